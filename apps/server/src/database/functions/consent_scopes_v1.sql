-- What an application may ask for, as the code reads it: `permissions` are names, by the indicator of their resource, and
-- `organizationPermissions` those that apply only in the organizations that users give it access to. The organization permissions are under
-- `urn:logto:resource:organizations`, which an application may request, even without any, if it may ask for organizations at all.
create or replace function gatehouse_consent_scopes_v1(tenant varchar, application varchar) returns jsonb language sql stable
as $$ select jsonb_build_object(
  'userScopes', (select coalesce(jsonb_agg(u.scope order by u.scope), '[]') from application_user_scopes u
    where u.tenant_id = tenant and u.application_id = application),
  'permissions', (select coalesce(jsonb_object_agg(p.indicator, p.names), '{}') from (
    select r.indicator, jsonb_agg(s.name order by s.name) as names from application_resource_scopes c
      join scopes s on s.tenant_id = tenant and s.id = c.scope_id
      join resources r on r.tenant_id = tenant and r.id = s.resource_id
    where c.tenant_id = tenant and c.application_id = application group by r.indicator) p),
  'organizationPermissions', (select coalesce(jsonb_object_agg(p.indicator, p.names), '{}') from (
    select r.indicator, jsonb_agg(s.name order by s.name) as names from application_organization_resource_scopes c
      join scopes s on s.tenant_id = tenant and s.id = c.scope_id
      join resources r on r.tenant_id = tenant and r.id = s.resource_id
    where c.tenant_id = tenant and c.application_id = application group by r.indicator
    union all
    select 'urn:logto:resource:organizations', coalesce(jsonb_agg(s.name order by s.name) filter (where s.id is not null), '[]')
    from (select organization_scope_id from application_organization_scopes c
        where c.tenant_id = tenant and c.application_id = application
      union all select null from application_user_scopes u
        where u.tenant_id = tenant and u.application_id = application and u.scope = 'urn:logto:scope:organizations') c
      left join organization_scopes s on s.tenant_id = tenant and s.id = c.organization_scope_id
    having count(*) > 0) p)) $$;
