import { listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { verifyOneTimeToken } from '@gatehouse/contract/one-time-tokens/endpoints';
import { listRoles } from '@gatehouse/contract/roles/endpoints';

import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createShare, type Share } from './share.ts';

/** Work that runs until `end` is called. */
function hold(share: Share, caller: string): { end(): void; done: Promise<string> } {
  let end = (): void => undefined;
  const held = new Promise<string>((resolve) => (end = () => resolve('done')));
  const done = share(caller, () => held);
  done.catch(() => undefined);
  return { end, done };
}

describe('a share', () => {
  let share: Share;
  beforeEach(() => {
    vi.useFakeTimers();
    share = createShare({ size: 3, perCaller: 2, waitMs: 5_000 });
  });
  afterEach(() => void vi.useRealTimers());

  it('lets other callers run before one whose share is used up', async () => {
    const mine = [hold(share, 'me'), hold(share, 'me'), hold(share, 'me')];
    await expect(share('you', async () => 'at once')).resolves.toBe('at once');
    mine[0]?.end();
    await mine[0]?.done;
    mine[2]?.end();
    await expect(mine[2]?.done).resolves.toBe('done');
  });

  it('rejects with 429 if the caller’s share is used up, with 503 if others use all of it, both with Retry-After', async () => {
    const mine = [hold(share, 'me'), hold(share, 'me'), hold(share, 'me')];
    const yours = [hold(share, 'you'), hold(share, 'you')];
    await vi.advanceTimersByTimeAsync(5_000);
    const wait = { 'retry-after': '1' };
    await expect(mine[2]?.done).rejects.toMatchObject({ declaration: { status: 429 }, headers: wait });
    await expect(yours[1]?.done).rejects.toMatchObject({ declaration: { status: 503 }, headers: wait });
  });

  it('is released if the work fails', async () => {
    const failing = () => share('me', () => Promise.reject(new Error('any')));
    for (let times = 0; times < 10; times += 1) await expect(failing()).rejects.toThrow('any');
  });
});

describe('60 slow lists of one application', () => {
  let server: TestServer;
  let administrator: pg.Client;
  beforeAll(async () => {
    server = await startTestServer({ database: 'share', environment: { DATABASE_POOL_SIZE: '8' } });
    administrator = new pg.Client({ ...inject('postgres'), database: 'share' });
    await administrator.connect();
  });
  afterAll(async () => {
    await administrator.end();
    await server.stop();
  });

  it('leave connections for users and other callers', async () => {
    const tenant = await server.createTenant();
    const [slow, other] = [await tenant.as('read:data'), await tenant.as('read:data', 'write:data')];
    const machine = await tenant.createMachine('read:data');
    // The lists wait until the table is unlocked.
    await administrator.query('begin; lock table connectors in access exclusive mode');
    const settled = vi.fn();
    const lists = Array.from({ length: 60 }, () => slow(listConnectors).finally(settled));
    const countWaiting = async (): Promise<number> => {
      await administrator.query('select pg_stat_clear_snapshot()');
      const { rows } = await administrator.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where datname = 'share' and wait_event_type = 'Lock'`,
      );
      return rows[0]?.count ?? 0;
    };
    await expect.poll(countWaiting, { timeout: 10_000 }).toBe(2);
    expect(await tenant.getToken(machine, tenant.indicator, 'read:data')).toBeTypeOf('string');
    expect((await other(listRoles)).status).toBe(200);
    expect([await countWaiting(), settled.mock.calls.length]).toEqual([2, 0]);
    await administrator.query('rollback');
    expect(new Set((await Promise.all(lists)).map(({ status }) => status))).toEqual(new Set([200]));
  });
});

it('requests that need a second connection don’t wait for each other', async () => {
  const server = await startTestServer({ environment: { DATABASE_POOL_SIZE: '2' } });
  const tenant = await server.createTenant();
  const callers = [await tenant.as('write:data'), await tenant.as('write:data', 'read:data')];
  const body = { token: 'unknown', email: 'any@example.com' };
  const answers = await Promise.all(
    [...callers, ...callers, ...callers].map((caller) => caller(verifyOneTimeToken, { body })),
  );
  expect(new Set(answers.map(({ refusal }) => refusal.code))).toEqual(
    new Set(['one_time_token.token_not_found']),
  );
  await server.stop();
});
