import type { ShownConsent } from '@gatehouse/contract/sign-in/consent';
import { type AuditEntry, encodeLogs } from '../audit/write.ts';
import type { Tenant } from '../runtime/ctx.ts';
import { insertLogsSql } from '../database/hot/insert-logs.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { createId } from '../lib/ids.ts';
import { deliverAnnounced } from '../webhooks/announce.ts';
import { findLimitWebhook } from './protocol-webhooks.ts';
import { keyInOrganizations } from '../sessions/granted-resources.ts';
import {
  queryAs,
  readConsent,
  type RequestedOrganizations,
  type RequestedResource,
  waitingFlow,
} from './consent-request.ts';
import { flowKey, resumeUrl } from './interaction.ts';
import { lifetimes } from '../sessions/lifetimes.ts';

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
   select "isDevice", (select gatehouse_announce_v1($1, to_timestamp($3::float8 / 1000), jsonb_build_array(
       gatehouse_limit_grants_v2($1, flow.account_id, flow.client_id, $4, $9::jsonb))) from flow)::text,
     (select gatehouse_choose_organizations_v1($1, flow.client_id, flow.account_id, $8) from flow where $8::varchar[] is not null)::text
   from answered`;

/** Creates the audit entry of the decision, which is written in the same statement. */
type CreateEntry = (userId: string, granted?: ShownConsent) => AuditEntry;

type ShownResource = ShownConsent['resources'][number];

const toComparableResources = (resources: readonly ShownResource[]): string[] =>
  resources.map((one) => JSON.stringify([one.indicator, [...one.scopes].sort()])).sort();

/** Everything that was shown, as canonical JSON to compare: names can't run together. Which organizations are selected is up to the user. */
const toComparable = ({ scopes, resources, organizations }: ShownConsent): string =>
  JSON.stringify([
    [...scopes].sort(),
    toComparableResources(resources),
    organizations ? toComparableResources(organizations.resources) : null,
  ]);

const namesOf = ({ indicator, scopes }: RequestedResource): ShownResource => ({
  indicator,
  scopes: scopes.map(({ name }) => name),
});

/** The organizations that were offered and are selected. */
function chooseOrganizations(
  { options, resources }: RequestedOrganizations,
  ids: readonly string[] = [],
): ShownConsent['organizations'] {
  const selected = new Set(ids);
  return {
    ids: options.filter(({ id }) => selected.has(id)).map(({ id }) => id),
    resources: resources.map(namesOf),
  };
}

/** The permissions of a grant. Those in organizations have keys of their own, because other tokens must not contain them. */
const toGrantedResources = ({ resources, organizations }: ShownConsent): Record<string, string> =>
  Object.fromEntries([
    ...resources.map((one) => [one.indicator, one.scopes.join(' ')]),
    ...(organizations?.resources ?? []).map((one) => [
      keyInOrganizations(one.indicator),
      one.scopes.join(' '),
    ]),
  ]);

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
  caller: { ip: string; userAgent: string } = { ip: '', userAgent: '' },
): Promise<string | undefined> {
  const row = await readConsent(runtime, tenant, flowId);
  if (!row) return undefined;
  if (row.keptOutUrl !== undefined) return row.keptOutUrl;
  const granted: ShownConsent = {
    scopes: row.scopes,
    resources: row.resources.map(namesOf),
    ...(row.organizations && {
      organizations: chooseOrganizations(row.organizations, shown.organizations?.ids),
    }),
  };
  if (toComparable(granted) !== toComparable(shown)) return undefined;
  const limitWebhook = await findLimitWebhook({ runtime, tenant, ...caller });
  const [written] = await queryAs<{ isDevice: boolean }>(runtime, tenant, writeConsent, [
    flowKey(flowId),
    runtime.clock(),
    row.grantId ?? createId(43),
    granted.scopes.join(' '),
    JSON.stringify(toGrantedResources(granted)),
    encodeLogs(createEntry ? [createEntry(row.account.id, granted)] : [], runtime.clock()),
    granted.organizations?.ids ?? null,
    limitWebhook ? JSON.stringify(limitWebhook) : null,
  ]);
  if (written && limitWebhook) await deliverAnnounced(runtime, tenant.id, [limitWebhook]);
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
