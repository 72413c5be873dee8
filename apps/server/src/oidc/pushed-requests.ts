import type { KoaContextWithOIDC } from 'oidc-provider';
import { markUsed } from '../one-time/one-time-values.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { errors } from './engine.ts';
import { type OidcRequest, workOf } from './request.ts';
import { rowKey } from './work.ts';
import { hashTokenId } from '../sessions/token-id.ts';

/** The engine's model of a pushed authorization request (PAR, RFC 9126). */
export const pushedModel = 'PushedAuthorizationRequest';
const prefix = 'urn:ietf:params:oauth:request_uri:';

/** The ID in a `request_uri`. */
export const pushedId = (uri: unknown): string | undefined =>
  typeof uri === 'string' && uri.startsWith(prefix) ? uri.slice(prefix.length) : undefined;

/** Throws unless the application may push requests: by default none can, so nothing is stored for them. */
export function requirePushing({ oidc }: KoaContextWithOIDC): void {
  if (!oidc.client?.pushesRequests)
    throw new errors.UnauthorizedClient('pushed authorization requests are turned off for this application');
}

/**
 * A pushed request gives one code. A user may reload the page that it leads to, which starts another flow, so it is used up with the code: at
 * once, in all processes, for as long as a flow that it started can go on (RFC 9126 4).
 */
export async function redeemPushedRequest({ oidc }: KoaContextWithOIDC, request: OidcRequest): Promise<void> {
  const { entities } = oidc;
  const pushed = entities.PushedAuthorizationRequest;
  const parJti: unknown = entities.Interaction && Reflect.get(entities.Interaction, 'parJti');
  const id = pushed?.jti ?? parJti;
  if (typeof id !== 'string') return;
  const { runtime, tenant } = request;
  const key = { purpose: 'used-jti', owner: pushedModel, name: id } as const;
  const until = runtime.clock() + 2 * lifetimes.flow * 1000;
  if (!(await markUsed(runtime.database.for(tenant.id), key, until)))
    throw new errors.InvalidRequestUri('request_uri is invalid, expired, or was already used');
  const stored = hashTokenId(id);
  workOf(request).destroyed.set(rowKey(pushedModel, stored), { model: pushedModel, id: stored });
}
