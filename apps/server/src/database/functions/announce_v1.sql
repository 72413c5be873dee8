-- Adds webhook events to the outbox, for every webhook that is subscribed to them: the last step of the transaction that makes the change
-- (ADR 163). `events` has an object {event, record, payload} for each. Until the transaction ends, no other one adds an event about the
-- same records, so the numbers of a record's events are in the order of their commits. Further changes of rows must not follow.
create or replace function gatehouse_announce_v1(tenant varchar, at timestamptz, events jsonb) returns void language plpgsql
  set enable_seqscan = off
as $$
declare
  wanted jsonb := (select jsonb_agg(e.value order by e.ordinality) from jsonb_array_elements(events) with ordinality e
    where exists (select from webhooks h where h.tenant_id = tenant and h.enabled
      and (e.value ->> 'event' = any (h.events) or (h.events = '{}' and h.event = e.value ->> 'event'))));
begin
  if wanted is null then return; end if;
  perform pg_advisory_xact_lock(l.key) from (
    select distinct hashtextextended(tenant || ' ' || (e ->> 'record'), 7426005) as key from jsonb_array_elements(wanted) e order by 1) l;
  insert into webhook_deliveries (tenant_id, id, webhook_id, event, record, payload, next_at, created_at)
  select tenant, left(md5(gen_random_uuid()::text), 21), h.id, e.value ->> 'event', left(e.value ->> 'record', 256), e.value -> 'payload', at, at
  from jsonb_array_elements(wanted) with ordinality e join webhooks h on h.tenant_id = tenant and h.enabled
    and (e.value ->> 'event' = any (h.events) or (h.events = '{}' and h.event = e.value ->> 'event'))
  order by e.ordinality, h.id
  -- A webhook that is deleted meanwhile is left out.
  for key share of h;
end $$;
