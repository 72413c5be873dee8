import type { TenantDb } from '../../database/database.ts';

/** The roles that every new machine-to-machine application has. Those of users are given by `gatehouse_insert_user_v1`. */
export async function findDefaultRoles(db: TenantDb): Promise<string[]> {
  const roles = await db
    .selectFrom('roles')
    .select('id')
    .where('type', '=', 'MachineToMachine')
    .where('isDefault', '=', true)
    // A role that is being deleted is waited for, and not given.
    .forKeyShare()
    .execute();
  return roles.map(({ id }) => id);
}

/** Gives roles to a new application. */
export async function giveRoles(
  db: TenantDb,
  applicationId: string,
  roleIds: readonly string[],
): Promise<void> {
  if (roleIds.length === 0) return;
  const links = roleIds.map((roleId) => ({ applicationId, roleId }));
  await db.insertInto('applicationsRoles').values(links).execute();
}
