import type { Page, Paging } from '@gatehouse/contract/endpoint';
import type { ScopeWithResource } from '@gatehouse/contract/resources/resources';
import { searchText } from '@gatehouse/contract/search';
import { sql } from 'kysely';
import type { TenantDb, TenantQueries } from '../../database/database.ts';
import { contains, paginate } from '../../database/list.ts';

const resourceOfScope = sql<ScopeWithResource['resource']>`jsonb_build_object(
  'tenantId', resources.tenant_id, 'id', resources.id, 'name', resources.name, 'indicator', resources.indicator,
  'isDefault', resources.is_default, 'accessTokenTtl', resources.access_token_ttl)`.as('resource');

const scopesWithResource = (db: TenantQueries) =>
  db.selectFrom('scopes').innerJoin('resources', 'resources.id', 'scopes.resourceId');

/** The permissions a role has, each with its resource, by resource and name. */
export function listRoleScopes(
  db: TenantDb,
  roleId: string,
  search: string | undefined,
  paging: Paging,
): Promise<Page<ScopeWithResource>> {
  const text = searchText(search);
  let matching = scopesWithResource(db)
    .innerJoin('rolesScopes', 'rolesScopes.scopeId', 'scopes.id')
    .where('rolesScopes.roleId', '=', roleId);
  if (text) matching = matching.where(contains(['scopes.id', 'scopes.name', 'scopes.description'], text));
  return paginate(db, matching, paging, (page) =>
    page
      .selectAll('scopes')
      .select(resourceOfScope)
      .orderBy('resources.name')
      .orderBy('scopes.name')
      .orderBy('scopes.id'),
  );
}

/** Permissions by ID, each with its resource; unknown IDs are omitted. */
export async function findScopes(db: TenantQueries, ids: readonly string[]): Promise<ScopeWithResource[]> {
  return scopesWithResource(db)
    .where('scopes.id', 'in', [...ids])
    .selectAll('scopes')
    .select(resourceOfScope)
    .execute();
}
