import type {
  ExplainedResource,
  ExplainedScope,
  GivingRole,
  Named,
  ScopeRefusal,
} from '@gatehouse/contract/explanations/access';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { organizationsResource } from '../../sessions/granted-resources.ts';

/** For whom a token is: a user, or the application itself. */
export interface Holder {
  applicationId: string;
  isThirdParty: boolean;
  userId: string | null;
  /** The organization that the token is limited to. */
  organizationId: string | null;
}

/** An API resource; undefined for the organization itself. */
type Resource = (Named & { indicator: string }) | undefined;

/** So many roles of one permission are listed. */
const mostRoles = 20;
const mostOthers = 5;

interface ScopeRow {
  id: string;
  name: string;
  givenBy: GivingRole[];
  otherRoles: Named[];
}

/** What `gatehouse_scopes_v1` decides for tokens, the consent page and everything else that depends on permissions. */
interface Decided {
  scopes: string[] | null;
}

/**
 * The permissions of a resource with the decision about each, which is that of the token endpoint (`gatehouse_scopes_v1`), and the roles
 * behind it.
 */
export async function explainResource(
  db: TenantDb,
  holder: Holder,
  resource: Resource,
): Promise<ExplainedResource> {
  const { applicationId, isThirdParty, userId, organizationId } = holder;
  const indicator = resource?.indicator ?? organizationsResource;
  const { rows: decisions } = await sql<Decided>`
    select d.scopes from jsonb_to_recordset(gatehouse_scopes_v1(gatehouse_tenant(), ${applicationId}, ${isThirdParty},
      ${userId}::varchar, ${organizationId}::varchar, array[${indicator}]::text[])) as d (scopes jsonb)`.execute(
    db,
  );
  const decided = decisions[0]?.scopes ?? null;
  const given = new Set(decided ?? []);
  const { rows } = await listScopes(holder, resource).execute(db);
  return {
    resource: resource ?? null,
    isRequestable: decided !== null,
    scopes: rows.map((row): ExplainedScope => ({
      ...row,
      refusal: given.has(row.name) ? null : refusalOf(row, holder),
    })),
  };
}

/** Why a permission is not in the decision. */
function refusalOf(
  { givenBy }: Pick<ScopeRow, 'givenBy'>,
  { isThirdParty, organizationId }: Holder,
): ScopeRefusal {
  if (givenBy.length === 0) return 'Role';
  // In an organization only the roles there count; outside, a third party's permissions in organizations are apart (ADR 155).
  const counting = givenBy.filter(({ organization }) =>
    organizationId === null ? !isThirdParty || organization === null : organization?.id === organizationId,
  );
  if (counting.length === 0) return 'Organization';
  return isThirdParty ? 'Application' : 'Organization';
}

const holderOf = ({ userId, applicationId }: Holder): string => userId ?? applicationId;

/** The permissions of the resource, or of the organization template, with their roles. */
function listScopes(holder: Holder, resource: Resource): RawBuilder<ScopeRow> {
  const { organizationId } = holder;
  const roles = [
    ...(resource ? [byRole(holder)] : []),
    byOrganizationRole(holder, resource ? 'organization_roles_resource_scopes' : 'organization_roles_scopes'),
  ];
  const from = resource
    ? sql`scopes s where s.resource_id = ${resource.id}`
    : sql`organization_scopes s where true`;
  return sql<ScopeRow>`select s.id, s.name,
      (select coalesce(jsonb_agg(g.role), '[]') from (
        select g.role from (${sql.join(roles, sql` union all `)}) g
        order by (g.role #>> '{organization,id}') is not distinct from ${organizationId}::text desc, g.role ->> 'name'
        limit ${mostRoles}) g) as "givenBy",
      (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name)), '[]') from (${others(holder, resource)}) o)
        as "otherRoles"
    from ${from} order by s.name, s.id limit 1000`;
}

function byRole(holder: Holder): RawBuilder<unknown> {
  const held = holder.userId === null ? sql`applications_roles h` : sql`users_roles h`;
  const column = holder.userId === null ? sql`h.application_id` : sql`h.user_id`;
  return sql`select jsonb_build_object('kind', 'Role', 'id', r.id, 'name', r.name, 'organization', null) as role
    from roles_scopes l join roles r on r.id = l.role_id join ${held} on h.role_id = r.id and ${column} = ${holderOf(holder)}
    where l.scope_id = s.id`;
}

function byOrganizationRole(
  holder: Holder,
  links: 'organization_roles_scopes' | 'organization_roles_resource_scopes',
): RawBuilder<unknown> {
  const scope =
    links === 'organization_roles_scopes' ? sql`l.organization_scope_id = s.id` : sql`l.scope_id = s.id`;
  const held =
    holder.userId === null ? sql`organization_applications_roles h` : sql`organization_users_roles h`;
  const column = holder.userId === null ? sql`h.application_id` : sql`h.user_id`;
  return sql`select jsonb_build_object('kind', 'OrganizationRole', 'id', r.id, 'name', r.name,
      'organization', jsonb_build_object('id', o.id, 'name', o.name)) as role
    from ${sql.table(links)} l join organization_roles r on r.id = l.organization_role_id
      join ${held} on h.organization_role_id = r.id and ${column} = ${holderOf(holder)}
      join organizations o on o.id = h.organization_id
    where ${scope}`;
}

/** Roles that have the permission and could be given to the holder. */
function others({ userId }: Holder, resource: Resource): RawBuilder<unknown> {
  const type = userId === null ? 'MachineToMachine' : 'User';
  return resource
    ? sql`select r.id, r.name from roles_scopes l join roles r on r.id = l.role_id
        where l.scope_id = s.id and r.type = ${type} order by r.name limit ${mostOthers}`
    : sql`select r.id, r.name from organization_roles_scopes l join organization_roles r on r.id = l.organization_role_id
        where l.organization_scope_id = s.id and r.type = ${type} order by r.name limit ${mostOthers}`;
}
