import { longestRequest } from '@gatehouse/contract/applications/public-keys';
import { decodeJwt } from 'jose';
import type { AdapterPayload, Client, KoaContextWithOIDC } from 'oidc-provider';
import { errors } from './engine.ts';
import { findOversized } from './parameters.ts';
import { pushedModel } from './pushed-requests.ts';
import type { OidcRequest } from './request.ts';

/**
 * Checks what the engine leaves open of a signed request (JAR, RFC 9101): whether the application may use them at all, that it doesn't live
 * long, and can be stored. Pushed requests that aren't signed come here, too: the engine keeps them as a request object of its own.
 */
export function checkSignedRequest(
  { oidc }: KoaContextWithOIDC,
  claims: Readonly<Record<string, unknown>>,
  _header: unknown,
  client: Client,
): void {
  if (JSON.stringify(claims).includes('\\u0000'))
    throw new errors.InvalidRequestObject('the request contains a NUL character');
  if (pushedModel in oidc.entities) return;
  if (!client.signsRequests) throw new errors.RequestNotSupported();
  const { exp } = claims;
  if (typeof exp !== 'number' || exp > Date.now() / 1000 + longestRequest)
    throw new errors.InvalidRequestObject(`the request expires in more than ${longestRequest} seconds`);
  const oversized = findOversized(claims);
  if (oversized !== undefined) throw new errors.InvalidRequestObject(oversized);
}

/** Throws for `request` of an application that signs none, before anything of it is read: as if the server didn't support it. */
export function requireSignedRequests(
  { oidc }: KoaContextWithOIDC,
  request: OidcRequest,
  { signsRequests }: AdapterPayload,
): void {
  if (oidc.route !== 'authorization' || oidc.params?.request === undefined) return;
  if (signsRequests === true || request.isRefusedSigned) return;
  request.isRefusedSigned = true;
  throw new errors.RequestNotSupported();
}

/** The organization that a pushed or signed request names: it isn't in the URL, and has to be read with the rest. Nothing of it is verified yet. */
export function organizationInside(
  { instances }: OidcRequest,
  given: Readonly<Record<string, unknown>>,
): string | undefined {
  const pushed = [...instances.values()].find(({ model }) => model === pushedModel);
  const text: unknown = pushed ? pushed.payload.request : given.request;
  if (typeof text !== 'string') return undefined;
  try {
    const { organization_id: id } = decodeJwt(text);
    return typeof id === 'string' && id !== '' && !id.includes('\0') ? id : undefined;
  } catch {
    return undefined;
  }
}
