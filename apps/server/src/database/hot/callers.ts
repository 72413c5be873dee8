import { hotStatement } from './hot-statement.ts';

/**
 * The tenant with this ID, unless it is deleted, or that of a custom domain, which has dots. Runs as the owner because tenants have no access to these tables, and a
 * request has no tenant yet.
 */
export const findTenant = hotStatement(
  'find-tenant',
  `select id, is_suspended as "isSuspended", case when plan_id = 'free' then tokens_refused_until end as "tokensRefusedUntil"
   from tenants where id = $1 and deleted_at is null
   union all select tenant_id, null, null from domain_hosts where host = $1`,
  6,
);

/**
 * An administrator who is not suspended, if the token's application and grant still exist, with their roles in the organization of a
 * tenant: a member who is removed, or gets another role, has other permissions with the next request (ADR 152). Also whether they lack the
 * second factor that the tenant requires (ADR 159).
 */
export const findAdministrator = hotStatement(
  'find-administrator',
  `select array(select m.organization_role_id from organization_users_roles m
     where m.tenant_id = $1 and m.organization_id = $6 and m.user_id = u.id) as roles,
     exists (select from organizations o where o.tenant_id = $1 and o.id = $6 and o.is_mfa_required
       and gatehouse_lacks_mfa_v1($1, u, o.id)) as "lacksMfa"
   from users u join applications a on a.tenant_id = u.tenant_id and a.id = $3
   where u.tenant_id = $1 and u.id = $2 and not u.is_suspended
     and exists (select 1 from oidc_instances g where g.tenant_id = $1 and g.model = 'Grant' and g.id = $4
       and g.account_id = u.id and g.expires_at > to_timestamp($5::float8 / 1000))`,
  16,
);

/** The permissions of a machine-to-machine application at a resource, through its roles. */
export const findMachine = hotStatement(
  'find-machine',
  `select coalesce(array_agg(s.name) filter (where s.name is not null), '{}') as scopes
   from applications a
     left join applications_roles ar on ar.tenant_id = a.tenant_id and ar.application_id = a.id
     left join roles_scopes rs on rs.tenant_id = a.tenant_id and rs.role_id = ar.role_id
     left join resources r on r.tenant_id = a.tenant_id and r.indicator = $3
     left join scopes s on s.tenant_id = a.tenant_id and s.id = rs.scope_id and s.resource_id = r.id
   where a.tenant_id = $1 and a.id = $2 and a.type = 'MachineToMachine'
   group by a.id`,
  16,
);
