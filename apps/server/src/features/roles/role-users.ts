import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import { type Role, role, roleErrors } from '@gatehouse/contract/roles/roles';
import { searchText } from '@gatehouse/contract/search';
import { searchedFields } from '@gatehouse/contract/users/search';
import { type User, user } from '@gatehouse/contract/users/users';
import { type SqlBool, sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { contains, paginate } from '../../database/list.ts';
import { withConstraints } from '../../fail.ts';

/** A role that a user has. */
export interface Link {
  userId: string;
  roleId: string;
}

const foreignKeys = {
  users_roles_user: entityErrors.relationNotFound,
  users_roles_role: entityErrors.relationNotFound,
};

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
    rows
      .selectAll('users')
      .select(sql<SqlBool>`users.password_encrypted is not null`.as('hasPassword'))
      .orderBy('users.createdAt', 'desc')
      .orderBy('users.id'),
  );
  return { ...page, items: items.map((row) => user.parse(row)) };
}

/** The roles a user has, by name. */
export async function listUserRoles(
  db: TenantDb,
  userId: string,
  search: string | undefined,
  paging: Paging,
): Promise<Page<Role>> {
  const text = searchText(search);
  let matching = db
    .selectFrom('roles')
    .innerJoin('usersRoles', 'usersRoles.roleId', 'roles.id')
    .where('usersRoles.userId', '=', userId);
  if (text) matching = matching.where(contains(['roles.id', 'roles.name', 'roles.description'], text));
  const { items, ...page } = await paginate(db, matching, paging, (rows) =>
    rows.selectAll('roles').orderBy('roles.name').orderBy('roles.id'),
  );
  return { ...page, items: items.map((row) => role.parse(row)) };
}

export async function hasUser(db: TenantDb, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** All links or none; one that exists already refuses the whole. */
export async function insertLinks(db: TenantDb, links: readonly Link[]): Promise<void> {
  await withConstraints({ ...foreignKeys, users_roles_pkey: roleErrors.userExists }, () =>
    db
      .insertInto('usersRoles')
      .values([...links])
      .execute(),
  );
}

/** The roles that were not there before. */
export async function insertMissingLinks(db: TenantDb, links: readonly Link[]): Promise<string[]> {
  if (links.length === 0) return [];
  const rows = await withConstraints(foreignKeys, () =>
    db
      .insertInto('usersRoles')
      .values([...links])
      .onConflict((conflict) => conflict.doNothing())
      .returning('roleId')
      .execute(),
  );
  return rows.map(({ roleId }) => roleId);
}

export async function deleteLink(db: TenantDb, { userId, roleId }: Link): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('usersRoles')
    .where('userId', '=', userId)
    .where('roleId', '=', roleId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes from a user every role but these. */
export async function deleteOtherRoles(db: TenantDb, userId: string, kept: readonly string[]): Promise<void> {
  await db
    .deleteFrom('usersRoles')
    .where('userId', '=', userId)
    .where('roleId', 'not in', [...kept, ''])
    .execute();
}
