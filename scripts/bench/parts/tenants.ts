import { defaultTenantId } from '@gatehouse/contract/common';
import { askForToken, type Part } from '../bench.ts';
import { ordersToken } from '../data.ts';
import type { Environment } from '../environment.ts';
import { atFixedRate, median, percentile } from '../measure.ts';

const tenantCount = 10_000;
const visited = 500;
const perSecond = 300;
const mostRatio = 1.25;

/** What a tenant consists of, those that others refer to first. */
const tables = [
  'signing_keys',
  'applications',
  'application_secrets',
  'resources',
  'scopes',
  'roles',
  'roles_scopes',
  'applications_roles',
  'sign_in_experiences',
];
const nameOf = (number: number): string => `bench${number}`;

/** Copies of the default tenant, its people left out. A few first: the planner must know of them before the many come. */
async function addTenants({ pool }: Environment): Promise<void> {
  for (const [first, last] of [
    [1, 200],
    [201, tenantCount],
  ]) {
    await pool.query(
      `insert into tenants (id, name) select 'bench' || n, 'Bench ' || n from generate_series($1::int, $2::int) n`,
      [first, last],
    );
    for (const table of tables) {
      const { rows } = await pool.query<{ name: string }>(
        `select quote_ident(attname) as name from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'tenant_id'`,
        [table],
      );
      const columns = rows.map(({ name }) => name).join(', ');
      await pool.query(
        `insert into ${table} (tenant_id, ${columns}) select 'bench' || n, ${columns}
         from ${table}, generate_series($2::int, $3::int) n where tenant_id = $1`,
        [defaultTenantId, first, last],
      );
    }
    await pool.query('vacuum analyze');
  }
}

async function countConnections({ pool }: Environment): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where application_name = 'gatehouse'`,
  );
  return rows[0]?.count ?? 0;
}

/** Tokens of 500 tenants among 10,000, against as many of one: the engine of each is kept, and they share one pool. */
export const measureTenants: Part = async (bench) => {
  const { environment, data, rounds, seconds } = bench;
  await addTenants(environment);
  await bench.server.stop();
  const { client, stop } = await environment.startServer({ EDITION: 'cloud' });
  const { port } = new URL(client.origin);
  const ask = (number: number): Promise<unknown> => {
    const host = `${nameOf(number)}.localhost:${port}`;
    return askForToken(client, data.machine, ordersToken, { host });
  };
  const measure = async (tenants: number) => ({
    p99: percentile(await atFixedRate(perSecond, seconds * 2, (number) => ask(1 + (number % tenants))), 0.99),
    connections: await countConnections(environment),
  });
  // Until each of them has an engine, and the code is warm.
  await measure(1);
  for (let number = 1; number <= visited; number += 1) await ask(number);
  const pairs: Record<'one' | 'many', { p99: number; connections: number }>[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ one: await measure(1), many: await measure(visited) });
  await stop();
  const ratio = median(pairs.map(({ one, many }) => many.p99 / one.p99));
  const connections = Math.max(...pairs.map(({ many }) => many.connections));
  const ofOne = Math.max(...pairs.map(({ one }) => one.connections));
  return [
    {
      part: 'tenants',
      what: `p99 of tokens at ${perSecond}/s over ${visited} of ${tenantCount.toLocaleString('en')}`,
      figure: median(pairs.map(({ many }) => many.p99)),
      unit: 'ms',
      floor: { what: 'ms with one', figure: median(pairs.map(({ one }) => one.p99)) },
      ratio,
      budget: `≤ ${mostRatio} ×`,
      isMet: ratio <= mostRatio,
    },
    {
      part: 'tenants',
      what: 'connections to the database',
      figure: connections,
      unit: '',
      floor: { what: 'with one', figure: ofOne },
      budget: 'the same number',
      isMet: connections <= ofOne,
    },
  ];
};
