import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';

let server: TestServer;
let now = Date.now();

beforeAll(async () => {
  server = await startTestServer({
    environment: { LIMIT_API: '3', TRUST_PROXY: '127.0.0.1/32' },
    database: 'limits',
    clock: () => now,
  });
});
afterAll(() => server.stop());

describe('LIMIT_API', () => {
  it('is the number of calls per caller and minute, with any of its tokens', async () => {
    const tenant = await server.createTenant();
    const machine = await tenant.createMachine('read:data');
    const call = async () =>
      tenant.with(await tenant.getToken(machine, tenant.indicator, 'read:data'))(listRoles);
    for (let i = 0; i < 3; i++) expect((await call()).status).toBe(200);

    const refused = await call();
    expect([refused.status, refused.refusal.code]).toEqual([429, 'request.rate_limited']);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    const other = await tenant.as('read:data');
    expect((await other(listRoles)).status).toBe(200);

    now += wait * 1000;
    expect((await call()).status).toBe(200);
  });
});

describe('attacks: calls with invalid tokens', () => {
  it('are limited by IP address, without affecting callers with a valid token', async () => {
    const tenant = await server.createTenant();
    const call = await tenant.as('read:data');
    const statuses = async (token?: string) => {
      const answers: number[] = [];
      for (let turn = 0; turn < 5; turn += 1) answers.push((await tenant.with(token)(listRoles)).status);
      return answers;
    };
    now += 60_000;
    expect(await statuses()).toEqual([401, 401, 401, 429, 429]);
    expect(await statuses('a guess')).toEqual([429, 429, 429, 429, 429]);
    const refused = await tenant.with('a guess')(listRoles);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call(listRoles)).status).toBe(200);

    now += 60_000;
    expect(await statuses('a guess')).toEqual([401, 401, 401, 429, 429]);
  });
});

describe('attacks: calls from 65,536 networks', () => {
  it('with invalid tokens and without a token are limited to ten times the limit of one network', async () => {
    const tenant = await server.createTenant();
    const ask = async (path: string, network: number, site: number) => {
      const headers = { 'x-forwarded-for': `2001:db8:${site}:${network.toString(16)}::1` };
      return (await fetch(new URL(path, tenant.origin), { headers })).status;
    };
    for (const [path, status, site] of [
      ['/api/roles', 401, 1],
      ['/api/.well-known/sign-in-exp', 200, 2],
    ] as const) {
      const statuses: number[] = [];
      for (let network = 0; network < 32; network += 1) statuses.push(await ask(path, network, site));
      expect(statuses).toEqual([...Array<number>(30).fill(status), 429, 429]);
      expect(await ask(path, 0, site + 10)).toBe(status);
    }
  });
});

describe('a rate limit window that was created while the clock was ahead', () => {
  it('is over once the clock is right again, in memory and in the database', async () => {
    const tenant = await server.createTenant();
    const reset = async () =>
      (
        await fetch(`${server.settings.ADMIN_ENDPOINT}/reset-administrator`, {
          method: 'POST',
          body: new URLSearchParams({ token: 'a guess', password: 'correct horse battery' }),
        })
      ).status;
    now += 86_400_000;
    for (let turn = 0; turn < 4; turn += 1) await tenant.with()(listRoles);
    for (let turn = 0; turn < 31; turn += 1) await reset();
    expect([(await tenant.with()(listRoles)).status, await reset()]).toEqual([429, 429]);
    now -= 86_400_000;
    expect([(await tenant.with()(listRoles)).status, await reset()]).toEqual([401, 404]);
    for (let turn = 0; turn < 29; turn += 1) await reset();
    expect(await reset()).toBe(429);
    now += 600_000;
  });
});

describe('the administrator’s reset', () => {
  it('allows 30 attempts per IP address in ten minutes, across all processes', async () => {
    const second = await startTestServer({ database: 'limits', clock: () => now });
    const attempt = async ({ settings }: TestServer) =>
      (
        await fetch(`${settings.ADMIN_ENDPOINT}/reset-administrator`, {
          method: 'POST',
          body: new URLSearchParams({ token: 'a guess', password: 'correct horse battery' }),
        })
      ).status;
    const statuses = new Set<number>();
    for (let i = 0; i < 30; i++) statuses.add(await attempt(i % 2 ? second : server));
    expect([...statuses]).toEqual([404]);
    expect([await attempt(server), await attempt(second)]).toEqual([429, 429]);

    now += 600_000;
    expect(await attempt(second)).toBe(404);
    await second.stop();
  });
});
