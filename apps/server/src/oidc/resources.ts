import type { KoaContextWithOIDC, ResourceServer } from 'oidc-provider';
import type { ClientExtras } from './clients.ts';
import { errors } from './engine.ts';
import { loadInto, requestOf } from './request.ts';
import { refuseOrganization } from './token-policy.ts';

/** Client packages ask for it with the organizations scope; it grants nothing by itself. */
const organizationsResource = 'urn:logto:resource:organizations';

/** What a token for this API may carry: the scopes that the user's, or the machine's, roles hold now. Throws `invalid_target`. */
export async function describeResource(
  ctx: KoaContextWithOIDC,
  indicator: string,
  client: object,
  alg: string,
): Promise<ResourceServer> {
  const { oidc } = ctx;
  refuseOrganization(ctx);
  const allowed = allowedPermissions(ctx, client as ClientExtras, indicator);
  if (indicator === organizationsResource && oidc.route !== 'token')
    return { scope: '', audience: indicator, accessTokenFormat: 'jwt' };
  const request = requestOf(ctx);
  if (!request.resources.has(indicator) && !request.asked.has(`resource:${indicator}`))
    await loadInto(request, {
      instances: [],
      clientId: oidc.client?.clientId,
      accountId: oidc.account?.accountId,
      resources: [indicator],
    });
  const row = request.resources.get(indicator);
  if (!row) throw new errors.InvalidTarget('resource indicator is missing, or unknown');
  return {
    audience: row.indicator,
    scope: (allowed ? row.scopes.filter((name) => allowed.has(name)) : row.scopes).join(' '),
    accessTokenTTL: row.ttl,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: alg as 'ES256' } },
  };
}

/** What of an API a third-party application may ask for; undefined: it is not one. Throws `invalid_target` when that is nothing. */
function allowedPermissions(
  ctx: KoaContextWithOIDC,
  { isThirdParty }: ClientExtras,
  indicator: string,
): Set<string> | undefined {
  if (!isThirdParty) return undefined;
  const { consent } = requestOf(ctx).clients.get(ctx.oidc.client?.clientId ?? '') ?? {};
  const names = consent?.permissions[indicator];
  if (!names) throw new errors.InvalidTarget('this application may not ask for this resource');
  return new Set(names);
}

/**
 * The resource that is meant when a request names none: the tenant's default one, at sign-in and for machines. The engine asks at a
 * code and a refresh only where `openid` was not asked for, with what was granted: else the token is opaque, for userinfo and the
 * account API (wire). A machine has neither, so it must name a resource where there is no default.
 */
export function impliedResource(
  ctx: KoaContextWithOIDC,
  client: object,
  granted?: readonly string[],
): string | undefined {
  const { route, params, body } = ctx.oidc;
  if (route === 'token' && Array.isArray(params?.resource))
    throw new errors.InvalidTarget('a token is for one resource');
  const { defaultResource } = requestOf(ctx);
  const isMeant =
    !(client as ClientExtras).isThirdParty && !(route === 'token' && body?.organization_id !== undefined);
  if (isMeant && defaultResource !== undefined && granted?.includes(defaultResource) !== false)
    return defaultResource;
  if (params?.grant_type === 'client_credentials')
    throw new errors.InvalidTarget('resource or organization_id must be given');
  return undefined;
}
