import { longestAssertion } from '@gatehouse/contract/applications/public-keys';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { plainText } from '../audit/plain.ts';
import { markUsed } from '../one-time/one-time-values.ts';
import { errors, type Provider } from './engine.ts';
import { requireFlowRoom } from './flow-limit.ts';
import { currentContext, requestOf } from './request.ts';

/** Clocks of applications may be ahead by this. */
const toleranceSeconds = 15;

/** Types of other JWTs that an application signs (RFC 9101 4, RFC 9449 4.2). */
const foreignTypes = new Set(['oauth-authz-req+jwt', 'dpop+jwt']);

/**
 * Checks what the engine leaves open of a client assertion whose signature is valid (RFC 7523 3): how long it lives, because its use is
 * remembered that long, and that it is for us alone, because each of its audiences could send it to the others.
 */
export function checkAssertion(
  ctx: KoaContextWithOIDC,
  claims: Readonly<Record<string, unknown>>,
  header: Readonly<Record<string, unknown>>,
): void {
  const { exp, aud, jti } = claims;
  // A signed request has the same issuer, audience and key, and passes through browsers (RFC 9101 10.8).
  if (foreignTypes.has(String(header.typ).toLowerCase()) || 'response_type' in claims)
    throw new errors.InvalidClientAuth('the JWT is not a client assertion');
  if (typeof exp !== 'number' || exp > Date.now() / 1000 + longestAssertion + toleranceSeconds)
    throw new errors.InvalidClientAuth(`the assertion expires in more than ${longestAssertion} seconds`);
  if (Array.isArray(aud) && aud.length > 1)
    throw new errors.InvalidClientAuth('the assertion has several audiences');
  if (typeof jti !== 'string') throw new errors.InvalidClientAuth('jti must be a text');
  requestOf(ctx).keyId = plainText(typeof header.kid === 'string' ? header.kid : '', 64);
}

/**
 * The `jti` of a client assertion or proof is used once, in all processes: it is stored at once, by its own statement, and not with what the
 * request writes, so that of two requests at the same time one is refused, and an assertion isn't free again because its request failed.
 */
export function refuseReplays({ ReplayDetection }: Provider): void {
  Object.assign(ReplayDetection, {
    async unique(owner: string, jti: string, exp: number): Promise<boolean> {
      const { oidc, req } = currentContext();
      const request = requestOf({ req });
      const { runtime, tenant } = request;
      // Anyone can push a request with a proof for an application that doesn't authenticate.
      if (oidc.route === 'pushed_authorization_request' && oidc.client?.clientAuthMethod === 'none')
        requireFlowRoom(request);
      const db = runtime.database.for(tenant.id);
      // The engine uses the system clock, and not `runtime.clock`.
      const expiresAt = exp * 1000 - Date.now() + runtime.clock();
      return markUsed(db, { purpose: 'used-jti', owner, name: jti }, expiresAt);
    },
  });
}
