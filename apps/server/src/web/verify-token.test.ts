import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';

describe('a token that was verified before', () => {
  let server: TestServer;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    server = await startTestServer();
  });
  afterAll(async () => {
    vi.useRealTimers();
    await server.stop();
  });

  async function taken(): Promise<{ ask: () => Promise<number>; id: string; machineId: string }> {
    const tenant = await server.createTenant();
    const machine = await tenant.createMachine('read:data');
    const call = tenant.with(await tenant.getToken(machine, tenant.indicator, 'read:data'));
    const ask = async () => (await call(listRoles)).status;
    expect(await ask()).toBe(200);
    return { ask, id: tenant.id, machineId: machine.id };
  }
  const run = (text: string, ...values: unknown[]) => server.runtime.database.pool.query(text, values);

  it('isn’t verified again while its keys are cached, and neither are the keys read', async () => {
    const spies = [vi.spyOn(crypto.subtle, 'verify'), vi.spyOn(crypto.subtle, 'importKey')];
    const { ask } = await taken();
    const counts = () => spies.map(({ mock }) => mock.calls.length);
    expect(Math.min(...counts())).toBeGreaterThan(0);
    // The notification about a new tenant's keys may still arrive.
    await expect
      .poll(async () => {
        for (const spy of spies) spy.mockClear();
        expect(await ask()).toBe(200);
        return counts();
      })
      .toEqual([0, 0]);
    for (const spy of spies) spy.mockRestore();
  });

  it('is rejected from the second in which it expires', async () => {
    const { ask } = await taken();
    const start = Date.now();
    vi.setSystemTime(start + 3_598_000);
    expect(await ask()).toBe(200);
    vi.setSystemTime(start + 3_600_000);
    expect(await ask()).toBe(401);
    vi.setSystemTime(start);
  });

  it('is rejected once its key or its user is deleted', async () => {
    const { ask, id } = await taken();
    await run(`delete from signing_keys where tenant_id = $1 and purpose = 'token'`, id);
    await server.runtime.cache.changed(id, 'signing-keys');
    expect(await ask()).toBe(401);
    const other = await taken();
    await run('delete from applications where tenant_id = $1 and id = $2', other.id, other.machineId);
    expect(await other.ask()).toBe(401);
  });
});
