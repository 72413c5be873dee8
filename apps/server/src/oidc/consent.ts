import { CompiledQuery } from 'kysely';
import { type AuditEntry, encodeLogs } from '../audit/write.ts';
import type { Tenant } from '../runtime/ctx.ts';
import { insertLogsSql } from '../database/hot/insert-logs.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { createId } from '../lib/ids.ts';
import { commonScopes } from './clients.ts';
import { flowKey, resumeUrl } from './interaction.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import type { UserRow } from './load.ts';
import type { UserJson } from '../database/user-columns.ts';

/** Requested permissions of one API resource, with their descriptions. */
interface RequestedResource {
  indicator: string;
  name: string;
  scopes: { name: string; description: string | null }[];
}

/** What the consent page shows: the application, the account and what is requested. The grant covers exactly this. */
export interface Consent {
  application: { id: string; name: string; logoUri: string | null };
  account: UserJson & Pick<UserRow, 'roles'>;
  /** Requested OpenID Connect scopes. */
  scopes: string[];
  /** Requested permissions that the application may request and that the user's roles include. */
  resources: RequestedResource[];
  /** Where the browser is redirected with the result; null in device flow. */
  redirectUri: string | null;
  /** Set if the user may no longer use the application: where the protocol says so. */
  keptOutUrl?: string;
}

/** What the consent page showed, as the user's decision names it. */
export interface ShownConsent {
  scopes: readonly string[];
  resources: readonly { indicator: string; scopes: readonly string[] }[];
}

interface ConsentRow extends Consent {
  allowed: string[];
  grantId: string | null;
  mayUse: boolean;
  isDevice: boolean;
}

/**
 * The row of a flow that waits for consent, or shows that its user may not use the application, if the session's user is still the one the flow was started for. The engine compares only
 * session ids, but another account in the same session must not give this consent. The subselect (with `offset 0`, so that it isn't
 * inlined) reads the session's uid from the payload first, because with row-level security PostgreSQL doesn't use indexes for
 * operators that aren't leakproof, such as `#>>`.
 */
export const waitingFlow = (prompt: 'consent' | 'access'): string => `
  select f.client_id, f.account_id, f.payload, f.expires_at
  from (select i.*, i.payload #>> '{session,uid}' as session_uid from oidc_instances i
      where i.tenant_id = $1 and i.model = 'Interaction' and i.id = $2 offset 0) f
    join oidc_instances s on s.tenant_id = $1 and s.model = 'Session' and s.uid = f.session_uid
      and s.account_id = f.payload #>> '{session,accountId}' and s.expires_at > to_timestamp($3::float8 / 1000)
    join users u on u.tenant_id = $1 and u.id = s.account_id and not u.is_suspended
  where f.account_id = s.account_id
    and f.payload #>> '{prompt,name}' = '${prompt}' and f.expires_at > to_timestamp($3::float8 / 1000)
  limit 1`;

/** Requested permissions that tokens of the application can have, by resource: enabled for it and included in the user's roles. */
const requestedPermissions = `
  select r.indicator, r.name, jsonb_agg(jsonb_build_object('name', s.name, 'description', s.description) order by s.name) as scopes
  from jsonb_to_recordset(gatehouse_scopes_v1($1, flow.client_id, a.is_third_party, flow.account_id, null,
      array(select r.indicator from resources r where r.tenant_id = $1 and (flow.payload #> '{params,resource}') ? r.indicator)))
      as allowed (indicator text, scopes jsonb)
    join resources r on r.tenant_id = $1 and r.indicator = allowed.indicator
    join scopes s on s.tenant_id = $1 and s.resource_id = r.id and allowed.scopes ? s.name
  where s.name = any (string_to_array(flow.payload #>> '{params,scope}', ' '))
  group by r.id, r.indicator, r.name`;

/** The account `u` as consent and device pages show it. */
export const accountSql = `gatehouse_user_json_v1(u) || jsonb_build_object(
       'roles', (select coalesce(jsonb_agg(r.name order by r.name), '[]') from users_roles h
         join roles r on r.tenant_id = $1 and r.id = h.role_id where h.tenant_id = $1 and h.user_id = u.id))`;

const findConsent = `
  with flow as (${waitingFlow('consent')})
   select jsonb_build_object('id', a.id, 'name', a.name, 'logoUri', a.oidc_client_metadata ->> 'logoUri') as application,
     ${accountSql} as account,
     to_jsonb(string_to_array(coalesce(flow.payload #>> '{params,scope}', ''), ' ')) as scopes,
     gatehouse_consent_scopes_v1($1, a.id) -> 'userScopes' as allowed,
     (select coalesce(jsonb_agg(to_jsonb(p) order by p.name, p.indicator), '[]') from (${requestedPermissions}) p) as resources,
     flow.payload #>> '{params,redirect_uri}' as "redirectUri", flow.payload ->> 'grantId' as "grantId",
     gatehouse_may_use_v1($1, a.id, a.app_level_access_control_enabled, u.id) as "mayUse", flow.payload ? 'deviceCode' as "isDevice"
   from flow join applications a on a.tenant_id = $1 and a.id = flow.client_id
     join users u on u.tenant_id = $1 and u.id = flow.account_id`;

/** Runs one of the statements of this file, with the tenant as `$1`. */
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
  // The requested scopes include names of permissions, which are removed here.
  return (
    row && {
      ...row,
      scopes: row.scopes.filter((name) => allowed.has(name)),
      ...(!row.mayUse && { keptOutUrl: resumeUrl(tenant, flowId, row.isDevice) }),
    }
  );
}

/** What a flow requests consent for; undefined if it doesn't wait for consent, or not for that of the signed-in user. */
export async function getConsent(
  runtime: Runtime,
  tenant: Tenant,
  flowId: string,
): Promise<Consent | undefined> {
  const row = await readConsent(runtime, tenant, flowId);
  if (!row) return undefined;
  const { grantId: _grantId, allowed: _allowed, mayUse: _mayUse, isDevice: _isDevice, ...consent } = row;
  return consent;
}

const writeConsent = `
  with flow as (select f.*, gatehouse_lock_grants_v1($1, f.account_id, f.client_id)::text as locked from (${waitingFlow('consent')}) f),
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

/** Creates the audit entry of the decision, which is written in the same statement. */
type CreateEntry = (userId: string, granted?: ShownConsent) => AuditEntry;

/** Everything that was shown, as canonical JSON to compare: names can't run together. */
const toComparable = ({ scopes, resources }: ShownConsent): string =>
  JSON.stringify([
    [...scopes].sort(),
    resources.map((one) => JSON.stringify([one.indicator, [...one.scopes].sort()])).sort(),
  ]);

const namesOf = ({ indicator, scopes }: RequestedResource) => ({
  indicator,
  scopes: scopes.map(({ name }) => name),
});

/**
 * Writes the grant and returns the URL where the browser continues. `shown` is what the user saw: if it differs from what the flow
 * may get now, nothing is written and undefined is returned. Nor is anything written if the user may no longer use the application; the
 * protocol says so where the browser continues.
 */
export async function grantConsent(
  runtime: Runtime,
  tenant: Tenant,
  flowId: string,
  shown: ShownConsent,
  createEntry?: CreateEntry,
): Promise<string | undefined> {
  const row = await readConsent(runtime, tenant, flowId);
  if (!row) return undefined;
  if (row.keptOutUrl !== undefined) return row.keptOutUrl;
  const granted = { scopes: row.scopes, resources: row.resources.map(namesOf) };
  if (toComparable(granted) !== toComparable(shown)) return undefined;
  const [written] = await queryAs<{ isDevice: boolean }>(runtime, tenant, writeConsent, [
    flowKey(flowId),
    runtime.clock(),
    row.grantId ?? createId(43),
    granted.scopes.join(' '),
    JSON.stringify(Object.fromEntries(granted.resources.map((one) => [one.indicator, one.scopes.join(' ')]))),
    encodeLogs(createEntry ? [createEntry(row.account.id, granted)] : [], runtime.clock()),
  ]);
  return written && resumeUrl(tenant, flowId, written.isDevice);
}

const writeDenial = `
  with flow as (${waitingFlow('consent')}),
   answered as (
     update oidc_instances i set payload = i.payload || jsonb_build_object('result', jsonb_build_object(
       'error', 'access_denied', 'error_description', 'the user did not consent'))
     where i.tenant_id = $1 and i.model = 'Interaction' and i.id = $2 and exists (select from flow)
     returning i.payload ? 'deviceCode' as "isDevice"),
   logged as (${insertLogsSql('$4', 'exists (select from answered)')})
   select "isDevice" from answered`;

/** Ends the flow with `access_denied` (OpenID Connect Core 3.1.2.6), and returns the URL where the browser continues. */
export async function denyConsent(
  runtime: Runtime,
  tenant: Tenant,
  flowId: string,
  createEntry?: CreateEntry,
): Promise<string | undefined> {
  const row = createEntry && (await readConsent(runtime, tenant, flowId));
  const [written] = await queryAs<{ isDevice: boolean }>(runtime, tenant, writeDenial, [
    flowKey(flowId),
    runtime.clock(),
    encodeLogs(row ? [createEntry(row.account.id)] : [], runtime.clock()),
  ]);
  return written && resumeUrl(tenant, flowId, written.isDevice);
}
