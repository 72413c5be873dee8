import type { BodyOf } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import type * as api from '@gatehouse/contract/organization-roles/endpoints';
import type { OrganizationRole } from '@gatehouse/contract/organization-roles/organization-roles';
import { roleErrors, type RoleType } from '@gatehouse/contract/roles/roles';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { requireNoMoreThanOwn } from '../../web/no-more-than-own.ts';
import { fail, found } from '../../lib/fail.ts';
import * as store from './organization-roles-store.ts';
import {
  hasScopeOf,
  organizationPermissions,
  permissionErrors,
  resourcePermissions,
} from './role-permissions.ts';

/** Creates a role with all these permissions, or nothing if one of them doesn't exist. */
export async function createOrganizationRole(
  ctx: TransactionCtx,
  { organizationScopeIds, resourceScopeIds, ...values }: BodyOf<typeof api.createOrganizationRole>,
): Promise<OrganizationRole> {
  await requireAssignable(ctx, values.type, resourceScopeIds);
  const role = await store.insertOrganizationRole(ctx.db, values);
  const owner = { organizationRoleId: role.id };
  await organizationPermissions.add(ctx.db, owner, organizationScopeIds, permissionErrors);
  await resourcePermissions.add(ctx.db, owner, resourceScopeIds, permissionErrors);
  return role;
}

/**
 * Throws if the caller can't add one of these permissions of API resources to a role of this type: users never get permissions of the
 * Management API, as in roles of the tenant.
 */
async function requireAssignable(
  ctx: TransactionCtx,
  type: RoleType | undefined,
  scopeIds: readonly string[],
): Promise<void> {
  await requireNoMoreThanOwn(ctx, { scopeIds });
  if (type !== 'MachineToMachine' && (await hasScopeOf(ctx.db, ctx.tenant.indicator, scopeIds)))
    fail(roleErrors.managementScopesForUsers);
}

/** Changes a role. Its type stays: it decides who can have the role. */
export async function updateOrganizationRole(
  ctx: TransactionCtx,
  id: string,
  { type, ...values }: BodyOf<typeof api.updateOrganizationRole>,
): Promise<OrganizationRole> {
  const role = found(await store.getOrganizationRole(ctx.db, id), entityErrors.notFound);
  if (type && type !== role.type) fail(entityErrors.wrongType);
  return found(await store.updateOrganizationRole(ctx.db, id, values), entityErrors.notFound);
}

export async function addResourcePermissions(
  ctx: TransactionCtx,
  roleId: string,
  scopeIds: string[],
): Promise<void> {
  const role = found(await store.getOrganizationRole(ctx.db, roleId), entityErrors.relationNotFound);
  await requireAssignable(ctx, role.type, scopeIds);
  await resourcePermissions.add(ctx.db, { organizationRoleId: roleId }, scopeIds, permissionErrors);
}

/**
 * Sets the API resource permissions of a role to exactly these. Callers can keep permissions that they don't have themselves, but not add
 * them: one that is removed at the same time isn't added again.
 */
export async function replaceResourcePermissions(
  ctx: TransactionCtx,
  roleId: string,
  scopeIds: string[],
): Promise<void> {
  const role = found(await store.getOrganizationRole(ctx.db, roleId), entityErrors.relationNotFound);
  const owner = { organizationRoleId: roleId };
  if (!(await resourcePermissions.lockOwner(ctx.db, owner))) fail(entityErrors.relationNotFound);
  const held = await resourcePermissions.listIds(ctx.db, owner);
  const added = scopeIds.filter((id) => !held.includes(id));
  await requireAssignable(ctx, role.type, added);
  await resourcePermissions.keepOnly(ctx.db, owner, scopeIds);
  await resourcePermissions.addToAll(ctx.db, owner, added, permissionErrors);
}
