-- Stores the outcome of an attempt to deliver a webhook, if there was one, and leases the next delivery of the webhook until `leased`, if
-- `wants_next`. Null if there is none that may be delivered now. Of several about one record, only the first one may (ADR 163).
--   outcome  {id, leasedUntil, logId, isSuccess, isSlow, error, details, keptDays, disableBefore, waits [milliseconds before each retry]}
-- Answers {delivery, webhook} and, if this attempt disabled the webhook, {isDisabled: true}.
create or replace function gatehouse_deliver_webhook_v1(tenant varchar, hook varchar, at timestamptz, leased timestamptz, wants_next boolean, outcome jsonb)
  returns jsonb language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  d webhook_deliveries;
  h webhooks;
  is_success boolean := (outcome -> 'isSuccess')::boolean;
  kept interval := make_interval(days => (outcome ->> 'keptDays')::integer);
  is_disabled boolean := false;
begin
  -- Locked before its deliveries, as its deletion does.
  perform 1 from webhooks w where w.tenant_id = tenant and w.id = hook for key share;
  if not found then return null; end if;
  if outcome is not null then
    -- Another process may have it since, if this one took longer than its lease.
    select * into d from webhook_deliveries w where w.tenant_id = tenant and w.id = outcome ->> 'id'
      and w.leased_until = to_timestamp((outcome ->> 'leasedUntil')::float8 / 1000) for update;
    if found then
      insert into webhook_requests (tenant_id, id, webhook_id, delivery_id, event, is_success, body, details, expires_at, created_at)
      values (tenant, outcome ->> 'logId', hook, d.id, d.event, is_success, jsonb_build_object('hookId', hook) || d.payload,
        (outcome -> 'details') || jsonb_build_object('attempt', d.attempts + 1), at + kept, at);
      select * into h from webhooks w where w.tenant_id = tenant and w.id = hook;
      if is_success then
        delete from webhook_deliveries w where w.tenant_id = tenant and w.id = d.id;
      elsif d.attempts >= h.retries then
        update webhook_deliveries w set attempts = w.attempts + 1, leased_until = null, failed_at = at, expires_at = at + kept,
          error = left(outcome ->> 'error', 512)
          where w.tenant_id = tenant and w.id = d.id;
      else
        update webhook_deliveries w set attempts = w.attempts + 1, leased_until = null, error = left(outcome ->> 'error', 512),
          next_at = at + make_interval(secs => (outcome -> 'waits' ->> d.attempts)::float8 / 1000)
          where w.tenant_id = tenant and w.id = d.id;
      end if;
      -- Written only when it changes, so that deliveries of one webhook don't wait for each other.
      if is_success and h.failing_since is not null or not is_success and h.failing_since is null
        or h.is_slow is distinct from (outcome -> 'isSlow')::boolean
        or not is_success and h.enabled and h.failing_since <= to_timestamp((outcome ->> 'disableBefore')::float8 / 1000) then
        update webhooks w set is_slow = (outcome -> 'isSlow')::boolean,
          failing_since = case when not is_success then coalesce(w.failing_since, at) end,
          enabled = w.enabled and (is_success or w.failing_since is null
            or w.failing_since > to_timestamp((outcome ->> 'disableBefore')::float8 / 1000))
          where w.tenant_id = tenant and w.id = hook
          returning h.enabled and not w.enabled into is_disabled;
        if is_disabled then
          update webhooks w set disabled_at = at where w.tenant_id = tenant and w.id = hook;
        end if;
      end if;
    end if;
  end if;

  select * into h from webhooks w where w.tenant_id = tenant and w.id = hook;
  if not h.enabled then
    -- What waits is not sent, but can be replayed when the webhook is enabled again.
    update webhook_deliveries w set failed_at = at, leased_until = null, expires_at = at + interval '14 days',
      error = coalesce(w.error, 'The webhook is disabled')
      where w.tenant_id = tenant and w.id in (select n.id from webhook_deliveries n
        where n.tenant_id = tenant and n.webhook_id = hook and n.failed_at is null and (n.leased_until is null or n.leased_until <= at)
        for update skip locked);
    return jsonb_build_object('isDisabled', is_disabled);
  end if;
  if not wants_next then return null; end if;
  update webhook_deliveries w set leased_until = leased
    where w.tenant_id = tenant and w.id = (
      select n.id from webhook_deliveries n
      where n.tenant_id = tenant and n.webhook_id = hook and n.failed_at is null and n.next_at <= at
        and (n.leased_until is null or n.leased_until <= at)
        and not exists (select from webhook_deliveries e where e.tenant_id = tenant and e.webhook_id = hook and e.record = n.record
          and e.failed_at is null and e.number < n.number)
      order by n.number limit 1 for update skip locked)
    returning w.* into d;
  if not found then return null; end if;
  return jsonb_build_object(
    'delivery', jsonb_build_object('id', d.id, 'event', d.event, 'payload', d.payload, 'attempts', d.attempts),
    'webhook', jsonb_build_object('url', h.url, 'sealed', h.sealed));
end $$;
