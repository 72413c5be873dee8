import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { updateApplication } from '@gatehouse/contract/applications/endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { deleteUser } from '@gatehouse/contract/users/endpoints';
import { endUserSession } from '@gatehouse/contract/sessions/endpoints';
import { createRemoteJWKSet, decodeJwt, type JWTPayload, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';

const home = 'https://app.example.com/';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let receiver: Server;
let receiverOrigin: string;
/** What the receiver got, and the statuses that it answers with; 200 once there are none. */
let received: { path: string; type: string | undefined; token: string }[] = [];
let statuses: number[] = [];
/** Moves the clock of the server. */
let later = 0;

beforeAll(async () => {
  server = await startTestServer({
    database: 'backchannel_logout',
    clock: () => Date.now() + later,
    environment: { OUTBOUND_ALLOW: '127.0.0.1' },
  });
  tenant = await server.createTenant();
  call = await tenant.as('all');
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    received.push({
      path: request.url ?? '',
      type: request.headers['content-type'],
      token: form.get('logout_token') ?? '',
    });
    response.writeHead(statuses.shift() ?? 200).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  receiverOrigin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(async () => {
  receiver.close();
  await server.stop();
});
beforeEach(() => {
  received = [];
  statuses = [];
});

async function createClient({
  uri = `${receiverOrigin}/logout`,
  needsSession = true,
} = {}): Promise<OidcClient> {
  const client = await createOidcClient(server.runtime, tenant, { type: 'Traditional' });
  const { status } = await call(updateApplication, {
    params: { id: client.id },
    body: {
      oidcClientMetadata: {
        redirectUris: [client.redirectUri],
        postLogoutRedirectUris: [home],
        ...(uri && { backchannelLogoutUri: uri, backchannelLogoutSessionRequired: needsSession }),
      },
    },
  });
  expect(status).toBe(200);
  return client;
}

/** Delivers what is due, and waits for it. Returns the applications of the tokens received since the last call, sorted. */
async function deliver(): Promise<unknown[]> {
  received = [];
  await server.runtime.outbox.poll();
  await server.runtime.outbox.settle();
  return received.map(({ token }) => decodeJwt(token).aud).toSorted();
}

const signOut = ({ id, browser }: OidcClient): Promise<Response> =>
  browser.fetch(
    `${tenant.issuer}/session/end?${new URLSearchParams({ client_id: id, post_logout_redirect_uri: home })}`,
  );

/** Signs a user in to applications in one browser. Returns the ID tokens' claims. */
async function signInToAll(userId: string, clients: readonly OidcClient[]): Promise<JWTPayload[]> {
  const [{ browser } = { browser: undefined }] = clients;
  const claims: JWTPayload[] = [];
  for (const client of clients) {
    for (const [name, cookie] of browser?.cookies ?? []) client.browser.cookies.set(name, cookie);
    claims.push(decodeJwt((await client.signIn(userId)).id_token ?? ''));
    for (const [name, cookie] of client.browser.cookies) browser?.cookies.set(name, cookie);
  }
  return claims;
}

const findSession = async (userId: string): Promise<string> => {
  const { rows } = await server.runtime.database.pool.query<{ uid: string }>(
    `select uid from oidc_instances where tenant_id = $1 and model = 'Session' and account_id = $2`,
    [tenant.id, userId],
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.uid ?? '';
};

describe('back-channel logout', () => {
  it('is offered in the discovery document', async () => {
    const answer = await fetch(`${tenant.issuer}/.well-known/openid-configuration`);
    expect(await answer.json()).toMatchObject({
      backchannel_logout_supported: true,
      backchannel_logout_session_supported: true,
    });
  });

  it('sends a logout token at sign-out, only to applications with a grant in the session', async () => {
    const userId = await createUser(server.runtime, tenant);
    const [one, two] = [await createClient(), await createClient({ needsSession: false })];
    const [silent, absent] = [await createClient({ uri: '' }), await createClient()];
    await absent.signIn(await createUser(server.runtime, tenant));
    const [claims, other] = await signInToAll(userId, [one, two, silent]);
    expect([typeof claims?.['sid'], other?.['sid']]).toEqual(['string', undefined]);
    expect(await deliver()).toEqual([]);

    expect((await signOut(one)).status).toBe(303);
    expect(await deliver()).toEqual([one.id, two.id].toSorted());
    const [{ type, token } = { type: '', token: '' }] = received.filter(
      (each) => decodeJwt(each.token).aud === one.id,
    );
    expect(type).toBe('application/x-www-form-urlencoded');
    const keys = createRemoteJWKSet(new URL(`${tenant.issuer}/jwks`));
    const { payload } = await jwtVerify(token, keys, { issuer: tenant.issuer, typ: 'logout+jwt' });
    expect(payload).toEqual({
      iss: tenant.issuer,
      aud: one.id,
      sub: userId,
      sid: claims?.['sid'],
      iat: expect.any(Number),
      exp: (payload.iat ?? 0) + 120,
      jti: expect.any(String),
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    });
    const second = received.find((each) => decodeJwt(each.token).aud === two.id);
    expect(decodeJwt(second?.token ?? '')).not.toHaveProperty('sid');
    expect(await deliver()).toEqual([]);
    const { body } = await call(listAuditLogs, { query: { applicationId: one.id } });
    expect(body[0]).toMatchObject({
      key: 'Application.Logout.Notified',
      payload: { result: 'Success', userId },
    });
  });

  it.each([
    [
      'an administrator ends the session',
      async (userId: string) =>
        call(endUserSession, { params: { userId, sessionId: await findSession(userId) }, query: {} }),
    ],
    [
      'the user is suspended',
      (userId: string) => call(suspendUser, { params: { userId }, body: { isSuspended: true } }),
    ],
    ['the user is deleted', (userId: string) => call(deleteUser, { params: { userId } })],
  ])('follows when %s', async (_case, end) => {
    const userId = await createUser(server.runtime, tenant);
    const client = await createClient();
    await client.signIn(userId);
    expect((await end(userId)).status).toBeLessThan(300);
    expect(await deliver()).toEqual([client.id]);
  });

  it('follows when the user confirms a sign-out on our page, and once if two rows of the session are left', async () => {
    const userId = await createUser(server.runtime, tenant);
    const client = await createClient();
    await client.signIn(userId);
    await server.runtime.database.pool.query(
      `insert into oidc_instances (tenant_id, model, id, payload, uid, account_id, expires_at)
       select tenant_id, model, id || 'x', payload, uid, account_id, expires_at from oidc_instances
       where tenant_id = $1 and model = 'Session' and account_id = $2`,
      [tenant.id, userId],
    );
    const page = await (await client.browser.fetch(`${tenant.issuer}/session/end`)).text();
    const xsrf = /name="xsrf" value="(\w+)"/.exec(page)?.[1] ?? '';
    const body = new URLSearchParams({ xsrf, logout: 'yes' });
    await client.browser.fetch(`${tenant.issuer}/session/end/confirm`, { method: 'POST', body });
    expect(await deliver()).toEqual([client.id]);
  });

  it('does not follow a sign-in that continues the session, an expired session, or a change that is rolled back', async () => {
    const userId = await createUser(server.runtime, tenant);
    const client = await createClient();
    await client.signIn(userId);
    await client.signIn(userId, { prompt: 'login' });
    const { database } = server.runtime;
    await database
      .tenant(tenant.id, async (db) => {
        await db.deleteFrom('oidcInstances').where('model', '=', 'Session').execute();
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await database.pool.query(
      `with old as (update oidc_instances set expires_at = now() - interval '1 minute'
         where tenant_id = $1 and account_id = $2 returning 1) select count(*) from old`,
      [tenant.id, userId],
    );
    await database.pool.query(`delete from oidc_instances where tenant_id = $1 and account_id = $2`, [
      tenant.id,
      userId,
    ]);
    expect(await deliver()).toEqual([]);
  });

  it('is retried until the application has accepted it, with a new token, and given up after a day', async () => {
    const userId = await createUser(server.runtime, tenant);
    const client = await createClient();
    await client.signIn(userId);
    await signOut(client);
    statuses = [500, 400];
    const tokens: unknown[] = [];
    for (const wait of [0, 11_000, 31_000, 100_000]) {
      later += wait;
      await deliver();
      tokens.push(...received.map(({ token }) => decodeJwt(token).jti));
    }
    expect([tokens.length, new Set(tokens).size]).toEqual([3, 3]);

    await client.signIn(userId);
    await signOut(client);
    statuses = Array.from({ length: 50 }, () => 503);
    for (let hours = 0; hours < 26; hours += 1) {
      await deliver();
      later += 3_700_000;
    }
    later = 0;
    const { body } = await call(listAuditLogs, {
      query: { applicationId: client.id, logKey: 'Application.Logout.Notified' },
    });
    expect(body.map(({ payload }) => [payload.result, payload.error])).toEqual([
      ['Error', { reason: 'The application answered with status 503' }],
      ['Success', undefined],
    ]);
  });

  it('calls no private IP address, and no application of another tenant', async () => {
    const userId = await createUser(server.runtime, tenant);
    const client = await createClient({ uri: 'http://10.0.0.1/logout' });
    await client.signIn(userId);
    await signOut(client);
    await deliver();
    const { body } = await call(listAuditLogs, { query: { applicationId: client.id } });
    expect(body[0]).toMatchObject({ key: 'Application.Logout.Notified', payload: { result: 'Error' } });
    // A second tenant with the same IDs.
    const other = await server.createTenant();
    const own = await createClient();
    await own.signIn(userId);
    await server.runtime.database.pool.query(
      `insert into applications (tenant_id, id, name, description, type, oidc_client_metadata)
       select $2, id, name, description, type, oidc_client_metadata from applications where tenant_id = $1 and id = $3`,
      [tenant.id, other.id, own.id],
    );
    await signOut(own);
    const { rows } = await server.runtime.database.pool.query(
      `select tenant_id as tenant from outbox where kind = 'backchannel-logout' and dead_at is null`,
    );
    expect(rows).toEqual([{ tenant: tenant.id }]);
  });
});
