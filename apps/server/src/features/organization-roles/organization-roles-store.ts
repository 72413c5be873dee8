import {
  organizationRole,
  type OrganizationRole,
  organizationRoleWithScopes,
  type OrganizationRoleWithScopes,
} from '@gatehouse/contract/organization-roles/organization-roles';
import type * as api from '@gatehouse/contract/organization-roles/endpoints';
import type { BodyOf, Page, Paging } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import type { RoleType } from '@gatehouse/contract/roles/roles';
import { searchText } from '@gatehouse/contract/search';
import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { contains, paginate } from '../../database/list.ts';
import type { Stored } from '../../database/tables.ts';
import type { OrganizationRolesTable } from '../../database/tables/organization-roles.ts';
import { withConstraints } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';

const toOrganizationRole = (row: Selectable<OrganizationRolesTable>): OrganizationRole =>
  organizationRole.parse(row);

const constraints = { organization_roles_name: entityErrors.notUnique };

const scopes = sql<OrganizationRoleWithScopes['scopes']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.name), '[]')
  from organization_roles_scopes l
  join organization_scopes s on s.tenant_id = l.tenant_id and s.id = l.organization_scope_id
  where l.organization_role_id = organization_roles.id)`.as('scopes');
const resourceScopes = sql<OrganizationRoleWithScopes['resourceScopes']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name,
    'resource', jsonb_build_object('id', r.id, 'name', r.name)) order by r.name, s.name, s.id), '[]')
  from organization_roles_resource_scopes l
  join scopes s on s.tenant_id = l.tenant_id and s.id = l.scope_id
  join resources r on r.tenant_id = s.tenant_id and r.id = s.resource_id
  where l.organization_role_id = organization_roles.id)`.as('resourceScopes');

/** Roles with their permissions, by name. */
export async function listOrganizationRoles(
  db: TenantDb,
  { q, type }: { q?: string; type?: RoleType },
  paging: Paging,
): Promise<Page<OrganizationRoleWithScopes>> {
  let matching = db.selectFrom('organizationRoles');
  const text = searchText(q);
  if (text) matching = matching.where(contains(['id', 'name', 'description'], text));
  if (type) matching = matching.where('type', '=', type);
  return paginate(db, matching, paging, (page) =>
    page.selectAll('organizationRoles').select([scopes, resourceScopes]).orderBy('name'),
  );
}

/** A role with its permissions. */
export async function getOrganizationRole(
  db: TenantDb,
  id: string,
): Promise<OrganizationRoleWithScopes | undefined> {
  const row = await db
    .selectFrom('organizationRoles')
    .selectAll()
    .select([scopes, resourceScopes])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && organizationRoleWithScopes.parse(row);
}

type Created = Omit<BodyOf<typeof api.createOrganizationRole>, 'organizationScopeIds' | 'resourceScopeIds'>;

export async function insertOrganizationRole(
  db: TenantDb,
  values: Stored<OrganizationRolesTable, Created>,
): Promise<OrganizationRole> {
  const row = await withConstraints(constraints, () =>
    db
      .insertInto('organizationRoles')
      .values({ id: createId(), ...values })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return toOrganizationRole(row);
}

export async function updateOrganizationRole(
  db: TenantDb,
  id: string,
  values: Stored<OrganizationRolesTable, BodyOf<typeof api.updateOrganizationRole>>,
): Promise<OrganizationRole | undefined> {
  if (Object.keys(values).length === 0) return getOrganizationRole(db, id);
  const row = await withConstraints(constraints, () =>
    db.updateTable('organizationRoles').set(values).where('id', '=', id).returningAll().executeTakeFirst(),
  );
  return row && toOrganizationRole(row);
}

export async function deleteOrganizationRole(db: TenantDb, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('organizationRoles').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
