import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../lib/log.ts';
import { DatabaseSetupError } from './prepare.ts';
import type { Migration, SchemaFunction } from './schema.ts';
import type { Query } from './run.ts';
import { errorCode } from './error-code.ts';

/** How long a migration waits for a lock, and how often it is tried. */
export interface Patience {
  /** Other statements that need the table wait behind a waiting migration. */
  lockMs: number;
  /** Pause before the second try; doubled each time, up to ten times as long. */
  pauseMs: number;
  tries: number;
}

/** About three minutes. */
export const defaultPatience: Patience = { lockMs: 3_000, pauseMs: 1_000, tries: 16 };

/** Runs a transaction that stops waiting for a lock early, so that other statements continue, and tries again later. */
export async function transact(
  client: pg.ClientBase,
  what: string,
  { patience, log }: { patience: Patience; log?: Pick<Log, 'warn'> | undefined },
  work: () => Promise<void>,
): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = ${patience.lockMs}`);
      await work();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (!isLockFailure(error)) throw error;
      if (tried === patience.tries)
        throw new DatabaseSetupError(
          `${what} got no lock on a table that it changes: another transaction has held one for minutes. End long transactions (pg_stat_activity shows them) and start again.`,
          { cause: error },
        );
      log?.warn({ what, tried }, 'a change of the schema waits for a lock');
      await wait(Math.min(patience.pauseMs * 2 ** (tried - 1), patience.pauseMs * 10));
    }
  }
}

/** Whether it is `lock_not_available` or `deadlock_detected`, directly or as the cause of a migration's error. */
function isLockFailure(error: unknown): boolean {
  const code = errorCode(error) || (error instanceof Error ? errorCode(error.cause) : '');
  return ['55P03', '40P01'].includes(code);
}

/** Runs a migration in the caller's transaction. */
export async function applyInside(client: pg.ClientBase, migration: Migration): Promise<void> {
  await applyText(client, migration, migration.concurrent?.textInside ?? migration.text);
}

/** Builds or drops an index while the table is being written to. If the process dies, the next one starts again. */
export async function applyConcurrently(client: pg.ClientBase, migration: Migration): Promise<void> {
  const index = migration.concurrent?.index;
  const { rows } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  );
  // A failed build leaves an invalid index, which slows writes, and for which `if not exists` would skip the build.
  if (rows.length > 0) await client.query(`drop index concurrently if exists ${index}`);
  await applyText(client, migration, migration.text);
}

async function applyText(
  client: pg.ClientBase,
  { name, checksum, requires }: Migration,
  text: string,
): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
  await client.query('insert into migrations (name, checksum, requires) values ($1, $2, $3)', [
    name,
    checksum,
    requires,
  ]);
}

/** Functions whose file differs from the applied one; a function's comment in the database has the checksum of its file. */
export async function listChangedFunctions(
  query: Query,
  functions: readonly SchemaFunction[],
): Promise<SchemaFunction[]> {
  const rows = await query<{ name: string; checksum: string | null }>(
    `select proname as name, obj_description(oid, 'pg_proc') as checksum from pg_proc
     where pronamespace = current_schema()::regnamespace and proname = any ($1)`,
    [functions.map(({ name }) => name)],
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  return functions.filter(({ name, checksum }) => applied.get(name) !== checksum);
}

/** Creates functions in the caller's transaction; they may call each other, in any order. */
export async function applyFunctions(
  client: pg.ClientBase,
  functions: readonly SchemaFunction[],
): Promise<void> {
  await client.query('set local check_function_bodies = off');
  for (const { name, text, checksum } of functions) {
    // If the parameters changed, `create or replace` would create a second function with this name.
    await client.query(`drop function if exists ${name}`);
    await client.query(text);
    await client.query(`comment on function ${name} is '${checksum}'`);
  }
  await client.query('set local check_function_bodies = on');
  const { rows } = await client.query<{ check: string }>(
    `select format('select %s(%s)', l.lanvalidator::regproc, p.oid) as check from pg_proc p join pg_language l on l.oid = p.prolang
     where pronamespace = current_schema()::regnamespace and proname = any ($1)`,
    [functions.map(({ name }) => name)],
  );
  for (const { check } of rows) await client.query(check);
}
