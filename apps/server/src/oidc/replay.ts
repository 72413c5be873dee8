import { createHash, timingSafeEqual } from 'node:crypto';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Instance } from './load.ts';
import { type OidcRequest, workOf } from './request.ts';
import { mayRetry, notePredecessor } from './rotation.ts';
import { rowKey } from './work.ts';

/** Browsers and networks repeat requests: within this time the second use of a code by its own client isn't an attack (ADR 7). */
const retryMs = 3000;

/**
 * Whether the engine may see this row. A used code is hidden, and its grant is revoked unless its own client retries
 * immediately (RFC 9700 4.5). A used refresh token returns the same successor to its client until that one is used, for one
 * minute at most; after that its use revokes the family (RFC 9700 4.14, ADR 110).
 */
export function passReplay(ctx: KoaContextWithOIDC, request: OidcRequest, row: Instance): boolean {
  if (row.consumedAt === null) {
    if (row.model === 'RefreshToken' && ctx.oidc.route === 'token') notePredecessor(request, row);
    return true;
  }
  const age = request.runtime.clock() - row.consumedAt;
  const isOwn = ctx.oidc.client?.clientId === row.payload.clientId;
  if (row.model === 'RefreshToken') {
    if (ctx.oidc.route !== 'token') return ctx.oidc.route === 'revocation';
    if (isOwn && mayRetry(request, row)) {
      row.consumedAt = null;
      request.isRetry = true;
      return true;
    }
    if (isOwn) revokeGrant(request, row, 'a rotated refresh token was used again');
    return false;
  }
  if (!(isOwn && age < retryMs && hasVerifier(ctx, row)))
    revokeGrant(request, row, 'an authorization code was used again');
  return false;
}

/** Whether the request has the code verifier of the browser or server that the code was issued to (RFC 7636 4.6), and the same redirect URI. */
function hasVerifier({ oidc }: KoaContextWithOIDC, { payload }: Instance): boolean {
  const { code_verifier: verifier, redirect_uri: redirectUri } = oidc.body ?? {};
  if (redirectUri !== payload.redirectUri) return false;
  if (typeof payload.codeChallenge !== 'string') return verifier === undefined;
  if (typeof verifier !== 'string') return false;
  const actual = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const expected = Buffer.from(payload.codeChallenge);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function revokeGrant(request: OidcRequest, { model, payload }: Instance, reason: string): void {
  const work = workOf(request);
  const { log, tenant } = request;
  const grantId = String(payload.grantId);
  work.revoked.add(grantId);
  work.destroyed.set(rowKey('Grant', grantId), { model: 'Grant', id: grantId });
  request.ended = { reason, userId: typeof payload.accountId === 'string' ? payload.accountId : undefined };
  log.warn({ tenant: tenant.id, model, grantId, clientId: payload.clientId }, reason);
}
