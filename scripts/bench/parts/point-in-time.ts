import { randomUUID } from 'node:crypto';
import { chownSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Part } from '../bench.ts';
import type { Client } from '../client.ts';
import { addData, type Data } from '../data.ts';
import { findFreePort } from '../environment.ts';
import { archiving, openPostgres, recovery } from '../point-in-time/postgres.ts';
import { signIn, signUp } from '../sign-in.ts';

const database = 'gatehouse';

/**
 * A restore drill: a base backup and archived WAL, an accident, and the database of the second before it, as
 * docs/guides/point-in-time.md describes. What was there is there, what came later is gone, and what the guide says about tokens and keys is so.
 */
export const measurePointInTime: Part = async ({ environment, server }) => {
  await server.stop();
  const postgres = openPostgres(environment.folder);
  environment.onClose(() => postgres.stopAll());
  const folder = (name: string): string => {
    const path = join(environment.folder, name);
    mkdirSync(path, { mode: 0o700 });
    if (postgres.user) chownSync(path, postgres.user.uid, postgres.user.gid);
    return path;
  };
  const [archive, first, backup] = [folder('archive'), folder('first'), folder('base')];

  postgres.run('initdb', [
    '--pgdata',
    first,
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--username',
    'gatehouse',
  ]);
  const original = await postgres.start(first, archiving(archive));
  const connect = (port: number) => ({ host: '127.0.0.1', port, user: 'gatehouse', database });
  await query({ ...connect(original.port), database: 'postgres' }, `create database ${database}`);
  const settings = (port: number) => ({
    DATABASE_URL: `postgres://gatehouse@127.0.0.1:${port}/${database}`,
    ...ports,
  });
  const [PORT, ADMIN_PORT] = [String(await findFreePort()), String(await findFreePort())];
  const ports = { PORT, ADMIN_PORT, ENDPOINT: `http://localhost:${PORT}` };
  const before = await environment.startServer(settings(original.port));
  const pool = new pg.Pool({ ...connect(original.port), max: 1 });
  pool.on('error', () => undefined);
  const data = await addData({ pool, secrets: environment.secrets });
  const from = ['--host', '127.0.0.1', '--port', String(original.port), '--username', 'gatehouse'];
  postgres.run('pg_basebackup', [...from, '--pgdata', backup, '--checkpoint', 'fast']);

  const { client } = before;
  const kept = await addUser(client, data, 'before');
  const revoked = await addUser(client, data, 'revoked');
  const rotated = await addUser(client, data, 'rotated');
  const { rows } = await pool.query<{ now: string }>(`select clock_timestamp()::text as now`);
  const target = rows[0]?.now ?? '';
  await wait(1_000);
  // What happens between the point in time and the restore.
  await addUser(client, data, 'after');
  await send(client, data, '/oidc/token/revocation', { token: revoked.token }, 200);
  const { text } = await exchange(client, data, rotated.token, 200);
  const successor = (JSON.parse(text) as { refresh_token: string }).refresh_token;
  await pool.query(`delete from users where username = $1`, [kept.username]);
  const switched = await pool.query<{ file: string }>(`select pg_walfile_name(pg_switch_wal()) as file`);
  await until(() => readdirSync(archive).includes(switched.rows[0]?.file ?? ''));
  await before.stop();
  await pool.end();
  await original.stop();

  const startedAt = performance.now();
  const restored = await postgres.start(backup, recovery(archive, target), ['recovery.signal']);
  await until(async () => {
    const [row] = await query(connect(restored.port), 'select pg_is_in_recovery() as waiting').catch(
      () => [],
    );
    return row?.['waiting'] === false;
  });
  const after = await environment.startServer(settings(restored.port));
  const seconds = (performance.now() - startedAt) / 1000;

  const problems: string[] = [];
  const check = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    await work().catch((error: Error) => void problems.push(`${what}: ${error.message}`));
  };
  const to = after.client;
  await check('the deleted user signs in', () => signIn(to, data.clientId, kept));
  await check('their application is signed in', () => exchange(to, data, kept.token, 200));
  await check('a later account is gone', async () => {
    const found = await query(connect(restored.port), `select from users where username like 'after%'`);
    if (found.length > 0) throw new Error('it is there');
  });
  await check('a revocation is undone', () => exchange(to, data, revoked.token, 200));
  await check('a later token is unknown', () => exchange(to, data, successor, 400));
  await check('the token before it works again', () => exchange(to, data, rotated.token, 200));
  await query(connect(restored.port), 'delete from oidc_instances');
  await check('all sessions are ended', () => exchange(to, data, kept.token, 400));
  await after.stop();
  return [
    {
      part: 'point-in-time',
      what: 'wrong answers after the restore, of 7',
      figure: problems.length,
      unit: 'answers',
      budget: '0',
      isMet: problems.length === 0,
      isGate: true,
      note: [`ready ${seconds.toFixed(1)} s after the start of the recovery`, ...problems].join('; '),
    },
  ];
};

async function query(connection: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  return client
    .query<Record<string, unknown>>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(100)) if (await isDone()) return;
  throw new Error('PostgreSQL took longer than a minute');
}

async function addUser(client: Client, { clientId, people }: Data, name: string) {
  const person = {
    username: `${name}_${randomUUID().replaceAll('-', '').slice(0, 8)}`,
    email: '',
    password: people[0]?.password ?? '',
  };
  const { refresh_token: token } = await signUp(client, clientId, person, () => undefined);
  return { ...person, token };
}

const send = (
  client: Client,
  { clientId }: Data,
  path: string,
  form: Record<string, string>,
  expected: number,
) =>
  client.send(
    { method: 'POST', path, body: new URLSearchParams({ client_id: clientId, ...form }) },
    expected,
  );

const exchange = (client: Client, data: Data, token: string, expected: number) =>
  send(client, data, '/oidc/token', { grant_type: 'refresh_token', refresh_token: token }, expected);
