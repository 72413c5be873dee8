-- Which identifiers of the given users belong to others already. As the owner, because row-level security would keep the database from using
-- the indexes; it sees only the tenant of the transaction.
create or replace function gatehouse_find_taken_v1(tenant varchar, given jsonb)
  returns table (number bigint, id boolean, username boolean, email boolean, phone boolean, external_id boolean, identity boolean)
  language plpgsql stable security definer set search_path from current
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  is_case_sensitive boolean;
begin
  if tenant is distinct from gatehouse_tenant() then raise exception 'another tenant'; end if;
  is_case_sensitive := exists (select from sign_in_experiences s
    where s.tenant_id = tenant and s.settings -> 'usernamePolicy' -> 'caseSensitive' = 'true');
  return query
  select g.number,
    exists (select from users u where u.tenant_id = tenant and u.id = g.id),
    exists (select from users u where u.tenant_id = tenant and lower(u.username) = lower(g.username)
      and u.username_case = case when is_case_sensitive and g.username <> lower(g.username) then g.username else '' end),
    exists (select from users u where u.tenant_id = tenant and lower(u.primary_email) = lower(g."primaryEmail")),
    exists (select from users u where u.tenant_id = tenant and u.primary_phone = g."primaryPhone"),
    exists (select from users u where u.tenant_id = tenant and u.external_id = g."externalId"),
    exists (select from jsonb_each(g.identities) e join user_identities i
      on i.tenant_id = tenant and i.target = e.key and i.identity_id = e.value ->> 'userId')
  from jsonb_to_recordset(given) as g (number bigint, id text, username text, "primaryEmail" text, "primaryPhone" text,
    "externalId" text, identities jsonb);
end $$;
