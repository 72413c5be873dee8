import { applicationErrors } from '@gatehouse/contract/applications/applications';
import { entityErrors } from '@gatehouse/contract/errors';
import type { Role } from '@gatehouse/contract/roles/roles';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { requireNoMoreThanOwn } from '../../web/no-more-than-own.ts';
import { fail, found } from '../../lib/fail.ts';
import { applicationLinks, findApplicationTypes } from './role-applications.ts';
import { findRoleTypes, getRole } from './roles-store.ts';

/** Assigns a role to all of these applications, or to none. */
export async function addRoleApplications(
  ctx: TransactionCtx,
  roleId: string,
  applicationIds: string[],
): Promise<void> {
  const role = found(await getRole(ctx.db, roleId), entityErrors.notFound);
  requireMachineRoles([role]);
  await requireNoMoreThanOwn(ctx, { roleIds: [roleId] });
  const ids = [...new Set(applicationIds)];
  const applications = await findApplicationTypes(ctx.db, ids);
  if (applications.some(({ type }) => type !== 'MachineToMachine')) fail(applicationErrors.invalidType);
  await applicationLinks.addHolders(ctx.db, roleId, ids);
}

/** Assigns roles to an application, in addition to those it has. Returns the new ones. */
export async function addApplicationRoles(
  ctx: TransactionCtx,
  applicationId: string,
  roleIds: string[],
): Promise<string[]> {
  await requireMachine(ctx, applicationId);
  const ids = [...new Set(roleIds)];
  requireMachineRoles(await findRoleTypes(ctx.db, ids));
  const held = await applicationLinks.lockRoles(ctx.db, applicationId);
  await requireNoMoreThanOwn(ctx, { roleIds: ids.filter((id) => !held.includes(id)) });
  return applicationLinks.addRoles(ctx.db, applicationId, ids);
}

/** Sets the roles of an application to exactly these. They are locked before, so of two replacements at once the second one wins entirely. */
export async function replaceApplicationRoles(
  ctx: TransactionCtx,
  applicationId: string,
  roleIds: string[],
): Promise<void> {
  await addApplicationRoles(ctx, applicationId, roleIds);
  await applicationLinks.keepOnly(ctx.db, applicationId, roleIds);
}

/** Only users and machine-to-machine applications have roles: other applications act for a user. */
export async function requireMachine(ctx: TransactionCtx, applicationId: string): Promise<void> {
  const [application] = await findApplicationTypes(ctx.db, [applicationId]);
  if (!application) return fail(entityErrors.notFound);
  if (application.type !== 'MachineToMachine') fail(applicationErrors.invalidType);
}

function requireMachineRoles(roles: readonly Pick<Role, 'type'>[]): void {
  if (roles.some(({ type }) => type !== 'MachineToMachine')) fail(applicationErrors.invalidRoleType);
}
