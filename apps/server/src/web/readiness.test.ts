import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabaseProxy } from '../../../../tests/support/database-proxy.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';

// A separate database, because the tests break it.
let now = Date.now();
let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestServer({
    database: 'readiness',
    clock: () => now,
    logTo: (line) => void lines.push(line),
  });
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.runtime.database.pool.query(text, values);

async function ask({ settings } = server): Promise<{
  status: number;
  body: string;
  retryAfter: string | null;
}> {
  const answer = await fetch(`http://127.0.0.1:${settings.PORT}/api/ready`);
  return {
    status: answer.status,
    body: await answer.text(),
    retryAfter: answer.headers.get('retry-after'),
  };
}

/** Moves the clock beyond every cached result. */
const later = (): void => void (now += 60_000);

it('is 204 while the database answers and accepts writes', async () => {
  expect(await ask()).toMatchObject({ status: 204, body: '' });
  const { rows } = await query('select written_at from readiness');
  expect(rows).toHaveLength(1);
});

it('notices a full disk and names only the check', async () => {
  await query(`create function full_disk() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file "base/5/16399": No space left on device' using errcode = '53100'; end $$;
    create trigger full_disk before insert or update on readiness for each row execute function full_disk()`);
  later();
  const { status, body, retryAfter } = await ask();
  expect([status, retryAfter, JSON.parse(body)]).toEqual([
    503,
    '1',
    {
      code: 'request.busy',
      message: 'This server is not ready. Failed checks: storage.',
      data: { failed: ['storage'] },
    },
  ]);
  await query('drop function full_disk cascade');
  later();
  expect((await ask()).status).toBe(204);
});

it('needs disk space, unlike overwriting a row, which works on a full disk', async () => {
  // A size limit simulates the full disk: the temporary file fails in the same way.
  await query(`alter role current_user in database readiness set temp_file_limit = '64kB'`);
  const strict = await startTestServer({ database: 'readiness' });
  const answer = await fetch(`http://127.0.0.1:${strict.settings.PORT}/api/ready`);
  expect([answer.status, (await answer.json()).data]).toEqual([503, { failed: ['storage'] }]);
  await strict.stop();
  await query('alter role current_user in database readiness reset temp_file_limit');
});

it('is ready while requests use every connection of the pool, and others wait for one', async () => {
  const { database } = server.runtime;
  const { pool } = database;
  later();
  await database.query('select 1');
  const used = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const waiting = pool.connect();
  expect((await ask()).status).toBe(204);
  for (const client of used) client.release();
  (await waiting).release();
});

it('queries the database at most once a second, however often it is called', async () => {
  later();
  await Promise.all(Array.from({ length: 20 }, ask));
  const { rows: before } = await query('select written_at from readiness');
  await Promise.all(Array.from({ length: 20 }, ask));
  expect((await query('select written_at from readiness')).rows).toEqual(before);
  later();
  await ask();
  expect((await query('select written_at from readiness')).rows).not.toEqual(before);
});

/** The failed checks, and what the log says about the last one. */
async function askFailed(): Promise<{ failed: unknown; reason: string }> {
  later();
  lines.length = 0;
  const { body } = await ask();
  const { failed } = body === '' ? { failed: [] } : (JSON.parse(body) as { data: { failed: unknown } }).data;
  return { failed, reason: lines.join('') };
}
const ready = { failed: [], reason: expect.not.stringContaining('a check of this process failed') };

describe('the schema of the database', () => {
  it('must not lack a migration, such as after an old backup was restored, and the log says which', async () => {
    const { rows } = await query(
      'delete from migrations where name = (select max(name) from migrations) returning *',
    );
    const { name, checksum, requires } = rows[0] as Record<string, string>;
    const lacking = await askFailed();
    expect(lacking.failed).toEqual(['schema']);
    expect(lacking.reason).toContain(
      `lacks 1 migrations of this version, the first is ${name}. Run \`npm run migrate\``,
    );
    // As at the start of a server that doesn't migrate.
    await expect(startTestServer({ database: 'readiness', environment: { MIGRATE: 'off' } })).rejects.toThrow(
      `the first is ${name}`,
    );
    await query('insert into migrations (name, checksum, requires) values ($1, $2, $3)', [
      name,
      checksum,
      requires,
    ]);
    expect(await askFailed()).toEqual(ready);
  });

  it('must have the functions of this version', async () => {
    const { rows } = await query(
      `select oid::regprocedure::text as name, obj_description(oid, 'pg_proc') as checksum from pg_proc where proname = 'gatehouse_oidc_write_v1'`,
    );
    const { name, checksum } = rows[0] as Record<string, string>;
    await query(`comment on function ${name} is 'of another version'`);
    const changed = await askFailed();
    expect([changed.failed, changed.reason]).toEqual([
      ['schema'],
      expect.stringContaining('gatehouse_oidc_write_v1'),
    ]);
    await query(`comment on function ${name} is '${checksum}'`);
    expect(await askFailed()).toEqual(ready);
  });

  it('may be newer, unless this version is too old for it', async () => {
    const add = (name: string, requires: string | null) =>
      query(`insert into migrations (name, checksum, requires) values ($1, '', $2)`, [name, requires]);
    await add('209901010000-compatible', null);
    expect(await askFailed()).toEqual(ready);
    await add('209901010001-incompatible', '209901010000-compatible');
    const old = await askFailed();
    expect([old.failed, old.reason]).toEqual([
      ['schema'],
      expect.stringContaining('This version is too old'),
    ]);
    await query(`delete from migrations where name like '2099%'`);
    expect(await askFailed()).toEqual(ready);
  });
});

it('needs a secrets key that decrypts what the database was set up with', async () => {
  const { rows } = await query(`select value from systems where key = 'secrets_check'`);
  const { value } = rows[0] as { value: string };
  // The right key's ID, and a text that it hasn't encrypted.
  await query(`update systems set value = to_jsonb($1::text) where key = 'secrets_check'`, [
    value.slice(0, -4) + (value.endsWith('AAAA') ? 'BBBB' : 'AAAA'),
  ]);
  expect((await askFailed()).failed).toEqual(['secrets']);
  await query(`delete from systems where key = 'secrets_check'`);
  expect((await askFailed()).failed).toEqual(['secrets']);
  await query(`insert into systems (key, value) values ('secrets_check', to_jsonb($1::text))`, [value]);
  expect(await askFailed()).toEqual(ready);
});

it('needs the connection that listens for changes, and not while it is only replaced', async () => {
  const listListeners = async (): Promise<number[]> => {
    const { rows } = await query(
      `select pid from pg_stat_activity where datname = 'readiness' and application_name = 'gatehouse-listener'`,
    );
    return rows.map(({ pid }: { pid: number }) => pid);
  };
  const others = await listListeners();
  const proxy = await openDatabaseProxy('readiness');
  const listening = await startTestServer({
    database: 'readiness',
    connection: proxy.connection,
    timeouts: { heartbeatMs: 2_000 },
  });
  // The pool has connections, so only the listener needs a new one.
  expect((await ask(listening)).status).toBe(204);
  proxy.refuse(true);
  const own = (await listListeners()).filter((pid) => !others.includes(pid));
  expect(own).toHaveLength(1);
  await query('select pg_terminate_backend($1)', own);
  expect((await ask(listening)).status).toBe(204);
  await expect
    .poll(async () => (await ask(listening)).body, { timeout: 20_000 })
    .toContain('Failed checks: listener.');
  proxy.refuse(false);
  await expect.poll(async () => (await ask(listening)).status, { timeout: 20_000 }).toBe(204);
  await listening.stop();
  await proxy.close();
});
