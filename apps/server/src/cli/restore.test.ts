import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { listRoles } from '@gatehouse/contract/roles/endpoints';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createDatabase } from '../../../../tests/support/process.ts';
import { formerMigrations, lastCommit } from '../database/before-baseline.ts';
import { migrate } from '../database/migrate.ts';
import { currentSchema } from '../database/schema.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const connection = () => ({ ...inject('postgres'), database: `restore_${process.pid}` });
let folder: string;
let file: string;
let server: TestServer;

/** Like a command: the connection is closed afterwards, and uncommitted changes are lost. */
async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection());
  await client.connect();
  return work(client).finally(() => client.end());
}
const run = (command: typeof backup, args: string[]) =>
  withClient((client) => {
    const { settings } = server;
    const secretsKeys = settings.SECRETS_KEY ?? [];
    return command(
      { settings, connection: connection(), client, secretsKeys, secretsKeyFile: undefined, say: () => {} },
      args,
    );
  });
const listTenants = () =>
  withClient(async (client) => (await client.query('select id from tenants order by id')).rows);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-restore-'));
  file = join(folder, 'whole.backup');
  server = await startTestServer({ database: connection().database });
  await run(backup, [file]);
  await server.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a backup that was tampered with', () => {
  it.each([
    ['a command for a table', { table: 'tenants; drop table tenants; --' }],
    ['a table of the database itself', { table: 'pg_catalog.pg_authid', columns: ['rolname'] }],
    ['a table that is not in backups', { table: 'migrations', columns: ['name'] }],
    ['a command for a column', { columns: [`id) from program 'true' --`] }],
    ['a column that does not exist', { columns: ['id', 'unknown'] }],
    ['no column', { columns: [] }],
  ])('is refused without changes if it names %s', async (_name, changes) => {
    const [header, first = '', ...rest] = gunzipSync(await readFile(file))
      .toString()
      .split('\n');
    const line = JSON.stringify({ ...(JSON.parse(first) as object), ...changes });
    const tampered = join(folder, 'tampered.backup');
    await writeFile(tampered, gzipSync([header, line, ...rest].join('\n')));
    const before = await listTenants();
    await expect(run(restore, [tampered, '--replace'])).rejects.toThrow(/unknown table or column/);
    expect(await listTenants()).toEqual(before);
  });

  it('does not prevent restoring the unchanged one', async () => {
    const before = await listTenants();
    await run(restore, [file, '--replace']);
    expect(before.length).toBeGreaterThan(0);
    expect(await listTenants()).toEqual(before);
    // The tenant role has access to the restored tables.
    const again = await startTestServer({ database: connection().database });
    const tenant = await again.createTenant();
    const admin = await tenant.as('all');
    expect((await admin(listRoles, {})).status).toBe(200);
    await again.stop();
  });
});

describe('a backup from before the baseline', () => {
  /** A backup of the baseline with one tenant, made by other migrations. */
  const backUpBaseline = async (migrations: string[]): Promise<string> => {
    // Functions may need tables of later migrations.
    const schema = { migrations: currentSchema.migrations.slice(0, 1), functions: [] };
    await createDatabase(connection().database, { isEmpty: true });
    await migrate(connection(), server.settings.DATABASE_TENANT_ROLE, { schema });
    await withClient((client) => client.query(`insert into tenants (id, name) values ('kept', 'Kept')`));
    const former = join(folder, 'former.backup');
    await run(backup, [former]);
    const [header = '', ...rest] = gunzipSync(await readFile(former))
      .toString()
      .split('\n');
    const changed = JSON.stringify({ ...(JSON.parse(header) as object), migrations });
    await writeFile(former, gzipSync([changed, ...rest].join('\n')));
    return former;
  };

  it('is restored if its schema was complete', async () => {
    const former = await backUpBaseline([...formerMigrations]);
    await run(restore, [former, '--replace']);
    expect(await listTenants()).toEqual([{ id: 'kept' }]);
    const again = await startTestServer({ database: connection().database });
    const admin = await (await again.createTenant()).as('all');
    expect((await admin(listRoles, {})).status).toBe(200);
    await again.stop();
  });

  it('is refused when it lacks a migration, with the commit that restores it', async () => {
    const former = await backUpBaseline(formerMigrations.slice(0, -1));
    const before = await listTenants();
    await expect(run(restore, [former, '--replace'])).rejects.toThrow(
      `git checkout ${lastCommit}\nnpm run restore`,
    );
    expect(await listTenants()).toEqual(before);
  });
});
