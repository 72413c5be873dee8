import { createRole, listRoles } from '@gatehouse/contract/roles/endpoints';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from '../../../../tests/support/database-proxy.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';

// A separate database, because the tests break it.
let now = Date.now();
let proxy: DatabaseProxy;
let server: TestServer;
let tenant: TestTenant;
let machine: { id: string; secret: string };
let call: Caller;

beforeAll(async () => {
  proxy = await openDatabaseProxy('unavailable');
  server = await startTestServer({
    database: 'unavailable',
    connection: proxy.connection,
    clock: () => now,
  });
  tenant = await server.createTenant();
  machine = await tenant.createMachine('read:data');
  call = await tenant.as('read:data', 'write:data');
});
afterAll(async () => {
  await server.stop();
  await proxy.close();
});

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'de' };
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(path.startsWith('http') ? path : tenant.origin + path, { headers, redirect: 'manual' });
const askToken = () =>
  fetch(`${tenant.issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${machine.id}:${machine.secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', resource: tenant.indicator }),
  });
const authorize = (): string =>
  `/oidc/auth?${new URLSearchParams({
    client_id: 'demo-app',
    redirect_uri: `${tenant.origin}/demo-app`,
    response_type: 'code',
    scope: 'openid',
    state: 'any',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  }).toString()}`;
const describeAnswer = async (answer: Response) => ({
  status: answer.status,
  retryAfter: answer.headers.get('retry-after'),
  body: (await answer.json()) as object,
});
const unavailable = {
  status: 503,
  retryAfter: '1',
  body: {
    error: 'temporarily_unavailable',
    error_description: 'The server is busy. Wait and try again.',
    code: 'request.busy',
    message: 'The server is busy. Wait and try again.',
  },
};

describe('while the database is unreachable', () => {
  beforeEach(async () => {
    proxy.refuse(false);
    await expect.poll(async () => (await askToken()).status, { timeout: 10_000 }).toBe(200);
    proxy.refuse(true);
    proxy.cut();
    return () => proxy.refuse(false);
  });

  it('the protocol answers 503, like the API', async () => {
    expect(await describeAnswer(await askToken())).toEqual(unavailable);
    const { status, headers, refusal } = await call(listRoles);
    expect([status, headers.get('retry-after'), refusal.code]).toEqual([503, '1', 'request.busy']);
  });

  it.each([
    ['/oidc/auth', () => authorize()],
    ['/sign-in', () => '/sign-in?flow=any'],
    ['/console', () => `${server.settings.ADMIN_ENDPOINT}/console`],
    [
      'a page of a tenant without earlier requests',
      () => `http://other.localhost:${server.settings.PORT}/sign-in`,
    ],
  ])('%s shows a page with a link to try again', async (_name, path) => {
    const answer = await get(path(), page);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'nonce-[\w-]{22}'; /,
    );
    expect(answer.headers.getSetCookie()).toEqual([]);
    const text = await answer.text();
    expect(text).toContain('<html lang="de" dir="ltr" ');
    expect(text).toContain('<h1>Dieser Dienst ist gerade nicht verfügbar</h1>');
    expect(text).toContain('<a class="button primary" href="">Erneut versuchen</a>');
  });

  it('the process is alive and not ready, by IP address and every host name', async () => {
    now += 60_000;
    const names = [
      `http://127.0.0.1:${server.settings.PORT}`,
      tenant.origin,
      server.settings.ADMIN_ENDPOINT,
      `http://other.localhost:${server.settings.PORT}`,
    ];
    for (const name of names) expect((await get(`${name}/api/status`)).status).toBe(204);
    for (const name of names) {
      const answer = await get(`${name}/api/ready`);
      const { data } = (await answer.json()) as { data: { failed: string[] } };
      // The listener has failed only after a while.
      const failed = data.failed.filter((check) => check !== 'listener');
      expect([answer.status, failed]).toEqual([503, ['database', 'schema', 'secrets', 'storage']]);
    }
  });
});

describe('while the database', () => {
  const query = (text: string) => server.runtime.database.pool.query(text);
  const raise = (code: string) =>
    query(`create or replace function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'any' using errcode = '${code}'; end $$;
      create trigger refuse before insert on oidc_instances for each row execute function refuse()`);
  beforeEach(() => async () => void (await query('drop function if exists refuse cascade')));

  it.each([
    ['is full', '53100'],
    ['is read-only, after a failover', '25006'],
    ['shuts down', '57P01'],
    ['cancels a statement that takes too long', '57014'],
  ])('%s, a sign-in begins with 503', async (_name, code) => {
    await raise(code);
    expect(await describeAnswer(await get(authorize()))).toEqual(unavailable);
    expect((await get(authorize(), page)).headers.get('content-type')).toMatch('text/html');
  });

  it('rejects a value, the answer is still 500', async () => {
    await raise('22001');
    expect((await get(authorize())).status).toBe(500);
  });

  it('is read-only, the API answers 503 too, and recovers', async () => {
    const administrator = new pg.Client(inject('postgres'));
    await administrator.connect();
    const add = async (): Promise<number> =>
      (await call(createRole, { body: { name: `Role ${Math.random()}`, description: 'Any' } })).status;
    await administrator.query('alter database unavailable set default_transaction_read_only = on');
    proxy.cut();
    await expect.poll(add, { timeout: 10_000 }).toBe(503);
    expect((await call(listRoles)).status).toBe(200);
    await administrator.query('alter database unavailable reset default_transaction_read_only');
    proxy.cut();
    await expect.poll(add, { timeout: 10_000 }).toBe(200);
    await administrator.end();
  });
});
