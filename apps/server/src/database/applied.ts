import type pg from 'pg';
import type { Log } from '../lib/log.ts';
import { baseline, isBeforeBaseline, oldDatabaseRefusal, takeOver } from './before-baseline.ts';
import { serverLock } from './locks.ts';
import { DatabaseSetupError } from './prepare.ts';
import type { Query } from './run.ts';
import type { Migration } from './schema.ts';

interface Applied {
  name: string;
  checksum: string;
  requires: string | null;
}

/** Creates the table of applied migrations, if it does not exist. */
export const migrationsTable = `create table if not exists migrations (
  name varchar(128) primary key,
  applied_at timestamptz not null default now(),
  checksum varchar(64) not null,
  requires varchar(128)
)`;

/** Takes over a database from before the baseline, or throws without changing it. Returns whether it took one over. */
export async function takeOverFormer(
  client: pg.ClientBase,
  migrations: readonly Migration[],
): Promise<boolean> {
  const { rows: tables } = await client.query(`select where to_regclass('migrations') is not null`);
  if (tables.length === 0) return false;
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const before = isBeforeBaseline(rows.map(({ name }) => name));
  if (!before) return false;
  if (before === 'some') throw new DatabaseSetupError(oldDatabaseRefusal);
  await requireNoServer(client);
  await client.query(takeOver);
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [
    baseline,
    migrations.find(({ name }) => name === baseline)?.checksum,
  ]);
  return true;
}

/** Throws while a server runs: each holds this lock, shared. An earlier version would use functions and tables that no longer exist. */
async function requireNoServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('select where pg_try_advisory_xact_lock($1)', [serverLock]);
  if (rows.length === 0)
    throw new DatabaseSetupError(
      'A server of an earlier version is using this database, and this version cannot run at the same time. Nothing was changed. Stop that server, then start this version again.',
    );
}

/** The migrations that the database lacks. Throws if an applied one was changed, or if the database is too new for this version. */
export async function listMissing(
  query: Query,
  migrations: readonly Migration[],
  log?: Pick<Log, 'warn'>,
): Promise<Migration[]> {
  const rows = await query<Applied>('select name, checksum, requires from migrations order by name');
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const applied = new Set(rows.map(({ name }) => name));
  const changed = rows.find(({ name, checksum }) => checksum !== (known.get(name)?.checksum ?? checksum));
  if (changed)
    throw new DatabaseSetupError(
      `Migration ${changed.name} was changed after it was applied to this database. Restore its file, and make the change in a new migration.`,
    );
  const newer = rows.filter(({ name }) => !known.has(name));
  const refusing = newer.find(({ requires }) => requires !== null && !known.has(requires));
  if (refusing)
    throw new DatabaseSetupError(
      `This version is too old for the database: migration ${refusing.name} of a newer version requires ${refusing.requires}, which this version does not have. Start the newer version.`,
    );
  if (newer.length > 0)
    log?.warn(
      { migrations: newer.map(({ name }) => name) },
      'a newer version has migrated the database; this version is compatible with it',
    );
  return migrations.filter(({ name }) => !applied.has(name));
}
