import type { BodyOf } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import type { ScopeWithResource } from '@gatehouse/contract/resources/resources';
import type * as api from '@gatehouse/contract/roles/endpoints';
import { internalAdminRoleName, type Role, roleErrors, type RoleType } from '@gatehouse/contract/roles/roles';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { requireNoMoreThanOwn } from '../../web/no-more-than-own.ts';
import { fail, found } from '../../lib/fail.ts';
import { findScopes } from './role-scopes.ts';
import * as store from './roles-store.ts';

/** Creates a role with its permissions, which are checked before anything is written. */
export async function createRole(
  ctx: TransactionCtx,
  { scopeIds, ...values }: BodyOf<typeof api.createRole>,
): Promise<Role> {
  if (scopeIds) await requireAssignable(ctx, values.type, scopeIds);
  const role = await store.insertRole(ctx.db, values);
  if (scopeIds) await store.insertRoleScopes(ctx.db, role.id, scopeIds);
  return role;
}

/** Adds permissions to a role and returns them with their resources. */
export async function addRoleScopes(
  ctx: TransactionCtx,
  roleId: string,
  scopeIds: string[],
): Promise<ScopeWithResource[]> {
  const role = await getEditableRole(ctx, roleId);
  const scopes = await requireAssignable(ctx, role.type, scopeIds);
  await store.insertRoleScopes(ctx.db, role.id, scopeIds);
  return scopes;
}

/** Throws if the caller can't add one of these permissions to a role of this type; else returns them with their resources. */
async function requireAssignable(
  ctx: TransactionCtx,
  type: RoleType,
  scopeIds: readonly string[],
): Promise<ScopeWithResource[]> {
  const scopes = await findScopes(ctx.db, scopeIds);
  // A caller who may add Management API permissions to a user role could make any user an administrator (OPEN-25, wire code).
  const isManagement = scopes.some((scope) => scope.resource.indicator === ctx.tenant.indicator);
  if (type === 'User' && isManagement) fail(roleErrors.managementScopesForUsers);
  await requireNoMoreThanOwn(ctx, { scopeIds });
  return scopes;
}

/** Changes a role. If it becomes a default role, it is assigned to users or applications that are created from then on. */
export async function updateRole(
  ctx: TransactionCtx,
  id: string,
  values: BodyOf<typeof api.updateRole>,
): Promise<Role> {
  const role = await getEditableRole(ctx, id);
  if (values.isDefault && !role.isDefault) await requireNoMoreThanOwn(ctx, { roleIds: [id] });
  return found(await store.updateRole(ctx.db, id, values), entityErrors.notFound);
}

export async function removeRoleScope(ctx: TransactionCtx, roleId: string, scopeId: string): Promise<void> {
  const role = await getEditableRole(ctx, roleId);
  if (!(await store.deleteRoleScope(ctx.db, role.id, scopeId))) fail(entityErrors.notFound);
}

/** Returns a role. Throws if it doesn't exist or is the built-in one (ROLE-11). */
export async function getEditableRole(ctx: TransactionCtx, id: string): Promise<Role> {
  const role = found(await store.getRole(ctx.db, id), entityErrors.notFound);
  return role.name === internalAdminRoleName ? fail(roleErrors.internalRole) : role;
}
