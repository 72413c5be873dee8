import type { KoaContextWithOIDC } from 'oidc-provider';
import type { ClientExtras } from './clients.ts';
import { errors } from './engine.ts';
import { requestOf } from './request.ts';

interface Caller {
  clientId: string;
  clientAuthMethod: string;
}

const yearSeconds = 365 * 24 * 3600;

/**
 * Whether this refresh answers a new refresh token (ADR 7, CONST-14): always for an application without a secret, from
 * 70 % of the lifetime for one with, never when the application says so or after a year. What was rotated stays rotated.
 */
export function rotates(ctx: KoaContextWithOIDC): boolean {
  refuseOrganization(ctx);
  const { refreshToken, client } = ctx.oidc;
  if (requestOf(ctx).isRepetition) return true;
  if (!refreshToken || !client || !(client as unknown as ClientExtras).rotateRefreshToken) return false;
  if (refreshToken.totalLifetime() >= yearSeconds) return false;
  return client.clientAuthMethod === 'none' || refreshToken.ttlPercentagePassed() >= 70;
}

/** Throws where an organization's token is asked for: a token without the organization would look like one. */
export function refuseOrganization({ oidc: { route, body } }: KoaContextWithOIDC): void {
  const given = route === 'token' ? body?.organization_id : undefined;
  if (given !== undefined && given !== null && given !== '')
    throw new errors.InvalidRequest('organization_id is not supported yet');
}

/** Tokens are looked into by who got them, and by first-party servers that are given them (RFC 7662 4). */
export function mayIntrospect(_ctx: KoaContextWithOIDC, client: object, token: object): boolean {
  const caller = client as Caller & ClientExtras;
  if ((token as { clientId?: string }).clientId === caller.clientId) return true;
  return caller.clientAuthMethod !== 'none' && !caller.isThirdParty;
}

/** A token is revoked by who got it alone (RFC 7009 2.1). */
export function mayRevoke(_ctx: KoaContextWithOIDC, client: object, token: object): boolean {
  return (token as { clientId?: string }).clientId === (client as Caller).clientId;
}
