import { CompiledQuery } from 'kysely';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { claimsByScope } from './claims.ts';
import { accountSql, type Consent } from './consent-request.ts';

/** What a device requests, and the account that is signed in in the browser where its code was entered. */
export interface DeviceRequest extends Pick<Consent, 'scopes' | 'resources'> {
  account: Consent['account'] | null;
}

/**
 * The account is the one of an existing session, unless the user is suspended. The permissions are those that the device requests,
 * that its application may request and that the account's roles contain. Anyone can start a device request, so without an account
 * only the indicators of requested resources are returned, and neither their names nor permissions.
 */
const findRequest = `
  with requested as (
     select i.client_id, i.payload #> '{params,resource}' as resource,
       string_to_array(coalesce(i.payload #>> '{params,scope}', ''), ' ') as names
     from oidc_instances i
     where i.tenant_id = $1 and i.model = 'DeviceCode' and i.user_code = $2
       and i.expires_at > to_timestamp($5::float8 / 1000)
     limit 1),
   account as (
     select u.* from oidc_instances s join users u on u.tenant_id = $1 and u.id = s.account_id and not u.is_suspended
     where s.tenant_id = $1 and s.model = 'Session' and s.uid = $4 and s.account_id = $3
       and s.expires_at > to_timestamp($5::float8 / 1000)
     limit 1)
   select to_jsonb(requested.names) as scopes,
     (select ${accountSql} from users u where u.tenant_id = $1 and u.id = (select id from account)) as account,
     (select coalesce(jsonb_agg(to_jsonb(p) order by p.name, p.indicator), '[]') from (
       select r.indicator, case when u.id is null then r.indicator else r.name end as name,
         coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'description', s.description) order by s.name)
           filter (where s.id is not null), '[]') as scopes
       from resources r left join account u on true
         left join scopes s on s.tenant_id = $1 and s.resource_id = r.id and s.name = any (requested.names)
           and (not a.is_third_party or exists (select from application_resource_scopes c
             where c.tenant_id = $1 and c.application_id = a.id and c.scope_id = s.id))
           and exists (select from users_roles h join roles_scopes g on g.tenant_id = $1 and g.role_id = h.role_id
             where h.tenant_id = $1 and h.user_id = u.id and g.scope_id = s.id)
       where r.tenant_id = $1 and requested.resource ? r.indicator and (u.id is null or s.id is not null)
       group by r.id, r.indicator, r.name, u.id) p) as resources
   from requested join applications a on a.tenant_id = $1 and a.id = requested.client_id`;

/** Whether a requested name is an OpenID Connect scope and not a permission of a resource. */
const isScope = (name: string): boolean => name === 'offline_access' || Object.hasOwn(claimsByScope, name);

/** What the device with this user code requests; undefined if the code is unknown or has expired. */
export async function getDeviceRequest(
  runtime: Runtime,
  tenant: Tenant,
  {
    userCode,
    accountId = '',
    sessionUid = '',
  }: { userCode: string; accountId?: string; sessionUid?: string },
): Promise<DeviceRequest | undefined> {
  const values = [tenant.id, userCode.replaceAll(/\W/g, ''), accountId, sessionUid, runtime.clock()];
  const { rows } = await runtime.database
    .for(tenant.id)
    .executeQuery<DeviceRequest>(CompiledQuery.raw(findRequest, values));
  const [row] = rows;
  return row && { ...row, scopes: row.scopes.filter(isScope) };
}
