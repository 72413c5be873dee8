import type pg from 'pg';
import { dateOf } from '../tenancy/period.ts';

const key = 'usageRecountedUntil';
const dayMs = 86_400_000;
/** After midnight, until all processes have written what they have counted, and their audit log entries. */
const settledMs = 15 * 60_000;
/** Days that were missed because no server was running. The free plan keeps the audit log for three days. */
const mostDays = 2;

/**
 * Corrects the counters of the days before by the audit log, whose entries are written with the tokens: what a process that was killed had
 * counted, and what was counted twice because the answer to its batch was lost (ADR 193). Once a day. Returns the days.
 */
export async function recountUsage(client: pg.ClientBase, now: number): Promise<string[]> {
  const last = Math.floor((now - settledMs) / dayMs) - 1;
  const { rows } = await client.query<{ day: number }>(
    `select (value ->> 'day')::int as day from systems where key = $1`,
    [key],
  );
  const first = Math.max(last - mostDays + 1, (rows[0]?.day ?? 0) + 1);
  const done: string[] = [];
  for (let day = first; day <= last; day += 1) {
    const date = dateOf(day * dayMs);
    const tenants = await client.query<{ id: string }>(
      'select id from tenants where deleted_at is null order by id',
    );
    for (const { id } of tenants.rows) await recountDay(client, id, date);
    await client.query(
      `insert into systems (key, value) values ($1, $2)
       on conflict (key) do update set value = excluded.value`,
      [key, JSON.stringify({ day })],
    );
    done.push(date);
  }
  return done;
}

/** The same lock as that of `gatehouse_count_usage_v1`: nothing is counted in between. */
async function recountDay(client: pg.ClientBase, tenantId: string, date: string): Promise<void> {
  const ofDay = `from logs where tenant_id = $1 and key like 'ExchangeTokenBy.%' and payload ->> 'result' = 'Success'
    and created_at >= $2::date::timestamp at time zone 'UTC' and created_at < ($2::date + 1)::timestamp at time zone 'UTC'`;
  await client.query('begin');
  try {
    await client.query(`select pg_advisory_xact_lock(hashtextextended('usage:' || $1, 0))`, [tenantId]);
    await client.query(
      `insert into daily_token_usage as t (tenant_id, date, user_tokens, machine_tokens)
       select $1, $2::date, counted.users, counted.machines from (
         select count(*) filter (where key <> 'ExchangeTokenBy.ClientCredentials') as users,
           count(*) filter (where key = 'ExchangeTokenBy.ClientCredentials') as machines ${ofDay}) counted
       where counted.users + counted.machines > 0 or exists (select from daily_token_usage d where d.tenant_id = $1 and d.date = $2::date)
       on conflict (tenant_id, date) do update set user_tokens = excluded.user_tokens, machine_tokens = excluded.machine_tokens
       where (t.user_tokens, t.machine_tokens) is distinct from (excluded.user_tokens, excluded.machine_tokens)`,
      [tenantId, date],
    );
    // Users are never counted twice, so only those who are missing are added.
    await client.query(
      `select gatehouse_count_usage_v1($1, jsonb_build_object('active',
         jsonb_build_array(jsonb_build_object('date', $2::date, 'users', missing.users))))
       from (select jsonb_agg(distinct user_id) as users ${ofDay} and user_id is not null
         and not exists (select from daily_active_users d
           where d.tenant_id = $1 and d.user_id = logs.user_id and d.date = $2::date)) missing
       where missing.users is not null`,
      [tenantId, date],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
