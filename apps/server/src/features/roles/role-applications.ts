import { type Application, application } from '@gatehouse/contract/applications/applications';
import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import { type Role, role, roleErrors } from '@gatehouse/contract/roles/roles';
import { searchText } from '@gatehouse/contract/search';
import type { TenantDb } from '../../database/database.ts';
import { contains, paginate } from '../../database/list.ts';
import { withConstraints } from '../../fail.ts';

/** A role that an application has. */
export interface Link {
  applicationId: string;
  roleId: string;
}

const foreignKeys = {
  applications_roles_application: entityErrors.relationNotFound,
  applications_roles_role: entityErrors.relationNotFound,
};

/** The applications that have a role, by name. */
export async function listRoleApplications(
  db: TenantDb,
  roleId: string,
  search: string | undefined,
  paging: Paging,
): Promise<Page<Application>> {
  const text = searchText(search);
  let matching = db
    .selectFrom('applications')
    .innerJoin('applicationsRoles', 'applicationsRoles.applicationId', 'applications.id')
    .where('applicationsRoles.roleId', '=', roleId);
  if (text) matching = matching.where(contains(['applications.id', 'applications.name'], text));
  const { items, ...page } = await paginate(db, matching, paging, (rows) =>
    rows.selectAll('applications').orderBy('applications.name').orderBy('applications.id'),
  );
  return {
    ...page,
    items: items.map((row) => application.parse({ ...row, appLevelAccessControlEnabled: false })),
  };
}

/** The roles an application has, by name. */
export async function listApplicationRoles(
  db: TenantDb,
  applicationId: string,
  search: string | undefined,
  paging: Paging,
): Promise<Page<Role>> {
  const text = searchText(search);
  let matching = db
    .selectFrom('roles')
    .innerJoin('applicationsRoles', 'applicationsRoles.roleId', 'roles.id')
    .where('applicationsRoles.applicationId', '=', applicationId);
  if (text) matching = matching.where(contains(['roles.id', 'roles.name', 'roles.description'], text));
  const { items, ...page } = await paginate(db, matching, paging, (rows) =>
    rows.selectAll('roles').orderBy('roles.name').orderBy('roles.id'),
  );
  return { ...page, items: items.map((row) => role.parse(row)) };
}

/** The types of some applications; unknown ids are left out. */
export function findApplicationTypes(
  db: TenantDb,
  ids: readonly string[],
): Promise<{ id: string; type: string }[]> {
  return db
    .selectFrom('applications')
    .select(['id', 'type'])
    .where('id', 'in', [...ids, ''])
    .execute();
}

/** The types of some roles; unknown ids are left out. */
export function findRoleTypes(db: TenantDb, ids: readonly string[]): Promise<Pick<Role, 'id' | 'type'>[]> {
  return db
    .selectFrom('roles')
    .select(['id', 'type'])
    .where('id', 'in', [...ids, ''])
    .execute();
}

/** All links or none; one that exists already refuses the whole. */
export async function insertLinks(db: TenantDb, links: readonly Link[]): Promise<void> {
  await withConstraints({ ...foreignKeys, applications_roles_pkey: roleErrors.applicationExists }, () =>
    db
      .insertInto('applicationsRoles')
      .values([...links])
      .execute(),
  );
}

/** The roles that were not there before. */
export async function insertMissingLinks(db: TenantDb, links: readonly Link[]): Promise<string[]> {
  if (links.length === 0) return [];
  const rows = await withConstraints(foreignKeys, () =>
    db
      .insertInto('applicationsRoles')
      .values([...links])
      .onConflict((conflict) => conflict.doNothing())
      .returning('roleId')
      .execute(),
  );
  return rows.map(({ roleId }) => roleId);
}

export async function deleteLink(db: TenantDb, { applicationId, roleId }: Link): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('applicationsRoles')
    .where('applicationId', '=', applicationId)
    .where('roleId', '=', roleId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes from an application every role but these. */
export async function deleteOtherRoles(
  db: TenantDb,
  applicationId: string,
  kept: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('applicationsRoles')
    .where('applicationId', '=', applicationId)
    .where('roleId', 'not in', [...kept, ''])
    .execute();
}
