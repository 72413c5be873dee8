-- Permissions of API resources as scripts for custom claims are given them.
create or replace function gatehouse_script_scopes_v1(tenant varchar, scope_ids varchar[]) returns jsonb language sql stable
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'description', s.description, 'resourceId', s.resource_id,
      'resource', jsonb_build_object('tenantId', r.tenant_id, 'id', r.id, 'name', r.name, 'indicator', r.indicator,
        'isDefault', r.is_default, 'accessTokenTtl', r.access_token_ttl)) order by s.name, s.id), '[]')
  from scopes s join resources r on r.tenant_id = tenant and r.id = s.resource_id
  where s.tenant_id = tenant and s.id = any (scope_ids) $$;
