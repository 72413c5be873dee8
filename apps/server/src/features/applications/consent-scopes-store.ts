import { type ConsentScopes, consentScopeErrors } from '@gatehouse/contract/applications/consent-scopes';
import { entityErrors } from '@gatehouse/contract/errors';
import type { TenantDb } from '../../database/database.ts';
import { withConstraints } from '../../lib/fail.ts';

/** The tables with permissions of APIs that an application may request: everywhere, and in organizations only. */
export type ResourceScopesTable = 'applicationResourceScopes' | 'applicationOrganizationResourceScopes';

const constraints = {
  application_user_scopes_application: entityErrors.notFound,
  application_resource_scopes_application: entityErrors.notFound,
  application_resource_scopes_scope: consentScopeErrors.notFound,
  application_organization_scopes_application: entityErrors.notFound,
  application_organization_scopes_scope: consentScopeErrors.notFound,
  application_organization_resource_scopes_application: entityErrors.notFound,
  application_organization_resource_scopes_scope: consentScopeErrors.notFound,
};

export async function listUserScopes(db: TenantDb, applicationId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('applicationUserScopes')
    .select('scope')
    .where('applicationId', '=', applicationId)
    .execute();
  return new Set(rows.map(({ scope }) => scope));
}

/** Adds scopes with user data; those that it has stay. */
export async function addUserScopes(
  db: TenantDb,
  applicationId: string,
  scopes: readonly string[],
): Promise<void> {
  if (scopes.length === 0) return;
  await withConstraints(constraints, () =>
    db
      .insertInto('applicationUserScopes')
      .values(scopes.map((scope) => ({ applicationId, scope })))
      .onConflict((is) => is.doNothing())
      .execute(),
  );
}

/** Permissions by API, by name. */
export async function listResourceScopes(
  db: TenantDb,
  table: ResourceScopesTable,
  applicationId: string,
): Promise<ConsentScopes['resourceScopes']> {
  const rows = await db
    .selectFrom(`${table} as c`)
    .innerJoin('scopes as s', 's.id', 'c.scopeId')
    .innerJoin('resources as r', 'r.id', 's.resourceId')
    .select([
      's.id',
      's.name',
      's.description',
      'r.id as resourceId',
      'r.name as resourceName',
      'r.indicator',
    ])
    .where('c.applicationId', '=', applicationId)
    .orderBy('r.name')
    .orderBy('r.id')
    .orderBy('s.name')
    .execute();
  const byResource = new Map<string, ConsentScopes['resourceScopes'][number]>();
  for (const { resourceId, resourceName, indicator, ...scope } of rows) {
    const entry = byResource.get(resourceId) ?? {
      resource: { id: resourceId, name: resourceName, indicator },
      scopes: [],
    };
    entry.scopes.push(scope);
    byResource.set(resourceId, entry);
  }
  return [...byResource.values()];
}

export async function addResourceScopes(
  db: TenantDb,
  table: ResourceScopesTable,
  applicationId: string,
  scopeIds: readonly string[],
): Promise<void> {
  if (scopeIds.length === 0) return;
  await withConstraints(constraints, () =>
    db
      .insertInto(table)
      .values(scopeIds.map((scopeId) => ({ applicationId, scopeId })))
      .onConflict((is) => is.doNothing())
      .execute(),
  );
}

export const listOrganizationScopes = (
  db: TenantDb,
  applicationId: string,
): Promise<ConsentScopes['organizationScopes']> =>
  db
    .selectFrom('applicationOrganizationScopes as c')
    .innerJoin('organizationScopes as s', 's.id', 'c.organizationScopeId')
    .select(['s.id', 's.name', 's.description'])
    .where('c.applicationId', '=', applicationId)
    .orderBy('s.name')
    .execute();

export async function addOrganizationScopes(
  db: TenantDb,
  applicationId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await withConstraints(constraints, () =>
    db
      .insertInto('applicationOrganizationScopes')
      .values(ids.map((organizationScopeId) => ({ applicationId, organizationScopeId })))
      .onConflict((is) => is.doNothing())
      .execute(),
  );
}
