import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../lib/log.ts';
import { migrationsTable, listMissing, takeOverFormer } from './applied.ts';
import {
  applyConcurrently,
  applyFunctions,
  applyInside,
  defaultPatience,
  listChangedFunctions,
  type Patience,
  transact,
} from './apply.ts';
import { baseline } from './before-baseline.ts';
import { prepareDatabase } from './prepare.ts';
import { currentSchema, type Schema } from './schema.ts';
import { defaultTimeouts, keepAlive } from './timeouts.ts';

const migrationLock = 7_426_001;
/** No tenant's transaction may touch these. */
export const platformTables = ['tenants', 'systems', 'readiness', 'migrations'];

export interface MigrateOptions {
  log?: Pick<Log, 'warn'>;
  /** Of another version, in tests. */
  schema?: Schema;
  patience?: Patience;
}

/**
 * Brings the schema up to date, one process at a time, and grants the tenant role its rights (ADR 117). Returns the names of what was
 * applied.
 */
export async function migrate(
  connection: pg.ClientConfig,
  tenantRole: string,
  options: MigrateOptions = {},
): Promise<string[]> {
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
    await takeLock(client);
    await prepareDatabase(client, tenantRole);
    const applied = await bringUpToDate(client, options);
    await grantRights(client, tenantRole);
    return applied;
  } finally {
    // Releases the lock too.
    await client.end();
  }
}

/** Asks again and again: a statement that waited for the lock would hold a snapshot, which an index built concurrently waits for. */
async function takeLock(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select where pg_try_advisory_lock($1)', [migrationLock]);
    if (rows.length > 0) return;
    await wait(100);
  }
}

async function bringUpToDate(
  client: pg.ClientBase,
  { schema = currentSchema, log, patience = defaultPatience }: MigrateOptions,
): Promise<string[]> {
  const { migrations } = schema;
  const applied: string[] = [];
  await transact(client, 'Taking over the database', { patience, log }, async () => {
    if (await takeOverFormer(client, migrations)) applied.push(baseline);
    await client.query(migrationsTable);
  });
  for (const migration of await listMissing(client, migrations, log)) {
    const { name, concurrent } = migration;
    if (concurrent) await applyConcurrently(client, migration);
    else await transact(client, `Migration ${name}`, { patience, log }, () => applyInside(client, migration));
    applied.push(name);
  }
  const functions = await listChangedFunctions(client, schema.functions);
  if (functions.length > 0)
    await transact(client, 'Making the functions', { patience, log }, () =>
      applyFunctions(client, functions),
    );
  return [...applied, ...functions.map(({ name }) => name)];
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
