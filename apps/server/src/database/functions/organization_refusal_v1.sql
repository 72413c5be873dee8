-- Why application `client` gets no token for an organization, on behalf of user `holder` or, if that has no ID, of its own: the first of
-- 'membership', 'consent' (of the user, to a third-party application) and 'mfa' that is missing, or null. An organization of another tenant
-- is like one that doesn't exist.
create or replace function gatehouse_organization_refusal_v1(
  tenant varchar, organization varchar, client varchar, is_third_party boolean, holder users) returns text language plpgsql stable
as $$
begin
  if holder.id is null then
    return case when not exists (select from organization_applications m
      where m.tenant_id = tenant and m.organization_id = organization and m.application_id = client) then 'membership' end;
  end if;
  if not exists (select from organization_users m
    where m.tenant_id = tenant and m.organization_id = organization and m.user_id = holder.id) then
    return 'membership';
  end if;
  if is_third_party and not exists (select from consent_organizations c where c.tenant_id = tenant and c.application_id = client
    and c.user_id = holder.id and c.organization_id = organization) then
    return 'consent';
  end if;
  return case when gatehouse_lacks_mfa_v1(tenant, holder, organization) then 'mfa' end;
end $$;
