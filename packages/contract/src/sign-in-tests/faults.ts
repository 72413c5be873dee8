import { z } from 'zod';

/**
 * Why a sign-in at a provider failed, as far as connectors can tell: it says what to change. On the wire only in the result of a test; users get
 * the error code alone.
 */
export const providerFaults = [
  /** The user, or the provider's administrator, denied access. */
  'AccessDenied',
  /** Client ID or client secret. */
  'Client',
  /** The callback URL or assertion consumer service that is registered at the provider. */
  'CallbackUrl',
  'Scope',
  /** The code was rejected for another reason: it was used before or has expired. */
  'Code',
  /** Another issuer or entity ID than the settings have. */
  'Issuer',
  /** Issued to another client or entity ID of ours. */
  'Audience',
  /** Not valid yet, or no longer. */
  'Clock',
  /** Signed with another key or certificate. */
  'Signature',
  'Encryption',
  /** The response belongs to another sign-in. */
  'OtherSignIn',
  /** There is no lasting ID of the user. */
  'MissingId',
  /** The provider refused, for the reason that it gave. */
  'Refused',
  'Unreachable',
  /** The certificate of the provider's server. */
  'ServerCertificate',
  /** An address that requests may not be sent to. */
  'ForbiddenAddress',
  'Settings',
  /** The response isn't what the protocol says. */
  'Response',
] as const;
export type ProviderFault = (typeof providerFaults)[number];

/** The same, and why an account that the provider has verified can't sign in here. */
export const signInTestFault = z.enum([
  ...providerFaults,
  'EmailMissing',
  'EmailNotOfDomain',
  /** Another account of the same provider has the email address. */
  'EmailHeld',
]);
export type SignInTestFault = z.infer<typeof signInTestFault>;
