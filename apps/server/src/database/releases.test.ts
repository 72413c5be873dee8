import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { describeSchema } from '../../../../tests/support/describe-schema.ts';
import { checkOut, missingHistory } from '../../../../tests/support/history.ts';
import { createDatabase, dropDatabase } from '../../../../tests/support/process.ts';
import { listReleases, readSchema, recordRelease, type Release } from '../../../../tests/support/releases.ts';
import { migrate } from './migrate.ts';
import { currentSchema, readFunction, readMigration, type Schema } from './schema.ts';

const { UPDATE_RELEASE } = process.env;
if (UPDATE_RELEASE) recordRelease(UPDATE_RELEASE);

const releases = listReleases();
const last = releases.at(-1);
if (!last) throw new Error('No release is recorded.');

const name = `releases_${process.pid}`;
const connection = () => ({ ...inject('postgres'), database: name });
let client: pg.Client;

/** A new database, with the schema of a release or none. */
async function begin(from?: Release): Promise<void> {
  await close();
  await createDatabase(name, { isEmpty: true });
  client = new pg.Client(connection());
  await client.connect();
  if (from) await client.query(readSchema(from));
}
const close = async () => {
  await client?.end();
};
afterAll(async () => {
  await close();
  await dropDatabase(name);
});

async function describeUpgraded(from: Release | undefined, to: Schema): Promise<string[]> {
  await begin(from);
  await migrate(connection(), 'gatehouse_tenant', { schema: to });
  return describeSchema(client);
}

/** The differences between a database that had this release and a new one. */
async function compare(from: Release, to: Schema): Promise<{ more: string[]; less: string[] }> {
  const upgraded = await describeUpgraded(from, to);
  const fresh = await describeUpgraded(undefined, to);
  return {
    more: upgraded.filter((line) => !fresh.includes(line)),
    less: fresh.filter((line) => !upgraded.includes(line)),
  };
}

/** The functions of a release, and the checksums of their files. */
async function listFunctions(release: Release): Promise<{ name: string; checksum: string }[]> {
  await begin(release);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select proname as name, obj_description(oid, 'pg_proc') as checksum from pg_proc
     where pronamespace = 'public'::regnamespace and proname ~ '^gatehouse_.*_v[0-9]+$'`,
  );
  return rows;
}

/** Functions that the release calls and that a version lacks or has changed. */
async function listBroken(release: Release, { functions }: Schema): Promise<string[]> {
  const called = (await listFunctions(release)).filter((one) => !release.unused.includes(one.name));
  return called
    .filter((one) => !functions.some((made) => made.name === one.name && made.checksum === one.checksum))
    .map((one) => one.name);
}

describe.each(releases)('a database of release $name', (release) => {
  it('becomes equal to a new one', async () => {
    expect(await compare(release, currentSchema)).toEqual({ more: [], less: [] });
  });

  it('is recorded as its commit creates it', async ({ skip }) => {
    const missing = missingHistory(release.commit);
    skip(missing !== undefined, missing);
    const folders = ['apps/server/src/database/migrations', 'apps/server/src/database/functions'];
    const commit = checkOut(release.commit, folders);
    const files = folders.flatMap((folder) =>
      readdirSync(join(commit.folder, folder)).map((file) => join(folder, file)),
    );
    const recorded = readSchema(release);
    for (const file of files) {
      const text = readFileSync(join(commit.folder, file), 'utf8').trim();
      expect(recorded).toContain(text.replace(' concurrently ', ' '));
    }
    commit.remove();
    await begin(release);
    const { rows } = await client.query<{ file: string }>(
      `select name || '.sql' as file from migrations order by name`,
    );
    expect(rows.map((row) => row.file)).toEqual(
      files.filter((file) => file.startsWith(folders[0] ?? '')).map((file) => file.split('/').at(-1)),
    );
  });
});

describe('the servers of the last release', () => {
  it('find the functions that they call unchanged', async () => {
    expect(await listBroken(last, currentSchema)).toEqual([]);
  });
});

describe('a second release', () => {
  // One that the last release has, too.
  const old = currentSchema.functions.find(({ checksum }) => readSchema(last).includes(checksum));
  if (!old) throw new Error('The last release has no function that is still here.');
  const others = currentSchema.functions.filter((other) => other !== old);
  const without = { ...currentSchema, functions: others };

  it('that leaves an old function behind is reported with its name', async () => {
    const { more, less } = await compare(last, without);
    expect(less).toEqual([]);
    expect(more).toHaveLength(1);
    expect(more[0]).toContain(`function CREATE OR REPLACE FUNCTION public.${old.name}(`);
  });

  it('that drops the function by a migration equals a new database', async () => {
    const drop = readMigration('999901010000-drop', `drop function if exists ${old.name};`);
    const next = { ...without, migrations: [...currentSchema.migrations, drop] };
    expect(await compare(last, next)).toEqual({ more: [], less: [] });
  });

  it('that removes or changes a function breaks the servers of the last one', async () => {
    expect(await listBroken(last, without)).toEqual([old.name]);
    const changed = readFunction(old.name.replace('gatehouse_', ''), `${old.text}-- Changed.\n`);
    expect(await listBroken(last, { ...without, functions: [...others, changed] })).toEqual([old.name]);
    expect(await listBroken({ ...last, unused: [old.name] }, without)).toEqual([]);
  });

  it('is compared with a new database by everything that a schema has', async () => {
    const before = await describeUpgraded(last, currentSchema);
    const changes = [
      'alter table users add nickname text',
      'alter table resources alter name type text',
      'alter table users alter avatar set not null',
      'alter table users alter is_suspended set default true',
      'alter table logs drop about, add about text',
      'alter table users drop constraint users_tenant_id_fkey',
      'create index users_name on users (tenant_id, name)',
      'alter policy tenant on users using (true)',
      'alter table users disable row level security',
      'grant select on systems to gatehouse_tenant',
      'revoke execute on function gatehouse_ms from public',
      `comment on table users is 'People'`,
      'alter table users disable trigger users_search',
      'create or replace function gatehouse_tenant() returns varchar language sql stable parallel safe as $$ select null $$',
      'create sequence numbers',
      'alter table rate_limits set logged',
    ];
    for (const change of changes) {
      await client.query('begin');
      await client.query(change);
      expect(await describeSchema(client), change).not.toEqual(before);
      await client.query('rollback');
    }
  });
});
