import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestServer } from '../../../../../tests/support/server.ts';
import { withoutTextIndexes } from '../../../../../tests/support/text-indexes.ts';
import { hotCases, organizationCases } from './cases.fixture.ts';
import { type HotStatement, listHotStatements } from './hot-statement.ts';
import { insertManyRows } from './many-rows.fixture.ts';
import { allMembers, membersWithRole, searchMembers } from './members.ts';
import { createTenants } from './tenants.fixture.ts';
import { hotNames } from './twenty.fixture.ts';

/*
 * The cost of a hot statement must not depend on how many users a tenant has. Each is run for a tenant with 20,000 users, beside two more
 * with as many, and the pages that it reads or writes are counted, in memory or not: the machine and its load don't change this number.
 */
const [own, ...others] = ['own', 'other', 'third'];
/** Tables that grow with the number of users have hundreds of pages. */
const largePages = 50;

let client: pg.Client;
let large: Set<string>;

beforeAll(async () => {
  client = await createDatabase('hot_budgets');
  await withoutTextIndexes(client, () => insertManyRows(client, [own, ...others]));
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relpages > ${largePages} and relnamespace = 'public'::regnamespace`,
  );
  large = new Set(rows.map(({ name }) => name));
}, 120_000);
afterAll(() => client.end());

async function createDatabase(database: string): Promise<pg.Client> {
  const server = await startTestServer({ database });
  await server.stop();
  const connection = await connect(database);
  await createTenants(connection, [own, ...others]);
  await connection.query('create extension if not exists pg_stat_statements');
  return connection;
}

async function connect(database: string): Promise<pg.Client> {
  const connection = new pg.Client({ ...inject('postgres'), database });
  await connection.connect();
  return connection;
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const toLiteral = (value: unknown): string => {
  if (value === null) return 'null';
  const text = Array.isArray(value)
    ? `{${value.map((each) => (each === null ? 'null' : JSON.stringify(String(each)))).join(',')}}`
    : String(value);
  return pg.escapeLiteral(text);
};

/** Pages that statements of this database have read or written since the last call, including those of triggers. */
async function countPages(connection: pg.ClientBase): Promise<number> {
  const { rows } = await connection.query<{ pages: number }>(
    `with counted as materialized (
       select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::int as pages from pg_stat_statements
       where dbid = (select oid from pg_database where datname = current_database()) and query !~ 'pg_stat_statements')
     select pages from counted,
       pg_stat_statements_reset(0, (select oid from pg_database where datname = current_database()), 0)`,
  );
  return rows[0]!.pages;
}

/**
 * The fewest pages of three runs. Autovacuum's statistics, or a reset of the queue of invalidations, make a session plan again and read
 * the catalogs while it runs: that only adds pages, up to a thousand, and none of them belong to the statement.
 */
async function countLeastPages(connection: pg.ClientBase, execute: string): Promise<number> {
  const counts: number[] = [];
  while (counts.length < 3) {
    await connection.query('savepoint here');
    await countPages(connection);
    await connection.query(execute);
    counts.push(await countPages(connection));
    await connection.query('rollback to here');
  }
  return Math.min(...counts);
}

const listNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)];

interface Measured {
  pages: number;
  /** Large tables that it reads entirely, according to its own plan. */
  scanned: string[];
}

/** Runs a statement as the pool does: prepared, with a generic or a custom plan. Rolls back afterwards. */
async function runOnce(
  connection: pg.ClientBase,
  { text }: Pick<HotStatement, 'text'>,
  values: readonly unknown[],
  mode: 'force_generic_plan' | 'force_custom_plan',
): Promise<Measured> {
  await connection.query(`begin; set local plan_cache_mode = ${mode}`);
  try {
    await connection.query(`prepare measured as ${text}`);
    const execute = `execute measured (${[own, ...values].map(toLiteral).join(', ')})`;
    await connection.query('savepoint here');
    const { rows } = await connection.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, timing off, format json) ${execute}`,
    );
    await connection.query('rollback to here');
    const pages = await countLeastPages(connection, execute);
    const scans = listNodes(rows[0]!['QUERY PLAN'][0].Plan).filter(
      (node) => node['Node Type'] === 'Seq Scan',
    );
    return {
      pages,
      scanned: scans.flatMap(({ 'Relation Name': table = '' }) => (large.has(table) ? [table] : [])),
    };
  } finally {
    await connection.query('rollback; deallocate all');
  }
}

/** The maximum of all its cases. Statements inside functions are visible only in the pages. */
async function measure(
  connection: pg.ClientBase,
  statement: Pick<HotStatement, 'text'>,
  cases: readonly (readonly unknown[])[],
): Promise<Measured> {
  const measured: Measured = { pages: 0, scanned: [] };
  for (const values of cases)
    for (const mode of ['force_generic_plan', 'force_custom_plan'] as const) {
      // Rows that earlier runs wrote and rolled back are still in the search index's list of pending entries.
      await connection.query('vacuum user_search');
      const { pages, scanned } = await runOnce(connection, statement, values, mode);
      measured.pages = Math.max(measured.pages, pages);
      measured.scanned.push(...scanned);
    }
  return measured;
}

const find = (name: string): HotStatement => listHotStatements().find((each) => each.name === name)!;
const budgetOf = (name: string): number => find(name).budget;

describe('a hot statement of a tenant with 20,000 users', () => {
  it.each(hotNames)(
    'stays within its limit of pages, and reads no large table entirely: %s',
    async (name) => {
      const { pages, scanned } = await measure(client, find(name), hotCases[name]!);
      expect(scanned).toEqual([]);
      expect(pages).toBeLessThanOrEqual(budgetOf(name));
    },
  );

  it.each([
    // A membership has a search index of its own.
    ['joins', 'submit-sign-in', 100],
    ['joins', 'submit-registration', 100],
    ['names', 'oidc-read', 8],
    ['needs a second factor for', 'find-administrator', 12],
  ])('reads and writes few pages more if it %s an organization: %s, %i', async (_does, name, more) => {
    const { pages, scanned } = await measure(client, find(name), organizationCases[name]!);
    expect(scanned).toEqual([]);
    expect(pages).toBeLessThanOrEqual(budgetOf(name) + more);
  });

  it('checks rows of a request by index, also with a plan made while the table was empty', async () => {
    const early = await createDatabase('hot_budgets_early');
    await early.query('vacuum analyze');
    const presence = hotCases['oidc-write']!.slice(0, 1);
    await measure(early, find('oidc-write'), presence);
    await early.query(
      `insert into oidc_instances (tenant_id, model, id, payload, created_at, expires_at)
       select $1, 'RefreshToken', 'many' || n, jsonb_build_object('text', repeat('x', 600)), now(), now() + interval '1 day'
       from generate_series(1, 3000) n`,
      [own],
    );
    const { pages } = await measure(early, find('oidc-write'), presence);
    expect(pages).toBeLessThanOrEqual(budgetOf('oidc-write'));
    await early.end();
  });

  it('counts the users with a text by its trigrams, and only those of one or two characters by reading all', async () => {
    const search = find('search-users-many');
    const { pages } = await measure(client, search, [[20, 0, 'ada', 10_001, null, '%ada%', null]]);
    expect(pages).toBeLessThanOrEqual(650);
    const short = await measure(client, search, [[20, 0, 'ad', 10_001, null, null, null]]);
    expect(short.pages).toBeGreaterThan(650);
  });

  it('would fail without its indexes', async () => {
    const blind = await connect('hot_budgets');
    await blind.query(
      `set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off`,
    );
    for (const name of ['find-flow', 'save-flow', 'oidc-read']) {
      const { pages } = await measure(blind, find(name), hotCases[name]!);
      expect(pages, name).toBeGreaterThan(budgetOf(name));
    }
    await blind.end();
  });

  it('would fail without its tenant', async () => {
    const text = 'select id from users where $1::text is not null and name = $2';
    const { pages, scanned } = await measure(client, { text }, [['Ada']]);
    expect(scanned).toContain('users');
    expect(pages).toBeGreaterThan(largePages);
  });
});

describe('an organization with 20,000 members', () => {
  // The other organization has 20 of the 20,000 users who have this text.
  const searched = ['many7', 20, 0, 'name', '%name%', '%name%', null, null];

  it.each([
    ['all', allMembers, ['acme', 20, 0], 200],
    ['those with a role', membersWithRole, ['acme', 20, 0, 'member'], 350],
    ['those with a text', searchMembers, searched, 350],
  ])(
    'reads a page of its members without reading the others: %s',
    async (_which, statement, values, limit) => {
      const { pages, scanned } = await measure(client, statement, [values]);
      expect(scanned).toEqual([]);
      expect(pages).toBeLessThanOrEqual(limit);
    },
  );

  it('keeps the plan of a search, because planning takes as long', async () => {
    await client.query(`prepare kept as ${searchMembers.text}`);
    const execute = `execute kept (${[own, ...searched].map(toLiteral).join(', ')})`;
    // PostgreSQL plans five times before it compares the costs.
    for (let time = 0; time < 6; time += 1) await client.query(execute);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${execute}`);
    await client.query('deallocate kept');
    // A plan that isn't kept has the values in their place.
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Cond: .*\$1/);
  });

  it('reads no other users, also with a plan made while there were none', async () => {
    const early = await createDatabase('hot_budgets_early_members');
    await early.query('vacuum analyze');
    await early.query('set plan_cache_mode = force_generic_plan');
    await early.query(`prepare early as ${searchMembers.text}`);
    const values = [own, 'acme', 20, 0, 'name', '%name%', '%name%', null, null];
    const execute = `execute early (${values.map(toLiteral).join(', ')})`;
    await early.query(execute);
    await early.query(
      `insert into users (tenant_id, id, name) select $1, 'u' || n, 'Name ' || n from generate_series(1, 3000) n`,
      [own],
    );
    await early.query(
      `insert into organization_users (tenant_id, organization_id, user_id)
       select tenant_id, 'acme', id from users where tenant_id = $1 and id <> 'user'`,
      [own],
    );
    await early.query('begin');
    expect(await countLeastPages(early, execute)).toBeLessThanOrEqual(budgetOf('search-members'));
    await early.query('rollback');
    await early.end();
  });

  it('would read more without its counter', async () => {
    const text = allMembers.text.replace(
      'o.users_count',
      '(select count(*) from organization_users where tenant_id = $1 and organization_id = $2)',
    );
    const { pages } = await measure(client, { text }, [['acme', 20, 0]]);
    expect(pages).toBeGreaterThan(200);
  });

  it.each([
    [
      'adds',
      `insert into organization_users (tenant_id, organization_id, user_id) values ($1, 'acme', $2)`,
      'u1',
    ],
    [
      'removes',
      `delete from organization_users where tenant_id = $1 and organization_id = 'acme' and user_id = $2`,
      'u2',
    ],
    ['renames', `update users set name = 'Another' where tenant_id = $1 and id = $2`, 'u3'],
  ])('%s a member without reading the others', async (_does, text, userId) => {
    const { pages, scanned } = await measure(client, { text }, [[userId]]);
    expect(scanned).toEqual([]);
    expect(pages).toBeLessThanOrEqual(600);
  });
});
