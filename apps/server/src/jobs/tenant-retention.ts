import type pg from 'pg';
import type { Settings } from '../runtime/settings.ts';
import { limitAt } from '../tenancy/plans.ts';

const batch = 1000;
const dayMs = 86_400_000;

/** The days for which tenants keep their audit log: as they have set it, and in the cloud edition not longer than their plan does. */
const configured = `(c.value ->> 'retentionDays')::int`;
const retentions = {
  'open-source': `select c.tenant_id as tenant, ${configured} as days from tenant_configs c
    where c.key = 'auditLog' and jsonb_typeof(c.value -> 'retentionDays') = 'number'`,
  cloud: `select * from (
      select t.id as tenant, least(${configured}, ${limitAt('auditLogsRetentionDays', '$1')}) as days
      from tenants t join skus s on s.id = t.plan_id
        left join tenant_configs c on c.tenant_id = t.id and c.key = 'auditLog') kept
    where exists (select from logs l where l.tenant_id = tenant
      and l.created_at < to_timestamp($1::float8 / 1000) - days * interval '1 day')`,
};

/**
 * Deletes the audit log entries that tenants don't keep any longer, in batches: because of their setting (`/api/configs/audit-log`) or their
 * plan. Months that no tenant keeps are dropped by the operator's retention. Returns the number of entries.
 */
export async function dropOldLogsOfTenants(
  client: pg.ClientBase,
  now: number,
  { EDITION }: Pick<Settings, 'EDITION'>,
): Promise<number> {
  const { rows } = await client.query<{ tenant: string; days: number }>(
    retentions[EDITION],
    EDITION === 'cloud' ? [now] : [],
  );
  let total = 0;
  for (const { tenant, days } of rows) {
    const before = now - days * dayMs;
    total += await deleteBefore(client, 'logs', tenant, before);
    await deleteBefore(client, 'log_changes', tenant, before);
  }
  return total;
}

/** The tables with the audit log, and the columns by which their oldest rows are deleted. */
const keys = { logs: 'created_at, id', log_changes: 'created_at, log_id' };

async function deleteBefore(
  client: pg.ClientBase,
  table: keyof typeof keys,
  tenant: string,
  before: number,
): Promise<number> {
  let total = 0;
  for (;;) {
    // An index on the time finds the oldest ones; the partitions of the log's rows are found by their times.
    const { rowCount } = await client.query(
      `delete from ${table} where tenant_id = $1 and (${keys[table]}) in (
         select ${keys[table]} from ${table} where tenant_id = $1 and created_at < to_timestamp($2::float8 / 1000)
         order by created_at limit ${batch})`,
      [tenant, before],
    );
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return total;
  }
}
