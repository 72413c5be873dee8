import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';

/** Gives a new machine-to-machine application the roles that all of them have. Those of users are given by `gatehouse_insert_user_v1`. */
export async function giveDefaultRoles(db: TenantDb, applicationId: string): Promise<void> {
  const roles = db
    .selectFrom('roles')
    .select([sql.val(applicationId).as('holder'), 'id'])
    .where('type', '=', 'MachineToMachine')
    .where('isDefault', '=', true)
    // A role that is being deleted is waited for, and not given.
    .forKeyShare();
  await db.insertInto('applicationsRoles').columns(['applicationId', 'roleId']).expression(roles).execute();
}
