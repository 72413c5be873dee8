import { type Application, application } from '@gatehouse/contract/applications/applications';
import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import { roleErrors } from '@gatehouse/contract/roles/roles';
import { searchText } from '@gatehouse/contract/search';
import type { TenantDb } from '../../database/database.ts';
import { contains, paginate } from '../../database/list.ts';
import { createRoleLinks } from './role-links.ts';

export const applicationLinks = createRoleLinks({
  table: 'applicationsRoles',
  holders: 'applications',
  column: 'applicationId',
  exists: { applications_roles_pkey: roleErrors.applicationExists },
  missing: {
    applications_roles_application: entityErrors.relationNotFound,
    applications_roles_role: entityErrors.relationNotFound,
  },
});

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
    items: items.map((row) => application.parse(row)),
  };
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
