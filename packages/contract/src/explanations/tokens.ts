import { z } from 'zod';
import { timestamp } from '../common.ts';
import { explainedResource } from './access.ts';

/** What a token is; `Unknown` for anything that isn't a token of this tenant, or no longer known. */
export const tokenKind = z.enum([
  'AccessToken',
  'OpaqueAccessToken',
  'IdToken',
  'RefreshToken',
  'MachineToken',
  'Unknown',
]);
export type TokenKind = z.infer<typeof tokenKind>;

/** What has changed since a token was issued, so that it no longer works or a new one would be another. */
export const tokenChange = z.enum([
  'Expired',
  /** Rotated, and replaced with another refresh token. */
  'Used',
  /** Its grant has ended: the user signed out or withdrew consent, or it was revoked. */
  'GrantEnded',
  'UserDeleted',
  'UserSuspended',
  'ApplicationDeleted',
  /** The application's access control no longer includes the user. */
  'AccessLost',
  /** The user or application has left the organization. */
  'MembershipEnded',
  'ResourceDeleted',
  /** It has permissions that no role gives any more. */
  'ScopesLost',
]);
export type TokenChange = z.infer<typeof tokenChange>;

/** A token, explained. Never contains the token, or what it says of its user. */
export const explainedToken = z.object({
  kind: tokenKind,
  /** The ID of a JWT, or of the stored token. */
  jti: z.string().nullable(),
  issuedAt: timestamp.nullable(),
  expiresAt: timestamp.nullable(),
  /** Whether it still works: for our own APIs and at the token endpoint. APIs that don't ask us accept a JWT until it expires. */
  isActive: z.boolean(),
  changes: z.array(tokenChange),
  /** Null for an application's own token, or if it is deleted; `id` is in the token. */
  user: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  application: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  organization: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  audience: z.string().nullable(),
  /** Who acts for the user, after a token exchange. */
  actorId: z.string().nullable(),
  grantId: z.string().nullable(),
  scopes: z.array(
    z.object({
      name: z.string(),
      /** Whether a token that is issued now would have it; null if that isn't decided by roles, as for `openid`. */
      isGiven: z.boolean().nullable(),
    }),
  ),
  /** The permissions of its resource, with the roles that give them now. */
  resource: explainedResource.nullable(),
  /** Names of the claims it has beside the protocol's. */
  claims: z.array(z.string()),
});
export type ExplainedToken = z.infer<typeof explainedToken>;
