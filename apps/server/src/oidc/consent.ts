import { CompiledQuery } from 'kysely';
import { type AuditEntry, encodeLogs } from '../audit/write.ts';
import type { Tenant } from '../runtime/ctx.ts';
import { insertLogsSql } from '../database/hot/insert-logs.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { createId } from '../lib/ids.ts';
import { commonScopes } from './clients.ts';
import { flowKey, resumeAddress } from './interaction.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import type { UserRow } from './load.ts';
import type { UserJson } from '../database/user-columns.ts';

/** Permissions of one API, as people read them. */
interface AskedResource {
  indicator: string;
  name: string;
  scopes: { name: string; description: string | null }[];
}

/** What the consent page shows: who asks, for whom, for what. The grant will cover this and nothing else. */
export interface Consent {
  application: { id: string; name: string; logoUri: string | null };
  account: UserJson & Pick<UserRow, 'roles'>;
  /** OpenID Connect scopes that are asked for. */
  scopes: string[];
  /** Permissions of APIs that are asked for, that the application may ask for and that a role of the user's holds. */
  resources: AskedResource[];
  /** Where the browser goes with the answer; null: it stays, and a device goes on. */
  redirectUri: string | null;
}

/** What the person was shown, as their answer names it. */
export interface ShownConsent {
  scopes: readonly string[];
  resources: readonly { indicator: string; scopes: readonly string[] }[];
}

interface ConsentRow extends Consent {
  allowed: string[];
  grantId: string | null;
}

/**
 * The flow's row, while it waits for consent and its session still is of the user it was begun for. The engine compares
 * sessions alone; another account in the same session must not give this consent. The subselect (with `offset 0`, so that it stays
 * one) reads the session's uid out of the payload first: row-level security keeps operators that may leak, such as `#>>`, away from
 * indexes.
 */
const asked = `
  select f.client_id, f.account_id, f.payload, f.expires_at
  from (select i.*, i.payload #>> '{session,uid}' as session_uid from oidc_instances i
      where i.tenant_id = $1 and i.model = 'Interaction' and i.id = $2 offset 0) f
    join oidc_instances s on s.tenant_id = $1 and s.model = 'Session' and s.uid = f.session_uid
      and s.account_id = f.payload #>> '{session,accountId}' and s.expires_at > to_timestamp($3::float8 / 1000)
    join users u on u.tenant_id = $1 and u.id = s.account_id and not u.is_suspended
  where f.account_id = s.account_id
    and f.payload #>> '{prompt,name}' = 'consent' and f.expires_at > to_timestamp($3::float8 / 1000)
  limit 1`;

/** Permissions that are asked for, enabled for the application and held by the user, by resource. */
const askedPermissions = `
  select r.indicator, r.name, jsonb_agg(jsonb_build_object('name', s.name, 'description', s.description) order by s.name) as scopes
  from application_resource_scopes c
    join scopes s on s.tenant_id = $1 and s.id = c.scope_id
    join resources r on r.tenant_id = $1 and r.id = s.resource_id
  where c.tenant_id = $1 and c.application_id = flow.client_id and s.name = any (string_to_array(flow.payload #>> '{params,scope}', ' '))
    and (flow.payload #> '{params,resource}') ? r.indicator
    and exists (select from users_roles h join roles_scopes g on g.tenant_id = $1 and g.role_id = h.role_id
      where h.tenant_id = $1 and h.user_id = flow.account_id and g.scope_id = s.id)
  group by r.id, r.indicator, r.name`;

/** What pages show of the account `u` before something is allowed. */
export const accountSql = `gatehouse_user_json_v1(u) || jsonb_build_object(
       'roles', (select coalesce(jsonb_agg(r.name order by r.name), '[]') from users_roles h
         join roles r on r.tenant_id = $1 and r.id = h.role_id where h.tenant_id = $1 and h.user_id = u.id))`;

const findConsent = `
  with flow as (${asked})
   select jsonb_build_object('id', a.id, 'name', a.name, 'logoUri', a.oidc_client_metadata ->> 'logoUri') as application,
     ${accountSql} as account,
     to_jsonb(string_to_array(coalesce(flow.payload #>> '{params,scope}', ''), ' ')) as scopes,
     gatehouse_consent_scopes_v1($1, a.id) -> 'userScopes' as allowed,
     (select coalesce(jsonb_agg(to_jsonb(p) order by p.name, p.indicator), '[]') from (${askedPermissions}) p) as resources,
     flow.payload #>> '{params,redirect_uri}' as "redirectUri", flow.payload ->> 'grantId' as "grantId"
   from flow join applications a on a.tenant_id = $1 and a.id = flow.client_id
     join users u on u.tenant_id = $1 and u.id = flow.account_id`;

/** Runs one of the statements here, whose `$1` is the tenant. */
async function queryAs<Row>(
  { database }: Runtime,
  { id }: Tenant,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await database.for(id).executeQuery<Row>(CompiledQuery.raw(text, [id, ...values]));
  return rows;
}

async function readConsent(
  runtime: Runtime,
  tenant: Tenant,
  flowId: string,
): Promise<ConsentRow | undefined> {
  const [row] = await queryAs<ConsentRow>(runtime, tenant, findConsent, [flowKey(flowId), runtime.clock()]);
  const allowed = new Set([...commonScopes, ...(row?.allowed ?? [])]);
  // Names of permissions are among them.
  return row && { ...row, scopes: row.scopes.filter((name) => allowed.has(name)) };
}

/** What a flow asks consent for; undefined when it does not wait for consent, or not from the user who is signed in. */
export async function describeConsent(
  runtime: Runtime,
  tenant: Tenant,
  flowId: string,
): Promise<Consent | undefined> {
  const row = await readConsent(runtime, tenant, flowId);
  if (!row) return undefined;
  const { grantId: _grantId, allowed: _allowed, ...consent } = row;
  return consent;
}

const writeConsent = `
  with flow as (select f.*, gatehouse_lock_grants_v1($1, f.account_id, f.client_id)::text as locked from (${asked}) f),
   granted as (
     insert into oidc_instances as g
       (tenant_id, model, id, payload, account_id, client_id, created_at, expires_at)
     select $1, 'Grant', $4, jsonb_build_object('kind', 'Grant', 'accountId', flow.account_id, 'clientId', flow.client_id,
         'iat', floor($3::float8 / 1000), 'openid', jsonb_build_object('scope', $5::text), 'resources', $6::jsonb),
       flow.account_id, flow.client_id, to_timestamp($3::float8 / 1000),
       to_timestamp($3::float8 / 1000) + interval '${lifetimes.grant} seconds'
     from flow
     on conflict (tenant_id, model, id) do update set payload = gatehouse_merge_grant_v1(g.payload, excluded.payload - 'iat')
       where g.account_id = excluded.account_id and g.client_id = excluded.client_id
     returning 1),
   answered as (
     update oidc_instances i
       set payload = i.payload || jsonb_build_object('result', jsonb_build_object('consent', jsonb_build_object('grantId', $4::text)))
     where i.tenant_id = $1 and i.model = 'Interaction' and i.id = $2 and exists (select from granted)
     returning i.payload ? 'deviceCode' as "isDevice"),
   logged as (${insertLogsSql('$7', 'exists (select from answered)')})
   select "isDevice", (select gatehouse_limit_grants_v1($1, flow.account_id, flow.client_id, $4) from flow)::text from answered`;

/** The row of the audit log that says who decided, and what is granted; written with the decision. */
type DescribeDecision = (userId: string, granted?: ShownConsent) => AuditEntry;

/** All that is shown as one text, to compare by; JSON, in which no name can look like two. */
const listShown = ({ scopes, resources }: ShownConsent): string =>
  JSON.stringify([
    [...scopes].sort(),
    resources.map((one) => JSON.stringify([one.indicator, [...one.scopes].sort()])).sort(),
  ]);

const namesOf = ({ indicator, scopes }: AskedResource) => ({
  indicator,
  scopes: scopes.map(({ name }) => name),
});

/**
 * Writes the grant and answers where the browser goes on. `shown` is what the person saw: undefined is answered, and nothing
 * written, unless it is exactly what the flow may be given now.
 */
export async function grantConsent(
  runtime: Runtime,
  tenant: Tenant,
  flowId: string,
  shown: ShownConsent,
  describe?: DescribeDecision,
): Promise<string | undefined> {
  const row = await readConsent(runtime, tenant, flowId);
  if (!row) return undefined;
  const granted = { scopes: row.scopes, resources: row.resources.map(namesOf) };
  if (listShown(granted) !== listShown(shown)) return undefined;
  const [written] = await queryAs<{ isDevice: boolean }>(runtime, tenant, writeConsent, [
    flowKey(flowId),
    runtime.clock(),
    row.grantId ?? createId(43),
    granted.scopes.join(' '),
    JSON.stringify(Object.fromEntries(granted.resources.map((one) => [one.indicator, one.scopes.join(' ')]))),
    encodeLogs(describe ? [describe(row.account.id, granted)] : [], runtime.clock()),
  ]);
  return written && resumeAddress(tenant, flowId, written.isDevice);
}

const writeDenial = `
  with flow as (${asked}),
   answered as (
     update oidc_instances i set payload = i.payload || jsonb_build_object('result', jsonb_build_object(
       'error', 'access_denied', 'error_description', 'the user did not consent'))
     where i.tenant_id = $1 and i.model = 'Interaction' and i.id = $2 and exists (select from flow)
     returning i.payload ? 'deviceCode' as "isDevice"),
   logged as (${insertLogsSql('$4', 'exists (select from answered)')})
   select "isDevice" from answered`;

/** The person said no: the application is told so (OpenID Connect Core 3.1.2.6). */
export async function denyConsent(
  runtime: Runtime,
  tenant: Tenant,
  flowId: string,
  describe?: DescribeDecision,
): Promise<string | undefined> {
  const row = describe && (await readConsent(runtime, tenant, flowId));
  const [written] = await queryAs<{ isDevice: boolean }>(runtime, tenant, writeDenial, [
    flowKey(flowId),
    runtime.clock(),
    encodeLogs(row ? [describe(row.account.id)] : [], runtime.clock()),
  ]);
  return written && resumeAddress(tenant, flowId, written.isDevice);
}
