import { createRole } from '@gatehouse/contract/roles/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from '../../../../tests/support/database-proxy.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';

let proxy: DatabaseProxy;
let server: TestServer;
let tenant: TestTenant;
let machine: { id: string; secret: string };
let write: Caller;

beforeAll(async () => {
  proxy = await openDatabaseProxy();
  server = await startTestServer({
    connection: proxy.connection,
    timeouts: {
      short: { statementMs: 1_000, answerMs: 1_500 },
      long: { statementMs: 1_200, answerMs: 2_000 },
      heartbeatMs: 500,
    },
  });
  tenant = await server.createTenant();
  machine = await tenant.createMachine('read:data');
  write = await tenant.as('write:data');
});
afterAll(async () => {
  await server.stop();
  await proxy.close();
});

const askToken = (): Promise<number> =>
  tenant.getToken(machine, tenant.indicator, 'read:data').then(
    () => 200,
    (error: Error) => Number(/\d{3}/.exec(error.message)?.[0]),
  );

/** Enough concurrent ones to use every connection of the pool. */
const askTokens = async (): Promise<number[]> => {
  const asked = Array.from({ length: server.settings.DATABASE_POOL_SIZE * 4 }, askToken);
  return [...new Set(await Promise.all(asked))].sort();
};

const addRole = async (): Promise<number> =>
  (await write(createRole, { body: { name: `Role ${Math.random()}`, description: 'Any' } })).status;

it('a slow statement is canceled by PostgreSQL before its connection is closed', async () => {
  const { database } = server.runtime;
  for (const wait of ['short', 'long'] as const)
    await expect(
      database.tenant(tenant.id, (db) => sql`select pg_sleep(10)`.execute(db), wait),
    ).rejects.toMatchObject({ code: '57014' });
});

it('a connection that is lost between two statements of a transaction does not end the process', async () => {
  const { database } = server.runtime;
  const work = database.tenant(tenant.id, async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await database.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    // The connection ends before another response arrives.
    await database.query('select 1');
    await sql`select 1`.execute(db);
  });
  await expect(work).rejects.toThrow();
});

/** Asks until one fails: a connection that was being opened when the network went silent still works. */
const goSilentFor = (ask: () => Promise<number>) =>
  expect
    .poll(() => {
      proxy.goSilent();
      return ask();
    })
    .toBe(503);

describe('a network that drops all packets on existing connections, and accepts new ones', () => {
  beforeEach(async () => {
    await expect.poll(askTokens, { timeout: 20_000 }).toEqual([200]);
  });

  it('fails the requests under way with 503, and serves the next ones', async () => {
    proxy.goSilent();
    expect(await askTokens()).toContain(503);
    expect(await askTokens()).toEqual([200]);
  });

  it('is noticed once for all idle connections', async () => {
    await goSilentFor(askToken);
    for (let times = 0; times < 10; times += 1) expect(await askToken()).toBe(200);
  });

  it('fails a change of the Management API with 503, and accepts the next one', async () => {
    await goSilentFor(addRole);
    expect(await addRole()).toBe(200);
  });

  it('ends a running transaction, and its connection is not used again', async () => {
    const { database } = server.runtime;
    await goSilentFor(askToken);
    const work = database.tenant(tenant.id, async (db) => {
      proxy.goSilent();
      await sql`select 1`.execute(db);
    });
    await expect(work).rejects.toThrow();
    for (let times = 0; times < 10; times += 1)
      await database.tenant(tenant.id, (db) => sql`select 1`.execute(db));
  });

  it('does not stop the process from receiving changes of other processes', async () => {
    proxy.goSilent();
    const { cache, database } = server.runtime;
    const load = vi.fn(async () => 'loaded');
    const change = async (): Promise<number> => {
      await cache.get(tenant.id, 'probe', load).catch(() => undefined);
      // As another process sends it, on its own connection.
      const other = await database.connect();
      await other.query(`select pg_notify('gatehouse_changed', $1)`, [`${tenant.id}:probe`]);
      await other.end();
      return load.mock.calls.length;
    };
    // The clock is fixed, so nothing expires by age.
    vi.useFakeTimers({ toFake: ['Date'] });
    await expect
      .poll(change, { timeout: 25_000 })
      .toBeGreaterThan(3)
      .finally(() => vi.useRealTimers());
  });
});
