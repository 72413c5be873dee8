import { role, roleErrors, type Role, type RoleInList, type RoleType } from '@gatehouse/contract/roles/roles';
import { entityErrors } from '@gatehouse/contract/errors';
import type { BodyOf, Page, Paging } from '@gatehouse/contract/endpoint';
import type * as api from '@gatehouse/contract/roles/endpoints';
import { searchText } from '@gatehouse/contract/search';
import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { contains, paginate } from '../../database/list.ts';
import type { Stored } from '../../database/tables.ts';
import type { RolesTable } from '../../database/tables/roles.ts';
import { withConstraints } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';

const toRole = (row: Selectable<RolesTable>): Role => role.parse(row);

const constraints = { roles_name: roleErrors.nameInUse };

export interface RoleFilter {
  search?: string;
  type?: RoleType;
  ids?: readonly string[];
  excludeUserId?: string;
  excludeApplicationId?: string;
}

/** Roles with their users and applications, newest first. */
export async function listRoles(db: TenantDb, filter: RoleFilter, paging: Paging): Promise<Page<RoleInList>> {
  let matching = db.selectFrom('roles');
  const text = searchText(filter.search);
  if (text) matching = matching.where(contains(['roles.id', 'roles.name', 'roles.description'], text));
  if (filter.ids) matching = matching.where('id', 'in', [...filter.ids]);
  if (filter.type) matching = matching.where('type', '=', filter.type);
  if (filter.excludeUserId) {
    const held = db.selectFrom('usersRoles').select('roleId').where('userId', '=', filter.excludeUserId);
    matching = matching.where('id', 'not in', held);
  }
  if (filter.excludeApplicationId) {
    const held = db
      .selectFrom('applicationsRoles')
      .select('roleId')
      .where('applicationId', '=', filter.excludeApplicationId);
    matching = matching.where('id', 'not in', held);
  }
  return paginate(db, matching, paging, (page) =>
    page
      .selectAll('roles')
      .select([usersCount, featuredUsers, applicationsCount, featuredApplications])
      .orderBy('createdAt', 'desc')
      .orderBy('id'),
  );
}

const usersCount = sql<number>`(select count(*) from users_roles l where l.role_id = roles.id)`.as(
  'usersCount',
);
const applicationsCount =
  sql<number>`(select count(*) from applications_roles l where l.role_id = roles.id)`.as('applicationsCount');
const featuredUsers = sql<RoleInList['featuredUsers']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'username', u.username, 'avatar', u.avatar)), '[]')
  from (select u.* from users_roles l join users u on u.tenant_id = l.tenant_id and u.id = l.user_id
        where l.role_id = roles.id order by u.id limit 3) u)`.as('featuredUsers');
const featuredApplications = sql<RoleInList['featuredApplications']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'type', a.type)), '[]')
  from (select a.* from applications_roles l join applications a on a.tenant_id = l.tenant_id and a.id = l.application_id
        where l.role_id = roles.id order by a.id limit 3) a)`.as('featuredApplications');

export async function getRole(db: TenantDb, id: string): Promise<Role | undefined> {
  const row = await db.selectFrom('roles').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toRole(row);
}

export async function insertRole(
  db: TenantDb,
  values: Stored<RolesTable, Omit<BodyOf<typeof api.createRole>, 'scopeIds'>>,
): Promise<Role> {
  const row = await withConstraints(constraints, () =>
    db
      .insertInto('roles')
      .values({ id: createId(), ...values })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return toRole(row);
}

export async function updateRole(
  db: TenantDb,
  id: string,
  values: Stored<RolesTable, BodyOf<typeof api.updateRole>>,
): Promise<Role | undefined> {
  if (Object.keys(values).length === 0) return getRole(db, id);
  const row = await withConstraints(constraints, () =>
    db.updateTable('roles').set(values).where('id', '=', id).returningAll().executeTakeFirst(),
  );
  return row && toRole(row);
}

export async function deleteRole(db: TenantDb, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('roles').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Adds permissions, all or none. Fails if the role already has one of them, or one doesn't exist. */
export async function insertRoleScopes(
  db: TenantDb,
  roleId: string,
  scopeIds: readonly string[],
): Promise<void> {
  await withConstraints(
    {
      roles_scopes_pkey: roleErrors.scopeExists,
      roles_scopes_role: entityErrors.notFound,
      roles_scopes_scope: entityErrors.relationNotFound,
    },
    () =>
      db
        .insertInto('rolesScopes')
        .values([...new Set(scopeIds)].map((scopeId) => ({ roleId, scopeId })))
        .execute(),
  );
}

export async function deleteRoleScope(db: TenantDb, roleId: string, scopeId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('rolesScopes')
    .where('roleId', '=', roleId)
    .where('scopeId', '=', scopeId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
/** The types of some roles; unknown IDs are omitted. */
export function findRoleTypes(db: TenantDb, ids: readonly string[]): Promise<Pick<Role, 'id' | 'type'>[]> {
  return db
    .selectFrom('roles')
    .select(['id', 'type'])
    .where('id', 'in', [...ids, ''])
    .execute();
}
