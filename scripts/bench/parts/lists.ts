import { defaultTenantId } from '@gatehouse/contract/common';
import { userSorts } from '@gatehouse/contract/users/filters';
import type pg from 'pg';
import type { Bench, Part } from '../bench.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { authorize } from '../management.ts';
import { median } from '../measure.ts';
import type { Row } from '../report.ts';

/** Most a list of the larger tenant may take, compared with the smaller one. */
const most = 3;
const sizes = { full: [100_000, 1_000_000], quick: [2_000, 20_000] } as const;
const day = 86_400_000;

const tables = [
  'users',
  'user_search',
  'user_activity',
  'user_identities',
  'users_roles',
  'organization_users',
  'mfa_verifications',
];

/** A hash of the number, so that what users have doesn't depend on their age. */
const spread = (name: string): string => `abs(hashtext('${name}' || n)::bigint)`;

const addUsers = `
  insert into users (tenant_id, id, username, primary_email, name, created_at, last_sign_in_at, is_suspended, identities)
  select $1::varchar, 'l' || n, 'listed' || n, 'listed' || n || '@people.example', 'Listed ' || ${spread('name')},
    now() - n * interval '1 minute',
    case when ${spread('never')} % 10 < 2 then null else now() - ${spread('signed in')} % 180 * interval '1 day' end,
    ${spread('suspended')} % 50 = 0,
    case when ${spread('linked')} % 4 = 0 then jsonb_build_object('bench', jsonb_build_object('userId', n::text)) else '{}' end
  from generate_series($2::int, $3::int) n`;
const addRoles = `
  insert into users_roles (tenant_id, user_id, role_id)
  select $1::varchar, 'l' || n, 'bench-listed' from generate_series($2::int, $3::int) n where ${spread('role')} % 20 = 0`;
const addMembers = `
  insert into organization_users (tenant_id, organization_id, user_id)
  select $1::varchar, 'bench-listed', 'l' || n from generate_series($2::int, $3::int) n where ${spread('member')} % 100 = 0`;
const addFactors = `
  insert into mfa_verifications (tenant_id, id, user_id, type)
  select $1::varchar, 'l' || n, 'l' || n, 'Totp' from generate_series($2::int, $3::int) n where ${spread('factor')} % 3 = 0`;

/** Fills the tenant with users, in addition to those that were added before. */
async function fill(pool: pg.Pool, from: number, to: number): Promise<void> {
  await bulkInsert(pool, tables, to - from, async (client, first, last) => {
    const part = 20_000;
    for (let start = first; start <= last; start += part) {
      const values = [defaultTenantId, from + start, from + Math.min(last, start + part - 1)];
      for (const insert of [addUsers, addRoles, addMembers, addFactors]) await client.query(insert, values);
    }
  });
  await pool.query(
    `insert into tenant_counters (tenant_id, name, value) select $1::varchar, 'users', count(*) from users where tenant_id = $1
     on conflict (tenant_id, name) do update set value = excluded.value`,
    [defaultTenantId],
  );
}

/** The filters, one at a time. */
const listFilters = (): Record<string, string> => ({
  'all users': '',
  suspended: 'isSuspended=true',
  active: 'isSuspended=false',
  role: 'roleId=bench-listed',
  organization: 'organizationId=bench-listed',
  'last 30 days': `lastSignInAfter=${Date.now() - 30 * day}`,
  'over 90 days ago': `lastSignInBefore=${Date.now() - 90 * day}`,
  'never signed in': 'hasSignedIn=false',
  'second factor': 'mfaFactor=Totp',
  'no second factor': 'mfaFactor=None',
  connector: 'identityTarget=bench',
});

/** Milliseconds of the first page of each filter with each order. */
async function time({ server, data, rounds }: Bench): Promise<Map<string, number>> {
  const headers = { authorization: await authorize({ client: server.client, machine: data.machine }) };
  const times = new Map<string, number>();
  for (const [name, filter] of Object.entries(listFilters()))
    for (const sort of userSorts) {
      const path = `/api/users?page_size=20&enableCap=true&includeMfaFactors=true&sort=${sort}&${filter}`;
      const measured: number[] = [];
      for (let round = 0; round <= rounds * 5; round += 1) {
        const startedAt = performance.now();
        const answer = await server.client.send({ path, headers }, 200);
        if (!(Number(answer.headers['total-number']) > 0)) throw new Error(`${name}: no users found`);
        if (round > 0) measured.push(performance.now() - startedAt);
      }
      times.set(`${name}, ${sort}`, median(measured));
    }
  return times;
}

/** The first page of the list of users, by each filter and in each order: a million users compared with 100,000. */
export const measureLists: Part = async (bench) => {
  const { pool } = bench.environment;
  const [small, large] = bench.rounds > 1 ? sizes.full : sizes.quick;
  await pool.query(
    `insert into roles (tenant_id, id, name, description, type) values ($1, 'bench-listed', 'Bench listed', 'Bench', 'User')`,
    [defaultTenantId],
  );
  await pool.query(
    `insert into organizations (tenant_id, id, name) values ($1, 'bench-listed', 'Bench listed')`,
    [defaultTenantId],
  );
  await fill(pool, 0, small);
  const before = await time(bench);
  await fill(pool, small, large);
  const after = await time(bench);
  return [...after].map(([what, figure]): Row => {
    const floor = before.get(what) ?? Infinity;
    const ratio = figure / floor;
    return {
      part: 'lists',
      what,
      figure,
      unit: 'ms',
      floor: { what: `ms with ${small.toLocaleString('en')} users`, figure: floor },
      ratio,
      budget: `≤ ${most} ×`,
      isMet: ratio <= most,
    };
  });
};
