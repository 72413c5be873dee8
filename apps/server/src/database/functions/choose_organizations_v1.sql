-- Gives a third-party application access to exactly these organizations of a user. Those that the user isn't a member of are left out: they
-- were not offered. The caller holds `gatehouse_lock_grants_v1`. Memberships are locked, in one order, so that they don't end meanwhile.
create or replace function gatehouse_choose_organizations_v1(tenant varchar, client varchar, holder varchar, chosen varchar[])
  returns void language plpgsql
  set enable_seqscan = off
as $$
declare
  held varchar[] := array(select m.organization_id from organization_users m
    where m.tenant_id = tenant and m.user_id = holder and m.organization_id = any (chosen)
    order by m.organization_id for key share);
begin
  delete from consent_organizations c
    where c.tenant_id = tenant and c.application_id = client and c.user_id = holder and c.organization_id <> all (held);
  insert into consent_organizations (tenant_id, application_id, user_id, organization_id)
    select tenant, client, holder, unnest(held) on conflict do nothing;
end $$;
