import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminTenantId } from '@gatehouse/contract/common';
import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, testSecretsKey, type TestServer } from '../../../../tests/support/server.ts';
import { admin, adminArguments } from '../cli/admin.ts';
import { readArguments } from '../cli/usage.ts';
import { createSecrets, createSecretsKey } from '../keys/secrets.ts';
import { deriveKeyHere } from '../passwords/passphrase-key.ts';
import { changeSecrets } from './export-tenant.ts';
import { planted } from './filled-people.fixture.ts';
import { fillTenant } from './filled.fixture.ts';
import { derivedTables } from './left-out-tables.ts';
import { seal } from './sealed-file.ts';
import { includedTables } from './tables.ts';

let server: TestServer;
let folder: string;
/** The tenant that is exported, and its export. */
let source: string;
let file: string;
let passphraseFile: string;
const passphrase = 'correct horse battery';
const otherKey = createSecretsKey();

beforeAll(async () => {
  server = await startTestServer({
    database: 'tenant_export',
    environment: { EDITION: 'cloud', PROTECTED_APPS_DOMAIN: '*.apps.example' },
  });
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-export-'));
  passphraseFile = join(folder, 'passphrase');
  await writeFile(passphraseFile, `${passphrase}\n`);
  source = (await server.createTenant()).id;
  await fillTenant(server.runtime.database.pool, source);
  // The same IDs in another tenant: nothing of it may get into the file.
  const { id } = await server.createTenant();
  await fillTenant(server.runtime.database.pool, id);
  await query(`update users set name = 'planted-neighbor' where tenant_id = $1`, [id]);
  file = join(folder, 'tenant.export');
  await run(['tenant', 'export', source, file, passphraseFile]);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.runtime.database.pool.query<Row>(text, values)).rows;

/** `npm run admin --` with these words. Returns what it prints. */
async function run(words: string[], secretsKey = testSecretsKey): Promise<string> {
  const client = await server.runtime.database.connect();
  const said: string[] = [];
  try {
    await admin(
      {
        client,
        settings: server.settings,
        connection: {},
        secretsKeys: [secretsKey],
        secretsKeyFile: undefined,
        say: (text) => void said.push(text),
      },
      readArguments(adminArguments, words) ?? [],
    );
  } finally {
    await client.end();
  }
  return said.join('\n');
}

/** State of this installation, which an import does not take over. */
const state = ['tenant_id', 'checked_at', 'is_used', 'touched_at', 'is_slow', 'failing_since'];

/** All rows of the tables of an export and of those derived from them, with decrypted secrets, in a fixed order. */
async function canonical(tenantId: string, secretsKey = testSecretsKey): Promise<Record<string, unknown[]>> {
  const { open } = createSecrets([secretsKey]);
  const tables: Record<string, unknown[]> = {};
  for (const name of [...includedTables.map((table) => table.name), ...Object.keys(derivedTables)]) {
    const encrypted = includedTables.find((table) => table.name === name)?.encrypted ?? [];
    const rows = await query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) - $2::text[] as row from ${name} t where tenant_id = $1 order by (to_jsonb(t) - $2::text[] - 'sealed' - 'sealed_environment')::text`,
      [tenantId, state],
    );
    tables[name] = rows.map(({ row }) => changeSecrets(row, encrypted, open));
  }
  return JSON.parse(
    JSON.stringify(tables)
      .replaceAll(`/${tenantId}.`, '/TENANT.')
      .replaceAll(`${tenantId}.apps`, 'TENANT.apps'),
  );
}

const newTenant = async (): Promise<string> => (await server.createTenant()).id;

describe('a sealed export', () => {
  it('has rows of every table that is included', async () => {
    const before = await canonical(source);
    for (const [table, rows] of Object.entries(before))
      expect([table, rows.length > 0]).toEqual([table, true]);
  });

  it('of a tenant, imported into an empty one with another secrets key, gives the same rows', async () => {
    const target = await newTenant();
    const said = await run(['tenant', 'import', target, file, passphraseFile], otherKey);
    expect(said).toMatch(/^The file is complete: \d+ rows, 2 of them users\./);
    const [before, after] = [await canonical(source), await canonical(target, otherKey)];
    for (const name of Object.keys(before)) expect([name, after[name]]).toEqual([name, before[name]]);
    const imported = await query<{ at: string }>(
      `select tenant_id as at from logs where key = 'Tenant.Imported' and payload -> 'params' ->> 'tenantId' = $1`,
      [target],
    );
    expect(imported.map(({ at }) => at).toSorted()).toEqual([adminTenantId, target].toSorted());
    // Nothing in the target needs the key of the source.
    const keyId = createSecrets([testSecretsKey]).keyIds[0];
    for (const { name } of includedTables)
      expect([
        name,
        await query(`select 1 from ${name} t where tenant_id = $1 and strpos(t::text, $2) > 0`, [
          target,
          `${keyId}.`,
        ]),
      ]).toEqual([name, []]);
  });

  it('has what follows from the tenant’s ID as that of the new tenant, and new keys', async () => {
    const target = await newTenant();
    const [own] = await query<{ indicator: string }>(
      `select indicator from resources where tenant_id = $1 and id = 'management-api'`,
      [target],
    );
    await run(['tenant', 'import', target, file, passphraseFile]);
    expect(
      await query(`select indicator from resources where tenant_id = $1 and id = 'management-api'`, [target]),
    ).toEqual([own]);
    const certificates = await query(
      `select application_id, active from saml_certificates where tenant_id = $1`,
      [target],
    );
    expect(certificates).toEqual([{ application_id: 'saml', active: true }]);
    // The server works with it.
    const all = await server.tenant(target).as('all');
    const { body } = await all(listRoles);
    expect(body.map(({ name }) => name)).toEqual(expect.arrayContaining(['Reader', 'Robot']));
  });

  it('is in the audit logs of the tenant and of the administrators, and readable only by its owner', async () => {
    const entries = await query<{ at: string; sealed: boolean }>(
      `select tenant_id as at, (payload -> 'params' -> 'sealed')::boolean as sealed from logs
       where key = 'Tenant.Exported' and payload -> 'params' ->> 'tenantId' = $1 and payload ->> 'actor' = 'operator' order by 1`,
      [source],
    );
    expect(entries.map(({ at }) => at).toSorted()).toEqual([adminTenantId, source].toSorted());
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const bytes = await readFile(file);
    for (const text of [...Object.values(planted), 'ada@acme.example', 'planted-neighbor'])
      expect([text, bytes.includes(text)]).toEqual([text, false]);
  });

  it('needs a passphrase of 12 characters, and no terminal if it is in a file', async () => {
    const short = join(folder, 'short');
    await writeFile(short, 'short\n');
    await expect(run(['tenant', 'export', source, join(folder, 'x'), short])).rejects.toThrow('12 to');
    await expect(run(['tenant', 'export', source, join(folder, 'x'), join(folder, 'none')])).rejects.toThrow(
      'can’t be read',
    );
    await expect(run(['tenant', 'export', adminTenantId, join(folder, 'x'), passphraseFile])).rejects.toThrow(
      'administrators',
    );
    await expect(run(['tenant', 'export', 'unknown', join(folder, 'x'), passphraseFile])).rejects.toThrow(
      'no tenant',
    );
  });
});

describe('an import', () => {
  /** Tries to import, and expects that the tenant is as before. */
  async function refuse(words: string[], message: RegExp, target: string): Promise<void> {
    const before = await canonical(target);
    await expect(run(['tenant', 'import', target, ...words])).rejects.toThrow(message);
    expect(await canonical(target)).toEqual(before);
  }

  it('attacks: of a changed file, or with another passphrase, changes nothing', async () => {
    const target = await newTenant();
    const bytes = await readFile(file);
    const changed = join(folder, 'changed');
    const wrong = join(folder, 'wrong');
    await writeFile(wrong, 'another passphrase');
    await refuse([file, wrong], /passphrase is wrong/, target);
    await writeFile(changed, bytes.subarray(0, bytes.length - 1));
    await refuse([changed, passphraseFile], /wrong, or the file was changed|incomplete/, target);
    await writeFile(changed, Buffer.concat([bytes, Buffer.from('x')]));
    await refuse([changed, passphraseFile], /Nothing was changed/, target);
    await writeFile(changed, 'not an export');
    await refuse([changed, passphraseFile], /not a sealed export/, target);
  });

  it('into a tenant that isn’t empty is refused, also a second time', async () => {
    const target = await newTenant();
    await run(['tenant', 'import', target, file, passphraseFile]);
    await refuse([file, passphraseFile], /isn’t empty\. It has: .*users, with their password hashes/, target);
    const other = await newTenant();
    await query(
      `insert into roles (tenant_id, id, name, description, type) values ($1, 'x', 'x', 'x', 'User')`,
      [other],
    );
    await refuse([file, passphraseFile], /It has: roles\. Import/, other);
  });

  it('that is interrupted leaves the tenant as it was, and can be repeated', async () => {
    const target = await newTenant();
    const before = await canonical(target);
    // Its insert into the same table waits for this row, after it has written others.
    const holder = await server.runtime.database.connect();
    await holder.query('begin');
    const asset = `insert into assets (tenant_id, id, content_type, content) values ($1, 'asset0000000000000001', 'image/png', '')`;
    await holder.query(asset, [target]);
    const importing = run(['tenant', 'import', target, file, passphraseFile]).then(
      () => 'done',
      (error: Error) => error.message,
    );
    await expect
      .poll(() =>
        query<{ pid: number }>(
          `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into assets%'`,
        ),
      )
      .toHaveLength(1);
    await query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into assets%'`,
    );
    expect(await importing).toMatch(/terminat|connection/i);
    await holder.query('rollback');
    await holder.end();
    expect(await canonical(target)).toEqual(before);
    await run(['tenant', 'import', target, file, passphraseFile]);
    expect((await canonical(target)).users).toHaveLength(2);
  });

  it('of two at once, one is done', async () => {
    const target = await newTenant();
    const results = await Promise.allSettled(
      [1, 2].map(() => run(['tenant', 'import', target, file, passphraseFile])),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await canonical(target)).users).toHaveLength(2);
  });
});

describe('attacks: a file that was made for an import', () => {
  const columns = (name: string, change: (row: string[], secret: string[]) => void = () => {}) => {
    const table = includedTables.find((one) => one.name === name);
    const [row, secret] = [
      [...(table?.plain ?? [])],
      [...(table?.secret ?? []), ...(table?.encrypted ?? [])],
    ];
    change(row, secret);
    return { row, secret };
  };
  const header = (tables: object, sealed = true) => ({
    format: 'gatehouse-tenant',
    version: 1,
    sealed,
    exportedAt: '2026-11-27T10:00:00.000Z',
    tenant: { id: 'elsewhere', protectedAppsDomain: null },
    tables,
  });
  const role = {
    id: 'r',
    name: 'R',
    description: 'd',
    type: 'User',
    is_default: false,
    created_at: '2026-01-01T00:00:00Z',
  };
  const roles = { roles: columns('roles') };

  /** Imports a file with these lines, which is sealed with the passphrase. Returns what went wrong. */
  async function attempt(target: string, lines: readonly unknown[]): Promise<string | undefined> {
    const text = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');
    async function* parts() {
      yield text;
    }
    const made = join(folder, 'made');
    await writeFile(made, seal(parts(), passphrase, deriveKeyHere));
    return run(['tenant', 'import', target, made, passphraseFile]).then(
      () => undefined,
      (error: Error) => error.message,
    );
  }

  /** Expects that each of these files is refused, and changes nothing. */
  async function refuseAll(files: readonly (readonly unknown[])[], message: RegExp): Promise<void> {
    const target = await newTenant();
    const before = await canonical(target);
    for (const lines of files) expect(await attempt(target, lines)).toMatch(message);
    expect(await canonical(target)).toEqual(before);
  }

  it('can’t write to other tables, other columns or other tenants', async () => {
    const log = { row: ['id', 'key'], secret: [] };
    const unknown = [
      header({ logs: log }),
      header({ tenants: { row: ['id', 'plan_id'], secret: [] } }),
      header({ users: columns('users', (row) => row.push('tenant_id')) }),
      header({ 'roles; drop table roles; --': { row: ['id'], secret: [] } }),
      header({ roles: columns('roles', (row) => row.push('id) values (1); --')) }),
      // An encrypted value as it is stored: it could be another tenant's.
      header({ connectors: columns('connectors', (row) => row.push('sealed')) }),
      header({ users: columns('users', (row) => row.push('password_encrypted')) }),
    ];
    const end = { end: true, rows: 0 };
    await refuseAll(
      unknown.map((first) => [first, end]),
      /doesn’t know\. Update first/,
    );
    await refuseAll([[header(roles, false), end]], /Only sealed/);
  });

  it('is refused before the first write if it is incomplete or has other rows than it says', async () => {
    const line = { table: 'roles', row: role };
    const wrong = [
      [header(roles), line],
      [header(roles), line, { end: true, rows: 2 }],
      [header(roles), line, { end: true, rows: 1 }, line],
      [header(roles), { table: 'users', row: {} }, { end: true, rows: 1 }],
      [header(roles), { table: 'roles', row: { ...role, tenant_id: 'x' } }, { end: true, rows: 1 }],
      [header(roles), { table: 'roles', row: { id: 'r' } }, { end: true, rows: 1 }],
      [header(roles), 'x', { end: true, rows: 1 }],
    ];
    await refuseAll(wrong, /incomplete, or was changed/);
    await refuseAll([['{}']], /not a sealed export/);
  });

  it('with a row that doesn’t fit changes nothing, and the message doesn’t quote it', async () => {
    const wrong = [
      { ...role, name: null },
      { ...role, id: 'x'.repeat(50) },
      { ...role, type: 'planted' },
    ];
    await refuseAll(
      wrong.map((row) => [header(roles), { table: 'roles', row }, { end: true, rows: 1 }]),
      /^The export has a row that can’t be added\. It is in roles[ .()\w]*\. Nothing was changed\.$/,
    );
  });

  it('of an older version gets the defaults of columns that it lacks', async () => {
    const older = columns('roles', (row) => row.splice(row.indexOf('is_default'), 1));
    const { is_default: _default, ...row } = role;
    const target = await newTenant();
    const failure = await attempt(target, [
      header({ roles: older }),
      { table: 'roles', row },
      { end: true, rows: 1 },
    ]);
    expect(failure).toBeUndefined();
    expect((await canonical(target)).roles).toMatchObject([{ id: 'r', is_default: false }]);
  });
});

it('attacks: a text that looks encrypted is neither decrypted by an export nor by an import', async () => {
  const { id } = await server.createTenant();
  const foreign = createSecrets([testSecretsKey]).seal('planted-foreign-secret');
  await query(`insert into users (tenant_id, id, custom_data) values ($1, 'eve', $2)`, [
    id,
    { note: foreign },
  ]);
  const unsealed = join(folder, 'foreign.jsonl');
  await run(['tenant', 'export', id, unsealed, '--unsealed']);
  expect(await readFile(unsealed, 'utf8')).toContain(foreign);
  const copy = join(folder, 'foreign.export');
  await run(['tenant', 'export', id, copy, passphraseFile]);
  const target = await newTenant();
  await run(['tenant', 'import', target, copy, passphraseFile], otherKey);
  expect(await query(`select custom_data from users where tenant_id = $1`, [target])).toEqual([
    { custom_data: { note: foreign } },
  ]);
});

describe('an unsealed export', () => {
  it('attacks: has no secret, no hash and nothing encrypted, and can’t be imported', async () => {
    const unsealed = join(folder, 'unsealed.jsonl');
    const said = await run(['tenant', 'export', source, unsealed, '--unsealed']);
    expect(said).toContain('without secrets');
    const text = await readFile(unsealed, 'utf8');
    for (const secret of [
      ...Object.values(planted),
      'planted-neighbor',
      createSecrets([testSecretsKey]).keyIds[0],
    ])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    // Nor anything that looks encrypted, or like a hash.
    expect(text).not.toMatch(/[\w-]{8}\.[\w-]{16}\.[\w-]+\.[\w-]{22}(?![\w-])|\$argon2|\$firebase-scrypt/);
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line): Record<string, unknown> => JSON.parse(line));
    expect(lines[0]).toMatchObject({ format: 'gatehouse-tenant', sealed: false, tenant: { id: source } });
    expect(lines.at(-1)).toEqual({ end: true, rows: lines.length - 2 });
    expect(lines.filter(({ table }) => table === 'users')).toHaveLength(2);
    expect(lines.some((line) => 'secret' in line)).toBe(false);
    await expect(run(['tenant', 'import', await newTenant(), unsealed, passphraseFile])).rejects.toThrow(
      'not a sealed export',
    );
  });

  it('takes no passphrase', async () => {
    const words = ['tenant', 'export', source, join(folder, 'x'), passphraseFile, '--unsealed'];
    await expect(run(words)).rejects.toThrow('Usage');
  });
});
