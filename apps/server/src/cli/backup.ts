import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { createSecrets } from '../keys/secrets.ts';
import { version } from '../lib/version.ts';
import type { CommandContext } from './command.ts';

/** First line of a backup. After it, for each table, a line `{ table, columns }`, COPY's text lines, and `\.`. */
export const backupHeader = z.object({
  format: z.literal(1),
  version: z.string(),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  /** Encrypted with the secrets key; `restore` decrypts it before it writes anything. */
  secretsCheck: z.string(),
});
export type BackupHeader = z.infer<typeof backupHeader>;

/** Tables that are not backed up: they may be lost in a crash anyway. */
const skipped = ['message_waits', 'rate_limits', 'readiness', 'migrations'];

export const backupUsage = `Usage: npm run backup -- [FILE]
Writes everything except the secrets key to one file; the server may keep running. Without FILE, the name contains the current time.`;

/** Writes everything except SECRETS_KEY to one file, from one snapshot. The server may run meanwhile. */
export async function backup(
  { client, secretsKeys, secretsKeyFile, say }: CommandContext,
  [file = defaultName()]: string[],
): Promise<void> {
  await client.query('begin isolation level repeatable read, read only');
  const out = new PassThrough();
  const part = `${file}.part`;
  const written = pipeline(out, createGzip(), createWriteStream(part, { mode: 0o600 }));
  const header: BackupHeader = {
    format: 1,
    version,
    createdAt: new Date().toISOString(),
    migrations: await listNames(client, 'select name from migrations order by name'),
    secretsCheck: createSecrets(secretsKeys).seal('gatehouse'),
  };
  out.write(`${JSON.stringify(header)}\n`);
  let rows = 0;
  for (const table of await listTables(client)) {
    const columns = await listColumns(client, table);
    out.write(`${JSON.stringify({ table, columns })}\n`);
    rows += await copyTable(client, table, columns, out);
    out.write('\\.\n');
  }
  out.end();
  await written;
  await client.query('commit');
  // An incomplete file must not look like a backup.
  await rename(part, file);
  say(`Backup of ${rows.toLocaleString('en')} rows written to ${file}.`);
  say(
    `Keep ${secretsKeyFile ?? 'SECRETS_KEY'} with it, in another place: without that key the backup cannot be used.`,
  );
}

const defaultName = (): string =>
  `gatehouse-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.backup`;

async function copyTable(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  out: PassThrough,
): Promise<number> {
  const chunks: AsyncIterable<Buffer> = client.query(
    copyTo(`copy (select ${columns.join(', ')} from ${table}) to stdout`),
  );
  let rows = 0;
  for await (const chunk of chunks) {
    for (const byte of chunk) if (byte === 10) rows += 1;
    if (!out.write(chunk)) await new Promise((resolve) => out.once('drain', resolve));
  }
  return rows;
}

/** The columns of a table that aren't generated, quoted for SQL. */
export const listColumns = (client: pg.Client, table: string): Promise<string[]> =>
  listNames(client, columnsOf, [table]);

const columnsOf = `select quote_ident(attname) as name from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`;

async function listNames(client: pg.Client, text: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(text, values);
  return rows.map(({ name }) => name);
}

/** The tables, in an order in which each comes after those it references. */
export async function listTables(client: pg.ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname <> all($1) order by relname`,
    [skipped],
  );
  const { rows: references } = await client.query<{ name: string; target: string }>(
    `select conrelid::regclass::text as name, confrelid::regclass::text as target from pg_constraint
     where contype = 'f' and conrelid <> confrelid and connamespace = current_schema()::regnamespace`,
  );
  const ordered: string[] = [];
  const add = (name: string): void => {
    if (ordered.includes(name)) return;
    for (const reference of references) if (reference.name === name) add(reference.target);
    ordered.push(name);
  };
  for (const { name } of tables) add(name);
  return ordered;
}
