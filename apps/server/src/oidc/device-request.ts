import type { Tenant } from '../ctx.ts';
import { hotStatement } from '../database/hot.ts';
import type { Runtime } from '../runtime.ts';
import { claimsByScope } from './claims.ts';
import { accountSql, type Consent } from './consent.ts';

/** What a device asks for, and the account that is signed in where its code was entered. */
export interface DeviceRequest extends Pick<Consent, 'scopes' | 'resources'> {
  account: Consent['account'] | null;
}

/** Permissions that the device asks for, that its application may ask for and that a role of the account's holds, where there is one. */
const findRequest = hotStatement(
  'find-device-request',
  `with asked as (
     select i.client_id, i.payload #> '{params,resource}' as resource,
       string_to_array(coalesce(i.payload #>> '{params,scope}', ''), ' ') as names
     from oidc_instances i
     where i.tenant_id = $1 and i.model = 'DeviceCode' and i.user_code = $2
     limit 1)
   select to_jsonb(asked.names) as scopes,
     (select ${accountSql} from users u where u.tenant_id = $1 and u.id = $3) as account,
     (select coalesce(jsonb_agg(to_jsonb(p) order by p.name, p.indicator), '[]') from (
       select r.indicator, r.name, jsonb_agg(jsonb_build_object('name', s.name, 'description', s.description) order by s.name) as scopes
       from resources r join scopes s on s.tenant_id = $1 and s.resource_id = r.id
       where r.tenant_id = $1 and asked.resource ? r.indicator and s.name = any (asked.names)
         and (not a.is_third_party or exists (select from application_resource_scopes c
           where c.tenant_id = $1 and c.application_id = a.id and c.scope_id = s.id))
         and ($3 = '' or exists (select from users_roles h join roles_scopes g on g.tenant_id = $1 and g.role_id = h.role_id
           where h.tenant_id = $1 and h.user_id = $3 and g.scope_id = s.id))
       group by r.id, r.indicator, r.name) p) as resources
   from asked join applications a on a.tenant_id = $1 and a.id = asked.client_id`,
);

/** Scopes that have a line on the pages; names of permissions are among what is asked for. */
const isScope = (name: string): boolean => name === 'offline_access' || Object.hasOwn(claimsByScope, name);

/** What would be given to the device that shows this code; undefined when it shows none any more. */
export async function describeDeviceRequest(
  runtime: Runtime,
  tenant: Tenant,
  { userCode, accountId = '' }: { userCode: string; accountId?: string },
): Promise<DeviceRequest | undefined> {
  const [row] = await runtime.database.hot<DeviceRequest>(findRequest, tenant.id, [
    userCode.replaceAll(/\W/g, ''),
    accountId,
  ]);
  return row && { ...row, scopes: row.scopes.filter(isScope) };
}
