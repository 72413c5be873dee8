import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import type { OrganizationScope } from '@gatehouse/contract/organization-scopes/organization-scopes';
import type { Scope } from '@gatehouse/contract/resources/resources';
import type { TenantDb } from '../../database/database.ts';
import { createLinks, type LinkErrors } from '../../database/links.ts';
import { paginate } from '../../database/list.ts';

const ofRole = { table: 'organizationRoles', columns: [['organizationRoleId', 'id']] } as const;

/** The organization permissions of roles. */
export const organizationPermissions = createLinks({
  table: 'organizationRolesScopes',
  owner: ofRole,
  column: 'organizationScopeId',
});

/** The permissions of API resources of roles. */
export const resourcePermissions = createLinks({
  table: 'organizationRolesResourceScopes',
  owner: ofRole,
  column: 'scopeId',
});

export const permissionErrors: LinkErrors = {
  unknown: entityErrors.relationNotFound,
  constraints: {
    organization_roles_scopes_scope: entityErrors.relationNotFound,
    organization_roles_resource_scopes_scope: entityErrors.relationNotFound,
  },
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
