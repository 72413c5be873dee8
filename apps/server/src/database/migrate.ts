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
import { DatabaseSetupError, prepareDatabase } from './prepare.ts';
import { type Query, queryOf } from './run.ts';
import { currentSchema, type Schema } from './schema.ts';
import { defaultTimeouts, keepAlive } from './timeouts.ts';

const migrationLock = 7_426_001;
/** Tables that tenants' transactions have no access to. */
export const platformTables = [
  'tenants',
  'skus',
  'entitlement_overrides',
  'billing_accounts',
  'billing_customers',
  'billing_events',
  'billing_pages',
  'checkout_sessions',
  'invoices',
  'subscriptions',
  'usage_reports',
  'domain_hosts',
  'systems',
  'readiness',
  'migrations',
];

export interface MigrateOptions {
  log?: Pick<Log, 'warn'>;
  /** The schema of another version, in tests. */
  schema?: Schema;
  patience?: Patience;
}

/**
 * Brings the schema up to date, in one process at a time, and grants the tenant role its rights (ADR 117). Returns the names of the applied
 * migrations and functions.
 */
export async function migrate(
  connection: pg.ClientConfig,
  tenantRole: string,
  options: MigrateOptions = {},
): Promise<string[]> {
  const client = createClient(connection);
  try {
    await client.connect();
    await takeLock(client);
    await prepareDatabase(client, tenantRole);
    const applied = await bringUpToDate(client, options);
    await grantRights(client, tenantRole);
    return applied;
  } finally {
    // Also releases the lock.
    await client.end();
  }
}

/** Not from the pool, because migrations have no time limit. */
function createClient(connection: pg.ClientConfig): pg.Client {
  const client = new pg.Client({
    ...connection,
    ...keepAlive,
    connectionTimeoutMillis: defaultTimeouts.connectMs,
    application_name: 'gatehouse-migrations',
  });
  // The running query fails with the same error; without a listener, the event would end the process.
  client.on('error', () => undefined);
  return client;
}

/** Throws if the schema lacks a migration or function of this version, and changes nothing. A newer schema is compatible or throws, too. */
export async function requireMigrated(
  connection: pg.ClientConfig,
  { schema = currentSchema, log }: MigrateOptions = {},
): Promise<void> {
  const client = createClient(connection);
  try {
    await client.connect();
    await requireSchema(queryOf(client), { schema, log });
  } finally {
    await client.end();
  }
}

/** The same over a connection that is open: the schema can change while a server runs, by a restored backup or a newer version. */
export async function requireSchema(
  query: Query,
  { schema = currentSchema, log }: MigrateOptions = {},
): Promise<void> {
  const tables = await query(`select where to_regclass('migrations') is not null`);
  const missing =
    tables.length === 0
      ? schema.migrations
      : [
          ...(await listMissing(query, schema.migrations, log)),
          ...(await listChangedFunctions(query, schema.functions)),
        ];
  if (missing.length > 0)
    throw new DatabaseSetupError(
      `The database lacks ${missing.length} migrations of this version, the first is ${missing[0]?.name}. Run \`npm run migrate\`, or start with MIGRATE=on.`,
    );
}

/** Polls, because a statement that waits for the lock would hold a snapshot, for which a concurrent index build would wait. */
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
  for (const migration of await listMissing(queryOf(client), migrations, log)) {
    const { name, concurrent } = migration;
    if (concurrent) await applyConcurrently(client, migration);
    else await transact(client, `Migration ${name}`, { patience, log }, () => applyInside(client, migration));
    applied.push(name);
  }
  const functions = await listChangedFunctions(queryOf(client), schema.functions);
  if (functions.length > 0)
    await transact(client, 'Making the functions', { patience, log }, () =>
      applyFunctions(client, functions),
    );
  return [...applied, ...functions.map(({ name }) => name)];
}

/** Grants access only to tables with row-level security, so that a table without it is inaccessible rather than open. */
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
