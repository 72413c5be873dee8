import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { hotCases, organizationCases } from './cases.fixture.ts';
import { listHotStatements } from './hot-statement.ts';
import { createTenants, listTenantTables, quietly } from './tenants.fixture.ts';

/*
 * Hot statements run as the owner, whom row-level security does not bind (ADR 6), so each is run here for a tenant beside
 * another one that has the same rows with the same ids. Whether the other one exists may make no difference to what
 * the tenant gets and writes, and nothing of the other one may change: with all of the tenant's rows there, with each of those
 * that the statement could need missing, and with none.
 */
const [own, other] = ['own', 'other'];

let server: TestServer;
let client: pg.PoolClient;
let tables: Map<string, string>;
let functions: { name: string; source: string }[];

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await client.query<Row>(text, values)).rows;

beforeAll(async () => {
  server = await startTestServer({ database: 'hot_statements' });
  client = await server.runtime.database.pool.connect();
  await createTenants(client, [own, other]);
  tables = await listTenantTables(client);
  functions = await query(
    `select proname as name, prosrc as source from pg_proc where proname like 'gatehouse%'`,
  );
});
afterAll(async () => {
  client.release();
  await server.stop();
});

/** All rows of a tenant, as text. */
async function rowsOf(tenant: string): Promise<string> {
  const parts = [...tables].map(
    ([table, key]) =>
      `select '${table}' as "table", to_jsonb(r) - 'tenant_id' as "row" from ${table} r where ${key} = $1`,
  );
  const rows = await query(`select * from (${parts.join(' union all ')}) all_rows order by 1, 2`, [tenant]);
  return rows.map((row) => JSON.stringify(row)).join('\n');
}

/** Deletes the rows of `taken`, runs the statement, and restores everything. */
async function attempt(text: string, values: unknown[], taken: () => Promise<unknown>) {
  await query('savepoint here');
  await quietly(client, taken);
  await query('savepoint run');
  let error: string | undefined;
  const answer = await query(text, [own, ...values]).catch(async (reason: Error) => {
    await query('rollback to run');
    error = reason.message;
    return [];
  });
  const seen = { error, answer: JSON.stringify(answer), own: await rowsOf(own) };
  const beside = await rowsOf(other);
  await query('rollback to here');
  return { seen, beside };
}

const removeTenant = async (tenant: string): Promise<void> => {
  for (const [table, key] of tables) await query(`delete from ${table} where ${key} = $1`, [tenant]);
};

/** The tables that a statement uses, directly or in the functions it calls. */
function tablesOf(text: string): string[] {
  const called = new Set<string>();
  const follow = (caller: string): void => {
    for (const { name, source } of functions)
      if (caller.includes(name) && !called.has(source)) {
        called.add(source);
        follow(source);
      }
  };
  follow(text);
  const all = [text, ...called].join('\n');
  return [...tables.keys()].filter((table) => new RegExp(`\\b${table}\\b`).test(all));
}

const takeNothing = async (): Promise<undefined> => undefined;

/** The rows to leave out: none, each single row of the tables it uses, and all. */
async function listTakings(text: string): Promise<(() => Promise<unknown>)[]> {
  const takings: (() => Promise<unknown>)[] = [takeNothing, () => removeTenant(own)];
  for (const table of tablesOf(text)) {
    const rows = await query<{ at: string; of: string }>(
      `select ctid::text as at, tableoid::regclass::text as of from ${table} where ${tables.get(table)} = $1`,
      [own],
    );
    for (const { at, of } of rows) takings.push(() => query(`delete from ${of} where ctid = $1::tid`, [at]));
  }
  return takings;
}

/** Where the other tenant changes the result or is changed, and whether the statement does anything at all. */
async function walk(text: string, values: unknown[]): Promise<{ wrong: string[]; acts: boolean }> {
  await query('begin');
  const [before, untouched] = [await rowsOf(own), await rowsOf(other)];
  const wrong: string[] = [];
  let acts = false;
  for (const take of await listTakings(text)) {
    const alone = await attempt(text, values, async () => {
      await take();
      await removeTenant(other);
    });
    const beside = await attempt(text, values, take);
    if (take === takeNothing && alone.seen.error) wrong.push(`does not run: ${alone.seen.error}`);
    acts ||= alone.seen.answer !== '[]' || alone.seen.own !== before;
    for (const part of ['error', 'answer', 'own'] as const)
      if (beside.seen[part] !== alone.seen[part])
        wrong.push(`${part} differs:\n${beside.seen[part]}\n${alone.seen[part]}`);
    if (beside.beside !== untouched) wrong.push(`the other tenant is changed`);
  }
  await query('rollback');
  return { wrong, acts };
}

describe('a hot statement', () => {
  it('has a case here, and there are no cases of removed statements', () => {
    expect(
      listHotStatements()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(hotCases).sort());
  });

  // The protocol's read has many cases, each of which is run against several worlds.
  it.each(Object.keys(hotCases))(
    'reads and writes no rows of another tenant: %s',
    async (name) => {
      const { text } = listHotStatements().find((statement) => statement.name === name)!;
      for (const values of [...hotCases[name]!, ...(organizationCases[name] ?? [])]) {
        const { wrong, acts } = await walk(text, values);
        expect(wrong, JSON.stringify(values)).toEqual([]);
        expect(acts, `${JSON.stringify(values)} finds and writes nothing, so it proves nothing`).toBe(true);
      }
    },
    120_000,
  );
});
