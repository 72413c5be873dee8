import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { ProviderFault } from '@gatehouse/contract/sign-in-tests/faults';
import { callProvider, readAnswer } from './answers.ts';
import type { Tools } from './connector.ts';
import { ConnectorError } from './error.ts';

/** Only asymmetric algorithms: with HMAC, anyone who knows the client secret could sign. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) });

/** Expected claims of an ID token. */
export interface ExpectedIdToken {
  jwksUri: string;
  /** Several if the provider uses more than one form. */
  issuer: string | string[];
  clientId: string;
  /** Nonce of the authorization request, if any; an ID token with another one is rejected. */
  nonce?: string;
  /** Maximum age of the token, in addition to its own expiry. */
  maxAgeSeconds?: number;
}

/**
 * Verifies signature, issuer, audience, time and nonce of an ID token (OpenID Connect Core 3.1.3.7) and parses its claims. The keys are fetched
 * each time, so that a revoked key is rejected at once. Throws `social_invalid_id_token`.
 */
export async function verifyIdToken<S extends z.ZodType>(
  { outbound }: Tools,
  idToken: string | undefined,
  { jwksUri, issuer, clientId, nonce, maxAgeSeconds }: ExpectedIdToken,
  schema: S,
): Promise<z.output<S>> {
  if (idToken === undefined)
    throw new ConnectorError('invalid_response', 'The provider returned no ID token');
  const { text } = await callProvider(outbound, jwksUri, {});
  const keys = createLocalJWKSet(readAnswer(text, keySet));
  const { payload } = await jwtVerify(idToken, keys, {
    issuer,
    audience: clientId,
    algorithms,
    clockTolerance: 60,
    maxTokenAge: maxAgeSeconds,
    requiredClaims: ['sub', 'exp', 'iat'],
  }).catch((error: unknown) => {
    throw refuse(error instanceof Error ? error.message : 'unknown error', toFault(error), error);
  });
  const { aud, azp } = payload;
  if (payload.nonce !== nonce) throw refuse('it belongs to another sign-in (nonce)', 'OtherSignIn');
  if ((Array.isArray(aud) && aud.length > 1 && azp === undefined) || (azp !== undefined && azp !== clientId))
    throw refuse('it was issued to another client (azp)', 'Audience');
  const claims = schema.safeParse(payload);
  if (!claims.success) throw refuse('its claims are not what they should be', 'Response', claims.error);
  return claims.data;
}

const refuse = (why: string, fault: ProviderFault, cause?: unknown): ConnectorError =>
  new ConnectorError('social_invalid_id_token', `The ID token is not valid: ${why}`, { fault, cause });

const faultsByClaim: Record<string, ProviderFault | undefined> = {
  iss: 'Issuer',
  aud: 'Audience',
  exp: 'Clock',
  iat: 'Clock',
  nbf: 'Clock',
};

function toFault(error: unknown): ProviderFault {
  if (error instanceof errors.JWTExpired) return 'Clock';
  if (error instanceof errors.JWTClaimValidationFailed) return faultsByClaim[error.claim] ?? 'Response';
  const isOfKey =
    error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey;
  return isOfKey ? 'Signature' : 'Response';
}
