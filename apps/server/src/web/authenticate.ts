import { adminTenantId } from '@gatehouse/contract/common';
import { isOfPlatform, isOfTenant, type Permission } from '@gatehouse/contract/endpoint';
import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import { withImplied } from '@gatehouse/contract/resources/management-scopes';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import {
  organizationOfTenant,
  scopesOfRoles,
  type TenantScope,
} from '@gatehouse/contract/tenant-members/tenant-roles';
import type { FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import type { Actor, Tenant } from '../runtime/ctx.ts';
import { findAdministrator, findMachine } from '../database/hot/callers.ts';
import { fail } from '../lib/fail.ts';
import { getTenantKeys } from '../keys/signing-keys-store.ts';
import { readFlows, selectFlow } from '../sessions/flow-cookie.ts';
import { findUserToken } from '../sessions/user-token.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Settings } from '../runtime/settings.ts';
import { isOperator } from '../tenancy/operate.ts';
import {
  managementIndicator,
  meIndicator,
  platformIndicator,
  tenantAudience,
  tenantOfAudience,
  tenantOfIndicator,
} from '../tenancy/tenant.ts';
import { authenticateLink } from './authenticate-link.ts';
import { pathOfTenant } from './authorize.ts';
import { boundKey, type Presented, requirePossession } from './possession.ts';
import { readAudience, verifyToken } from './verify-token.ts';

/** The caller, from the Authorization header or a cookie: of open flows, or of a connection link. Throws 401 unless the token is valid and its user and application still are. */
export async function authenticate(
  runtime: Runtime,
  tenant: Tenant,
  permission: Permission,
  request: FastifyRequest,
): Promise<Actor> {
  if (permission === 'public') return { kind: 'anonymous' };
  if (permission === 'flow') return authenticateFlow(runtime, tenant, request);
  if (permission === 'connection-link') return authenticateLink(runtime, tenant, request);
  const presented = readPresented(request);
  const { token } = presented;
  if (permission === 'account') return authenticateUser(runtime, tenant, presented);
  if (isOfTenant(permission)) return authenticateMember(runtime, tenant, presented, request);
  const { issuer, claims } = await verifyToken(runtime, tenant, token, (by) =>
    audienceFrom(by, { settings: runtime.settings, tenant, permission }),
  );
  await requireKeyOf(runtime, tenant, presented, claims);
  // Its permissions are valid in one organization only, and these APIs are of the whole tenant.
  if (claims.organization_id !== undefined)
    return fail(edgeErrors.unauthorized, { internal: 'the token is limited to an organization' });
  if (issuer.id === adminTenantId && claims.sub !== claims.client_id)
    return permission === 'operate:platform'
      ? authenticateOperator(runtime, claims)
      : authenticateAdministrator(
          runtime,
          claims,
          permission === 'me' || isOfPlatform(permission) ? undefined : tenant.id,
        );
  // Of the tenant's own tokens, its Management API accepts only those of machine-to-machine applications (ADR 5).
  if (tenant.id !== adminTenantId && issuer.id === tenant.id && claims.sub === claims.client_id)
    return authenticateMachine(runtime, tenant, claims);
  return fail(edgeErrors.unauthorized, { internal: 'this API does not accept callers of this kind' });
}

/** The audience that a token of this issuer must have. Administrators of the cloud edition have tokens for the tenant's organization (ADR 186). */
function audienceFrom(
  issuer: Tenant,
  { settings, tenant, permission }: { settings: Settings; tenant: Tenant; permission: Permission },
): string {
  if (permission === 'me') return meIndicator(settings);
  if (isOfPlatform(permission)) return platformIndicator(settings);
  const isAdministrators = settings.EDITION === 'cloud' && issuer.id === adminTenantId;
  return isAdministrators ? tenantAudience(tenant.id) : tenant.indicator;
}

/** Our pages name their flow by id and custom pages by application; without either it is the newest one (ADR 7). */
async function authenticateFlow(runtime: Runtime, tenant: Tenant, request: FastifyRequest): Promise<Actor> {
  const { cookies } = await getTenantKeys(runtime, tenant.id);
  const { headers, query } = request;
  const queriedApp =
    typeof query === 'object' && query !== null && 'app_id' in query ? query.app_id : undefined;
  const appId = headers['logto-app-id'] ?? queriedApp;
  const flow = selectFlow(readFlows(tenant.id, cookies, headers.cookie), {
    flowId: headers['gatehouse-flow']?.toString(),
    appId: typeof appId === 'string' ? appId : undefined,
  });
  return flow ? { kind: 'flow', flowId: flow.id, clientId: flow.clientId } : fail(sessionErrors.notFound);
}

/** The token of an Authorization header. Throws 401 without one. */
export function readBearer(authorization: string | undefined): string {
  if (!authorization) return fail(edgeErrors.authorizationHeaderMissing);
  const match = /^Bearer +([^\s]+)$/i.exec(authorization);
  return match?.[1] ?? fail(edgeErrors.tokenTypeNotSupported);
}

/** The token of the request, as a Bearer token or with a proof of possession (RFC 9449 7.1). Throws 401 without one. */
function readPresented({ headers, method, url: path }: FastifyRequest): Presented {
  const { authorization } = headers;
  const bound = /^DPoP +([^\s]+)$/i.exec(authorization ?? '')?.[1];
  const proof = typeof headers.dpop === 'string' ? headers.dpop : undefined;
  return bound === undefined
    ? { token: readBearer(authorization), scheme: 'bearer', proof, method, path }
    : { token: bound, scheme: 'dpop', proof, method, path };
}

const requireKeyOf = (
  runtime: Runtime,
  tenant: Tenant,
  presented: Presented,
  claims: JWTPayload,
): Promise<void> =>
  requirePossession(runtime, tenant, presented, {
    jkt: boundKey(claims),
    clientId: String(claims.client_id),
  });

async function authenticateUser(runtime: Runtime, tenant: Tenant, presented: Presented): Promise<Actor> {
  const found = await findUserToken(runtime, tenant, presented.token);
  if (!found) return fail(edgeErrors.unauthorized);
  const { jkt, ...user } = found;
  await requirePossession(runtime, tenant, presented, { jkt: jkt ?? undefined, clientId: user.clientId });
  return user;
}

const grantedScopes = ({ scope }: JWTPayload): readonly string[] =>
  withImplied(typeof scope === 'string' ? scope.split(' ').filter(Boolean) : []);

/**
 * A member of the tenant in the path. Its token is the one that opens that tenant's Management API; that of a machine-to-machine application isn't
 * from the admin tenant. A tenant that the caller isn't a member of doesn't exist for them.
 */
async function authenticateMember(
  runtime: Runtime,
  tenant: Tenant,
  presented: Presented,
  { params }: FastifyRequest,
): Promise<Actor> {
  const { token } = presented;
  const { settings } = runtime;
  const isCloud = settings.EDITION === 'cloud';
  const named = readAudience(token);
  const administered = isCloud ? tenantOfAudience(named) : tenantOfIndicator(settings, named);
  if (administered === undefined) return fail(edgeErrors.unauthorized, { internal: 'not for a tenant' });
  const audience = isCloud ? tenantAudience(administered) : managementIndicator(settings, administered);
  const { claims } = await verifyToken(runtime, tenant, token, () => audience);
  await requireKeyOf(runtime, tenant, presented, claims);
  if (claims.sub === claims.client_id)
    return fail(edgeErrors.unauthorized, { internal: 'this API does not accept callers of this kind' });
  const actor = await authenticateAdministrator(runtime, claims, administered);
  const { tenantId } = pathOfTenant.parse(params);
  return tenantId === administered && actor.scopes.length > 0 ? actor : fail(entityErrors.notFound);
}

/** With the permissions of a member of the tenant; without a tenant, for their own account. */
async function authenticateAdministrator(
  runtime: Runtime,
  claims: JWTPayload,
  administered?: string,
): Promise<Extract<Actor, { kind: 'administrator' }>> {
  const { sub: userId = '', gid } = claims;
  const clientId = String(claims.client_id);
  const grantId = typeof gid === 'string' ? gid : undefined;
  // A token remains valid after a suspension, so user, client and grant are checked on each request (ADR 7).
  const values = [userId, clientId, grantId ?? '', runtime.clock()];
  const organization = administered === undefined ? null : organizationOfTenant(administered);
  const [administrator] = await runtime.database.hot<{ roles: string[]; lacksMfa: boolean }>(
    findAdministrator,
    adminTenantId,
    [...values, organization],
  );
  if (!administrator)
    return fail(edgeErrors.unauthorized, { internal: 'user, client or grant does not exist any more' });
  // Only to members: for others, the tenant doesn't exist.
  if (administrator.roles.length > 0 && administrator.lacksMfa) return fail(edgeErrors.mfaRequired);
  const granted = grantedScopes(claims);
  const scopes =
    administered === undefined ? granted : limitToMember(granted, scopesOfRoles(administrator.roles));
  return { kind: 'administrator', userId, clientId, scopes, grantId };
}

/** The permission isn't a scope of the token, so who gets the role needs no other token, and who loses it has none (ADR 198). */
async function authenticateOperator(
  runtime: Runtime,
  claims: JWTPayload,
): Promise<Extract<Actor, { kind: 'administrator' }>> {
  const actor = await authenticateAdministrator(runtime, claims);
  const granted = new Set(actor.scopes);
  const isAllowed = granted.has('manage:tenant:self') && (await isOperator(runtime.database, actor.userId));
  return { ...actor, scopes: isAllowed ? ['operate:platform'] : [] };
}

/** What a member may do with a token: not more than the token, nor than their role. Only who manages the tenant has `all`. */
function limitToMember(granted: readonly string[], held: readonly TenantScope[]): readonly string[] {
  const all = held.includes('manage:tenant') ? [...held, 'all'] : held;
  // Tokens for an organization have no `all`: those with `manage:tenant` have everything.
  return all.filter(
    (scope) => granted.includes('all') || granted.includes(scope === 'all' ? 'manage:tenant' : scope),
  );
}

async function authenticateMachine(runtime: Runtime, tenant: Tenant, claims: JWTPayload): Promise<Actor> {
  const clientId = String(claims.client_id);
  const [machine] = await runtime.database.hot<{ scopes: string[] }>(findMachine, tenant.id, [
    clientId,
    tenant.indicator,
  ]);
  if (!machine) return fail(edgeErrors.unauthorized, { internal: 'the application does not exist any more' });
  // A token remains valid after a role is removed; with it, an application could assign itself the role again (ADR 7).
  const held = withImplied(machine.scopes);
  return { kind: 'machine', clientId, scopes: grantedScopes(claims).filter((scope) => held.includes(scope)) };
}
