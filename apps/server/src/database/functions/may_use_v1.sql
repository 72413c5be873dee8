-- Whether user `holder` may use an application (ADR 154): everyone may, unless access is limited. Then one entry must apply to the user: by
-- name, by a role, as a member of an organization, or by a role in an organization. Without entries no user may.
create or replace function gatehouse_may_use_v1(tenant varchar, application varchar, is_limited boolean, holder varchar) returns boolean language plpgsql stable
as $$
begin
  if not is_limited then return true; end if;
  return exists (select from application_access_users e
      where e.tenant_id = tenant and e.application_id = application and e.user_id = holder)
    or exists (select from users_roles h
      join application_access_roles e on e.tenant_id = tenant and e.application_id = application and e.role_id = h.role_id
      where h.tenant_id = tenant and h.user_id = holder)
    or exists (select from organization_users m
      join application_access_organizations e on e.tenant_id = tenant and e.application_id = application
        and e.organization_id = m.organization_id
      where m.tenant_id = tenant and m.user_id = holder)
    or exists (select from organization_users_roles h
      join application_access_organization_roles e on e.tenant_id = tenant and e.application_id = application
        and e.organization_id = h.organization_id and e.organization_role_id = h.organization_role_id
      where h.tenant_id = tenant and h.user_id = holder);
end $$;
