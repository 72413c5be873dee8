/** Concepts that have one word in all of the console's texts of a language (CONTEXT.md has their meaning). */
export type Concept =
  | 'access token'
  | 'administrator'
  | 'API resource'
  | 'application'
  | 'audit log'
  | 'connector'
  | 'custom domain'
  | 'invitation'
  | 'invoice'
  | 'member'
  | 'organization'
  | 'passkey'
  | 'permission'
  | 'plan'
  | 'redirect URI'
  | 'role'
  | 'session'
  | 'signing key'
  | 'tenant'
  | 'webhook';

/** The terms of a language: the beginning that all inflected forms share, or several if forms differ. */
export type Terms = Record<Concept, readonly [string, ...string[]]>;
