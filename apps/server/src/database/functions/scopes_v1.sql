-- The permissions that a token of application `client` may have, as [{indicator, ttl, scopes}]: those that the roles of user `holder` give,
-- or the roles of the application itself if `holder` is null. In an organization only the roles in that organization count. Without one,
-- a user's roles in all organizations count as well. `urn:logto:resource:organizations` is the organization itself: its permissions are
-- those of the organization template, all of them as long as no organization is named. `scopes` is null if a third-party application may
-- not request the resource, otherwise without what it may not request. Without an organization, what its users can allow it only in
-- organizations is apart, in `organizationScopes`: their roles give it in some of theirs, but no token has it (ADR 155).
-- Tokens, the consent page and everything else that depends on permissions ask here, so that they can't differ.
create or replace function gatehouse_scopes_v1(
  tenant varchar, client varchar, is_third_party boolean, holder varchar, organization varchar, indicators text[]) returns jsonb language plpgsql stable
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  organizations constant text := 'urn:logto:resource:organizations';
  -- What a third-party application may request, by list and resource; null for other applications.
  requestable constant jsonb := case when is_third_party then gatehouse_consent_scopes_v1(tenant, client) end;
  -- Whether permissions in organizations are apart.
  apart constant boolean := is_third_party and organization is null;
  own_roles varchar[] := '{}';
  organization_roles_held varchar[] := '{}';
  answer jsonb;
begin
  if organization is not null and holder is not null then
    organization_roles_held := array(select l.organization_role_id from organization_users_roles l
      where l.tenant_id = tenant and l.organization_id = organization and l.user_id = holder);
  elsif organization is not null then
    organization_roles_held := array(select l.organization_role_id from organization_applications_roles l
      where l.tenant_id = tenant and l.organization_id = organization and l.application_id = client);
  elsif holder is null then
    own_roles := array(select r.role_id from applications_roles r where r.tenant_id = tenant and r.application_id = client);
  else
    own_roles := array(select r.role_id from users_roles r where r.tenant_id = tenant and r.user_id = holder);
    organization_roles_held := array(select distinct l.organization_role_id from organization_users_roles l
      where l.tenant_id = tenant and l.user_id = holder);
  end if;

  select coalesce(jsonb_agg(jsonb_build_object('indicator', r.indicator, 'ttl', r.access_token_ttl) || (
        select jsonb_build_object(
          'scopes', case when is_requestable then coalesce(jsonb_agg(distinct s.name) filter (where not apart or held.list = 'permissions'), '[]') end,
          'organizationScopes', jsonb_agg(distinct s.name) filter (where apart and held.list = 'organizationPermissions'))
        from (
            select h.scope_id, 'permissions' as list from roles_scopes h where h.tenant_id = tenant and h.role_id = any (own_roles)
            union all
            select h.scope_id, 'organizationPermissions' from organization_roles_resource_scopes h
              where h.tenant_id = tenant and h.organization_role_id = any (organization_roles_held)) held
          join scopes s on s.tenant_id = tenant and s.id = held.scope_id
        where s.resource_id = r.id and (requestable is null or requestable #> array[held.list, r.indicator] ? s.name))), '[]')
    into answer from (
      select *, requestable is null or requestable -> 'permissions' ? indicator or requestable -> 'organizationPermissions' ? indicator
        as is_requestable
      from resources where tenant_id = tenant and indicator = any (indicators) and indicator <> organizations) r;

  if organizations = any (indicators) then
    answer := answer || (select jsonb_build_object('indicator', organizations,
        'scopes', case when requestable is null or requestable -> 'organizationPermissions' ? organizations then
          coalesce(jsonb_agg(distinct s.name) filter (where not apart), '[]') end,
        'organizationScopes', jsonb_agg(distinct s.name) filter (where apart))
      from organization_scopes s
      where s.tenant_id = tenant and (requestable is null or requestable #> array['organizationPermissions', organizations] ? s.name)
        and (organization is null and not is_third_party or s.id in (select h.organization_scope_id from organization_roles_scopes h
          where h.tenant_id = tenant and h.organization_role_id = any (organization_roles_held))));
  end if;
  return answer;
end $$;
