import type pg from 'pg';
import { world } from './world.fixture.ts';

/** Every table with a tenant, and `tenants` itself, with the column that has the tenant. */
export async function listTenantTables(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string }>(`
    select table_name as name from information_schema.columns
      join pg_class c on c.relname = table_name and c.relnamespace = 'public'::regnamespace
    where table_schema = 'public' and c.relkind in ('r', 'p') and not c.relispartition
    group by 1 having bool_or(column_name = 'tenant_id')`);
  return new Map([...rows.map(({ name }) => [name, 'tenant_id'] as const), ['tenants', 'id']]);
}

/** Changes rows without foreign keys and triggers. */
export async function quietly(client: pg.ClientBase, work: () => Promise<unknown>): Promise<void> {
  await client.query(`set local session_replication_role = replica`);
  await work();
  await client.query(`set local session_replication_role = origin`);
}

/** Creates the tenants again, with only the rows of `world`. */
export async function createTenants(client: pg.ClientBase, tenants: readonly string[]): Promise<void> {
  const tables = await listTenantTables(client);
  await client.query('begin');
  for (const tenant of tenants) {
    await client.query(`delete from tenants where id = $1`, [tenant]);
    for (const [table, key] of tables) await client.query(`delete from ${table} where ${key} = $1`, [tenant]);
    await client.query(`insert into tenants (id, name) values ($1, 'Tenant')`, [tenant]);
  }
  await quietly(client, async () => {
    for (const [table, rows] of Object.entries(world))
      for (const tenant of tenants)
        for (const row of rows) {
          const columns = ['tenant_id', ...Object.keys(row)].join(', ');
          await client.query(
            `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
            [JSON.stringify({ ...row, tenant_id: tenant })],
          );
        }
  });
  await client.query('commit');
}
