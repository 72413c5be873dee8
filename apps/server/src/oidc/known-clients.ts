import type { KoaContextWithOIDC } from 'oidc-provider';
import { isOnDevice } from '../registered-clients/redirect-targets.ts';

/**
 * Whether the browser may be sent to the application without a decision of its user. One that registered itself could use a link to us to lead
 * people to any page, so the user of the session has to have given it access (RFC 9700 4.11.2, ADR 249).
 */
export const isKnownToUser = ({ oidc }: KoaContextWithOIDC): boolean =>
  !oidc?.client?.isRegistered || oidc.session?.grantIdFor(oidc.client.clientId) !== undefined;

/** Whether the response to an authorization request goes to the redirect URI. What comes after the pages does: they say where it goes. */
export const mayReturnTo = (
  ctx: KoaContextWithOIDC,
  redirectUri: string,
  response: Readonly<Record<string, unknown>>,
): boolean =>
  response.error === undefined ||
  ctx.oidc.route !== 'authorization' ||
  isKnownToUser(ctx) ||
  isOnDevice(redirectUri);
