-- Ends grants of a user with every code and token under them, and removes their applications from the user's sessions. Locks rows in the
-- order of `gatehouse_end_everything_v1`: tokens and sessions before grants.
create or replace function gatehouse_end_grants_v1(tenant varchar, account varchar, ended varchar[]) returns void language plpgsql
  set enable_seqscan = off
as $$
begin
  perform gatehouse_end_tokens_v1(tenant, ended);
  update oidc_instances set payload = jsonb_set(payload, '{authorizations}', (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(payload -> 'authorizations')
      where (value ->> 'grantId' = any (ended)) is not true))
    where tenant_id = tenant and model = 'Session' and account_id = account
      and exists (select from jsonb_each(payload -> 'authorizations') where value ->> 'grantId' = any (ended));
  delete from oidc_instances where tenant_id = tenant and model = 'Grant' and account_id = account and id = any (ended);
end $$;
