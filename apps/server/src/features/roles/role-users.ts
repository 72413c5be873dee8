import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import { roleErrors } from '@gatehouse/contract/roles/roles';
import { searchText } from '@gatehouse/contract/search';
import { searchedFields } from '@gatehouse/contract/users/search';
import type { User } from '@gatehouse/contract/users/users';
import type { TenantDb } from '../../database/database.ts';
import { contains, paginate } from '../../database/list.ts';
import { userColumns } from '../../database/user-columns.ts';
import { createRoleLinks } from './role-links.ts';

export const userLinks = createRoleLinks({
  table: 'usersRoles',
  holders: 'users',
  column: 'userId',
  exists: { users_roles_pkey: roleErrors.userExists },
  missing: {
    users_roles_user: entityErrors.relationNotFound,
    users_roles_role: entityErrors.relationNotFound,
  },
});

/** The users who have a role, newest first. */
export async function listRoleUsers(
  db: TenantDb,
  roleId: string,
  search: string | undefined,
  paging: Paging,
): Promise<Page<User>> {
  const text = searchText(search);
  let matching = db
    .selectFrom('users')
    .innerJoin('usersRoles', 'usersRoles.userId', 'users.id')
    .where('usersRoles.roleId', '=', roleId);
  if (text)
    matching = matching.where(
      contains(
        searchedFields.map((field) => `users.${field}`),
        text,
      ),
    );
  const { items, ...page } = await paginate(db, matching, paging, (rows) =>
    rows.select(userColumns).orderBy('users.createdAt', 'desc').orderBy('users.id'),
  );
  return { ...page, items };
}

export async function hasUser(db: TenantDb, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
