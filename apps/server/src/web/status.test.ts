import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from '../../../../tests/support/database-proxy.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';

let now = Date.now();
let proxy: DatabaseProxy;
let server: TestServer;
/** Checks out all connections without releasing them, so every query of the pool fails. */
let lost: pg.PoolClient[] = [];

beforeAll(async () => {
  proxy = await openDatabaseProxy();
  server = await startTestServer({
    connection: proxy.connection,
    clock: () => now,
    timeouts: { connectMs: 1_000 },
    environment: { STATUS_API_KEY: 'a key for monitoring' },
  });
});
afterAll(async () => {
  await server.stop();
  await proxy.close();
});

const get = (path: string, origin = `http://127.0.0.1:${server.settings.PORT}`) => fetch(origin + path);
const askStatus = async (): Promise<number[]> => {
  const { PORT, ADMIN_ENDPOINT } = server.settings;
  // Also by host name: the tenant, which is in the database, isn't looked up.
  const origins = [
    undefined,
    ADMIN_ENDPOINT,
    `http://default.localhost:${PORT}`,
    `http://other.localhost:${PORT}`,
  ];
  const answers = await Promise.all(origins.map((origin) => get('/api/status', origin)));
  return [...new Set(answers.map(({ status }) => status))];
};
/** Runs a query of the pool. */
const query = async (): Promise<number> => (await get('/api/ready')).status;

it('traps G17: tells callers with the key the ID of the tenant, and no other callers', async () => {
  const ask = async (key?: string) => {
    const url = `http://some.localhost:${server.settings.PORT}/api/status`;
    const answer = await fetch(url, { headers: key === undefined ? {} : { 'logto-status-api-key': key } });
    return [answer.status, answer.headers.get('logto-tenant-id')];
  };
  expect(await ask('a key for monitoring')).toEqual([204, 'some']);
  for (const key of [undefined, '', 'a key for monitorinG', 'a key for monitoring2'])
    expect(await ask(key)).toEqual([204, null]);
});

it('is 503 if every query has failed for a minute and a new connection works', async () => {
  const { pool } = server.runtime.database;
  lost = await Promise.all(Array.from({ length: server.settings.DATABASE_POOL_SIZE }, () => pool.connect()));
  // The last query was answered too long ago for a pool that is only busy.
  now += 20_000;
  expect([await query(), await askStatus()]).toEqual([503, [204]]);
  now += 40_000;
  expect([await query(), await askStatus()]).toEqual([503, [204]]);
  now += 40_000;
  expect([await query(), await askStatus()]).toEqual([503, [503]]);
});

it('is 204 while the database is unreachable, because a restart would not help', async () => {
  proxy.refuse(true);
  now += 2_000;
  expect([await query(), await askStatus()]).toEqual([503, [204]]);
  proxy.refuse(false);
  now += 2_000;
  expect(await askStatus()).toEqual([503]);
});

it('is 204 without queries for a minute, and after a successful one', async () => {
  now += 60_000;
  expect(await askStatus()).toEqual([204]);
  expect([await query(), await askStatus()]).toEqual([503, [204]]);
  lost.forEach((client) => client.release(true));
  now += 60_000;
  expect([await query(), await askStatus()]).toEqual([204, [204]]);
});
