import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import { adminTenantId } from '@gatehouse/contract/common';
import { managementApiIds } from '@gatehouse/contract/resources/management-scopes';
import { builtInRoleNames } from '@gatehouse/contract/roles/built-in';
import { organizationOfTenant } from '@gatehouse/contract/tenant-members/tenant-roles';
import type { PeriodicUsage, QuotaUsage, SubscriptionUsage } from '@gatehouse/contract/tenants/usage';
import { type RawBuilder, sql } from 'kysely';
import type { Runtime } from '../runtime/runtime.ts';
import { currentPeriod, dateOf } from './period.ts';

/*
 * How much of its plan a tenant uses. What a new tenant has isn't counted: the built-in applications, the Management API and its roles. Nor are
 * demo connectors, which are the operator's (ADR 192). The statements run as the tenant, so they don't name it.
 */

type Connectors = Pick<Runtime, 'connectors'>;

const isOwnApplication = sql`id <> all(${Object.values(builtInApplications)}::varchar[])`;
const isOwnRole = sql`name <> all(${[...builtInRoleNames]}::varchar[])`;
const demoConnectors = ({ connectors }: Connectors): string[] =>
  [...connectors.values()].flatMap(({ metadata }) => (metadata.isDemo ? [metadata.id] : []));

/** The records that limits are about. */
const records = {
  applicationsLimit: () => sql`applications where ${isOwnApplication}`,
  machineToMachineLimit: () => sql`applications where ${isOwnApplication} and type = 'MachineToMachine'`,
  thirdPartyApplicationsLimit: () => sql`applications where ${isOwnApplication} and is_third_party`,
  resourcesLimit: () => sql`resources where id <> ${managementApiIds.resource}`,
  userRolesLimit: () => sql`roles where ${isOwnRole} and type = 'User'`,
  machineToMachineRolesLimit: () => sql`roles where ${isOwnRole} and type = 'MachineToMachine'`,
  socialConnectorsLimit: (runtime: Connectors) =>
    sql`connectors where type = 'Social' and connector_id <> all(${demoConnectors(runtime)}::varchar[])`,
  enterpriseSsoLimit: () => sql`sso_connectors`,
  hooksLimit: () => sql`webhooks`,
  organizationsLimit: () => sql`organizations`,
} satisfies Partial<Record<keyof QuotaUsage, (runtime: Connectors) => RawBuilder<unknown>>>;

/** A limit of the number of records of a kind. */
export type RecordsKey = keyof typeof records;

/** The number of records of a kind. */
export const countRecords = (key: RecordsKey, runtime: Connectors): RawBuilder<number> =>
  sql<number>`(select count(*) from ${records[key](runtime)})`;

/** The number of permissions of a resource, or of a role. A new one has none. */
export const countScopes = (of: 'resource' | 'role', id: string): RawBuilder<number> =>
  of === 'resource'
    ? sql<number>`(select count(*) from scopes where resource_id = ${id})`
    : sql<number>`(select count(*) from roles_scopes where role_id = ${id})`;

/** Members and pending invitations of a tenant; part of a statement of the admin tenant. */
export function countMembers(tenantId: string, now: number): RawBuilder<number> {
  const id = organizationOfTenant(tenantId);
  return sql<number>`((select count(*) from organization_users where organization_id = ${id}) + (
    select count(*) from organization_invitations
    where organization_id = ${id} and status = 'Pending' and expires_at > ${new Date(now)}::timestamptz))`;
}

/** Whether features are in use. */
const features = sql`
  exists (select from sign_in_experiences where jsonb_array_length(settings -> 'mfa' -> 'factors') > 0) as "mfaEnabled",
  exists (select from sign_in_experiences where jsonb_typeof(settings -> 'customUiAssets') = 'object') as "bringYourUiEnabled",
  exists (select from scripts where kind in ('access-token', 'client-credentials')) as "customJwtEnabled",
  exists (select from sso_idp_initiated_auth_configs) as "idpInitiatedSsoEnabled",
  -- These are used within minutes.
  false as "subjectTokenEnabled"`;

const scopesById = (holders: RawBuilder<unknown>, scopes: RawBuilder<unknown>) =>
  sql<Record<string, number>>`(select coalesce(jsonb_object_agg(id, count), '{}') from (
    select h.id, (select count(*) from ${scopes} = h.id) as count from ${holders} h) counted)`;
const resources = scopesById(
  sql`(select id from ${records.resourcesLimit()})`,
  sql`scopes where resource_id`,
);
const roles = scopesById(sql`(select id from roles where ${isOwnRole})`, sql`roles_scopes where role_id`);

type Counted = Pick<QuotaUsage, RecordsKey | Extract<keyof QuotaUsage, `${string}Enabled`>> &
  Pick<SubscriptionUsage, 'resources' | 'roles'>;

/** How much a tenant uses of everything that plans limit. */
export async function readUsage(
  runtime: Pick<Runtime, 'clock' | 'connectors' | 'database'>,
  tenantId: string,
): Promise<Pick<SubscriptionUsage, 'usage' | 'resources' | 'roles'>> {
  const { database, clock } = runtime;
  const counts = Object.keys(records).map(
    (key) => sql`${countRecords(key as RecordsKey, runtime)} as ${sql.ref(key)}`,
  );
  const [counted, period, members] = await Promise.all([
    sql<Counted>`select ${sql.join(counts)}, ${features}, ${resources} as resources, ${roles} as roles`.execute(
      database.for(tenantId),
    ),
    readPeriodicUsage(runtime, tenantId),
    sql<{ count: number }>`select ${countMembers(tenantId, clock())} as count`.execute(
      database.for(adminTenantId),
    ),
  ]);
  const [row] = counted.rows;
  if (!row) throw new Error('A statement that always has a row returned none');
  const { resources: ofResources, roles: ofRoles, ...usage } = row;
  return {
    usage: {
      ...usage,
      ...period,
      scopesPerResourceLimit: Math.max(0, ...Object.values(ofResources)),
      scopesPerRoleLimit: Math.max(0, ...Object.values(ofRoles)),
      tenantMembersLimit: members.rows[0]?.count ?? 0,
    },
    resources: ofResources,
    roles: ofRoles,
  };
}

/** SQL expressions of a tenant, and of the first day of a period and the first one after it. */
type Parts = [tenant: string, start: string, end: string];

/**
 * SQL: the users who were active in a period of at most 31 days. A user counts on their first day in the period: the one that is further
 * from the day before than the period's start (ADR 168).
 */
export const activeIn = (...[tenant, start, end]: Parts): string => `(
  select coalesce(sum(d.users), 0)::bigint from daily_activity d
  where d.tenant_id = ${tenant} and d.date >= ${start}::date and d.date < ${end}::date and d.gap > d.date - ${start}::date)`;

/** SQL: the tokens issued in a period. */
export const tokensIn = (...[tenant, start, end]: Parts): string => `(
  select coalesce(sum(d.user_tokens + d.machine_tokens), 0)::bigint from daily_token_usage d
  where d.tenant_id = ${tenant} and d.date >= ${start}::date and d.date < ${end}::date)`;

/** The active users and tokens of a tenant in the current period. */
export async function readPeriodicUsage(
  { database, clock }: Pick<Runtime, 'clock' | 'database'>,
  tenantId: string,
): Promise<PeriodicUsage> {
  const { start, end } = currentPeriod(clock());
  const parts: Parts = ['gatehouse_tenant()', `'${dateOf(start)}'`, `'${dateOf(end)}'`];
  const { rows } = await sql<PeriodicUsage>`
    select ${sql.raw(activeIn(...parts))} as "mauLimit", ${sql.raw(tokensIn(...parts))} as "tokenLimit"`.execute(
    database.for(tenantId),
  );
  return rows[0] ?? { mauLimit: 0, tokenLimit: 0 };
}
