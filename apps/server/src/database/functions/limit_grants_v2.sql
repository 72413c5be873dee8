-- Revokes the oldest grants of a user to an application beyond its `maxAllowedGrants`, so that with `kept`, the new one, as many are left.
-- The caller has locked them (`gatehouse_lock_grants_v1`), so the second of two sign-ins at once sees the grant of the first. Returns the
-- webhook event of what it revoked, completed from `webhook` {event, record, payload}; null if nothing was, or without it.
create or replace function gatehouse_limit_grants_v2(tenant varchar, account varchar, client varchar, kept varchar, webhook jsonb) returns jsonb language plpgsql
  set enable_seqscan = off
as $$
declare
  most integer := (select (custom_client_metadata ->> 'maxAllowedGrants')::integer from applications
    where tenant_id = tenant and id = client);
  gone varchar[];
  facts jsonb;
begin
  if most is null then return null; end if;
  gone := array(select id from oidc_instances
    where tenant_id = tenant and model = 'Grant' and account_id = account and client_id = client and id <> kept
    order by created_at desc, id offset most - 1);
  if gone = '{}' then return null; end if;
  facts := jsonb_build_object('userId', account, 'applicationId', client, 'revokedGrantIds', to_jsonb(gone), 'maxAllowedGrants', most,
    -- With the new one, which was there when they were counted.
    'preRevocationActiveGrantCount', cardinality(gone) + most);
  perform gatehouse_end_grants_v1(tenant, account, gone);
  return webhook || jsonb_build_object('record', 'userId:' || account, 'payload', (webhook -> 'payload') || facts);
end $$;
