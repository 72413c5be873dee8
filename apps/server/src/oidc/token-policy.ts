import type { AccessToken, Client, ClientCredentials, KoaContextWithOIDC, RefreshToken } from 'oidc-provider';
import { errors } from './engine.ts';
import { requestOf } from './request.ts';

type Token = AccessToken | ClientCredentials | RefreshToken;

const yearSeconds = 365 * 24 * 3600;

/**
 * Whether this refresh rotates the refresh token (ADR 7, CONST-14): always for an application without a secret, after 70 % of
 * the lifetime for one with, never if the application disables it or after a year. A retry gets the rotated token again.
 */
export function rotates(ctx: KoaContextWithOIDC): boolean {
  rejectOrganization(ctx);
  const { refreshToken, client } = ctx.oidc;
  if (requestOf(ctx).isRetry) return true;
  if (!refreshToken || !client?.rotateRefreshToken) return false;
  if (refreshToken.totalLifetime() >= yearSeconds) return false;
  return client.clientAuthMethod === 'none' || refreshToken.ttlPercentagePassed() >= 70;
}

/** Throws if a token for an organization is requested: a token without the organization would look like one. */
export function rejectOrganization({ oidc: { route, body } }: KoaContextWithOIDC): void {
  const given = route === 'token' ? body?.organization_id : undefined;
  if (given !== undefined && given !== null && given !== '')
    throw new errors.InvalidRequest('organization_id is not supported yet');
}

/** An application may introspect its own tokens; first-party applications with a secret may introspect all, because APIs receive them (RFC 7662 4). */
export function mayIntrospect(_ctx: KoaContextWithOIDC, client: Client, token: Token): boolean {
  return token.clientId === client.clientId || (client.clientAuthMethod !== 'none' && !client.isThirdParty);
}

/** An application may revoke only its own tokens (RFC 7009 2.1). */
export function mayRevoke(_ctx: KoaContextWithOIDC, client: Client, token: Token): boolean {
  return token.clientId === client.clientId;
}
