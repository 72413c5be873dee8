import { defaultTenantId } from '@gatehouse/contract/common';
import { bulkInsert } from './bulk-insert.ts';
import type { Environment } from './environment.ts';

/** One in ten users has this name; no other name contains it. */
export const commonName = 'Theodora';
export const crowdSize = 100_000;

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

/** Fills the tenant with 100,000 users, and its counter with their number, unless they are there. Returns some of their usernames. */
export async function addCrowd({ pool }: Environment): Promise<string[]> {
  const { rows: present } = await pool.query(`select from users where tenant_id = $1 and id = 'c1'`, [
    defaultTenantId,
  ]);
  if (present.length === 0) {
    await bulkInsert(pool, ['users', 'user_search'], crowdSize, async (client, first, last) => {
      if (first === 1) await client.query('select setseed(0.42)');
      await client.query(addUsers, [defaultTenantId, first, last, syllables, commonName]);
    });
    await pool.query(
      `insert into tenant_counters (tenant_id, name, value) select $1::varchar, 'users', count(*) from users where tenant_id = $1
       on conflict (tenant_id, name) do update set value = excluded.value`,
      [defaultTenantId],
    );
  }
  const { rows } = await pool.query<{ username: string }>(
    `select username from users where tenant_id = $1 and id like 'c%' order by random() limit 5000`,
    [defaultTenantId],
  );
  return rows.map(({ username }) => username);
}

export const substringLength = 5;

/** Some consecutive characters of a random name. */
export function pickSubstring(names: readonly string[]): string {
  const name = names[Math.floor(Math.random() * names.length)] ?? '';
  const start = Math.floor(Math.random() * (name.length - substringLength + 1));
  return name.slice(start, start + substringLength);
}
