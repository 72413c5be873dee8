import { createHmac } from 'node:crypto';
import type { AccessToken, AdapterPayload, KoaContextWithOIDC } from 'oidc-provider';
import { isNewProof, verifyProof } from '../web/possession.ts';
import { errors } from './engine.ts';
import { type OidcRequest, requestOf } from './request.ts';

/** The secret of the nonces that proofs may contain: the same in all processes, and another one with another cookie key. */
export const nonceSecret = ([key = '']: readonly string[]): Buffer =>
  createHmac('sha256', key).update('nonces of DPoP proofs').digest();

/**
 * Ignores the proof of an application whose tokens aren't bound to keys, as before there were proofs. Refresh tokens that were bound while the
 * setting was on stay bound.
 */
export function ignoreUnusedProof(
  { req, oidc }: KoaContextWithOIDC,
  { clients, instances }: OidcRequest,
  clientId: string | undefined,
): void {
  if (req.headers.dpop === undefined || oidc.route === 'userinfo') return;
  const { boundTokens } = clients.get(clientId ?? '')?.custom ?? {};
  const isOn = boundTokens === 'allowed' || boundTokens === 'required';
  const isBound = [...instances.values()].some(({ payload }) => payload.jkt !== undefined);
  if (!isOn && !isBound) delete req.headers.dpop;
}

/** A code of an application whose tokens aren't bound needs no proof, whatever the authorization request says in `dpop_jkt`. */
export function unbindCode({ oidc }: KoaContextWithOIDC, payload: AdapterPayload): void {
  if (!oidc.client?.bindsTokens) delete payload.dpopJkt;
}

/** Only pages that send proofs get nonces for them. */
export function hideNonceHeader(ctx: KoaContextWithOIDC): void {
  const name = 'access-control-expose-headers';
  const exposed = [ctx.response.headers[name] ?? []].flat().join(',');
  if (!exposed.includes('DPoP-Nonce') || ctx.req.headers.dpop !== undefined) return;
  const others = exposed.split(',').filter((header) => header.trim() !== 'DPoP-Nonce');
  ctx.set(name, others.join(','));
}

/** Binds a token of an exchange to the key of the proof, as the engine does for its own grants. */
export async function bindToken(ctx: KoaContextWithOIDC, token: AccessToken): Promise<void> {
  const { client } = ctx.oidc;
  if (!client?.bindsTokens) return;
  const proof = ctx.get('dpop');
  if (proof === '') {
    if (client.dpopBoundAccessTokens) throw new errors.InvalidGrant('DPoP proof JWT not provided');
    return;
  }
  const { runtime, tenant } = requestOf(ctx);
  const { jkt, jti } = await verifyProof(runtime, proof, {
    method: ctx.method,
    url: ctx.oidc.urlFor('token'),
  }).catch((error: unknown) => {
    throw new errors.InvalidDpopProof(String(error));
  });
  if (!(await isNewProof(runtime, tenant.id, client.clientId, jti)))
    throw new errors.InvalidGrant('DPoP proof JWT Replay detected');
  token.setThumbprint('jkt', jkt);
}
