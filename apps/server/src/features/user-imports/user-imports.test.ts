import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as api from '@gatehouse/contract/user-imports/endpoints';
import { listUserMfaVerifications } from '@gatehouse/contract/mfa/endpoints';
import { createRole } from '@gatehouse/contract/roles/endpoints';
import { listUserRoles } from '@gatehouse/contract/roles/user-endpoints';
import * as users from '@gatehouse/contract/users/endpoints';
import { verifyUserPassword } from '@gatehouse/contract/users/access-endpoints';
import { createWebhook } from '@gatehouse/contract/webhooks/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startTestServer, testSecretsKey, type TestServer } from '../../../../../tests/support/server.ts';
import { recordStatements } from '../../../../../tests/support/statements.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { importUsers } from '../../cli/import-users.ts';
import { deleteExpired } from '../../jobs/expired-rows.ts';
import { runUserImports } from '../../user-imports/run-imports.ts';
import { finish, lines, reportOf, runImport, upload } from './user-imports.fixture.ts';

const database = `user_imports_${process.pid}`;
const bcrypt = '$2b$04$nEItD6kuqVGODmSkdz9OLO7aVZ2nf3.SBqSXo3KPqW4eKFZcrUhwe';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let ahead = 0;
const start = () => startTestServer({ database, clock: () => Date.now() + ahead });

beforeAll(async () => {
  server = await start();
});
beforeEach(async () => {
  ahead = 0;
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

const listUsers = async () => (await call(users.listUsers, { query: { page_size: 1000 } })).body;
const find = async (email: string) => (await listUsers()).find(({ primaryEmail }) => primaryEmail === email);
const count = async (of = tenant) => {
  const answer = await (await of.as('all'))(users.listUsers, { query: { page_size: 1 } });
  return Number(answer.headers.get('total-number'));
};
const many = (total: number, from = 0) =>
  Array.from({ length: total }, (_, at) => ({
    primaryEmail: `u${from + at}@example.com`,
    name: `User ${from + at}`,
  }));
const query = async <Row extends object>(text: string): Promise<Row[]> =>
  (await server.runtime.database.pool.query<Row>(text, [tenant.id])).rows;

describe('an import', () => {
  it('adds users of JSON lines as the API would, with default roles, factors and identities', async () => {
    const { body: role } = await call(createRole, {
      body: { name: 'Reader', description: 'r', isDefault: true },
    });
    const done = await runImport(
      server,
      call,
      lines([
        {
          id: 'abcdef123456',
          username: 'ada',
          primaryEmail: 'Ada@Example.com',
          primaryPhone: '+1 (202) 555-0142',
          name: 'Ada',
          profile: { givenName: 'Ada' },
          customData: { plan: 'gold' },
          identities: { github: { userId: '42', details: { login: 'ada' } } },
          createdAt: '2020-01-02T03:04:05.000Z',
          lastSignInAt: 1_600_000_000,
          totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        },
        { username: 'bob', isSuspended: true },
      ]),
    );
    expect(done).toMatchObject({
      status: 'Completed',
      rows: 2,
      accepted: 2,
      rejected: 0,
      warnings: 0,
      fileExpiresAt: null,
    });
    expect(await find('ada@example.com')).toMatchObject({
      id: 'abcdef123456',
      username: 'ada',
      primaryPhone: '12025550142',
      profile: { givenName: 'Ada' },
      customData: { plan: 'gold' },
      identities: { github: { userId: '42', details: { login: 'ada' } } },
      createdAt: Date.parse('2020-01-02T03:04:05.000Z'),
      lastSignInAt: 1_600_000_000_000,
      hasPassword: false,
    });
    const roles = await call(listUserRoles, { params: { userId: 'abcdef123456' } });
    expect(roles.body.map(({ id }) => id)).toEqual([role.id]);
    const factors = await call(listUserMfaVerifications, { params: { userId: 'abcdef123456' } });
    expect(factors.body.map(({ type }) => type)).toEqual(['Totp']);
    const sealed = await query<{ sealed: string }>(
      'select sealed from mfa_verifications where tenant_id = $1',
    );
    expect(server.runtime.secrets.open(sealed[0]?.sealed ?? '')).toBe('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
    expect((await listUsers()).find(({ username }) => username === 'bob')?.isSuspended).toBe(true);
    expect(await count()).toBe(2);
    // The file is gone.
    expect(await query('select from user_import_parts where tenant_id = $1')).toEqual([]);
  });

  it('reads CSV with quotes, line breaks in fields, other separators and columns of objects', async () => {
    const file =
      '\u{FEFF}primaryEmail;name;profile.givenName;profile.address.locality;customData;emailVerified\r\n' +
      '"a@example.com";"Al, ""the"" one";Al;"Two\r\nlines";"{""a"": 1}";true\r\n\r\n' +
      'b@example.com;;;;;false\r\n' +
      'ü@example.com;Ünï;;;;1';
    const done = await runImport(server, call, file);
    expect(done).toMatchObject({ status: 'Completed', rows: 3, accepted: 3, warnings: 1 });
    expect(await find('a@example.com')).toMatchObject({
      name: 'Al, "the" one',
      profile: { givenName: 'Al', address: { locality: 'Two\r\nlines' } },
      customData: { a: 1 },
    });
    expect(await find('ü@example.com')).toMatchObject({ name: 'Ünï' });
    expect(await find('b@example.com')).toBeUndefined();
    expect((await listUsers()).map(({ customData }) => customData)).toContainEqual({
      unverifiedEmail: 'b@example.com',
    });
  });

  it('keeps an ID that is possible and free; the others become external IDs, and the report has both', async () => {
    const file = lines([
      { id: 'free00000001', username: 'one' },
      { id: 'auth0|5f7c8ec7c33c6c004bbafe82', username: 'two' },
      { id: 'free00000001', username: 'three' },
      { id: 7, username: 'four' },
    ]);
    const { id } = await runImport(server, call, file);
    const report = (await call(api.listUserImportRows, { params: { id } })).body;
    expect(report.map(({ row, codes, externalId }) => [row, codes, externalId])).toEqual([
      [2, ['id_changed'], 'auth0|5f7c8ec7c33c6c004bbafe82'],
      [3, ['id_changed'], 'free00000001'],
    ]);
    const all = await listUsers();
    expect(all.find(({ username }) => username === 'one')?.id).toBe('free00000001');
    expect(all.find(({ username }) => username === 'four')?.id).toBe('7');
    expect(all.find(({ username }) => username === 'two')?.id).toBe(report[0]?.userId);
  });

  it('reports rows by number and code, and no value of the file', async () => {
    await call(users.createUser, { body: { username: 'taken', primaryEmail: 'taken@example.com' } });
    const file = [
      JSON.stringify({ username: 'fine' }),
      '{"username": ',
      '[1]',
      JSON.stringify({ username: '1bad', primaryEmail: 'no address', primaryPhone: 'x' }),
      JSON.stringify({ username: 'TAKEN', primaryEmail: 'Taken@example.com' }),
      JSON.stringify({ username: 'Fine' }),
      JSON.stringify({ username: 'plain', password: 'secret' }),
      JSON.stringify({ username: 'h1', passwordDigest: 'x' }),
      JSON.stringify({ username: 'h2', passwordDigest: 'x', passwordAlgorithm: 'rot13' }),
      JSON.stringify({ username: 'h3', passwordDigest: 'x', passwordAlgorithm: 'bcrypt' }),
      JSON.stringify({
        username: 'h4',
        passwordDigest: bcrypt.replace('$04', '$14'),
        passwordAlgorithm: 'bcrypt',
      }),
      JSON.stringify({ username: 'nul', name: 'a\0b' }),
      JSON.stringify({ username: 'big', customData: { text: 'x'.repeat(70_000) } }),
      JSON.stringify({ username: 'bigger', customData: { text: 'x'.repeat(300_000) } }),
      JSON.stringify({ username: 'deep', customData: JSON.parse('{"a":'.repeat(80) + '1' + '}'.repeat(80)) }),
      JSON.stringify({ name: 'Zoe', externalId: 'e1' }),
      JSON.stringify({ name: 'Zoe' }),
    ].join('\n');
    const expected = [
      [2, 'rejected', 'invalid_json'],
      [3, 'rejected', 'not_a_user'],
      [4, 'rejected', 'invalid_username', 'invalid_email', 'invalid_phone'],
      [5, 'rejected', 'username_in_use', 'email_in_use'],
      [6, 'rejected', 'repeated_identifier'],
      [7, 'rejected', 'plain_password'],
      [8, 'rejected', 'algorithm_required'],
      [9, 'rejected', 'unsupported_algorithm'],
      [10, 'rejected', 'malformed_hash'],
      [11, 'rejected', 'costly_hash'],
      [12, 'rejected', 'invalid_json'],
      [13, 'rejected', 'invalid_custom_data'],
      [14, 'rejected', 'row_too_large'],
      [15, 'rejected', 'invalid_json'],
      [16, 'accepted', 'no_identifier'],
      [17, 'rejected', 'not_a_user'],
    ];
    // A check says the same before, and adds nothing.
    const { id } = await upload(call, file);
    await call(api.checkUserImport, { params: { id } });
    await finish(server);
    const checked = await call(api.getUserImport, { params: { id } });
    expect(checked.body).toMatchObject({
      status: 'Checked',
      rows: 17,
      accepted: 2,
      rejected: 15,
      warnings: 1,
    });
    expect(await reportOf(call, id)).toEqual(expected);
    expect(await count()).toBe(1);
    await call(api.startUserImport, { params: { id } });
    await finish(server);
    expect(await reportOf(call, id)).toEqual(expected);
    expect(await count()).toBe(3);
    const stored = await query('select * from user_import_rows where tenant_id = $1');
    expect(JSON.stringify(stored)).not.toMatch(/taken|secret|1bad|rot13/i);
    const rejected = await call(api.listUserImportRows, { params: { id }, query: { outcome: 'accepted' } });
    expect(rejected.body.map(({ row }) => row)).toEqual([16]);
  });

  it('finds in a check what is repeated in the file far away, and forgets it', async () => {
    const { id } = await upload(call, lines([...many(600), { primaryEmail: 'u3@example.com' }]));
    await call(api.checkUserImport, { params: { id } });
    await finish(server);
    expect(await reportOf(call, id)).toEqual([[601, 'rejected', 'repeated_identifier']]);
    expect(await query('select from user_import_keys where tenant_id = $1')).toEqual([]);
  });

  it('takes hashes by algorithms in any letter case, and replaces them at the first sign-in', async () => {
    const sha = '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8';
    await runImport(
      server,
      call,
      lines([{ id: 'user1', username: 'u', passwordDigest: sha, passwordAlgorithm: 'sha-256' }]),
    );
    const right = await call(verifyUserPassword, {
      params: { userId: 'user1' },
      body: { password: 'password' },
    });
    const wrong = await call(verifyUserPassword, {
      params: { userId: 'user1' },
      body: { password: 'passwort' },
    });
    expect([right.status, wrong.status]).toEqual([204, 422]);
  });

  it('tells the other processes of a kind of hash once in a batch, not for each user', async () => {
    const users = many(200).map((user, at) => ({
      ...user,
      passwordAlgorithm: 'bcrypt',
      passwordDigest: at % 2 ? bcrypt : bcrypt.replace('$04', '$05'),
    }));
    const { statements } = await recordStatements(() => runImport(server, call, lines(users)));
    const told = statements.filter((text) => text.includes('pg_notify'));
    // Besides what starting the import and its end tell.
    expect(told.length).toBeLessThan(10);
    expect(await count()).toBe(200);
  });

  it('reads a file that arrives in parts, cut anywhere, and rejects one that doesn’t continue it', async () => {
    const bytes = Buffer.from(
      new TextEncoder().encode(lines([{ username: 'one', name: 'Zoë ✓' }, { username: 'two' }])),
    );
    const { body: made } = await call(api.createUserImport, { body: { fileName: 'users.jsonl' } });
    const params = { id: made.id };
    const cut = bytes.indexOf('ë') + 1;
    const part = (offset: number, piece: Uint8Array<ArrayBuffer>) =>
      call(api.uploadUserImportPart, { params, query: { offset }, file: new Blob([piece]) });
    expect((await part(0, bytes.subarray(0, cut))).body.size).toBe(cut);
    const repeated = await part(0, bytes.subarray(0, cut));
    expect([repeated.status, repeated.refusal.code, repeated.refusal.data]).toEqual([
      409,
      'user_import.wrong_offset',
      { size: cut },
    ]);
    expect((await part(cut, bytes.subarray(cut))).body.size).toBe(bytes.length);
    await call(api.startUserImport, { params });
    expect((await part(bytes.length, bytes)).refusal.code).toBe('user_import.wrong_status');
    await finish(server);
    expect((await listUsers()).map(({ name }) => name)).toContain('Zoë ✓');
    const stored = await query<{ text: string }>(
      `select string_agg(p.sealed, '') as text from user_import_parts p where tenant_id = $1`,
    );
    expect(stored[0]?.text).toBeNull();
  });

  it('says that a file can’t be read', async () => {
    for (const file of ['{\n"people": []}', '[{"username": "cut"', ' \n ']) {
      const done = await runImport(server, call, file);
      expect([file, done.status, done.failure]).toEqual([file, 'Failed', 'unreadable_file']);
    }
    const array = await runImport(server, call, '[ {"username": "a"},\n{"username": "b}"} ] ');
    expect(array).toMatchObject({ status: 'Completed', accepted: 1, rejected: 1 });
    const { id } = (await call(api.createUserImport, { body: {} })).body;
    expect((await call(api.startUserImport, { params: { id } })).refusal.code).toBe('user_import.no_file');
  });
});

describe('an interrupted import', () => {
  it('continues after the last committed batch, in another process, without duplicates', async () => {
    const { id } = await upload(call, lines([...many(700), { primaryEmail: 'u0@example.com' }]));
    await call(api.startUserImport, { params: { id } });
    await runUserImports(server.runtime, { batches: 1 });
    expect(await count()).toBe(250);
    // The process takes it up and dies in its second batch: nothing of that is committed.
    const lock = await server.runtime.database.connect();
    await lock.query('begin');
    await lock.query(
      `insert into tenant_counters (tenant_id, name, value) values ($1, 'users', 0) on conflict (tenant_id, name) do update set value = tenant_counters.value`,
      [tenant.id],
    );
    const dying = runUserImports(server.runtime, { batches: 1 });
    await expect
      .poll(
        async () =>
          (
            await lock.query(
              `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = $1`,
              [database],
            )
          ).rows.length,
      )
      .toBe(1);
    await lock.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = $1`,
      [database],
    );
    await dying;
    await lock.query('rollback');
    await lock.end();
    expect(await count()).toBe(250);
    const former = server;
    server = await start();
    await former.stop();
    tenant = server.tenant(tenant.id);
    call = await tenant.as('all');
    // Its lease has ended.
    ahead = 61_000;
    await finish(server);
    expect((await call(api.getUserImport, { params: { id } })).body).toMatchObject({
      status: 'Completed',
      rows: 701,
      accepted: 700,
      rejected: 1,
    });
    expect([await count(), (await listUsers()).length]).toEqual([700, 700]);
    expect(await reportOf(call, id)).toEqual([[701, 'rejected', 'email_in_use']]);
  });

  it('isn’t continued by a process that has lost it, or once it is deleted', async () => {
    const { id } = await upload(call, lines(many(600)));
    await call(api.startUserImport, { params: { id } });
    await runUserImports(server.runtime, { batches: 1 });
    await call(api.deleteUserImport, { params: { id } });
    await finish(server);
    expect(await count()).toBe(250);
    expect(await query('select from user_import_parts where tenant_id = $1')).toEqual([]);
    expect((await call(api.getUserImport, { params: { id } })).status).toBe(404);
  });

  it('fails if its file has expired', async () => {
    const { id } = await upload(call, lines(many(600)));
    await call(api.startUserImport, { params: { id } });
    await runUserImports(server.runtime, { batches: 1 });
    const client = await server.runtime.database.connect();
    await deleteExpired(client, Date.now() + 25 * 3_600_000);
    await client.end();
    await finish(server);
    expect((await call(api.getUserImport, { params: { id } })).body).toMatchObject({
      status: 'Failed',
      failure: 'file_expired',
      accepted: 250,
    });
  });
});

describe('webhooks', () => {
  const announced = async () =>
    (
      await query<{ event: string; payload: Record<string, unknown> }>(
        'select event, payload from webhook_deliveries where tenant_id = $1 order by id',
      )
    ).map(({ event }) => event);

  it('get one event of an import, and one of each user only if it asks for them', async () => {
    const config = { url: 'http://127.0.0.1:9/' };
    const events = ['User.Created', 'Import.Completed'] as const;
    await call(createWebhook, { body: { name: 'all', config, events: [...events] } });
    await runImport(server, call, lines(many(3)));
    expect(await announced()).toEqual(['Import.Completed']);
    await runImport(server, call, lines(many(3, 10)), { sendUserEvents: true });
    expect((await announced()).toSorted()).toEqual([
      'Import.Completed',
      'Import.Completed',
      ...Array.from({ length: 3 }, () => 'User.Created'),
    ]);
    const logs = await query<{ key: string }>(
      `select key from logs where tenant_id = $1 and key like 'Import.%' order by id`,
    );
    expect(logs.map(({ key }) => key).toSorted()).toEqual([
      'Import.Completed',
      'Import.Completed',
      'Import.Created',
      'Import.Created',
      'Import.Started',
      'Import.Started',
    ]);
  });
});

it('a command stores the file of an operator, and shows the progress of the server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'imports-'));
  const file = join(folder, 'users.jsonl');
  await writeFile(file, lines(many(300)));
  const client = await server.runtime.database.connect();
  const said: string[] = [];
  const connection = { ...inject('postgres'), database };
  const say = (text: string) => void said.push(text);
  const context = { client, connection, settings: server.settings, secretsKeys: [testSecretsKey], say };
  const command = importUsers({ ...context, secretsKeyFile: undefined }, [file, 'generic', tenant.id]);
  const isDone = command.then(() => true);
  while (!(await Promise.race([isDone, finish(server)])));
  expect(said.at(-1)).toBe('100 %: 300 users imported (0 with a difference), 0 rows rejected');
  await expect(importUsers({ ...context, secretsKeyFile: undefined }, [file, 'nowhere'])).rejects.toThrow(
    'The sources are',
  );
  await client.end();
  await rm(folder, { recursive: true });
});

describe('imports of a tenant', () => {
  it('attacks: identifiers of another tenant: the statement that runs as the owner sees only its own tenant', async () => {
    const other = await server.createTenant();
    await (
      await other.as('all')
    )(users.createUser, { body: { username: 'theirs' } });
    const done = await runImport(server, call, lines([{ username: 'theirs' }]));
    expect(done.accepted).toBe(1);
    const reach = server.runtime.database.tenant(tenant.id, (db) =>
      sql`select * from gatehouse_find_taken_v1(${other.id}, '[{"number": 1, "username": "theirs"}]'::jsonb)`.execute(
        db,
      ),
    );
    await expect(reach).rejects.toThrow('another tenant');
  });

  it('are limited to three with a file, and are of no use to other tenants and callers', async () => {
    const made = [await upload(call, 'a'), await upload(call, 'a'), await upload(call, 'a')];
    expect((await call(api.createUserImport, { body: {} })).refusal.code).toBe('user_import.too_many');
    const other = await (await server.createTenant()).as('all');
    const params = { id: made[0]?.id ?? '' };
    expect((await other(api.startUserImport, { params })).status).toBe(404);
    expect((await other(api.listUserImportRows, { params })).status).toBe(404);
    expect((await other(api.uploadUserImportPart, { params, file: new Blob(['x']) })).status).toBe(404);
    expect((await (await tenant.as('read:data'))(api.startUserImport, { params })).status).toBe(403);
    expect((await call(api.listUserImports)).body).toHaveLength(3);
  });
});
