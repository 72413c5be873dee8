-- What the scopes `asked` tell application `client` of a user's organizations, with the names of the claims. A third-party application
-- learns only of organizations that its user gave it access to.
create or replace function gatehouse_membership_claims_v1(
  tenant varchar, client varchar, is_third_party boolean, holder varchar, asked text[], with_data boolean)
  returns jsonb language plpgsql stable
as $$
declare
  -- Null for an application that may know all organizations.
  consented constant varchar[] := case when is_third_party then array(select c.organization_id from consent_organizations c
    where c.tenant_id = tenant and c.application_id = client and c.user_id = holder) end;
  claims jsonb := '{}';
begin
  if 'urn:logto:scope:organizations' = any (asked) then
    claims := jsonb_build_object('organizations', (
      select coalesce(jsonb_agg(m.organization_id order by m.organization_id), '[]') from organization_users m
      where m.tenant_id = tenant and m.user_id = holder and (consented is null or m.organization_id = any (consented))));
    if with_data then
      claims := claims || jsonb_build_object('organization_data', (
        select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'description', o.description) order by o.id), '[]')
        from organization_users m join organizations o on o.tenant_id = tenant and o.id = m.organization_id
        where m.tenant_id = tenant and m.user_id = holder and (consented is null or m.organization_id = any (consented))));
    end if;
  end if;
  if 'urn:logto:scope:organization_roles' = any (asked) then
    claims := claims || jsonb_build_object('organization_roles', (
      select coalesce(jsonb_agg(l.organization_id || ':' || r.name order by l.organization_id, r.name), '[]')
      from organization_users_roles l join organization_roles r on r.tenant_id = tenant and r.id = l.organization_role_id
      where l.tenant_id = tenant and l.user_id = holder and (consented is null or l.organization_id = any (consented))));
  end if;
  return claims;
end $$;
