import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';

let server: TestServer;
let now = Date.now();

beforeAll(async () => {
  server = await startTestServer({
    environment: { LIMIT_API: '3' },
    database: 'limits',
    clock: () => now,
  });
});
afterAll(() => server.stop());

describe('LIMIT_API', () => {
  it('is the number of calls that each caller may make a minute, by whatever token', async () => {
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

describe('the administrator’s reset', () => {
  it('takes 30 attempts from one address in ten minutes, over all processes', async () => {
    const second = await startTestServer({ database: 'limits', clock: () => now });
    const attempt = async ({ settings }: TestServer) =>
      (
        await fetch(`${settings.ADMIN_ENDPOINT}/reset-password`, {
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
