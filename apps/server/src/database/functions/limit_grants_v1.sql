-- Revokes the oldest grants of a user to an application beyond its `maxAllowedGrants`, so that with `kept`, the new one, as many are left.
-- Grants of token exchanges, which have a parent, aren't sign-ins and don't count (ADR 169). The caller has locked them (`gatehouse_lock_grants_v1`), so the second of two sign-ins at once sees the grant of the first.
create or replace function gatehouse_limit_grants_v1(tenant varchar, account varchar, client varchar, kept varchar) returns void language plpgsql
  set enable_seqscan = off
as $$
declare
  most integer := (select (custom_client_metadata ->> 'maxAllowedGrants')::integer from applications
    where tenant_id = tenant and id = client);
  gone varchar[];
begin
  if most is null then return; end if;
  gone := array(select id from oidc_instances
    where tenant_id = tenant and model = 'Grant' and account_id = account and client_id = client and id <> kept and grant_id is null
    order by created_at desc, id offset most - 1);
  if gone <> '{}' then perform gatehouse_end_grants_v1(tenant, account, gone); end if;
end $$;
