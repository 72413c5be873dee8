import {
  organizationScope,
  type OrganizationScope,
} from '@gatehouse/contract/organization-scopes/organization-scopes';
import type * as api from '@gatehouse/contract/organization-scopes/endpoints';
import type { BodyOf, Page, Paging } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import { searchText } from '@gatehouse/contract/search';
import type { Selectable } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { contains, paginate } from '../../database/list.ts';
import type { Stored } from '../../database/tables.ts';
import type { OrganizationScopesTable } from '../../database/tables/organization-scopes.ts';
import { withConstraints } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';
import { narrowGrantsOfOrganizations } from '../../sessions/narrow-grants.ts';

const toOrganizationScope = (row: Selectable<OrganizationScopesTable>): OrganizationScope =>
  organizationScope.parse(row);

const constraints = { organization_scopes_name: entityErrors.notUnique };

/** By name. */
export async function listOrganizationScopes(
  db: TenantDb,
  search: string | undefined,
  paging: Paging,
): Promise<Page<OrganizationScope>> {
  let matching = db.selectFrom('organizationScopes');
  const text = searchText(search);
  if (text) matching = matching.where(contains(['id', 'name', 'description'], text));
  return paginate(db, matching, paging, (page) => page.selectAll().orderBy('name'));
}

export async function getOrganizationScope(db: TenantDb, id: string): Promise<OrganizationScope | undefined> {
  const row = await db.selectFrom('organizationScopes').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toOrganizationScope(row);
}

export async function insertOrganizationScope(
  db: TenantDb,
  values: Stored<OrganizationScopesTable, BodyOf<typeof api.createOrganizationScope>>,
): Promise<OrganizationScope> {
  const row = await withConstraints(constraints, () =>
    db
      .insertInto('organizationScopes')
      .values({ id: createId(), ...values })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return toOrganizationScope(row);
}

const lockOrganizationScope = (db: TenantDb, id: string) =>
  db.selectFrom('organizationScopes').select('name').where('id', '=', id).forUpdate().executeTakeFirst();

/** Changes a permission. If its name changes, grants of third-party applications lose it: users didn't consent to the new one. */
export async function updateOrganizationScope(
  db: TenantDb,
  id: string,
  values: Stored<OrganizationScopesTable, BodyOf<typeof api.updateOrganizationScope>>,
): Promise<OrganizationScope | undefined> {
  if (Object.keys(values).length === 0) return getOrganizationScope(db, id);
  const old = await lockOrganizationScope(db, id);
  if (!old) return undefined;
  if (values.name !== undefined && values.name !== old.name)
    await narrowGrantsOfOrganizations(db, { organizationScopeId: id });
  const row = await withConstraints(constraints, () =>
    db.updateTable('organizationScopes').set(values).where('id', '=', id).returningAll().executeTakeFirst(),
  );
  return row && toOrganizationScope(row);
}

/** Deletes a permission, and removes it from roles, from applications that may request it, and from users' grants. */
export async function deleteOrganizationScope(db: TenantDb, id: string): Promise<boolean> {
  if (!(await lockOrganizationScope(db, id))) return false;
  await narrowGrantsOfOrganizations(db, { organizationScopeId: id });
  const { numDeletedRows } = await db
    .deleteFrom('organizationScopes')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
