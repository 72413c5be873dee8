import { entityErrors } from '@gatehouse/contract/errors';
import type { Role } from '@gatehouse/contract/roles/roles';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { fail, found } from '../../lib/fail.ts';
import { hasUser, userLinks } from './role-users.ts';
import { findRoleTypes, getRole } from './roles-store.ts';

/** Assigns a role to all of these users, or to none. */
export async function addRoleUsers(ctx: TransactionCtx, roleId: string, userIds: string[]): Promise<void> {
  const role = found(await getRole(ctx.db, roleId), entityErrors.notFound);
  requireUserRoles([role]);
  await userLinks.addHolders(ctx.db, roleId, [...new Set(userIds)]);
}

/** Assigns roles to a user, in addition to those they have. Returns the new ones. */
export async function addUserRoles(
  ctx: TransactionCtx,
  userId: string,
  roleIds: string[],
): Promise<string[]> {
  await requireUser(ctx, userId);
  const ids = [...new Set(roleIds)];
  requireUserRoles(await findRoleTypes(ctx.db, ids));
  return userLinks.addRoles(ctx.db, userId, ids);
}

/** Sets the roles of a user to exactly these. Of two replacements at once, the second one wins entirely. */
export async function replaceUserRoles(
  ctx: TransactionCtx,
  userId: string,
  roleIds: string[],
): Promise<void> {
  await userLinks.lockRoles(ctx.db, userId);
  await addUserRoles(ctx, userId, roleIds);
  await userLinks.keepOnly(ctx.db, userId, roleIds);
}

export async function requireUser(ctx: TransactionCtx, userId: string): Promise<void> {
  if (!(await hasUser(ctx.db, userId))) fail(entityErrors.notFound);
}

function requireUserRoles(roles: readonly Pick<Role, 'type'>[]): void {
  if (roles.some(({ type }) => type !== 'User')) fail(entityErrors.wrongType);
}
