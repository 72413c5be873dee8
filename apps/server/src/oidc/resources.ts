import type { AsymmetricSigningAlgorithm, Client, KoaContextWithOIDC, ResourceServer } from 'oidc-provider';
import { errors } from './engine.ts';
import { loadInto, requestOf } from './request.ts';
import { rejectOrganization } from './token-policy.ts';

/** Published clients request it with the organizations scope; it has no permissions. */
const organizationsResource = 'urn:logto:resource:organizations';

/** The resource with the scopes that tokens may have now, from the roles of the user or machine-to-machine application. Throws `invalid_target`. */
export async function loadResourceServer(
  ctx: KoaContextWithOIDC,
  indicator: string,
  client: Client,
  alg: AsymmetricSigningAlgorithm,
): Promise<ResourceServer> {
  const { oidc } = ctx;
  rejectOrganization(ctx);
  const allowed = allowedPermissions(ctx, client, indicator);
  if (indicator === organizationsResource && oidc.route !== 'token')
    return { scope: '', audience: indicator, accessTokenFormat: 'jwt' };
  const request = requestOf(ctx);
  if (!request.resources.has(indicator) && !request.loadedKeys.has(`resource:${indicator}`))
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
    jwt: { sign: { alg } },
  };
}

/** The permissions of a resource that a third-party application may request; undefined for other applications. Throws `invalid_target` if there are none. */
function allowedPermissions(
  ctx: KoaContextWithOIDC,
  { isThirdParty }: Client,
  indicator: string,
): Set<string> | undefined {
  if (!isThirdParty) return undefined;
  const { consent } = requestOf(ctx).clients.get(ctx.oidc.client?.clientId ?? '') ?? {};
  const names = consent?.permissions[indicator];
  if (!names) throw new errors.InvalidTarget('this application may not request this resource');
  return new Set(names);
}

/**
 * The resource of a request that names none: the tenant's default one, at sign-in and for machine-to-machine applications. When a
 * code or refresh token is used, the engine calls this only without the scope `openid`, with the granted resources: otherwise the token
 * is opaque, for userinfo and the account API (wire). Machine-to-machine applications can use neither, so they must name a resource
 * if the tenant has no default.
 */
export function impliedResource(
  ctx: KoaContextWithOIDC,
  client: Client,
  granted?: readonly string[],
): string | undefined {
  const { route, params, body } = ctx.oidc;
  if (route === 'token' && Array.isArray(params?.resource))
    throw new errors.InvalidTarget('a token is for one resource');
  const { defaultResource } = requestOf(ctx);
  const isImplied = !client.isThirdParty && !(route === 'token' && body?.organization_id !== undefined);
  if (isImplied && defaultResource !== undefined && granted?.includes(defaultResource) !== false)
    return defaultResource;
  if (params?.grant_type === 'client_credentials')
    throw new errors.InvalidTarget('resource or organization_id must be given');
  return undefined;
}
