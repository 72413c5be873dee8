import * as api from '@gatehouse/contract/audit-logs/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { recordStatements } from '../../../../../tests/support/statements.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { writeLogs } from '../../audit/write.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('read:data');
});
afterAll(() => server.stop());

const minute = 60_000;
const tail = async (query: object) => (await call(api.tailAuditLogs, { query })).body;
const write = (
  count: number,
  { ago = 0, to = tenant, ip }: { ago?: number; to?: TestTenant; ip?: string } = {},
) =>
  writeLogs(
    { ...server.runtime, clock: () => server.runtime.clock() - ago },
    to.id,
    Array.from({ length: count }, () => ({
      key: 'RevokeToken' as const,
      payload: { result: 'Success' as const, ip },
    })),
  );

describe('the live tail', () => {
  it('begins with a cursor, and returns what came since, of this tenant and by its filters', async () => {
    const started = await tail({});
    expect(started).toMatchObject({ items: [], hasGap: false });
    await write(2, { ip: '203.0.113.5' });
    await write(1, { ip: '203.0.113.6' });
    await write(3, { to: await server.createTenant() });
    const query = { logKey: 'RevokeToken', cursor: started.cursor };
    expect((await tail(query)).items).toHaveLength(3);
    expect((await tail({ ...query, ip: '203.0.113.5' })).items).toHaveLength(2);
    expect(Number((await tail(query)).cursor)).toBeGreaterThanOrEqual(Number(started.cursor));
  });

  it('repeats the last seconds, because an entry can be committed after a newer one', async () => {
    const { cursor } = await tail({});
    await write(1, { ago: 10_000, ip: '203.0.113.7' });
    await write(1, { ago: 20_000, ip: '203.0.113.7' });
    expect((await tail({ ip: '203.0.113.7', cursor })).items).toHaveLength(1);
  });

  it('has at most 100 entries of the last ten minutes, and says if there are more', async () => {
    const { cursor } = await tail({});
    await write(150, { ip: '203.0.113.8' });
    const many = await tail({ ip: '203.0.113.8', cursor });
    expect([many.items.length, many.hasGap]).toEqual([100, true]);
    await write(1, { ago: 12 * minute, ip: '203.0.113.9' });
    const late = await tail({ ip: '203.0.113.9', cursor: String(Number(cursor) - 20 * minute) });
    expect([late.items, late.hasGap]).toEqual([[], true]);
  });

  it('costs one statement, which doesn’t count', async () => {
    await tail({});
    const { statements } = await recordStatements(() => tail({ cursor: '0' }));
    const own = statements.filter((text) => text.includes('"logs"'));
    expect(own).toHaveLength(1);
    expect(own[0]).toContain('limit');
    expect(own[0]).not.toContain('count(');
  });
});
