import { defaultTenantId } from '@gatehouse/contract/common';
import type { Environment } from './environment.ts';

/** One in ten users has this name; no other name contains it. */
export const commonName = 'Theodora';
const crowdSize = 100_000;

const syllables =
  'ka ri mo len sa tu vin jo ber nad el shi or pe gu an fi hal di mar ze lo win ya qui to ra che ul bo'.split(
    ' ',
  );

/** Names of three syllables, so that some are shared and most substrings match a few users. */
const addUsers = `
  with people as (
    select n, initcap(s[1 + floor(random() * 30)] || s[1 + floor(random() * 30)]) as given,
      initcap(s[1 + floor(random() * 30)] || s[1 + floor(random() * 30)] || s[1 + floor(random() * 30)]) as family
    from generate_series($2::int, $3::int) n, (select $4::text[] as s) names
  )
  insert into users (tenant_id, id, username, primary_email, name, created_at)
  select $1::varchar, 'c' || n, lower(family) || n, lower(family) || '.' || n || '@people.example',
    case when n % 10 = 0 then $5 else given end || ' ' || family, now() - n * interval '1 minute'
  from people`;

/** Fills the tenant with 100,000 users, and its counter with their number. Returns some of their usernames. */
export async function addCrowd({ pool }: Environment): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select setseed(0.42)');
    // Building an index after a bulk insert is faster.
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes where indexdef like '% USING gin %'`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    // Foreign key checks are slow before the first `analyze` of the table.
    for (const [first, last] of [
      [1, crowdSize / 50],
      [crowdSize / 50 + 1, crowdSize],
    ]) {
      await client.query(addUsers, [defaultTenantId, first, last, syllables, commonName]);
      await client.query('analyze users');
    }
    for (const { definition } of indexes) await client.query(definition);
    await client.query(
      `insert into tenant_counters (tenant_id, name, value) select $1::varchar, 'users', count(*) from users where tenant_id = $1
       on conflict (tenant_id, name) do update set value = excluded.value`,
      [defaultTenantId],
    );
    // Autovacuum does the same within minutes.
    await client.query('vacuum analyze users');
    await client.query('vacuum analyze user_search');
    const { rows } = await client.query<{ username: string }>(
      `select username from users where tenant_id = $1 and id like 'c%' order by random() limit 5000`,
      [defaultTenantId],
    );
    return rows.map(({ username }) => username);
  } finally {
    client.release();
  }
}
