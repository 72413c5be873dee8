-- Stores the outcomes of attempts to deliver a webhook, if there were any, and leases up to `wanted` of its next deliveries until `leased`. Of
-- several about one record, only the first one may be delivered (ADR 163).
--   tried  {leasedUntil, outcomes [{id, logId, endedAt, isSuccess, error, details}, in their order], isSlow of the last one, returned [ids that were leased
--          and not tried], keptDays, disableBefore, waits [milliseconds before each retry]}
-- Returns null if nothing may be delivered now; {isDisabled} if the webhook is disabled, true if these attempts did it; else {deliveries, webhook}.
create or replace function gatehouse_deliver_webhook_v2(tenant varchar, hook varchar, at timestamptz, leased timestamptz, wanted integer, tried jsonb)
  returns jsonb language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  h webhooks;
  was_leased timestamptz := to_timestamp((tried ->> 'leasedUntil')::float8 / 1000);
  kept interval := make_interval(days => (tried ->> 'keptDays')::integer);
  disable_before timestamptz := to_timestamp((tried ->> 'disableBefore')::float8 / 1000);
  was_slow boolean := (tried -> 'isSlow')::boolean;
  -- The index is searched for these, whatever the statistics say: they are old after many deliveries at once.
  ids varchar[] := array(select o ->> 'id' from jsonb_array_elements(tried -> 'outcomes') o);
  any_success boolean;
  last_success boolean := (tried -> 'outcomes' -> -1 -> 'isSuccess')::boolean;
  is_disabled boolean := false;
  next jsonb;
begin
  -- Locked before its deliveries, as its deletion does.
  select * into h from webhooks w where w.tenant_id = tenant and w.id = hook for key share;
  if not found then return null; end if;
  if tried is not null then
    -- Another process may have some of them since, if this one took longer than its lease.
    with o as (
      -- Two that ended in the same millisecond stay in their order.
      select x.*, to_timestamp(x."endedAt" / 1000) as ended, x.position * interval '1 microsecond' as later from rows from (jsonb_to_recordset(tried -> 'outcomes')
        as (id varchar, "logId" varchar, "endedAt" float8, "isSuccess" boolean, error text, details jsonb)) with ordinality
        as x (id, "logId", "endedAt", "isSuccess", error, details, position)
    ), d as (
      select w.id, w.event, w.payload, w.attempts, o."logId", o.ended, o.later, o."isSuccess", left(o.error, 512) as error, o.details
      from o join webhook_deliveries w on w.id = o.id
      where w.tenant_id = tenant and w.id = any (ids) and w.leased_until = was_leased for update of w
    ), logged as (
      insert into webhook_requests (tenant_id, id, webhook_id, delivery_id, event, is_success, body, details, expires_at, created_at)
      select tenant, d."logId", hook, d.id, d.event, d."isSuccess", jsonb_build_object('hookId', hook) || d.payload,
        d.details || jsonb_build_object('attempt', d.attempts + 1), d.ended + kept, d.ended + d.later from d
    ), delivered as (
      delete from webhook_deliveries w using d where d."isSuccess" and w.tenant_id = tenant and w.id = any (ids) and w.id = d.id
    ), failed as (
      update webhook_deliveries w set attempts = w.attempts + 1, leased_until = null, error = d.error,
        failed_at = case when d.attempts >= h.retries then at end,
        expires_at = case when d.attempts >= h.retries then at + kept else w.expires_at end,
        next_at = case when d.attempts >= h.retries then w.next_at
          else d.ended + make_interval(secs => (tried -> 'waits' ->> d.attempts)::float8 / 1000) end
      from d where not d."isSuccess" and w.tenant_id = tenant and w.id = any (ids) and w.id = d.id
    )
    select bool_or(d."isSuccess") into any_success from d;
    if tried -> 'returned' <> '[]' then
      update webhook_deliveries w set leased_until = null
        where w.tenant_id = tenant and w.id = any (array(select jsonb_array_elements_text(tried -> 'returned'))) and w.leased_until = was_leased;
    end if;
    -- Written only when it changes, so that deliveries of one webhook don't wait for each other.
    if last_success and h.failing_since is not null or not last_success and h.failing_since is null
      or any_success and not last_success or h.is_slow is distinct from was_slow
      or not any_success and h.enabled and h.failing_since <= disable_before then
      update webhooks w set is_slow = was_slow,
        failing_since = case when last_success then null when any_success then at else coalesce(w.failing_since, at) end,
        enabled = w.enabled and not (not any_success and w.failing_since <= disable_before) is true,
        disabled_at = case when w.enabled and not any_success and w.failing_since <= disable_before then at else w.disabled_at end
        -- Unless none of them was still leased.
        where w.tenant_id = tenant and w.id = hook and any_success is not null
        returning h.enabled and not w.enabled into is_disabled;
    end if;
  end if;

  if not h.enabled or is_disabled then
    -- What waits is not sent, but can be replayed when the webhook is enabled again.
    update webhook_deliveries w set failed_at = at, leased_until = null, expires_at = at + interval '14 days',
      error = coalesce(w.error, 'The webhook is disabled')
      where w.tenant_id = tenant and w.id in (select n.id from webhook_deliveries n
        where n.tenant_id = tenant and n.webhook_id = hook and n.failed_at is null and (n.leased_until is null or n.leased_until <= at)
        for update skip locked);
    return jsonb_build_object('isDisabled', coalesce(is_disabled, false));
  end if;
  if wanted = 0 then return null; end if;
  with leased_now as (
    update webhook_deliveries w set leased_until = leased
      where w.tenant_id = tenant and w.id = any (array(
        select n.id from webhook_deliveries n
        where n.tenant_id = tenant and n.webhook_id = hook and n.failed_at is null and n.next_at <= at
          and (n.leased_until is null or n.leased_until <= at)
          -- Not as an anti-join, which would read all that wait.
          and n.number = (select e.number from webhook_deliveries e
            where e.tenant_id = tenant and e.webhook_id = hook and e.record = n.record and e.failed_at is null order by e.number limit 1)
        order by n.number limit wanted for update skip locked))
      returning w.*)
  select jsonb_agg(jsonb_build_object('id', d.id, 'event', d.event, 'payload', d.payload) order by d.number) into next from leased_now d;
  if next is null then return null; end if;
  return jsonb_build_object('deliveries', next, 'webhook', jsonb_build_object('url', h.url, 'sealed', h.sealed));
end $$;
