import type { AccessToken, Client, ClientCredentials, KoaContextWithOIDC, RefreshToken } from 'oidc-provider';
import { isOwnAudience } from '../tenancy/tenant.ts';
import { customClaims } from './custom-claims.ts';
import { organizationClaim } from './organization.ts';
import { requestOf } from './request.ts';
import { authenticationClaims } from './step-up.ts';

type Token = AccessToken | ClientCredentials | RefreshToken;

const yearSeconds = 365 * 24 * 3600;

/**
 * Whether this refresh rotates the refresh token (ADR 7, CONST-14): always for an application without a secret, after 70 % of
 * the lifetime for one with, never if the application disables it or after a year. A retry gets the rotated token again.
 */
export function rotates(ctx: KoaContextWithOIDC): boolean {
  const { refreshToken, client } = ctx.oidc;
  if (requestOf(ctx).isRetry) return true;
  if (!refreshToken || !client?.rotateRefreshToken) return false;
  if (refreshToken.totalLifetime() >= yearSeconds) return false;
  return client.clientAuthMethod === 'none' || refreshToken.ttlPercentagePassed() >= 70;
}

/**
 * What access tokens contain in addition to the engine's claims: those of the tenant's script, and laid over them how the user
 * has signed in (ADR 242), for our own APIs the grant, which they check on each request (ADR 7), the organization they are limited to, and who acts for the user (ADR 169).
 */
export async function extraClaims(
  ctx: KoaContextWithOIDC,
  token: AccessToken | ClientCredentials,
): Promise<Record<string, unknown> | undefined> {
  const request = requestOf(ctx);
  const { exchange } = request;
  const ofGrant = 'grantId' in token && isOwnAudience(request.runtime.settings, token.aud);
  const claims = {
    ...(await customClaims(ctx, token)),
    ...(!exchange && authenticationClaims(ctx)),
    ...(ofGrant && { gid: token.grantId }),
    ...organizationClaim(request, token),
    // Marks an opaque token, which the account API doesn't take.
    ...(exchange && token.aud === undefined && { exchanged: true }),
    ...(exchange?.act && { act: exchange.act }),
  };
  // An empty object would be stored with every opaque token.
  return Object.keys(claims).length > 0 ? claims : undefined;
}

/** An application may introspect its own tokens; first-party applications with a secret may introspect all, because APIs receive them (RFC 7662 4). */
export function mayIntrospect(_ctx: KoaContextWithOIDC, client: Client, token: Token): boolean {
  return token.clientId === client.clientId || (client.clientAuthMethod !== 'none' && !client.isThirdParty);
}

/** An application may revoke only its own tokens (RFC 7009 2.1). */
export function mayRevoke(_ctx: KoaContextWithOIDC, client: Client, token: Token): boolean {
  return token.clientId === client.clientId;
}
