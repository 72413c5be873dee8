import { maxConsentOrganizations } from '@gatehouse/contract/sign-in/consent';
import { CompiledQuery } from 'kysely';
import type { UserJson } from '../database/user-columns.ts';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { organizationsResource } from '../sessions/granted-resources.ts';
import { commonScopes } from './clients.ts';
import { flowKey, resumeUrl } from './interaction.ts';
import type { UserRow } from './load.ts';
import { organizationRolesScope, organizationsScope } from './organization.ts';

/** Requested permissions of one API resource, with their descriptions. */
export interface RequestedResource {
  indicator: string;
  name: string;
  scopes: { name: string; description: string | null }[];
}

/** The user's choice of organizations, and what the application gets in those that are chosen. */
export interface RequestedOrganizations {
  /** All organizations of the user, by name; `isChosen`: the application has access already. */
  options: { id: string; name: string; isChosen: boolean }[];
  resources: RequestedResource[];
}

/** What the consent page shows: the application, the account and what is requested. The grant covers exactly this. */
export interface Consent {
  application: { id: string; name: string; logoUri: string | null; isRegistered: boolean };
  account: UserJson & Pick<UserRow, 'roles'>;
  /** Requested OpenID Connect scopes. */
  scopes: string[];
  /** Requested permissions that the application may request and that the user's roles include. */
  resources: RequestedResource[];
  /** Null if the application requests nothing of organizations. */
  organizations: RequestedOrganizations | null;
  /** Where the browser is redirected with the result; null in device flow. */
  redirectUri: string | null;
  /** Set if the user may no longer use the application: where the protocol says so. */
  keptOutUrl?: string;
}

/** With what only the decision needs. */
interface ConsentRow extends Consent {
  /** The grant that the decision extends. */
  grantId: string | null;
}

interface FoundConsent extends ConsentRow {
  allowed: string[];
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

/** The account `u` as consent and device pages show it. */
export const accountSql = `gatehouse_user_json_v1(u) || jsonb_build_object(
       'roles', (select coalesce(jsonb_agg(r.name order by r.name), '[]') from users_roles h
         join roles r on r.tenant_id = $1 and r.id = h.role_id where h.tenant_id = $1 and h.user_id = u.id))`;

/** Requested permissions by resource, of those that are in the column `scopes` or `organizationScopes` of `allowed`. */
const listRequested = (column: string): string => `
  select r.indicator, r.name, jsonb_agg(jsonb_build_object('name', s.name, 'description', s.description) order by s.name) as scopes
  from allowed join resources r on r.tenant_id = $1 and r.indicator = allowed.indicator
    join scopes s on s.tenant_id = $1 and s.resource_id = r.id and allowed.${column} ? s.name
  where s.name = any (flow.names)
  group by r.id, r.indicator, r.name`;

const organizationPermissions = `
  select allowed.indicator, '' as name,
    jsonb_agg(jsonb_build_object('name', s.name, 'description', s.description) order by s.name) as scopes
  from allowed join organization_scopes s on s.tenant_id = $1 and allowed."organizationScopes" ? s.name
  where allowed.indicator = '${organizationsResource}' and s.name = any (flow.names)
  group by allowed.indicator`;

const toList = (query: string): string =>
  `(select coalesce(jsonb_agg(to_jsonb(p) order by p.name, p.indicator), '[]') from (${query}) p)`;

/** The scopes whose claims are limited to the organizations that the user chooses. */
const organizationScopes = [organizationsScope, organizationRolesScope];

/** The organizations of the user, and whether the application has access. The body of a decision is limited to as many. */
const organizationOptions = `
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'isChosen', c.organization_id is not null)
    order by lower(o.name), o.id), '[]')
  from (select m.organization_id from organization_users m where m.tenant_id = $1 and m.user_id = flow.account_id
      order by m.organization_id limit ${maxConsentOrganizations}) m
    join organizations o on o.tenant_id = $1 and o.id = m.organization_id
    left join consent_organizations c on c.tenant_id = $1 and c.application_id = flow.client_id and c.user_id = flow.account_id
      and c.organization_id = m.organization_id`;

/** `allowed` are the permissions that tokens of the application can have, by resource: enabled for it and included in the user's roles. */
const findConsent = `
  with waiting as (${waitingFlow('consent')}),
   allowed as materialized (select allowed.* from waiting w join applications a on a.tenant_id = $1 and a.id = w.client_id,
     jsonb_to_recordset(gatehouse_scopes_v1($1, w.client_id, a.is_third_party, w.account_id, null,
       array(select r.indicator from resources r where r.tenant_id = $1 and (w.payload #> '{params,resource}') ? r.indicator
         union all select '${organizationsResource}' where (w.payload #> '{params,resource}') ? '${organizationsResource}')))
       as allowed (indicator text, scopes jsonb, "organizationScopes" jsonb)),
   named as (select *, string_to_array(coalesce(payload #>> '{params,scope}', ''), ' ') as names from waiting),
   flow as (select flow.*, ${toList(listRequested('scopes'))} as resources,
     ${toList(`${organizationPermissions} union all ${listRequested('"organizationScopes"')}`)} as of_organizations from named flow)
   select jsonb_build_object('id', a.id, 'name', a.name, 'logoUri', a.oidc_client_metadata ->> 'logoUri',
       'isRegistered', a.is_registered) as application,
     ${accountSql} as account, to_jsonb(flow.names) as scopes,
     gatehouse_consent_scopes_v1($1, a.id) -> 'userScopes' as allowed, flow.resources,
     case when flow.names && $4::text[] or flow.of_organizations <> '[]' then
       jsonb_build_object('options', (${organizationOptions}), 'resources', flow.of_organizations) end as organizations,
     flow.payload #>> '{params,redirect_uri}' as "redirectUri", flow.payload ->> 'grantId' as "grantId",
     gatehouse_may_use_v1($1, a.id, a.app_level_access_control_enabled, u.id) as "mayUse", flow.payload ? 'deviceCode' as "isDevice"
   from flow join applications a on a.tenant_id = $1 and a.id = flow.client_id
     join users u on u.tenant_id = $1 and u.id = flow.account_id`;

/** Runs a statement with the tenant as `$1`. */
export async function queryAs<Row>(
  { database }: Runtime,
  { id }: Tenant,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await database.for(id).executeQuery<Row>(CompiledQuery.raw(text, [id, ...values]));
  return rows;
}

export async function readConsent(
  runtime: Runtime,
  tenant: Tenant,
  flowId: string,
): Promise<ConsentRow | undefined> {
  const [row] = await queryAs<FoundConsent>(runtime, tenant, findConsent, [
    flowKey(flowId),
    runtime.clock(),
    organizationScopes,
  ]);
  if (!row) return undefined;
  const { allowed: enabled, mayUse, isDevice, ...consent } = row;
  const allowed = new Set([...commonScopes, ...enabled]);
  // The requested scopes include names of permissions, which are removed here.
  return {
    ...consent,
    scopes: consent.scopes.filter((name) => allowed.has(name)),
    ...(!mayUse && { keptOutUrl: resumeUrl(tenant, flowId, isDevice) }),
  };
}

/** What a flow requests consent for; undefined if it doesn't wait for consent, or not for that of the signed-in user. */
export async function getConsent(
  runtime: Runtime,
  tenant: Tenant,
  flowId: string,
): Promise<Consent | undefined> {
  const row = await readConsent(runtime, tenant, flowId);
  if (!row) return undefined;
  const { grantId: _grantId, ...consent } = row;
  return consent;
}
