import { adminTenantId } from '@gatehouse/contract/common';
import {
  organizationOfTenant,
  scopesOfRoles,
  tenantScopes,
} from '@gatehouse/contract/tenant-members/tenant-roles';
import type { AsymmetricSigningAlgorithm, Client, KoaContextWithOIDC, ResourceServer } from 'oidc-provider';
import { tenantOfIndicator } from '../tenancy/tenant.ts';
import { findMemberRefusal } from '../organizations/member-refusal.ts';
import { organizationsResource } from '../sessions/granted-resources.ts';
import { errors } from './engine.ts';
import { loadInto, requestOf } from './request.ts';
import { audienceFor, denied, requireOrganization } from './organization.ts';
import { requireTokens } from './token-limit.ts';

/**
 * The resource with the scopes that tokens may have now, from the roles of the user or machine-to-machine application. Throws
 * `invalid_target`, or why there is no token for the organization that the request names.
 */
export async function loadResourceServer(
  ctx: KoaContextWithOIDC,
  indicator: string,
  alg: AsymmetricSigningAlgorithm,
): Promise<ResourceServer> {
  const { oidc } = ctx;
  const organizationId = requireOrganization(ctx);
  const request = requestOf(ctx);
  if (oidc.params?.grant_type === 'client_credentials') await requireTokens(request);
  if (!request.resources.has(indicator) && !request.loadedKeys.has(`resource:${indicator}`))
    await loadInto(request, {
      instances: [],
      clientId: oidc.client?.clientId,
      accountId: oidc.account?.accountId,
      resources: [indicator],
      organization: organizationId,
    });
  const row = request.resources.get(indicator);
  if (!row) throw new errors.InvalidTarget('resource indicator is missing, or unknown');
  if (!row.scopes) throw new errors.InvalidTarget('this application may not request this resource');
  if (indicator === organizationsResource && oidc.route === 'token' && organizationId === undefined)
    throw new errors.InvalidTarget('organization_id must be given for this resource');
  // What is allowed only in organizations is requested with the rest, but no token without an organization has it.
  const ofOrganizations = oidc.route === 'token' ? [] : (row.organizationScopes ?? []);
  const scopes = (await scopesOfMember(ctx, indicator)) ?? [...row.scopes, ...ofOrganizations];
  return {
    audience: audienceFor(indicator, organizationId),
    scope: scopes.join(' '),
    accessTokenTTL: row.ttl,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg } },
  };
}

/**
 * An administrator's token for the Management API of a tenant has the scope `all` if they are a member. What a member may do is read from the
 * database at each request, so that changes of roles apply at once (ADR 152). Undefined for all other resources. Throws if the tenant
 * requires a second factor that the member lacks (ADR 159): when a token is issued, because sign-in itself has them set one up.
 */
async function scopesOfMember(
  ctx: KoaContextWithOIDC,
  indicator: string,
): Promise<readonly string[] | undefined> {
  const { runtime, tenant } = requestOf(ctx);
  const { account } = ctx.oidc;
  if (tenant.id === adminTenantId && runtime.settings.EDITION === 'cloud')
    return indicator === organizationsResource ? scopesInTenant(ctx) : undefined;
  const administered =
    tenant.id === adminTenantId ? tenantOfIndicator(runtime.settings, indicator) : undefined;
  if (administered === undefined || administered === adminTenantId || !account) return undefined;
  const db = runtime.database.for(adminTenantId);
  const refusal = await findMemberRefusal(db, organizationOfTenant(administered), account.accountId);
  if (refusal === 'mfa' && ctx.oidc.route === 'token')
    throw denied('the tenant requires a second factor, and the user has none; signing in sets one up');
  return refusal === 'membership' ? [] : ['all'];
}

/**
 * In the cloud edition, what an administrator's token for a tenant's organization may have: what their role gives now. A sign-in is granted all
 * of it, so that a change of role needs no other one (ADR 186).
 */
async function scopesInTenant(ctx: KoaContextWithOIDC): Promise<readonly string[] | undefined> {
  const { runtime, organizationId } = requestOf(ctx);
  const { account, route } = ctx.oidc;
  if (!account) return undefined;
  if (organizationId === undefined) return route === 'token' ? undefined : tenantScopes;
  const held = await runtime.database
    .for(adminTenantId)
    .selectFrom('organizationUsersRoles')
    .select('organizationRoleId')
    .where('organizationId', '=', organizationId)
    .where('userId', '=', account.accountId)
    .execute();
  return scopesOfRoles(held.map((role) => role.organizationRoleId));
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
  const { route, params } = ctx.oidc;
  if (route === 'token' && Array.isArray(params?.resource))
    throw new errors.InvalidTarget('a token is for one resource');
  const { defaultResource } = requestOf(ctx);
  if (!client.isThirdParty && defaultResource !== undefined && granted?.includes(defaultResource) !== false)
    return defaultResource;
  if (params?.grant_type === 'client_credentials')
    throw new errors.InvalidTarget('resource or organization_id must be given');
  return undefined;
}
