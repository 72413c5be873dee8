import type pg from 'pg';

const batch = 1000;
const dayMs = 86_400_000;

/**
 * Deletes the audit log entries of tenants that keep them for a number of days (`/api/configs/audit-log`), in batches. Months that no
 * tenant keeps are dropped by the operator's retention. Returns the number of entries.
 */
export async function dropOldLogsOfTenants(client: pg.ClientBase, now: number): Promise<number> {
  const { rows } = await client.query<{ tenant: string; days: number }>(
    `select tenant_id as tenant, (value ->> 'retentionDays')::int as days from tenant_configs
     where key = 'auditLog' and jsonb_typeof(value -> 'retentionDays') = 'number'`,
  );
  let total = 0;
  for (const { tenant, days } of rows) total += await deleteBefore(client, tenant, now - days * dayMs);
  return total;
}

async function deleteBefore(client: pg.ClientBase, tenant: string, before: number): Promise<number> {
  let total = 0;
  for (;;) {
    // The primary key finds the oldest ones; the rows' partitions are found by their times.
    const { rowCount } = await client.query(
      `delete from logs where tenant_id = $1 and (created_at, id) in (
         select created_at, id from logs where tenant_id = $1 and created_at < to_timestamp($2::float8 / 1000)
         order by created_at limit ${batch})`,
      [tenant, before],
    );
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return total;
  }
}
