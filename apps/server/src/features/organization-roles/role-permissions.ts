import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import type { OrganizationScope } from '@gatehouse/contract/organization-scopes/organization-scopes';
import type { Scope } from '@gatehouse/contract/resources/resources';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { paginate } from '../../database/list.ts';
import { withConstraints } from '../../lib/fail.ts';

/** A role has permissions of the organization and of API resources, in two tables of the same shape. */
type PermissionKind = 'organization' | 'resource';

const links = {
  organization: {
    table: sql.table('organizationRolesScopes'),
    permission: sql.ref<string>('organizationScopeId'),
  },
  resource: { table: sql.table('organizationRolesResourceScopes'), permission: sql.ref<string>('scopeId') },
};

const missing = {
  organization_roles_scopes_role: entityErrors.relationNotFound,
  organization_roles_scopes_scope: entityErrors.relationNotFound,
  organization_roles_resource_scopes_role: entityErrors.relationNotFound,
  organization_roles_resource_scopes_scope: entityErrors.relationNotFound,
};

/** The organization permissions of a role, by name. */
export function listOrganizationPermissions(
  db: TenantDb,
  roleId: string,
  paging: Paging,
): Promise<Page<OrganizationScope>> {
  const matching = db
    .selectFrom('organizationScopes')
    .innerJoin('organizationRolesScopes as link', 'link.organizationScopeId', 'organizationScopes.id')
    .where('link.organizationRoleId', '=', roleId);
  return paginate(db, matching, paging, (page) =>
    page.selectAll('organizationScopes').orderBy('organizationScopes.name'),
  );
}

/** The API resource permissions of a role, by resource and name. */
export function listResourcePermissions(db: TenantDb, roleId: string, paging: Paging): Promise<Page<Scope>> {
  const matching = db
    .selectFrom('scopes')
    .innerJoin('resources', 'resources.id', 'scopes.resourceId')
    .innerJoin('organizationRolesResourceScopes as link', 'link.scopeId', 'scopes.id')
    .where('link.organizationRoleId', '=', roleId);
  return paginate(db, matching, paging, (page) =>
    page.selectAll('scopes').orderBy('resources.name').orderBy('scopes.name').orderBy('scopes.id'),
  );
}

/** Whether one of these permissions is of the API resource with this indicator. */
export async function hasScopeOf(
  db: TenantDb,
  indicator: string,
  scopeIds: readonly string[],
): Promise<boolean> {
  const scope = await db
    .selectFrom('scopes')
    .innerJoin('resources', 'resources.id', 'scopes.resourceId')
    .select('scopes.id')
    .where('resources.indicator', '=', indicator)
    .where('scopes.id', 'in', [...scopeIds, ''])
    .executeTakeFirst();
  return scope !== undefined;
}

/** Adds permissions to a role, in addition to those it has, or none if one doesn't exist. */
export async function addPermissions(
  db: TenantDb,
  kind: PermissionKind,
  roleId: string,
  ids: readonly string[],
): Promise<void> {
  const { table, permission } = links[kind];
  // Ordered, so that two requests that add the same permissions can't block each other.
  await withConstraints(missing, () =>
    sql`insert into ${table} (organization_role_id, ${permission})
      select ${roleId}, id from unnest(${ids}::text[]) id order by id
      on conflict do nothing`.execute(db),
  );
}

/** The IDs of a role's permissions, locked: no other one can be added until the transaction ends. `undefined` without such a role. */
export async function lockPermissions(
  db: TenantDb,
  kind: PermissionKind,
  roleId: string,
): Promise<string[] | undefined> {
  const role = await db
    .selectFrom('organizationRoles')
    .select('id')
    .where('id', '=', roleId)
    .forUpdate()
    .executeTakeFirst();
  if (!role) return undefined;
  const { table, permission } = links[kind];
  const { rows } = await sql<{ id: string }>`
    select ${permission} as id from ${table} where organization_role_id = ${roleId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Removes all permissions of a role except these. */
export async function keepPermissions(
  db: TenantDb,
  kind: PermissionKind,
  roleId: string,
  ids: readonly string[],
): Promise<void> {
  const { table, permission } = links[kind];
  await sql`delete from ${table} where organization_role_id = ${roleId} and ${permission} <> all(${ids}::text[])`.execute(
    db,
  );
}

/** Removes a permission from a role. Returns whether the role had it. */
export async function removePermission(
  db: TenantDb,
  kind: PermissionKind,
  roleId: string,
  id: string,
): Promise<boolean> {
  const { table, permission } = links[kind];
  const { numAffectedRows } =
    await sql`delete from ${table} where organization_role_id = ${roleId} and ${permission} = ${id}`.execute(
      db,
    );
  return numAffectedRows === 1n;
}
