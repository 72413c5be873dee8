import { features } from '@gatehouse/contract/all';
import type { Endpoint } from '@gatehouse/contract/endpoint';
import { addToProfile } from '@gatehouse/contract/sign-in/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { readCode } from '../../../../../tests/support/messages.ts';
import { createOidcClient } from '../../../../../tests/support/oidc-client.ts';
import { startSignInServer, type SignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { specimens } from '../../../../../tests/support/specimens.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';
import { listHotStatements } from './hot-statement.ts';
import { probes } from './twenty.fixture.ts';

/*
 * Row-level security does not bind the owner of the tables, so what runs as the owner while requests are answered is counted by the database
 * itself: the hot statements and the probes, however they are called.
 */
const database = 'owner_statements';
const transactions = /^(begin|commit|rollback|start transaction isolation level repeatable read read only)$/;

let world: SignInServer;
let client: pg.Client;

beforeAll(async () => {
  world = await startSignInServer({ database });
  client = new pg.Client({ ...inject('postgres'), database });
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
});
afterAll(async () => {
  await client.end();
  await world.server.stop();
});

beforeEach(async () => {
  await client.query(
    'select pg_stat_statements_reset(0, (select oid from pg_database where datname = current_database()), 0)',
  );
});

/** A statement without its values, which PostgreSQL shows as parameters. */
const shape = (text: string): string =>
  text
    .replaceAll(/'(?:[^']|'')*'|\$\d+|(?<=extract\()\w+|\b(?:\d+(?:\.\d+)?|true|false|null)\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Statements that ran as the owner and are neither hot statements nor probes. */
async function listOthers(): Promise<string[]> {
  const { rows } = await client.query<{ query: string }>(
    `select distinct query from pg_stat_statements where userid = current_user::regrole
       and dbid = (select oid from pg_database where datname = current_database()) and query !~ 'pg_stat_statements'`,
  );
  const hot = new Set(listHotStatements().map(({ text }) => shape(text)));
  return rows
    .map(({ query }) => query.replaceAll(/\s+/g, ' ').trim())
    .filter(
      (query) =>
        !hot.has(shape(query)) &&
        !transactions.test(query) &&
        !probes.some(({ statement }) => statement.test(query)),
    );
}

it('finds other statements that run as the owner', async () => {
  await world.server.runtime.database.query('select count(*) as found from users where tenant_id = $1', [
    'x',
  ]);
  expect(await listOthers()).toEqual(['select count(*) as found from users where tenant_id = $1']);
});

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

it('no endpoint of the management API runs another statement as the owner', async () => {
  const { tenant, call } = world;
  let answered = 0;
  for (const [feature, endpoints] of Object.entries(features)) {
    const specimen = specimens[feature];
    const own = Object.values<Endpoint>(endpoints).filter(({ permission }) => permission.endsWith(':data'));
    const params = await specimen?.create(call, tenant);
    for (const endpoint of own.toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method))) {
      const body = specimen?.bodies[nameOf(endpoint)]?.(params ?? {});
      const { status } = await call(endpoint as never, { params, body } as never);
      if (status < 300) answered += 1;
    }
  }
  expect(answered).toBeGreaterThan(100);
  expect(await listOthers()).toEqual([]);
});

it('no sign-in, registration, code, token or page runs another statement as the owner', async () => {
  const { server, tenant, call, clientId } = world;
  await call(updateSignInExperience, { body: codeWays });
  const user = { username: 'owner', primaryEmail: 'owner@example.com', password: goodPassword };
  const userId = await createUser(server.runtime, tenant.id, user);
  const begin = () => new TestBrowser(tenant).authorize(clientId);
  expect((await (await begin()).signIn(user.username, user.password)).status).toBe(200);
  await (await begin()).signIn(user.username, 'wrong');
  const flow = await new TestBrowser(tenant).begin(clientId, 'SignIn');
  const { verificationId } = (await flow.sendCode('email', user.primaryEmail)).body;
  const code = await readCode(server, tenant.id, user.primaryEmail);
  await flow.enterCode('email', user.primaryEmail, verificationId, code);
  expect((await flow.finish(verificationId)).status).toBe(200);
  const newcomer = await new TestBrowser(tenant).begin(clientId, 'Register');
  const sent = await newcomer.sendCode('email', 'new@example.com', 'Register');
  const id = sent.body.verificationId;
  await newcomer.enterCode(
    'email',
    'new@example.com',
    id,
    await readCode(server, tenant.id, 'new@example.com'),
  );
  // The specimens of the first test include optional profile fields.
  await newcomer.call(addToProfile, { type: 'extraProfile', values: {} });
  expect((await newcomer.finish(id)).status).toBe(200);

  const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
  const scope = 'openid offline_access profile email';
  const tokens = await client.signIn(userId, { scope });
  await client.userinfo(tokens.access_token);
  const { refresh_token: token } = (await client.refresh(tokens.refresh_token)).body;
  await client.post('/token/revocation', { token });

  const { ADMIN_ENDPOINT } = server.settings;
  const pages = [
    '/sign-in',
    '/register',
    '/forgot-password',
    '/consent',
    '/oidc/device',
    '/oidc/session/end',
  ];
  const addresses = [
    ...pages.map((path) => tenant.origin + path),
    ...['/sign-in', '/setup', '/reset-administrator?token=x', '/console'].map(
      (path) => ADMIN_ENDPOINT + path,
    ),
    ...['/api/status', '/api/ready'].map((path) => tenant.origin + path),
  ];
  for (const address of addresses) expect((await fetch(address)).status, address).toBeLessThan(500);
  await fetch(`${ADMIN_ENDPOINT}/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"secret":"guess"}',
  });
  expect(await listOthers()).toEqual([]);
});
