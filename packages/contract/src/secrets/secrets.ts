import { z } from 'zod';
import { id, tenantId, timestamp } from '../common.ts';
import { declareErrors } from '../errors.ts';

/** What is shown of the tokens that a provider issued for an account of a user there. The tokens themselves are not. */
export const tokenSecret = z.object({
  tenantId,
  id,
  userId: z.string(),
  type: z.literal('federated_token_set'),
  metadata: z.object({
    scope: z.string().optional(),
    /** When the access token expires, in seconds since 1970; missing if the provider didn't say. */
    expiresAt: z.number().optional(),
    tokenType: z.string().optional(),
    hasRefreshToken: z.boolean(),
  }),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** The account's ID at the provider. */
  identityId: z.string(),
  /** Of a social connector. */
  connectorId: z.string().optional(),
  target: z.string().optional(),
  /** Of enterprise SSO. */
  ssoConnectorId: z.string().optional(),
  issuer: z.string().optional(),
});
export type TokenSecret = z.infer<typeof tokenSecret>;

/** A provider's access token, as a token endpoint returns it (RFC 6749 5.1). */
export const providerAccessToken = z.object({
  access_token: z.string(),
  scope: z.string().optional(),
  token_type: z.string().optional(),
  /** Seconds. */
  expires_in: z.number().optional(),
});
export type ProviderAccessToken = z.infer<typeof providerAccessToken>;

/** Errors of reading a stored token. */
export const tokenSetErrors = declareErrors({
  notFound: [
    'secrets.third_party_token_set.token_not_found',
    404,
    'No token of this provider is stored. It is stored when the user signs in there, if the connector stores tokens.',
  ],
  expired: [
    'secrets.third_party_token_set.access_token_expired',
    401,
    'The token of this provider has expired and can’t be refreshed. The user has to sign in there again.',
  ],
});

/** Errors of storing the tokens of a new sign-in at a provider. */
export const newTokenErrors = declareErrors({
  otherProvider: [
    'verification_record.social_verification.invalid_target',
    422,
    'This verification belongs to another provider.',
  ],
  notLinked: [
    'user.identity_not_exists_in_current_user',
    422,
    'The account that was verified isn’t the one that is linked.',
  ],
  notStored: [
    'verification_record.social_verification.token_response_not_found',
    422,
    'The connector of this provider doesn’t store tokens.',
  ],
});
