-- Ends sessions, grants, codes, tokens, sign-in flows, proofs of the password, links to set one and trusted devices of users (ADR 7). The users are locked until the
-- transaction ends: a protocol request that writes a session or grant for one of them waits, and then sees what is gone
-- (`gatehouse_oidc_write_v1`). Kept are `kept_grant` with the session it was given in, all grants and verifications of that session, and
-- `kept_flow`.
create or replace function gatehouse_end_everything_v1(tenant varchar, people varchar[], kept_grant varchar default null, kept_flow varchar default null)
  returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  kept_sessions varchar[];
  kept_grants varchar[];
begin
  perform 1 from users u where u.tenant_id = tenant and u.id = any (people) order by u.id for update;
  if kept_grant is not null then
    select array_agg(s.uid), array_agg(a.value ->> 'grantId') into kept_sessions, kept_grants
      from oidc_instances s, jsonb_each(s.payload -> 'authorizations') a
      where s.tenant_id = tenant and s.account_id = any (people) and s.model = 'Session'
        and exists (select from jsonb_each(s.payload -> 'authorizations') o where o.value ->> 'grantId' = kept_grant);
    kept_grants := kept_grants || kept_grant;
  end if;
  -- Locked in the order of a refresh and of consent, which hold no lock on the user: tokens, a refresh token before its successor, then
  -- grants, then the flow.
  perform 1 from oidc_instances i where i.tenant_id = tenant and i.account_id = any (people)
    order by case i.model when 'Interaction' then 2 when 'Grant' then 1 else 0 end, i.created_at, i.model, i.id
    for update;
  delete from oidc_instances i where i.tenant_id = tenant and i.account_id = any (people)
    and (i.model = 'Session' and i.uid = any (kept_sessions)) is not true
    and (coalesce(i.grant_id, case when i.model = 'Grant' then i.id end) = any (kept_grants)) is not true
    and (i.model = 'Interaction' and i.id = kept_flow) is not true;
  -- The engine ends a flow whose browser has another session than at the beginning. The kept flow goes on without the one that ended.
  update oidc_instances i set payload = i.payload - 'session'
    where i.tenant_id = tenant and i.model = 'Interaction' and i.id = kept_flow
      and i.payload #>> '{session,accountId}' = any (people);
  delete from verification_records v where v.tenant_id = tenant and v.user_id = any (people)
    and (v.grant_id = any (kept_grants)) is not true;
  delete from trusted_devices d where d.tenant_id = tenant and d.user_id = any (people);
  delete from password_links l where l.tenant_id = tenant and l.user_id = any (people);
end $$;
