import * as config from '@gatehouse/contract/audit-logs/config-endpoints';
import * as api from '@gatehouse/contract/audit-logs/endpoints';
import type { PlanId } from '@gatehouse/contract/tenants/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../../tests/support/tenant.ts';
import { runHousekeeping } from '../../jobs/housekeeping.ts';
import { changePlan } from '../../tenancy/operate.ts';

const dayMs = 86_400_000;
const ages = [1, 2, 4, 10, 20];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ database: 'cloud_retention', environment: { EDITION: 'cloud' } });
});
afterAll(() => server.stop());

const query = <Row extends object>(text: string, values: unknown[]) =>
  server.runtime.database.query<Row>(text, values);

/** A tenant on a plan, with an entry of each age in days. */
async function createTenant(planId: PlanId): Promise<TestTenant> {
  const tenant = await server.createTenant();
  await server.runtime.database.platform((db) => changePlan(db, tenant.id, planId));
  await server.runtime.cache.changed(tenant.id, 'tenant');
  for (const age of ages)
    await query(
      `insert into logs (tenant_id, id, key, payload, created_at)
       values ($1, $2, 'User.Created', '{"key": "User.Created", "result": "Success"}', to_timestamp($3::float8 / 1000))`,
      [tenant.id, `age${age}`, Date.now() - age * dayMs],
    );
  return tenant;
}
const filter = { query: { logKey: 'User.Created' } } as const;
const agesOf = (ids: readonly string[]) =>
  ids.map((id) => Number(id.slice(3))).toSorted((one, other) => one - other);
const stored = async ({ id }: TestTenant) =>
  agesOf(
    (await query<{ id: string }>(`select id from logs where tenant_id = $1 and id like 'age%'`, [id])).map(
      (row) => row.id,
    ),
  );

describe('the audit log of a plan', () => {
  it('[QUOTA-08 part] is read as far as the plan keeps it, also before older entries are deleted', async () => {
    const tenant = await createTenant('free');
    const call = await tenant.as('all');
    const listed = async () => agesOf((await call(api.listAuditLogs, filter)).body.map(({ id }) => id));
    expect(await listed()).toEqual([1, 2]);
    const early = { query: { ...filter.query, start_time: '0' } };
    expect((await call(api.listAuditLogs, early)).headers.get('total-number')).toBe('2');
    const { body } = await call(api.exportAuditLogs, early);
    expect(String(body).match(/"age\d+"/g)).toEqual(['"age1"', '"age2"']);
    const statusOf = async (id: string) => (await call(api.getAuditLog, { params: { id } })).status;
    expect([await statusOf('age2'), await statusOf('age4')]).toEqual([200, 404]);
    // Nothing is deleted yet, and a larger plan shows it.
    await server.runtime.database.platform((db) => changePlan(db, tenant.id, 'enterprise'));
    await server.runtime.cache.changed(tenant.id, 'tenant');
    expect(await listed()).toEqual(ages);
  });

  it('is deleted by housekeeping after the days of the plan, or fewer that the tenant has set', async () => {
    const plans = ['free', 'pro', 'enterprise', 'pro', 'free'] as const;
    const tenants = await Promise.all(plans.map((planId) => createTenant(planId)));
    const [, , , fewer, granted] = tenants;
    if (!fewer || !granted) throw new Error('There are five tenants');
    await (
      await fewer.as('all')
    )(config.updateAuditLogConfig, { body: { retentionDays: 3 } });
    await query(
      `insert into entitlement_overrides (tenant_id, key, value, reason) values ($1, 'auditLogsRetentionDays', '5', 'test')`,
      [granted.id],
    );
    await runHousekeeping(server.runtime);
    expect(await Promise.all(tenants.map(stored))).toEqual([[1, 2], [1, 2, 4, 10], ages, [1, 2], [1, 2, 4]]);
  });
});
