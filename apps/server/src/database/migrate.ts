import pg from 'pg';
import { defaultTimeouts, keepAlive } from './timeouts.ts';
import { prepareDatabase } from './prepare.ts';

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Migration {
  name: string;
  text: string;
}

/** Every migration this version knows, in order. */
export const migrations: readonly Migration[] = Object.entries(files)
  .map(([path, text]) => ({ name: path.replace(/^.*\/(.*)\.sql$/, '$1'), text }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

const migrationLock = 7_426_001;
/** No tenant's transaction may touch these. */
export const platformTables = ['tenants', 'systems', 'readiness', 'migrations'];

/** Brings the schema up to date, one process at a time, and grants the tenant role its rights. Returns what was applied. */
export async function migrate(connection: pg.ClientConfig, tenantRole: string): Promise<string[]> {
  // Not from the pool: a migration has no time limit.
  const client = new pg.Client({
    ...connection,
    ...keepAlive,
    connectionTimeoutMillis: defaultTimeouts.connectMs,
    application_name: 'gatehouse-migrations',
  });
  // The running query fails with the same error; without a listener the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await prepareDatabase(client, tenantRole);
    return await applyMissing(client, tenantRole);
  } finally {
    // Releases the lock too.
    await client.end();
  }
}

async function applyMissing(client: pg.ClientBase, role: string): Promise<string[]> {
  await createMigrationsTable(client);
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const done = new Set(rows.map((row) => row.name));
  const missing = migrations.filter(({ name }) => !done.has(name));
  for (const migration of missing) {
    await client.query('begin');
    try {
      await applyMigration(client, migration);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }
  await grantRights(client, role);
  return missing.map(({ name }) => name);
}

/** Runs one migration in the caller's transaction. */
export async function applyMigration(client: pg.ClientBase, { name, text }: Migration): Promise<void> {
  try {
    await client.query(text);
    await client.query('insert into migrations (name) values ($1)', [name]);
  } catch (error) {
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}

export async function createMigrationsTable(client: pg.ClientBase): Promise<void> {
  await client.query(
    'create table if not exists migrations (name varchar(128) primary key, applied_at timestamptz not null default now())',
  );
}

/** Only tables behind row-level security: a table that forgot it is out of reach rather than open. */
export async function grantRights(client: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
       and not has_table_privilege($1, c.oid, 'select')`,
    [role],
  );
  for (const { name } of rows)
    await client.query(`grant select, insert, update, delete on ${name} to ${role}`);
}
