-- Keeps the unfiltered total of users (ADR 6): the last statement of what adds or deletes users, for others wait for it.
create or replace function gatehouse_count_users_v1(tenant varchar, change bigint) returns void language sql
as $$ insert into tenant_counters as c (tenant_id, name, value) values (tenant, 'users', change)
  on conflict (tenant_id, name) do update set value = c.value + excluded.value $$;
