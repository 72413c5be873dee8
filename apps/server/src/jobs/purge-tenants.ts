import { restorableDays } from '@gatehouse/contract/tenants/tenants';
import type pg from 'pg';

const batch = 1000;
/** Per round; the next one continues. */
const batches = 2000;
/** An hour longer than a tenant can be restored, because the clocks of server and database may differ. */
const keptMs = restorableDays * 86_400_000 + 3_600_000;

/** Tables of the platform whose rows about a tenant are deleted with it. Others stay, such as invoices. */
const ofPlatform = ['domain_hosts', 'entitlement_overrides'];

/**
 * Deletes the data of tenants that were deleted more than seven days ago, in batches, so that no lock is held for long. A round that is
 * interrupted, or has too much to do, is continued by the next one. The tenant's row stays, because its ID is never given again. Returns the
 * number of tenants that are purged.
 */
export async function purgeTenants(client: pg.ClientBase, now: number): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `select id from tenants where purged_at is null and deleted_at <= to_timestamp($1::float8 / 1000) order by deleted_at, id`,
    [now - keptMs],
  );
  if (rows.length === 0) return 0;
  const tables = await listTables(client);
  let left = batches;
  let purged = 0;
  for (const { id } of rows) {
    left = await deleteAll(client, tables, id, left);
    if (left <= 0) return purged;
    await client.query(
      `update tenants set purged_at = to_timestamp($2::float8 / 1000), name = '', deletion = null where id = $1`,
      [id, now],
    );
    purged += 1;
  }
  return purged;
}

/** The tables with rows of tenants, partitions instead of the tables that they belong to, and each before those that it refers to. */
async function listTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; refersTo: string[] }>(
    `select c.oid::regclass::text as name, array(
       select f.confrelid::regclass::text from pg_constraint f
       where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and (c.relrowsecurity or c.relispartition or c.relname = any($1))`,
    [ofPlatform],
  );
  const sorted: string[] = [];
  const place = ({ name }: { name: string }): void => {
    if (sorted.includes(name)) return;
    for (const other of rows) if (other.refersTo.includes(name)) place(other);
    sorted.push(name);
  };
  rows.forEach(place);
  return sorted;
}

/** Deletes a tenant's rows of these tables with at most so many batches. Returns how many are left; none if there may be further rows. */
async function deleteAll(
  client: pg.ClientBase,
  tables: readonly string[],
  tenantId: string,
  allowed: number,
): Promise<number> {
  let left = allowed;
  // Triggers of one table may add rows to another, such as notices about sessions that end: until nothing is found.
  for (let found = true; found;) {
    found = false;
    for (const table of tables)
      for (;;) {
        if (left <= 0) return 0;
        left -= 1;
        const { rowCount } = await client.query(
          `delete from ${table} where ctid = any (array(select ctid from ${table} where tenant_id = $1 limit ${batch}))`,
          [tenantId],
        );
        if (rowCount) found = true;
        if ((rowCount ?? 0) < batch) break;
      }
  }
  return left;
}
