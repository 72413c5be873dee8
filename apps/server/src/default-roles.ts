import type { RoleType } from '@gatehouse/contract/roles/roles';
import { sql } from 'kysely';
import type { TenantDb } from './database/database.ts';

/**
 * Gives a new user, or a new machine-to-machine application, the roles that all of its kind have by themselves. The statement
 * `submit-registration` of the sign-in does the same in one with the account.
 */
export async function giveDefaultRoles(db: TenantDb, type: RoleType, holderId: string): Promise<void> {
  const roles = db
    .selectFrom('roles')
    .select([sql.val(holderId).as('holder'), 'id'])
    .where('type', '=', type)
    .where('isDefault', '=', true)
    // One that is being deleted meanwhile is waited for, and not given.
    .forKeyShare();
  const given =
    type === 'User'
      ? db.insertInto('usersRoles').columns(['userId', 'roleId']).expression(roles)
      : db.insertInto('applicationsRoles').columns(['applicationId', 'roleId']).expression(roles);
  await given.execute();
}
