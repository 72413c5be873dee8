import type { Database } from '../../database/database.ts';

/** The names of the roles of a user who may sign in: tokens remain valid after a suspension, and after a role is taken away. */
export async function listUserRoleNames(
  database: Database,
  tenantId: string,
  userId: string,
): Promise<string[]> {
  const rows = await database
    .for(tenantId)
    .selectFrom('usersRoles as l')
    .innerJoin('users as u', 'u.id', 'l.userId')
    .innerJoin('roles as r', 'r.id', 'l.roleId')
    .select('r.name')
    .where('l.userId', '=', userId)
    .where('u.isSuspended', '=', false)
    .execute();
  return rows.map(({ name }) => name);
}
