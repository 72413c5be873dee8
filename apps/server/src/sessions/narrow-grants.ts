import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import { keyInOrganizations, organizationsResource } from './granted-resources.ts';

/** Locks grants of applications, given as a list or query, in the order of `gatehouse_end_everything_v1`. */
async function lockGrants(db: TenantDb, clientIds: RawBuilder<unknown>): Promise<void> {
  await sql`
    select count(*) from (
      select 1 from oidc_instances g where g.client_id in (${clientIds}) and g.model = 'Grant'
      order by g.created_at, g.id for update of g) locked
  `.execute(db);
}

/** Removes a scope from all grants of an application, so that tokens no longer contain its claims. */
export async function narrowGrants(db: TenantDb, clientId: string, scope: string): Promise<void> {
  await lockGrants(db, sql`${clientId}`);
  await sql`
    update oidc_instances set payload = jsonb_set(payload, '{openid,scope}', to_jsonb(
      array_to_string(array_remove(string_to_array(payload #>> '{openid,scope}', ' '), ${scope}), ' ')))
    where client_id = ${clientId} and model = 'Grant' and payload #>> '{openid,scope}' is not null
  `.execute(db);
}

/** Permissions that applications may request: of an API everywhere, or only in organizations. */
type Permissions =
  | { scopeId: string; applicationId?: string; list?: 'everywhere' | 'organizations' }
  | { resourceId: string };

/** The permissions of an API that each application may request, with the key of its grants. */
const requestable = sql`(
  select c.application_id, c.scope_id, 'everywhere' as list, '' as prefix from application_resource_scopes c
  union all
  select c.application_id, c.scope_id, 'organizations', ${keyInOrganizations('')}
  from application_organization_resource_scopes c)`;

/**
 * Removes permissions of an API from all grants of the applications that may request them. Called before the
 * permissions are removed or renamed. If they were removed only from tokens, they would come back without consent as
 * soon as they are granted again or another permission gets the name.
 */
export function narrowGrantsOfResource(db: TenantDb, which: Permissions): Promise<void> {
  const { applicationId, list } = 'scopeId' in which ? which : {};
  const gone = sql`
    select c.application_id, c.prefix || r.indicator as key, s.name
    from scopes s join resources r on r.id = s.resource_id join ${requestable} c on c.scope_id = s.id
    where ${'scopeId' in which ? sql`s.id = ${which.scopeId}` : sql`s.resource_id = ${which.resourceId}`}
      and ${applicationId === undefined ? sql`true` : sql`c.application_id = ${applicationId}`}
      and ${list === undefined ? sql`true` : sql`c.list = ${list}`}`;
  return removeFromGrants(db, gone);
}

/** The same for an organization permission; with `applicationId`, only from the grants of one application. */
export const narrowGrantsOfOrganizations = (
  db: TenantDb,
  { organizationScopeId, applicationId }: { organizationScopeId: string; applicationId?: string },
): Promise<void> =>
  removeFromGrants(
    db,
    sql`select c.application_id, ${organizationsResource}::text as key, s.name
      from organization_scopes s join application_organization_scopes c on c.organization_scope_id = s.id
      where s.id = ${organizationScopeId}
        and ${applicationId === undefined ? sql`true` : sql`c.application_id = ${applicationId}`}`,
  );

/** `gone` are names of permissions, by application and key of the grant. */
async function removeFromGrants(db: TenantDb, gone: RawBuilder<unknown>): Promise<void> {
  await lockGrants(db, sql`select gone.application_id from (${gone}) gone`);
  await sql`
    with gone as (
      select application_id, array['resources', key] as path, array_agg(name) as names from (${gone}) gone
      group by application_id, key),
    -- A grant is updated once, whatever it loses.
    narrowed as (
      select g.id, jsonb_object_agg(gone.path[2], nullif(array_to_string(array(
        select name from unnest(string_to_array(g.payload #>> gone.path, ' ')) name where name <> all (gone.names)), ' '), '')) as resources
      from gone join oidc_instances g on g.client_id = gone.application_id and g.model = 'Grant' and g.payload #> gone.path is not null
      group by g.id)
    update oidc_instances g
      set payload = jsonb_set(g.payload, '{resources}', jsonb_strip_nulls((g.payload -> 'resources') || narrowed.resources))
    from narrowed where g.id = narrowed.id and g.model = 'Grant'
  `.execute(db);
}
