import type { OwnerDatabase } from '../database/database.ts';
import type { ImportLease } from './store.ts';

/** Imports that wait for a process, or whose process has died, of all tenants. Those that have waited longest come first. */
export const claimImports = (
  database: OwnerDatabase,
  { lease, now, leaseMs, most }: { lease: string; now: number; leaseMs: number; most: number },
): Promise<ImportLease[]> =>
  database.query(
    `update user_imports set lease = $1, leased_until = to_timestamp(($2::float8 + $3) / 1000), attempts = attempts + 1
     where (tenant_id, id) in (
       select i.tenant_id, i.id from user_imports i join tenants t on t.id = i.tenant_id and not t.is_suspended and t.deleted_at is null
       where i.status in ('Checking', 'Running') and i.leased_until <= to_timestamp($2::float8 / 1000)
       order by i.leased_until limit $4 for update of i skip locked)
     returning tenant_id as "tenantId", id, lease`,
    [lease, now, leaseMs, most],
  );
