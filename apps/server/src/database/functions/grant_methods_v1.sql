-- How the user signed in to a grant (`amr`): in the session that has it or, because refresh tokens outlive sessions, for its newest one. Null if
-- there is neither.
create or replace function gatehouse_grant_methods_v1(tenant varchar, at timestamptz, holder varchar, grant_name varchar) returns jsonb
  language plpgsql stable
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  methods jsonb;
begin
  select s.payload -> 'amr' into methods from oidc_instances s
    where s.tenant_id = tenant and s.model = 'Session' and s.account_id = holder and s.expires_at > at
      and exists (select from jsonb_each(s.payload -> 'authorizations') a where a.value ->> 'grantId' = grant_name)
    order by s.created_at desc limit 1;
  if found then return methods; end if;
  select r.payload -> 'amr' into methods from oidc_instances r
    where r.tenant_id = tenant and r.model = 'RefreshToken' and r.grant_id = grant_name and r.expires_at > at
    order by r.created_at desc limit 1;
  return methods;
end $$;
