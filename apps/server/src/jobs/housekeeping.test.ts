import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { writeLogs } from '../audit/write.ts';
import { listAuditLogs } from '../features/audit-logs/audit-logs-store.ts';
import { expiring } from './expired-rows.ts';
import { runHousekeeping, startHousekeeping } from './housekeeping.ts';

// Has its own database: the clock moves half a year ahead, which would end the sessions of other tests.
let server: TestServer;
let tenant: TestTenant;
let now = Date.parse('2026-11-21T12:00:00Z');

beforeAll(async () => {
  server = await startTestServer({
    database: `housekeeping_${process.pid}`,
    environment: { LOG_RETENTION_DAYS: '60' },
    clock: () => now,
  });
  tenant = await server.createTenant();
});
afterAll(() => server.stop());
afterEach(() => void vi.useRealTimers());

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.runtime.database.pool.query<Row>(text, values)).rows;
const countOf = async (table: string): Promise<number> =>
  (await query<{ count: number }>(`select count(*) as count from ${table}`))[0]?.count ?? 0;
const write = (applicationId: string) =>
  writeLogs(server.runtime, tenant.id, [
    { key: 'RevokeToken', applicationId, payload: { result: 'Success' } },
  ]);
/** As the audit log's list reads it. Not over HTTP, because tokens use the real clock. */
async function listWritten(): Promise<unknown[]> {
  const paging = { page: 1, page_size: 20, enableCap: false };
  const { items } = await server.runtime.database.tenant(tenant.id, (db) =>
    listAuditLogs(db, { logKey: 'RevokeToken' }, paging),
  );
  return items.map(({ payload }) => payload.applicationId);
}

/** A session that has just ended. */
const addExpired = (id: string) =>
  query(
    `insert into oidc_instances (tenant_id, model, id, payload, expires_at) values ($1, 'Session', $2, '{}', $3)`,
    [tenant.id, id, new Date(now - 1)],
  );

describe('housekeeping', () => {
  it('knows every table whose rows expire', async () => {
    const rows = await query<{ name: string }>(
      `select distinct t.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
       join pg_class t on t.oid = x.indrelid where i.relname = t.relname || '_expired' or i.relname = t.relname || '_end'`,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(expiring).toSorted());
  });

  it('deletes any number of expired rows, and nothing else', async () => {
    const [past, future] = [new Date(now - 1000), new Date(now + 60_000)];
    for (const [count, at] of [
      [2300, past],
      [3, future],
    ] as const) {
      const prefix = at === past ? 'old' : 'new';
      await query(
        `insert into oidc_instances (tenant_id, model, id, payload, expires_at)
         select $1, 'Session', $2 || n, '{}', $3 from generate_series(1, $4) n`,
        [tenant.id, prefix, at, count],
      );
      await query(
        `insert into rate_limits (tenant_id, key, window_end, count) select $1, $2 || n, $3, 1 from generate_series(1, $4) n`,
        [tenant.id, prefix, at, count],
      );
      await query(
        `insert into sentinel_activities (tenant_id, action, target, result, decision, attempts, expires_at)
         select $1, 'Password', $2 || n, 'Failed', 'Undecided', 1, $3 from generate_series(1, $4) n`,
        [tenant.id, prefix, at, count],
      );
    }
    const round = await runHousekeeping(server.runtime);
    expect(round?.expired).toMatchObject({
      oidc_instances: 2300,
      rate_limits: 2300,
      sentinel_activities: 2300,
    });
    for (const table of ['oidc_instances', 'rate_limits', 'sentinel_activities'])
      expect([table, await countOf(table)]).toEqual([table, 3]);
  });

  it('creates the audit log’s monthly partitions in advance, and moves earlier entries into them', async () => {
    await query('drop table logs_202611, logs_202612, logs_202701, logs_202702');
    await write('first');
    const default_ = await countOf('logs_default');
    expect(default_).toBeGreaterThan(0);
    const round = await runHousekeeping(server.runtime);
    expect(round?.made).toEqual(['logs_202611', 'logs_202612', 'logs_202701', 'logs_202702']);
    expect(await countOf('logs_default')).toBe(0);
    expect(await listWritten()).toEqual(['first']);
    expect((await runHousekeeping(server.runtime))?.made).toEqual([]);
  });

  it('runs for half a year: nothing is written to the default partition, and old months are dropped', async () => {
    const dropped: string[] = [];
    for (let month = 1; month <= 6; month += 1) {
      now = Date.UTC(2026, 10 + month, 21, 12);
      await write(`month ${month}`);
      dropped.push(...((await runHousekeeping(server.runtime))?.dropped ?? []));
    }
    expect(await countOf('logs_default')).toBe(0);
    expect(dropped).toEqual(['logs_202611', 'logs_202612', 'logs_202701', 'logs_202702']);
    expect(await listWritten()).toEqual(['month 6', 'month 5', 'month 4']);
    const left = await query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'logs'::regclass order by 1`,
    );
    expect(left.map(({ name }) => name)).toEqual([
      'logs_202703',
      'logs_202704',
      'logs_202705',
      'logs_202706',
      'logs_202707',
      'logs_202708',
      'logs_default',
    ]);
  });

  it('runs in one process at a time', async () => {
    const rounds = await Promise.all([runHousekeeping(server.runtime), runHousekeeping(server.runtime)]);
    expect(rounds.filter(Boolean).length).toBeGreaterThan(0);
    const other = await server.runtime.database.connect();
    await other.query('select pg_advisory_lock(7426003)');
    expect(await runHousekeeping(server.runtime)).toBeUndefined();
    await other.query('select pg_advisory_unlock(7426003)');
    await other.end();
    expect(await runHousekeeping(server.runtime)).toBeDefined();
  });

  it('starts immediately, repeats every ten minutes, survives a failure and ends with the server', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { database } = server.runtime;
    let attempts = 0;
    const failing = {
      ...server.runtime,
      database: {
        ...database,
        connect: () => {
          attempts += 1;
          return attempts === 1 ? Promise.reject(new Error('the database is gone')) : database.connect();
        },
      },
    };
    await addExpired('late');
    const housekeeping = startHousekeeping(failing);
    await vi.waitFor(() => expect(attempts).toBe(1));
    vi.advanceTimersByTime(10 * 60_000);
    await vi.waitFor(async () => expect(await countOf(`oidc_instances where id = 'late'`)).toBe(0));
    await housekeeping.stop();
    vi.advanceTimersByTime(60 * 60_000);
    expect(attempts).toBe(2);
  });
});
