import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { z } from 'zod';
import { serverLock } from '../database/locks.ts';
import { migrationsTable } from '../database/applied.ts';
import { applyFunctions, applyInside } from '../database/apply.ts';
import { baseline, isBeforeBaseline, oldBackupRefusal } from '../database/before-baseline.ts';
import { grantRights } from '../database/migrate.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { currentSchema, type Migration } from '../database/schema.ts';
import { createSecrets } from '../keys/secrets.ts';
import { backupHeader, type BackupHeader, listColumns, listTables } from './backup.ts';
import { type CommandContext, UsageError } from './command.ts';

export const restoreUsage = `Usage: npm run restore -- FILE [--replace]
Restores a backup completely or not at all. No server may run meanwhile. --replace deletes the current data first.`;

/** Restores a backup in one transaction. Refuses while a server uses the database. */
export async function restore(
  { client, settings, secretsKeys, secretsKeyFile, say }: CommandContext,
  args: string[],
): Promise<void> {
  const file = args.find((arg) => !arg.startsWith('--'));
  if (!file) throw new UsageError(restoreUsage);
  const lines = readLines(file);
  const header = await readHeader(lines);
  const known = selectMigrations(header);
  requireKey(header, secretsKeys, secretsKeyFile);

  await requireAlone(client);
  await prepareDatabase(client, settings.DATABASE_TENANT_ROLE);
  await client.query('begin');
  await emptyDatabase(client, args.includes('--replace'));
  await client.query(migrationsTable);
  for (const migration of known.before) await applyInside(client, migration);
  const rows = await copyTables(client, lines);
  for (const migration of known.after) await applyInside(client, migration);
  await applyFunctions(client, currentSchema.functions);
  await grantRights(client, settings.DATABASE_TENANT_ROLE);
  await client.query('commit');
  say(`Restored ${rows.toLocaleString('en')} rows of ${header.createdAt}. Start the server as usual.`);
}

type Lines = AsyncIterator<string, undefined>;

/** Splits at `\n` only: COPY escapes it, while values may contain other characters that `readline` splits at. */
async function* readLines(file: string): AsyncGenerator<string, undefined> {
  let rest = Buffer.alloc(0);
  for await (const chunk of readChunks(file)) {
    let buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    for (let end = buffer.indexOf(10); end >= 0; end = buffer.indexOf(10)) {
      yield buffer.toString('utf8', 0, end);
      buffer = buffer.subarray(end + 1);
    }
    rest = Buffer.from(buffer);
  }
  if (rest.length > 0) yield rest.toString('utf8');
  return undefined;
}

/** Reads the file. Everything is restored in one transaction, so a truncated file changes nothing. */
async function* readChunks(file: string): AsyncGenerator<Buffer> {
  const contents = createGunzip();
  pipeline(createReadStream(file), contents).catch(() => undefined);
  try {
    yield* contents;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isMissing = 'code' in error && error.code === 'ENOENT';
    const reason = isMissing ? 'there is no such file' : error.message;
    throw new UsageError(`The backup ${file} cannot be read: ${reason}. Nothing was changed.`);
  }
}

/** The parsed JSON of a line; undefined if it isn't JSON. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function readHeader(lines: Lines): Promise<BackupHeader> {
  const { value } = await lines.next();
  const header = backupHeader.safeParse(parseLine(value ?? '{}'));
  if (!header.success) throw new UsageError('This is not a backup of a supported version.');
  return header.data;
}

/** The migrations of the backup's schema, and those that were added later. */
function selectMigrations({ migrations: names, version }: BackupHeader): {
  before: Migration[];
  after: Migration[];
} {
  const former = isBeforeBaseline(names);
  if (former === 'some') throw new UsageError(oldBackupRefusal);
  const applied = former ? [baseline] : names;
  const { migrations } = currentSchema;
  const unknown = applied.filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0)
    throw new UsageError(
      `The backup was made by version ${version}, which is newer than this one. Update first.`,
    );
  return {
    before: migrations.filter(({ name }) => applied.includes(name)),
    after: migrations.filter(({ name }) => !applied.includes(name)),
  };
}

function requireKey(
  { secretsCheck }: BackupHeader,
  secretsKeys: readonly string[],
  secretsKeyFile: string | undefined,
): void {
  try {
    createSecrets(secretsKeys).open(secretsCheck);
  } catch {
    throw new UsageError(
      `The secrets key in ${secretsKeyFile ?? 'SECRETS_KEY'} does not match this backup. Use the key that was stored with it; nothing was changed.`,
    );
  }
}

async function requireAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    serverLock,
  ]);
  if (!rows[0]?.alone)
    throw new UsageError('A server is running on this database. Stop it first; nothing was changed.');
}

async function emptyDatabase(client: pg.Client, replace: boolean): Promise<void> {
  const { rows } = await client.query<{ full: boolean }>(`select to_regclass('tenants') is not null as full`);
  if (!rows[0]?.full) return;
  if (!replace)
    throw new UsageError(
      'This database isn’t empty. Restore into an empty one, or replace its data with --replace; nothing was changed.',
    );
  // The schema stays: an administrator may have set its privileges and installed extensions in it.
  const { rows: drops } = await client.query<{ drop: string }>(
    `select format('drop table if exists %s cascade', oid::regclass) as drop from pg_class
       where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
     union all
     select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
       where pronamespace = current_schema()::regnamespace and proname like 'gatehouse\\_%'`,
  );
  for (const { drop } of drops) await client.query(drop);
}

const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
type TableLine = z.infer<typeof tableLine>;

/** Throws unless the table and columns exist here: their names go into SQL unescaped, and a backup file isn't trusted. */
async function requireKnown(
  client: pg.Client,
  { table, columns }: TableLine,
  tables: string[],
): Promise<void> {
  const known = tables.includes(table) ? await listColumns(client, table) : [];
  if (columns.length === 0 || !columns.every((name) => known.includes(name)))
    throw new UsageError(`The backup has an unknown table or column in ${table}; nothing was changed.`);
}

/** One COPY for each table. */
async function copyTables(client: pg.Client, lines: Lines): Promise<number> {
  let rows = 0;
  const tables = await listTables(client);
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const { data } = tableLine.safeParse(parseLine(next.value));
    if (!data) throw new UsageError('The backup is damaged: it has a line of no table. Nothing was changed.');
    const { table, columns } = data;
    await requireKnown(client, { table, columns }, tables);
    // Values that triggers derive are in the backup, too.
    await client.query(`alter table ${table} disable trigger user`);
    // Migrations have filled some tables, such as that of the plans. The backup has what was changed since.
    await client.query(`delete from ${table}`);
    const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
    const finished = new Promise<void>((resolve, reject) =>
      stream.once('finish', resolve).once('error', reject),
    );
    // If the file is invalid, that error is reported and not the aborted COPY.
    finished.catch(() => undefined);
    let ended = false;
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      if (line.value === '\\.') {
        ended = true;
        break;
      }
      rows += 1;
      if (!stream.write(`${line.value}\n`))
        await Promise.race([new Promise((resolve) => stream.once('drain', resolve)), finished]);
    }
    if (!ended) throw new UsageError('The backup ends in the middle of a table; nothing was changed.');
    stream.end();
    await finished;
    await client.query(`alter table ${table} enable trigger user`);
  }
  return rows;
}
