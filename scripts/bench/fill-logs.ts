import { defaultTenantId } from '@gatehouse/contract/common';
import type pg from 'pg';
import type { Environment } from './environment.ts';

const batch = 500_000;

/** Entries with the numbers from `first` to `last`: 50 of each IP address, 100 of each user, 5 of each sign-in, every thousandth failed. */
const insert = `
  insert into logs (tenant_id, id, key, payload, user_id, application_id, ip, request_id, trace_id, organization_id, created_at)
  select $1::varchar, 'bench' || n, 'Interaction.SignIn.Submit',
    jsonb_build_object('key', 'Interaction.SignIn.Submit', 'result', case n % 1000 when 0 then 'Error' else 'Success' end),
    'user' || n / 100, 'app' || n % 20, 'ip' || n / 50, 'request' || n, 'trace' || n / 5, 'org' || n / 200,
    now() - n * interval '200 milliseconds'
  from generate_series($2::int, $3::int) n`;

/** Adds entries to the audit log. Its indexes are built afterwards, because that is faster. */
export async function fillLogs({ pool }: Environment, first: number, last: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'`);
    await withoutIndexes(client, 'logs', async () => {
      for (let from = first; from <= last; from += batch)
        await client.query(insert, [defaultTenantId, from, Math.min(last, from + batch - 1)]);
    });
    await client.query('reset all');
  } finally {
    client.release();
  }
  await pool.query('vacuum analyze logs');
}

/** Drops the indexes of a table, except that of its primary key, and creates them again. */
async function withoutIndexes(
  client: pg.PoolClient,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(c.oid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1::regclass and not i.indisprimary`,
    [table],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await work();
  // Of a partitioned table, they would be created as `on only`.
  for (const { definition } of indexes) await client.query(definition.replace(' ON ONLY ', ' ON '));
}

const days = 60;

/** Fills the counters of the dashboard with what a busy tenant has: each gap, many applications and reasons, on each of 60 days. */
export async function fillCounters({ pool }: Environment): Promise<void> {
  for (const statement of [
    `insert into daily_activity (tenant_id, date, gap, users) select $1::varchar, current_date - d, gap, 100
     from generate_series(0, $2::int - 1) d, generate_series(1, 31) gap`,
    `insert into daily_token_usage (tenant_id, date, user_tokens, machine_tokens) select $1::varchar, current_date - d, 100000, 100000
     from generate_series(0, $2::int - 1) d`,
    `insert into daily_sign_ins (tenant_id, date, application_id, result, count)
     select $1::varchar, current_date - d, 'app' || a, result, 1000
     from generate_series(0, $2::int - 1) d, generate_series(0, 19) a, unnest(array['Success', 'Credentials', 'Blocked']) result`,
    `insert into daily_factors (tenant_id, date, factor, count) select $1::varchar, current_date - d, factor, 1000
     from generate_series(0, $2::int - 1) d, unnest(array['Password', 'Totp', 'WebAuthn']) factor`,
  ])
    await pool.query(`${statement} on conflict do nothing`, [defaultTenantId, days]);
}
