import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import { describeSchema } from '../../../../tests/support/describe-schema.ts';
import { checkOut, missingHistory } from '../../../../tests/support/history.ts';
import { createDatabase, dropDatabase } from '../../../../tests/support/process.ts';
import { formerMigrations, lastCommit } from './before-baseline.ts';
import { serverLock } from './locks.ts';
import { migrate, type MigrateOptions } from './migrate.ts';
import { currentSchema, readFunction, readMigration, type Schema } from './schema.ts';

const name = `migrate_${process.pid}`;
const connection = () => ({ ...inject('postgres'), database: name });
const start = (options?: MigrateOptions) => migrate(connection(), 'gatehouse_tenant', options);

const opened: pg.Client[] = [];
async function open(): Promise<pg.Client> {
  const client = new pg.Client(connection());
  client.on('error', () => undefined);
  await client.connect();
  opened.push(client);
  return client;
}
async function begin(): Promise<pg.Client> {
  await createDatabase(name, { isEmpty: true });
  return open();
}
afterEach(async () => {
  for (const client of opened.splice(0)) await client.end();
});
afterAll(() => dropDatabase(name));

/** A schema with one table, to which each case adds. */
const things = readMigration('202601010000-things', 'create table things (id int)');
const schema = (migrations: [string, string][], functions: [string, string][] = []): Schema => ({
  migrations: [things, ...migrations.map(([file, text]) => readMigration(file, text))],
  functions: functions.map(([file, text]) => readFunction(file, text)),
});

describe('a start', () => {
  it('creates the whole schema in an empty database, and changes nothing in a database that has it', async () => {
    const client = await begin();
    const all = [...currentSchema.migrations, ...currentSchema.functions];
    expect(await start()).toEqual(all.map((part) => part.name));
    const made = await describeSchema(client);
    expect(await start()).toEqual([]);
    expect(await describeSchema(client)).toEqual(made);
  });

  it('undoes a migration that fails, names it, and keeps those before it', async () => {
    const client = await begin();
    const failing = schema([
      ['202601020000-more', 'alter table things add more int'],
      ['202601030000-wrong', 'alter table things add most int; select 1 / 0'],
    ]);
    await expect(start({ schema: failing })).rejects.toThrow('Migration 202601030000-wrong failed');
    const { fields } = await client.query('select * from things');
    expect(fields.map((field) => field.name)).toEqual(['id', 'more']);
  });

  it('is refused if an applied migration was changed, and names it', async () => {
    await begin();
    await start({ schema: schema([['202601020000-more', 'alter table things add more int']]) });
    const changed = schema([['202601020000-more', 'alter table things add more bigint']]);
    await expect(start({ schema: changed })).rejects.toThrow(/Migration 202601020000-more was changed/);
  });

  it('accepts files with the line endings of another system', () => {
    const lines = (end: string) => readMigration('a', ['select 1;', 'select 2;'].join(end)).checksum;
    expect(lines('\r\n')).toBe(lines('\n'));
  });
});

describe('a database from before the baseline', () => {
  it('is taken over if its schema is complete, and then equals a new one', async ({ skip }) => {
    const missing = missingHistory(lastCommit);
    skip(missing !== undefined, missing);
    const former = checkOut(lastCommit, ['apps/server/src/database/migrations']);
    const folder = join(former.folder, 'apps/server/src/database/migrations');
    const client = await begin();
    await client.query(
      'create table migrations (name varchar(128) primary key, applied_at timestamptz not null default now())',
    );
    for (const file of readdirSync(folder).toSorted()) {
      await client.query(readFileSync(join(folder, file), 'utf8'));
      await client.query('insert into migrations (name) values ($1)', [file.replace('.sql', '')]);
    }
    former.remove();
    await client.query(`insert into tenants (id, name) values ('kept', 'Kept')`);
    const { migrations, functions } = currentSchema;
    expect(await start()).toEqual([...migrations, ...functions].map(({ name }) => name));
    const taken = await describeSchema(client);
    expect((await client.query('select name from tenants')).rows).toEqual([{ name: 'Kept' }]);
    expect(await start()).toEqual([]);
    const fresh = await begin();
    await start();
    expect(taken).toEqual(await describeSchema(fresh));
  });

  it('is refused unchanged while a server of the earlier version uses it', async () => {
    const client = await begin();
    await client.query('create table migrations (name varchar(128) primary key)');
    for (const former of formerMigrations)
      await client.query('insert into migrations (name) values ($1)', [former]);
    await (await open()).query('select pg_advisory_lock_shared($1)', [serverLock]);
    await expect(start()).rejects.toThrow('A server of an earlier version is using this database');
    expect((await client.query('select name from migrations')).rows).toHaveLength(formerMigrations.length);
  });

  it('is refused unchanged when it lacks a migration, with the commit to start once', async () => {
    const client = await begin();
    await start();
    await client.query('drop table migrations; create table migrations (name varchar(128) primary key)');
    await client.query(`insert into migrations values ('0001-core'), ('0002-limits')`);
    const before = await describeSchema(client);
    await expect(start()).rejects.toThrow(`git checkout ${lastCommit}\nnpm start`);
    expect(await describeSchema(client)).toEqual(before);
    expect((await client.query('select name from migrations')).rows).toHaveLength(2);
  });
});

describe('a database that a newer version has migrated', () => {
  const newer = (text: string) => start({ schema: schema([['202701010000-newer', text]]) });
  const older = (log: string[]) =>
    start({ schema: schema([]), log: { warn: (fields: object) => log.push(JSON.stringify(fields)) } });

  it('is served, and the log names the unknown migrations', async () => {
    await begin();
    await newer('alter table things add more int');
    const log: string[] = [];
    expect(await older(log)).toEqual([]);
    expect(log).toEqual(['{"migrations":["202701010000-newer"]}']);
  });

  it('is refused by a version that lacks the migration that a newer one requires', async () => {
    await begin();
    await newer('-- requires 202612010000-reads-no-id\nalter table things drop column id');
    await expect(older([])).rejects.toThrow(/too old.*202701010000-newer.*requires 202612010000-reads-no-id/);
  });

  it('keeps the newer version’s functions', async () => {
    const client = await begin();
    const next = [
      [
        'next_v2',
        'create or replace function gatehouse_next_v2(tenant varchar) returns int language sql as $$ select 2 $$',
      ],
    ];
    await start({ schema: schema([], next as [string, string][]) });
    await older([]);
    expect((await client.query('select gatehouse_next_v2(null) as two')).rows).toEqual([{ two: 2 }]);
  });
});

describe('a migration whose table is locked', () => {
  const patience = { lockMs: 20, pauseMs: 20, tries: 500 };
  const more = schema([['202601020000-more', 'alter table things add more int']]);

  it('lets other statements use the table between its attempts, and is applied when the table is free', async () => {
    const holder = await begin();
    await start({ schema: schema([]) });
    await holder.query('begin; select from things');
    let waited = (): void => undefined;
    const hasWaited = new Promise<void>((resolve) => (waited = resolve));
    const started = start({ schema: more, patience, log: { warn: () => waited() } });
    await hasWaited;
    const other = await open();
    await other.query(`set lock_timeout = '10s'`);
    await other.query('insert into things values (1)');
    await holder.query('commit');
    expect(await started).toEqual(['202601020000-more']);
  });

  it('reports an error and changes nothing if the table is never free', async () => {
    const holder = await begin();
    await start({ schema: schema([]) });
    await holder.query('begin; select from things');
    await expect(start({ schema: more, patience: { ...patience, tries: 2 } })).rejects.toThrow(
      /Migration 202601020000-more got no lock/,
    );
    expect((await holder.query('select * from things')).fields).toHaveLength(1);
  });
});

describe('an index that is built without a transaction', () => {
  const indexed = schema([
    [
      '202601020000-index',
      '-- Found by their number.\n-- no-transaction\ncreate index concurrently if not exists things_id on things (id);\n',
    ],
  ]);
  const isBuilding = async (client: pg.Client) =>
    (
      await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and query like '%create index concurrently%'`,
      )
    ).rows[0]?.pid;
  const states = async (client: pg.Client) =>
    (
      await client.query(
        `select indisvalid as valid from pg_index where indexrelid = to_regclass('things_id')`,
      )
    ).rows;
  /** A transaction that has written to the table, for which the build waits. */
  async function hold(): Promise<pg.Client> {
    const holder = await begin();
    await start({ schema: schema([]) });
    await holder.query('begin; insert into things values (1)');
    return holder;
  }

  it('does not block writers, and is built by one of two processes', async () => {
    const holder = await hold();
    const started = [start({ schema: indexed }), start({ schema: indexed })];
    const other = await open();
    await expect.poll(() => isBuilding(other), { timeout: 10_000 }).toBeDefined();
    await other.query('insert into things values (2)');
    await holder.query('commit');
    const applied = await Promise.all(started);
    expect(applied.toSorted((one, two) => one.length - two.length)).toEqual([[], ['202601020000-index']]);
    expect(await states(other)).toEqual([{ valid: true }]);
  });

  it('is built again after a process died while building it', async () => {
    const holder = await hold();
    const other = await open();
    const started = start({ schema: indexed });
    const failure = expect(started).rejects.toThrow('Migration 202601020000-index failed');
    await expect.poll(() => isBuilding(other), { timeout: 10_000 }).toBeDefined();
    await other.query('select pg_terminate_backend($1)', [await isBuilding(other)]);
    await failure;
    await holder.query('commit');
    expect(await states(other)).toEqual([{ valid: false }]);
    expect(await start({ schema: indexed })).toEqual(['202601020000-index']);
    expect(await states(other)).toEqual([{ valid: true }]);
  });

  it('is the only statement of its migration', () => {
    const wrong = [
      'update things set id = 1;',
      'create index concurrently things_id on things (id);',
      'create index concurrently if not exists a on things (id); create index concurrently if not exists b on things (id);',
    ];
    for (const text of wrong)
      expect(() => readMigration('x', `-- no-transaction\n${text}`)).toThrow(
        /Migration x: with -- no-transaction/,
      );
  });
});

describe('functions', () => {
  const make = (file: string, body: string, parameters = 'tenant varchar'): [string, string] => [
    file,
    `create or replace function gatehouse_${file}(${parameters}) returns int language sql as $$ ${body} $$;`,
  ];
  const one = make('b_one_v1', 'select 1');
  const calling = make('a_calling_v1', 'select gatehouse_b_one_v1(null)');

  it('are created if their files differ from the applied ones, in any order of calls between them', async () => {
    const client = await begin();
    expect(await start({ schema: schema([], [calling, one]) })).toEqual([
      '202601010000-things',
      'gatehouse_a_calling_v1',
      'gatehouse_b_one_v1',
    ]);
    expect(await start({ schema: schema([], [calling, one]) })).toEqual([]);
    const other = make('b_one_v1', 'select 2', 'tenant varchar, more int default 0');
    expect(await start({ schema: schema([], [calling, other]) })).toEqual(['gatehouse_b_one_v1']);
    expect((await client.query(`select gatehouse_a_calling_v1('t') as called`)).rows).toEqual([
      { called: 2 },
    ]);
  });

  it('are all left unchanged if one of them is invalid', async () => {
    const client = await begin();
    await start({ schema: schema([], [one]) });
    const wrong = make('wrong_v1', 'select nothing from nowhere');
    await expect(start({ schema: schema([], [make('b_one_v1', 'select 2'), wrong]) })).rejects.toThrow(
      /nowhere/,
    );
    expect((await client.query('select gatehouse_b_one_v1(null) as one')).rows).toEqual([{ one: 1 }]);
  });

  it('are one per file, with the file’s name and a version', () => {
    for (const [file, text] of [make('one', 'select 1'), ['two_v1', make('one_v1', 'select 1')[1]]])
      expect(() => readFunction(file ?? '', text ?? '')).toThrow(/holds one create or replace function/);
  });
});
