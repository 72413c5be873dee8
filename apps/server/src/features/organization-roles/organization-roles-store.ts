import {
  organizationRole,
  type OrganizationRole,
} from '@gatehouse/contract/organization-roles/organization-roles';
import type * as api from '@gatehouse/contract/organization-roles/endpoints';
import type { BodyOf, Page, Paging } from '@gatehouse/contract/endpoint';
import { searchText } from '@gatehouse/contract/search';
import type { Selectable } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { contains, paginate } from '../../database/list.ts';
import type { Stored } from '../../database/tables.ts';
import type { OrganizationRolesTable } from '../../database/tables/organization-roles.ts';
import { createId } from '../../lib/ids.ts';

const toOrganizationRole = (row: Selectable<OrganizationRolesTable>): OrganizationRole =>
  organizationRole.parse(row);

/** Newest first. */
export async function listOrganizationRoles(
  db: TenantDb,
  search: string | undefined,
  paging: Paging,
): Promise<Page<OrganizationRole>> {
  let matching = db.selectFrom('organizationRoles');
  const text = searchText(search);
  if (text) matching = matching.where(contains(['id', 'name'], text));
  return paginate(db, matching, paging, (page) =>
    page.selectAll().orderBy('createdAt', 'desc').orderBy('id'),
  );
}

export async function getOrganizationRole(db: TenantDb, id: string): Promise<OrganizationRole | undefined> {
  const row = await db.selectFrom('organizationRoles').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toOrganizationRole(row);
}

export async function insertOrganizationRole(
  db: TenantDb,
  values: Stored<OrganizationRolesTable, BodyOf<typeof api.createOrganizationRole>>,
): Promise<OrganizationRole> {
  const row = await db
    .insertInto('organizationRoles')
    .values({ id: createId(), ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toOrganizationRole(row);
}

export async function updateOrganizationRole(
  db: TenantDb,
  id: string,
  values: Stored<OrganizationRolesTable, BodyOf<typeof api.updateOrganizationRole>>,
): Promise<OrganizationRole | undefined> {
  if (Object.keys(values).length === 0) return getOrganizationRole(db, id);
  const row = await db
    .updateTable('organizationRoles')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toOrganizationRole(row);
}

export async function deleteOrganizationRole(db: TenantDb, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('organizationRoles').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
