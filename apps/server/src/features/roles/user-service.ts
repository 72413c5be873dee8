import { entityErrors } from '@gatehouse/contract/errors';
import type { Role } from '@gatehouse/contract/roles/roles';
import { userErrors } from '@gatehouse/contract/users/users';
import type { Ctx } from '../../ctx.ts';
import { fail, found } from '../../fail.ts';
import { findRoleTypes } from './role-applications.ts';
import * as links from './role-users.ts';
import { getRole } from './store.ts';

/** Gives a role to users, to all or to none. */
export async function addRoleUsers(ctx: Ctx, roleId: string, userIds: string[]): Promise<void> {
  const role = found(await getRole(ctx.db, roleId), entityErrors.notFound);
  requireUserRoles([role]);
  const ids = [...new Set(userIds)];
  await links.insertLinks(
    ctx.db,
    ids.map((userId) => ({ userId, roleId })),
  );
}

/** Gives roles to a user; those they have stay. Answers which were new. */
export async function addUserRoles(ctx: Ctx, userId: string, roleIds: string[]): Promise<string[]> {
  await requireUser(ctx, userId);
  const ids = [...new Set(roleIds)];
  requireUserRoles(await findRoleTypes(ctx.db, ids));
  return links.insertMissingLinks(
    ctx.db,
    ids.map((roleId) => ({ userId, roleId })),
  );
}

/** Gives a user exactly these roles. */
export async function replaceUserRoles(ctx: Ctx, userId: string, roleIds: string[]): Promise<void> {
  await addUserRoles(ctx, userId, roleIds);
  await links.deleteOtherRoles(ctx.db, userId, roleIds);
}

export async function requireUser(ctx: Ctx, userId: string): Promise<void> {
  if (!(await links.hasUser(ctx.db, userId))) fail(entityErrors.notFound);
}

function requireUserRoles(roles: readonly Pick<Role, 'type'>[]): void {
  if (roles.some(({ type }) => type !== 'User')) fail(userErrors.invalidRoleType);
}
