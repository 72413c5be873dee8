import type { TenantDb } from '../../database/database.ts';

/** The default roles of machine-to-machine applications. `gatehouse_insert_user_v1` assigns those of users. */
export async function findDefaultRoles(db: TenantDb): Promise<string[]> {
  const roles = await db
    .selectFrom('roles')
    .select('id')
    .where('type', '=', 'MachineToMachine')
    .where('isDefault', '=', true)
    // Waits for a role that is being deleted, and then leaves it out.
    .forKeyShare()
    .execute();
  return roles.map(({ id }) => id);
}

/** Assigns roles to a new application. */
export async function giveRoles(
  db: TenantDb,
  applicationId: string,
  roleIds: readonly string[],
): Promise<void> {
  if (roleIds.length === 0) return;
  const links = roleIds.map((roleId) => ({ applicationId, roleId }));
  await db.insertInto('applicationsRoles').values(links).execute();
}
