import type { Tenant } from '../ctx.ts';
import { hotStatement } from '../database/hot.ts';
import type { Runtime } from '../runtime.ts';
import { createId } from '../ids.ts';
import { flowKey, resumeAddress } from './interaction.ts';

/** What the consent page shows: who asks, for whom, for what. The grant will cover `scopes` and nothing else. */
export interface Consent {
  application: { id: string; name: string; logoUri: string | null };
  account: {
    id: string;
    name: string | null;
    username: string | null;
    primaryEmail: string | null;
    primaryPhone: string | null;
    avatar: string | null;
  };
  /** OpenID Connect scopes that are asked for. */
  scopes: string[];
  /** Where the browser goes with the answer. */
  redirectUri: string;
}

interface ConsentRow extends Consent {
  grantId: string | null;
}

/**
 * The flow's row, while it waits for consent and its session still is of the user it was begun for. The engine compares
 * sessions alone; another account in the same session must not give this consent.
 */
const asked = `
  select f.client_id, f.account_id, f.payload, f.expires_at
  from oidc_instances f
    join oidc_instances s on s.tenant_id = $1 and s.model = 'Session' and s.uid = f.payload #>> '{session,uid}'
      and s.account_id = f.payload #>> '{session,accountId}' and s.expires_at > to_timestamp($3::float8 / 1000)
    join users u on u.tenant_id = $1 and u.id = s.account_id and not u.is_suspended
  where f.tenant_id = $1 and f.model = 'Interaction' and f.id = $2 and f.account_id = s.account_id
    and f.payload #>> '{prompt,name}' = 'consent' and f.expires_at > to_timestamp($3::float8 / 1000)
  limit 1`;

const findConsent = hotStatement(
  'find-consent',
  `with flow as (${asked})
   select jsonb_build_object('id', a.id, 'name', a.name, 'logoUri', a.oidc_client_metadata ->> 'logoUri') as application,
     jsonb_build_object('id', u.id, 'name', u.name, 'username', u.username, 'primaryEmail', u.primary_email,
       'primaryPhone', u.primary_phone, 'avatar', u.avatar) as account,
     to_jsonb(string_to_array(coalesce(flow.payload #>> '{params,scope}', ''), ' ')) as scopes,
     flow.payload #>> '{params,redirect_uri}' as "redirectUri", flow.payload ->> 'grantId' as "grantId"
   from flow join applications a on a.tenant_id = $1 and a.id = flow.client_id
     join users u on u.tenant_id = $1 and u.id = flow.account_id`,
);

async function readConsent(
  runtime: Runtime,
  tenant: Tenant,
  flowId: string,
): Promise<ConsentRow | undefined> {
  const values = [flowKey(flowId), runtime.clock()];
  const [row] = await runtime.database.hot<ConsentRow>(findConsent, tenant.id, values);
  return row;
}

/** What a flow asks consent for; undefined when it does not wait for consent, or not from the user who is signed in. */
export async function describeConsent(
  runtime: Runtime,
  tenant: Tenant,
  flowId: string,
): Promise<Consent | undefined> {
  const row = await readConsent(runtime, tenant, flowId);
  if (!row) return undefined;
  const { grantId: _grantId, ...consent } = row;
  return consent;
}

const writeConsent = hotStatement(
  'grant-consent',
  `with flow as (${asked}),
   granted as (
     insert into oidc_instances as g
       (tenant_id, model, id, payload, account_id, client_id, created_at, expires_at)
     select $1, 'Grant', $4, jsonb_build_object('kind', 'Grant', 'accountId', flow.account_id, 'clientId', flow.client_id,
         'iat', floor($3::float8 / 1000), 'openid', jsonb_build_object('scope', $5::text)),
       flow.account_id, flow.client_id, to_timestamp($3::float8 / 1000),
       to_timestamp($3::float8 / 1000) + interval '14 days'
     from flow
     on conflict (tenant_id, model, id) do update set payload = jsonb_set(g.payload, '{openid}', jsonb_build_object('scope',
       (select string_agg(distinct name, ' ') from unnest(string_to_array(
         concat_ws(' ', g.payload #>> '{openid,scope}', $5::text), ' ')) name)))
       where g.account_id = excluded.account_id and g.client_id = excluded.client_id
     returning 1)
   update oidc_instances i
     set payload = i.payload || jsonb_build_object('result', jsonb_build_object('consent', jsonb_build_object('grantId', $4::text)))
   where i.tenant_id = $1 and i.model = 'Interaction' and i.id = $2 and exists (select from granted)
   returning 1`,
);

/**
 * Writes the grant and answers where the browser goes on. `shown` are the scopes the person saw: undefined is answered,
 * and nothing written, unless they are exactly those the flow asks for.
 */
export async function grantConsent(
  runtime: Runtime,
  tenant: Tenant,
  flowId: string,
  shown: readonly string[],
): Promise<string | undefined> {
  const row = await readConsent(runtime, tenant, flowId);
  if (!row || [...row.scopes].sort().join(' ') !== [...shown].sort().join(' ')) return undefined;
  const rows = await runtime.database.hot(writeConsent, tenant.id, [
    flowKey(flowId),
    runtime.clock(),
    row.grantId ?? createId(43),
    row.scopes.join(' '),
  ]);
  return rows.length === 0 ? undefined : resumeAddress(tenant, flowId);
}

const writeDenial = hotStatement(
  'deny-consent',
  `with flow as (${asked})
   update oidc_instances i set payload = i.payload || jsonb_build_object('result', jsonb_build_object(
     'error', 'access_denied', 'error_description', 'the user did not consent'))
   where i.tenant_id = $1 and i.model = 'Interaction' and i.id = $2 and exists (select from flow)
   returning 1`,
);

/** The person said no: the application is told so (OpenID Connect Core 3.1.2.6). */
export async function denyConsent(
  runtime: Runtime,
  tenant: Tenant,
  flowId: string,
): Promise<string | undefined> {
  const rows = await runtime.database.hot(writeDenial, tenant.id, [flowKey(flowId), runtime.clock()]);
  return rows.length === 0 ? undefined : resumeAddress(tenant, flowId);
}
