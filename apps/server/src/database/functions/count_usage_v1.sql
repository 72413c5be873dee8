-- Adds what a process has counted to the dashboard's counters (ADR 168). `usage` holds:
--   active   [{date, users}] IDs of users with an access token
--   tokens   [{date, users, machines}] numbers of access tokens
--   signIns  [{date, application, result, count}]
--   factors  [{date, factor, count}]
-- One process at a time counts for a tenant: each statement sees what the process before has committed, so the gaps are exact, and rows
-- that all processes update are locked in one order.
create or replace function gatehouse_count_usage_v1(tenant varchar, usage jsonb) returns void language plpgsql
as $$
declare
  day record;
  counted varchar[];
begin
  perform pg_advisory_xact_lock(hashtextextended('usage:' || tenant, 0));
  for day in select a.date, a.users from jsonb_to_recordset(usage -> 'active') as a (date date, users jsonb) order by 1 loop
    with added as (
      insert into daily_active_users (tenant_id, user_id, date, expires_at)
      select tenant, u, day.date, day.date + 90 from jsonb_array_elements_text(day.users) u
      on conflict do nothing returning user_id)
    select array_agg(user_id) into counted from added;
    continue when counted is null;
    insert into daily_activity as a (tenant_id, date, gap, users)
    select tenant, g.date, g.gap, sum(g.change) from (
      select day.date as date, least(coalesce(day.date - before.date, 31), 31) as gap, 1 as change
      from unnest(counted) u cross join lateral (
        select max(d.date) as date from daily_active_users d
        where d.tenant_id = tenant and d.user_id = u and d.date < day.date) before
      union all
      -- A process that counts a day late, after midnight: the gap of the user's next day ends here now.
      select after.date, moved.gap, moved.change
      from unnest(counted) u cross join lateral (
        select min(d.date) as date from daily_active_users d
        where d.tenant_id = tenant and d.user_id = u and d.date > day.date) after
      cross join lateral (
        select max(d.date) as date from daily_active_users d
        where d.tenant_id = tenant and d.user_id = u and d.date < day.date) before
      cross join lateral (values
        (least(after.date - day.date, 31), 1),
        (least(coalesce(after.date - before.date, 31), 31), -1)) moved (gap, change)
      where after.date is not null) g
    group by 2, 3 having sum(g.change) <> 0 order by 2, 3
    on conflict (tenant_id, date, gap) do update set users = a.users + excluded.users;
  end loop;
  insert into daily_token_usage as t (tenant_id, date, user_tokens, machine_tokens)
  select tenant, u.date, u.users, u.machines
  from jsonb_to_recordset(usage -> 'tokens') as u (date date, users bigint, machines bigint) order by u.date
  on conflict (tenant_id, date) do update
    set user_tokens = t.user_tokens + excluded.user_tokens, machine_tokens = t.machine_tokens + excluded.machine_tokens;
  insert into daily_sign_ins as s (tenant_id, date, application_id, result, count)
  select tenant, u.date, u.application, u.result, u.count
  from jsonb_to_recordset(usage -> 'signIns') as u (date date, application varchar, result varchar, count bigint)
  on conflict (tenant_id, date, application_id, result) do update set count = s.count + excluded.count;
  insert into daily_factors as f (tenant_id, date, factor, count)
  select tenant, u.date, u.factor, u.count
  from jsonb_to_recordset(usage -> 'factors') as u (date date, factor varchar, count bigint)
  on conflict (tenant_id, date, factor) do update set count = f.count + excluded.count;
end $$;
