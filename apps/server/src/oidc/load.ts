import { hotStatement } from '../database/hot.ts';
import type { Runtime } from '../runtime.ts';

/** A row of the protocol store. `payload` is the engine's, without its id where that is a secret. */
export interface Instance {
  model: string;
  /** As stored: a hash, or a grant's id. */
  id: string;
  uid: string | null;
  payload: Record<string, unknown>;
  consumedAt: number | null;
  expiresAt: number;
}

/** An application as the engine needs it; `secrets` are sealed and those that have expired are left out. */
export interface ClientRow {
  id: string;
  name: string;
  type: string;
  isThirdParty: boolean;
  oidc: Record<string, unknown>;
  custom: Record<string, unknown>;
  secrets: string[];
}

/** A user who may sign in: one who is suspended is not found. */
export interface UserRow {
  id: string;
  username: string | null;
  primaryEmail: string | null;
  primaryPhone: string | null;
  name: string | null;
  avatar: string | null;
  profile: Record<string, unknown>;
  identities: Record<string, unknown>;
  customData: Record<string, unknown>;
  createdAt: number;
  updatedAt: number;
  roles: string[];
}

/** An API resource with the scopes that the request's user, or else its machine, holds by role. */
export interface ResourceRow {
  indicator: string;
  ttl: number;
  scopes: string[];
}

/** What a protocol request reads. */
export interface Loaded {
  instances: Instance[];
  clients: ClientRow[];
  user: UserRow | null;
  resources: ResourceRow[];
}

/** What a request names; everything else follows from it inside the database. */
export interface LoadKeys {
  /** `[model, stored id]`. */
  instances: [string, string][];
  clientId?: string;
  accountId?: string;
  grantId?: string;
  resources?: string[];
}

const milliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

const instanceJson = (row: string): string =>
  `jsonb_build_object('model', ${row}.model, 'id', ${row}.id, 'uid', ${row}.uid, 'payload', ${row}.payload,
    'consumedAt', ${milliseconds(`${row}.consumed_at`)}, 'expiresAt', ${milliseconds(`${row}.expires_at`)})`;

const columns = (row: string): string =>
  [
    'model',
    'id',
    'uid',
    'payload',
    'grant_id',
    'account_id',
    'client_id',
    'consumed_at',
    'created_at',
    'expires_at',
  ]
    .map((name) => `${row}.${name}`)
    .join(', ');

/**
 * One read for a whole protocol request: what it names (session, flow, code or token), then the grant, client, user, roles
 * and resources that belong to it. What belongs to a user who is suspended or gone is not found (design 7).
 */
const load = hotStatement(
  'oidc-load',
  `with found as materialized (
    select ${columns('i')} from unnest($3::text[], $4::text[]) k (model, id)
      join oidc_instances i on i.tenant_id = $1 and i.model = k.model and i.id = k.id
    where i.expires_at > to_timestamp($2::float8 / 1000) or i.consumed_at is not null
  ), main as materialized (
    select * from found where model <> 'Session' limit 1
  ), session as materialized (
    select s.* from (
      select * from found where model = 'Session'
      union all
      select ${columns('i')} from main m join oidc_instances i on i.tenant_id = $1 and i.model = 'Session'
          and i.uid = m.payload ->> 'sessionUid' and i.expires_at > to_timestamp($2::float8 / 1000)
        where m.payload -> 'expiresWithSession' = 'true'
    ) s
    where s.account_id is null or exists (
      select 1 from users u where u.tenant_id = $1 and u.id = s.account_id and not u.is_suspended)
    order by s.created_at desc limit 1
  ), who as materialized (
    select coalesce($5::text, m.payload #>> '{params,client_id}', m.client_id) as client_id,
      case when m.model <> 'Interaction' then m.client_id end as holder_id,
      coalesce($6::text, m.payload #>> '{result,login,accountId}',
        case when m.model <> 'Interaction' then m.account_id end, s.account_id) as account_id,
      coalesce($7::text, m.payload #>> '{result,consent,grantId}', m.grant_id) as grant_id,
      s.payload -> 'authorizations' as authorizations,
      coalesce($8::text[], case jsonb_typeof(m.payload #> '{params,resource}')
        when 'string' then array[m.payload #>> '{params,resource}']
        when 'array' then array(select jsonb_array_elements_text(m.payload #> '{params,resource}')) end) as resources
    from (select) one left join main m on true left join session s on true
  ), account as materialized (
    select u.* from who join users u on u.tenant_id = $1 and u.id = who.account_id and not u.is_suspended
  ), held as materialized (
    select ur.role_id from account a join users_roles ur on ur.tenant_id = $1 and ur.user_id = a.id
    union all
    select ar.role_id from who join applications_roles ar
      on ar.tenant_id = $1 and ar.application_id = who.client_id and who.account_id is null
  ), grants as (
    select ${columns('i')} from who join oidc_instances i on i.tenant_id = $1 and i.model = 'Grant'
        and i.id = coalesce(who.grant_id, who.authorizations -> who.client_id ->> 'grantId')
      join account a on a.id = i.account_id
    where i.expires_at > to_timestamp($2::float8 / 1000)
  )
  select
    (select coalesce(jsonb_agg(${instanceJson('f')}), '[]') from (
      select * from main where main.model = 'Interaction' or main.account_id is null or exists (select 1 from account)
      union all select * from session
      union all select * from grants) f) as instances,
    (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'type', a.type,
        'isThirdParty', a.is_third_party, 'oidc', a.oidc_client_metadata, 'custom', a.custom_client_metadata,
        'secrets', coalesce((select jsonb_agg(s.sealed) from application_secrets s
          where s.tenant_id = $1 and s.application_id = a.id
            and (s.expires_at is null or s.expires_at > to_timestamp($2::float8 / 1000))), '[]'))), '[]')
      from who join applications a on a.tenant_id = $1 and a.id in (who.client_id, who.holder_id)) as clients,
    (select jsonb_build_object('id', a.id, 'username', a.username, 'primaryEmail', a.primary_email,
        'primaryPhone', a.primary_phone, 'name', a.name, 'avatar', a.avatar, 'profile', a.profile,
        'identities', a.identities, 'customData', a.custom_data, 'createdAt', ${milliseconds('a.created_at')},
        'updatedAt', ${milliseconds('a.updated_at')},
        'roles', (select coalesce(jsonb_agg(r.name order by r.name), '[]')
          from held join roles r on r.tenant_id = $1 and r.id = held.role_id)) from account a) as "user",
    (select coalesce(jsonb_agg(jsonb_build_object('indicator', r.indicator, 'ttl', r.access_token_ttl, 'scopes',
        (select coalesce(jsonb_agg(distinct s.name), '[]') from held
          join roles_scopes rs on rs.tenant_id = $1 and rs.role_id = held.role_id
          join scopes s on s.tenant_id = $1 and s.id = rs.scope_id and s.resource_id = r.id))), '[]')
      from who join resources r on r.tenant_id = $1 and r.indicator = any (who.resources)) as resources`,
);

/** Reads everything a request needs in one statement. */
export async function loadRequest(runtime: Runtime, tenantId: string, keys: LoadKeys): Promise<Loaded> {
  const [row] = await runtime.database.hot<Loaded>(load, tenantId, [
    runtime.clock(),
    keys.instances.map(([model]) => model),
    keys.instances.map(([, id]) => id),
    keys.clientId ?? null,
    keys.accountId ?? null,
    keys.grantId ?? null,
    keys.resources ?? null,
  ]);
  return row ?? { instances: [], clients: [], user: null, resources: [] };
}
