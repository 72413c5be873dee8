import { applicationErrors } from '@gatehouse/contract/applications/applications';
import {
  type ConsentScopes,
  consentScopeErrors,
  consentScopeTypes,
  type UserConsentScope,
  userConsentScope,
} from '@gatehouse/contract/applications/consent-scopes';
import { entityErrors } from '@gatehouse/contract/errors';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import type { TenantDb } from '../../database/database.ts';
import { isOwnAudience } from '../../tenancy/tenant.ts';
import { fail, found } from '../../lib/fail.ts';
import {
  narrowGrants,
  narrowGrantsOfOrganizations,
  narrowGrantsOfResource,
} from '../../sessions/narrow-grants.ts';
import { getApplication } from './applications-store.ts';
import * as store from './consent-scopes-store.ts';

/** The scopes that the application may request, in the contract's order and by resource. */
export async function getConsentScopes(
  { db }: TransactionCtx,
  applicationId: string,
): Promise<ConsentScopes> {
  found(await getApplication(db, applicationId), entityErrors.notFound);
  const [held, resourceScopes, organizationScopes, organizationResourceScopes] = await Promise.all([
    store.listUserScopes(db, applicationId),
    store.listResourceScopes(db, 'applicationResourceScopes', applicationId),
    store.listOrganizationScopes(db, applicationId),
    store.listResourceScopes(db, 'applicationOrganizationResourceScopes', applicationId),
  ]);
  return {
    userScopes: userConsentScope.options.filter((scope) => held.has(scope)),
    resourceScopes,
    organizationScopes,
    organizationResourceScopes,
  };
}

interface Wanted {
  userScopes?: readonly UserConsentScope[];
  resourceScopes?: readonly string[];
  organizationScopes?: readonly string[];
  organizationResourceScopes?: readonly string[];
}

/**
 * Adds scopes that a third-party application may request. Scopes of our own APIs are rejected, because with a user's consent they would make
 * the application an administrator.
 */
export async function addConsentScopes(
  ctx: TransactionCtx,
  applicationId: string,
  { userScopes = [], resourceScopes = [], organizationScopes = [], organizationResourceScopes = [] }: Wanted,
): Promise<void> {
  const { db } = ctx;
  const application = found(await getApplication(db, applicationId), entityErrors.notFound);
  if (!application.isThirdParty) fail(consentScopeErrors.thirdPartyOnly);
  // It has what the tenant lets registered clients have (ADR 230).
  if (application.isRegistered) fail(applicationErrors.registered);
  await requirePermissions(ctx, [...resourceScopes, ...organizationResourceScopes]);
  await store.addUserScopes(db, applicationId, userScopes);
  await store.addResourceScopes(db, 'applicationResourceScopes', applicationId, resourceScopes);
  await store.addOrganizationScopes(db, applicationId, organizationScopes);
  const table = 'applicationOrganizationResourceScopes';
  await store.addResourceScopes(db, table, applicationId, organizationResourceScopes);
}

async function requirePermissions({ db, runtime }: TransactionCtx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('scopes as s')
    .innerJoin('resources as r', 'r.id', 's.resourceId')
    .select(['s.id', 'r.indicator'])
    .where('s.id', 'in', [...ids])
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) fail(consentScopeErrors.notFound);
  if (rows.some(({ indicator }) => isOwnAudience(runtime.settings, indicator)))
    fail(consentScopeErrors.managementApi);
}

interface Removed {
  applicationId: string;
  scopeId: string;
}

/** By type, as it appears in paths. Each removes a scope, also from users' grants, and returns how many rows it deleted. */
const removals = new Map<string, (db: TenantDb, removed: Removed) => Promise<bigint>>([
  [consentScopeTypes.user, removeUserScope],
  [consentScopeTypes.resource, (db, removed) => removePermission(db, removed, 'everywhere')],
  [consentScopeTypes.organization, removeOrganizationPermission],
  [consentScopeTypes.organizationResource, (db, removed) => removePermission(db, removed, 'organizations')],
]);

/** Removes a scope, also from users' grants: valid tokens no longer return its data. */
export async function removeConsentScope(
  { db }: TransactionCtx,
  { scopeType, ...removed }: Removed & { scopeType: string },
): Promise<void> {
  const remove = found(removals.get(scopeType), entityErrors.notFound);
  if ((await remove(db, removed)) === 0n) fail(entityErrors.notFound);
}

async function removeUserScope(db: TenantDb, { applicationId, scopeId }: Removed): Promise<bigint> {
  const { numDeletedRows } = await db
    .deleteFrom('applicationUserScopes')
    .where('applicationId', '=', applicationId)
    .where('scope', '=', scopeId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await narrowGrants(db, applicationId, scopeId);
  return numDeletedRows;
}

async function removePermission(
  db: TenantDb,
  { applicationId, scopeId }: Removed,
  list: 'everywhere' | 'organizations',
): Promise<bigint> {
  await narrowGrantsOfResource(db, { applicationId, scopeId, list });
  const { numDeletedRows } = await db
    .deleteFrom(list === 'everywhere' ? 'applicationResourceScopes' : 'applicationOrganizationResourceScopes')
    .where('applicationId', '=', applicationId)
    .where('scopeId', '=', scopeId)
    .executeTakeFirstOrThrow();
  return numDeletedRows;
}

async function removeOrganizationPermission(
  db: TenantDb,
  { applicationId, scopeId }: Removed,
): Promise<bigint> {
  await narrowGrantsOfOrganizations(db, { applicationId, organizationScopeId: scopeId });
  const { numDeletedRows } = await db
    .deleteFrom('applicationOrganizationScopes')
    .where('applicationId', '=', applicationId)
    .where('organizationScopeId', '=', scopeId)
    .executeTakeFirstOrThrow();
  return numDeletedRows;
}
