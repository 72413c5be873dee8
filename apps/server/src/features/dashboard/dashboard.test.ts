import * as api from '@gatehouse/contract/dashboard/endpoints';
import { dailyActiveUser, dailyTokenUsage } from '@gatehouse/contract/dashboard/dashboard';
import { liftUserBlocks } from '@gatehouse/contract/sign-in/sentinel-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { createUser as createUserByApi } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUser as createOidcUser } from '../../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../../tests/support/oidc-client.ts';
import { createApplication, createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { recordStatements } from '../../../../../tests/support/statements.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { countUsage, dayOf, flushUsage } from '../../audit/usage.ts';
import { flushTokenAudit } from '../../oidc/token-audit.ts';
import { daysBefore } from './days.ts';

/*
 * Two processes. Their clock is moved to earlier days only, because the protocol engine has its own: what it issues would have expired on
 * later ones.
 */
const dayMs = 86_400_000;
const today = Date.now();
let daysAgo = 0;
const clock = (): number => today - daysAgo * dayMs;
const date = dayOf(today);

let one: TestServer;
let two: TestServer;
let tenant: TestTenant;
let there: TestTenant;
let call: Caller;

beforeAll(async () => {
  one = await startTestServer({ clock });
  two = await startTestServer({ clock });
});
afterAll(async () => {
  await two.stop();
  await one.stop();
});
beforeEach(async () => {
  daysAgo = 0;
  tenant = await one.createTenant();
  there = two.tenant(tenant.id);
  call = await tenant.as('all');
});

const flush = async () => {
  await flushUsage(one.runtime);
  await flushUsage(two.runtime);
};
const readActive = async (query: { date?: string } = {}) => {
  await flush();
  return (await call(api.getActiveUsers, { query })).body;
};
const readSignIns = async (caller: Caller = call) => {
  await flush();
  return (await caller(api.getSignIns, { query: {} })).body;
};

describe('totals', () => {
  it('count all users, and those of today and of seven days', async () => {
    for (const ago of [0, 1, 1, 6, 7, 13, 14]) {
      const { body } = await call(createUserByApi, { body: {} });
      await one.runtime.database.tenant(tenant.id, (db) =>
        db
          .updateTable('users')
          .set({ createdAt: new Date(today - ago * dayMs) })
          .where('id', '=', body.id)
          .execute(),
      );
    }
    expect((await call(api.getTotalUsers)).body).toEqual({ totalUserCount: 7 });
    expect((await call(api.getNewUsers)).body).toEqual({
      today: { count: 1, delta: -1 },
      last7Days: { count: 4, delta: 2 },
    });
  });

  it('are zero in a tenant without users', async () => {
    expect((await call(api.getTotalUsers)).body).toEqual({ totalUserCount: 0 });
    expect((await call(api.getNewUsers)).body).toEqual({
      today: { count: 0, delta: 0 },
      last7Days: { count: 0, delta: 0 },
    });
    const { dauCurve, dau, mau } = await readActive();
    expect([dauCurve.length, dau, mau]).toEqual([30, { count: 0, delta: 0 }, { count: 0, delta: 0 }]);
    expect(await readSignIns()).toMatchObject({ reasons: [], applications: [], factors: [] });
  });
});

describe('active users', () => {
  const clients = new Map<string, OidcClient>();
  /** Signs a user in at one of the processes, some days ago. */
  async function signIn(userId: string, ago: number, at: TestServer = one): Promise<void> {
    daysAgo = ago;
    const place = at === one ? tenant : there;
    const key = `${place.origin} ${userId}`;
    const client = clients.get(key) ?? (await createOidcClient(at.runtime, place, { type: 'SPA' }));
    clients.set(key, client);
    await client.signIn(userId);
    daysAgo = 0;
  }

  it('traps G9: are counted once a day over two processes, once a period, on a curve without holes', async () => {
    const [ada, ben] = [await createOidcUser(one.runtime, tenant), await createOidcUser(one.runtime, tenant)];
    for (const ago of [35, 8]) await signIn(ada, ago);
    await signIn(ada, 1);
    await signIn(ben, 1, two);
    for (const server of [one, two, one]) await signIn(ada, 0, server);
    const { dauCurve, dau, wau, mau } = await readActive();
    expect(dauCurve).toHaveLength(30);
    expect([dauCurve[0]?.date, dauCurve.at(-1)]).toEqual([daysBefore(date, 29), { date, count: 1 }]);
    expect(dauCurve.filter(({ count }) => count > 0)).toEqual([
      { date: daysBefore(date, 8), count: 1 },
      { date: daysBefore(date, 1), count: 2 },
      { date, count: 1 },
    ]);
    expect({ dau, wau, mau }).toEqual({
      dau: { count: 1, delta: -1 },
      wau: { count: 2, delta: 1 },
      mau: { count: 2, delta: 1 },
    });
    const before = await readActive({ date: daysBefore(date, 8) });
    expect([before.dau, before.wau, before.mau]).toEqual([
      { count: 1, delta: 1 },
      { count: 1, delta: 1 },
      { count: 1, delta: 1 },
    ]);
    const { rows } = await one.runtime.database.pool.query(
      `select from daily_active_users where tenant_id = $1 and user_id = $2`,
      [tenant.id, ada],
    );
    expect(rows).toHaveLength(4);
  });

  it('traps G9: stay exact if a process writes a day late, or two of them at the same time', async () => {
    const ids = Array.from({ length: 6 }, (_, index) => `user${index}`);
    const count = (at: TestServer, ago: number, users: readonly string[]) => {
      daysAgo = ago;
      for (const userId of users) countUsage(at.runtime, tenant.id, { kind: 'token', userId });
      daysAgo = 0;
    };
    // The first process counts yesterday, but writes it after the second one has written today and the day before.
    count(two, 40, ids.slice(0, 3));
    count(two, 2, ids.slice(0, 4));
    count(two, 0, ids);
    count(one, 1, ids.slice(0, 5));
    await flushUsage(two.runtime);
    await flushUsage(one.runtime);
    for (const server of [one, two]) count(server, 3, ids.slice(2));
    await Promise.all([flushUsage(one.runtime), flushUsage(two.runtime)]);
    const { dauCurve, wau, mau } = await readActive();
    expect(dauCurve.slice(-4).map((day) => day.count)).toEqual([4, 4, 5, 6]);
    expect([wau, mau]).toEqual([
      { count: 6, delta: 6 },
      { count: 6, delta: 3 },
    ]);
    expect((await readActive({ date: daysBefore(date, 1) })).wau.count).toBe(6);
    const { rows } = await one.runtime.database.pool.query<{ least: number }>(
      `select min(users)::int as least from daily_activity where tenant_id = $1`,
      [tenant.id],
    );
    expect(rows[0]?.least).toBeGreaterThanOrEqual(0);
  });

  it.each(['yesterday', '2026-13-01', '2026-02-30', '20261126'])('of %s are refused', async (day) => {
    expect((await call(api.getActiveUsers, { query: { date: day } })).status).toBe(400);
  });

  it('of one tenant don’t count in another one', async () => {
    await signIn(await createOidcUser(one.runtime, tenant), 0);
    await flush();
    const other = await one.createTenant();
    const foreign = await other.as('all');
    expect((await foreign(api.getActiveUsers, { query: {} })).body.mau.count).toBe(0);
    const { body } = await foreign(api.getSignIns, { query: {} });
    expect([body.tokens.users, body.succeeded.count, body.applications]).toEqual([0, 0, []]);
    expect((await readActive()).mau.count).toBe(1);
  });
});

describe('usage', () => {
  it('[ENT-28 part] [OPEN-39 part] has a row for an active user and for the tokens of a day', async () => {
    const client = await createOidcClient(one.runtime, tenant, { type: 'SPA' });
    const userId = await createOidcUser(one.runtime, tenant);
    const { refresh_token: token } = await client.signIn(userId);
    await client.refresh(token);
    await tenant.getToken(await tenant.createMachine('all'), tenant.indicator, 'all');
    await client.refresh('unknown');
    const { tokens } = await readSignIns();
    // One is the token of `call`.
    expect(tokens).toEqual({ users: 2, machines: 2 });
    const query = async (text: string) =>
      (await one.runtime.database.pool.query(text, [tenant.id])).rows as unknown[];
    expect(
      await query(
        `select user_id as "userId", to_char(date, 'YYYY-MM-DD') as date from daily_active_users where tenant_id = $1`,
      ),
    ).toEqual([dailyActiveUser.parse({ userId, date })]);
    expect(
      await query(
        `select to_char(date, 'YYYY-MM-DD') as date, user_tokens + machine_tokens as usage
         from daily_token_usage where tenant_id = $1`,
      ),
    ).toEqual([dailyTokenUsage.parse({ date, usage: 4 })]);
  });

  it('traps G9: needs no statement for a token, and one for a batch of any number', async () => {
    const machine = await tenant.createMachine('all');
    const ask = () => tenant.getToken(machine, tenant.indicator, 'all');
    await ask();
    await flushTokenAudit(one.runtime);
    await flush();
    const { statements } = await recordStatements(async () => {
      for (let turn = 0; turn < 20; turn += 1) await ask();
    });
    expect(statements.filter((text) => !['oidc-read', 'insert-logs'].includes(text))).toEqual([]);
    const { statements: batch } = await recordStatements(() => flushUsage(one.runtime));
    expect(batch.filter((text) => text.includes('gatehouse_count_usage'))).toHaveLength(1);
    expect((await readSignIns()).tokens.machines).toBe(22);
  });

  it('traps G9: writes a user once a day, whom a process remembers', async () => {
    const userId = 'user';
    const isWritten = async () => {
      countUsage(one.runtime, tenant.id, { kind: 'token', userId });
      await flushUsage(one.runtime);
      const text = 'delete from daily_active_users where tenant_id = $1 returning user_id';
      return (await one.runtime.database.query(text, [tenant.id])).length;
    };
    expect([await isWritten(), await isWritten()]).toEqual([1, 0]);
    daysAgo = 1;
    expect([await isWritten(), await isWritten()]).toEqual([1, 0]);
  });

  it('traps G9: is read from counters, and never from the audit log', async () => {
    const { statements } = await recordStatements(async () => {
      await call(api.getTotalUsers);
      await call(api.getNewUsers);
      await call(api.getActiveUsers, { query: {} });
      await call(api.getSignIns, { query: {} });
      await call(api.listLockedAccounts, { query: {} });
    });
    expect(statements.filter((text) => text.includes('daily_'))).not.toEqual([]);
    expect(statements.filter((text) => /(from|join) "?(logs|oidc_instances)\b/.test(text))).toEqual([]);
  });

  it('traps G9: has UTC days, whatever the time zone of the server', () => {
    const zone = process.env.TZ;
    try {
      for (const each of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
        process.env.TZ = each;
        expect([each, dayOf(Date.UTC(2026, 2, 1)), dayOf(Date.UTC(2026, 2, 1) - 1)]).toEqual([
          each,
          '2026-03-01',
          '2026-02-28',
        ]);
        expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  it('that can’t be written now is written later, once', async () => {
    const { database } = one.runtime;
    const { for: forTenant } = database;
    const userId = 'user';
    countUsage(one.runtime, tenant.id, { kind: 'token', userId });
    // The database's own failure, at the place where the driver reports it.
    database.for = () => {
      throw Object.assign(new Error('terminating'), { code: '57P01' });
    };
    await flushUsage(one.runtime);
    countUsage(one.runtime, tenant.id, { kind: 'token', userId });
    database.for = forTenant;
    expect((await readActive()).dau.count).toBe(1);
    expect((await readSignIns()).tokens.users).toBe(2);
  });

  it('that can’t be written now is written without further usage', async () => {
    const { database } = one.runtime;
    const { for: forTenant } = database;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      countUsage(one.runtime, tenant.id, { kind: 'token', userId: 'user' });
      database.for = () => {
        throw Object.assign(new Error('terminating'), { code: '57P01' });
      };
      await flushUsage(one.runtime);
      database.for = forTenant;
      await vi.advanceTimersByTimeAsync(10_000);
    } finally {
      vi.useRealTimers();
    }
    const countRows = async () =>
      (await one.runtime.database.query('select from daily_active_users where tenant_id = $1', [tenant.id]))
        .length;
    await expect.poll(countRows).toBe(1);
  });
});

describe('sign-ins', () => {
  let clientId: string;
  beforeEach(async () => {
    clientId = await createApplication(one.runtime, tenant.id, { name: 'Storefront' });
    await call(updateSignInExperience, { body: { sentinelPolicy: { maxAttempts: 3 } } });
  });
  const attempt = async (username: string, password: string, at: TestTenant = tenant) =>
    (await new TestBrowser(at).authorize(clientId)).signIn(username, password);

  it('are counted by result, reason, application and factor', async () => {
    const id = await createUser(one.runtime, tenant.id, { username: 'ada', password: goodPassword });
    expect((await attempt('ada', goodPassword)).status).toBe(200);
    expect((await attempt('ada', goodPassword, there)).status).toBe(200);
    for (const name of ['ada', 'nobody']) await attempt(name, 'wrong');
    await call(suspendUser, { params: { userId: id }, body: { isSuspended: true } });
    await attempt('ada', goodPassword);
    const found = await readSignIns();
    expect(found).toMatchObject({
      succeeded: { count: 2, delta: 2 },
      failed: { count: 3, delta: 3 },
      reasons: [
        { reason: 'Credentials', count: 2 },
        { reason: 'Suspended', count: 1 },
      ],
      applications: [{ applicationId: clientId, name: 'Storefront', succeeded: 2, failed: 3 }],
      factors: [{ factor: 'Password', count: 2 }],
    });
    expect(found.curve).toHaveLength(30);
    expect(found.curve.at(-1)).toEqual({ date, succeeded: 2, failed: 3 });
    const other = await (await one.createTenant()).as('all');
    expect(await readSignIns(other)).toMatchObject({ succeeded: { count: 0 }, reasons: [] });
  });

  it('that fail too often lock the account, which is listed until its blocks end or are lifted', async () => {
    const id = await createUser(one.runtime, tenant.id, { username: 'ada', password: goodPassword });
    const list = async (caller: Caller = call) => {
      const { body, headers } = await caller(api.listLockedAccounts, { query: {} });
      return [body, headers.get('total-number')] as const;
    };
    for (let turn = 0; turn < 3; turn += 1)
      for (const name of ['ada', 'nobody']) await attempt(name, 'wrong');
    expect((await attempt('ada', goodPassword)).refusal.code).toBe(
      'session.verification_blocked_too_many_attempts',
    );
    const [locked, total] = await list();
    expect([locked, total]).toEqual([
      [expect.objectContaining({ userId: id, username: 'ada', lockedUntil: expect.any(Number) })],
      '1',
    ]);
    expect(await list(await (await one.createTenant()).as('all'))).toEqual([[], '0']);
    expect((await readSignIns()).reasons.find(({ reason }) => reason === 'Blocked')?.count).toBeGreaterThan(
      0,
    );
    await call(liftUserBlocks, { params: { userId: id } });
    expect(await list()).toEqual([[], '0']);
  });

  it('in a known browser lock that browser only, so the account isn’t listed', async () => {
    await createUser(one.runtime, tenant.id, { username: 'ada', password: goodPassword });
    const browser = new TestBrowser(tenant);
    await (await browser.authorize(clientId)).signIn('ada', goodPassword);
    for (let turn = 0; turn < 4; turn += 1)
      await (await browser.authorize(clientId, { prompt: 'login' })).signIn('ada', 'wrong');
    expect((await call(api.listLockedAccounts, { query: {} })).body).toEqual([]);
  });
});
