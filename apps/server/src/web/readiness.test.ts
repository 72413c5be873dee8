import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';

// A separate database, because the tests break it.
let now = Date.now();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ database: 'readiness', clock: () => now });
});
afterAll(() => server.stop());

const query = (text: string) => server.runtime.database.pool.query(text);

async function ask(): Promise<{ status: number; body: string; retryAfter: string | null }> {
  const answer = await fetch(`http://127.0.0.1:${server.settings.PORT}/api/ready`);
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
