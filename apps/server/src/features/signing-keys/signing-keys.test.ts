import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import * as api from '@gatehouse/contract/signing-keys/endpoints';
import type { SigningKey, SigningKeyType } from '@gatehouse/contract/signing-keys/signing-keys';
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdRows } from '../../../../../tests/support/hold-rows.ts';
import { authorizationUrl, createPkce, createUser } from '../../../../../tests/support/oidc-browser.ts';
import { createOidcClient } from '../../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

/*
 * Two processes with the same URLs, as behind a load balancer. Their clock stands still and is moved by `ahead`, but never by as much as a
 * token is valid, because the protocol engine reads its own clock.
 */
let one: TestServer;
let two: TestServer;
let ahead = 0;
let start = Date.now();
const clock = (): number => start + ahead;

let tenant: TestTenant;
let machine: { id: string; secret: string };

beforeAll(async () => {
  one = await startTestServer({ clock });
  two = await startTestServer({ clock, environment: { ENDPOINT: one.settings.ENDPOINT } });
});
afterAll(async () => {
  await two.stop();
  await one.stop();
});
beforeEach(async () => {
  [start, ahead] = [Date.now(), 0];
  tenant = await one.createTenant();
  machine = await tenant.createMachine('all');
});

const privateKeys = { keyType: 'private-keys' as const };
const cookieKeys = { keyType: 'cookie-keys' as const };

/** A request to one of the processes. Not with `fetch`, which doesn't send another Host header. */
function ask(
  server: TestServer,
  path: string,
  { method = 'GET', authorization, form }: { method?: string; authorization?: string; form?: object } = {},
): Promise<{ status: number; body: unknown }> {
  const body = form && new URLSearchParams({ ...form }).toString();
  const headers = {
    host: new URL(tenant.origin).host,
    ...(authorization && { authorization }),
    ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: server.settings.PORT, path, method, headers },
      (answer) => {
        void text(answer).then(
          (received) => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(received) }),
          reject,
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** A token for the Management API, from one of the processes. */
async function tokenOf(server: TestServer): Promise<string> {
  const { body } = await ask(server, '/oidc/token', {
    method: 'POST',
    authorization: `Basic ${Buffer.from(`${machine.id}:${machine.secret}`).toString('base64')}`,
    form: { grant_type: 'client_credentials', resource: tenant.indicator, scope: 'all' },
  });
  return (body as { access_token?: string }).access_token ?? '';
}

const kidOf = (token: string): string => decodeProtectedHeader(token).kid ?? '';
const keySetOf = async (server: TestServer): Promise<JSONWebKeySet> =>
  (await ask(server, '/oidc/jwks')).body as JSONWebKeySet;
const publishedBy = async (server: TestServer): Promise<unknown[]> =>
  (await keySetOf(server)).keys.map(({ kid }) => kid);
const isAccepted = async (server: TestServer, token: string): Promise<boolean> =>
  (await ask(server, '/api/roles', { authorization: `Bearer ${token}` })).status === 200;
/** Verifies a token with the key set of a process. */
const verifies = async (server: TestServer, token: string): Promise<boolean> =>
  jwtVerify(token, createLocalJWKSet(await keySetOf(server))).then(
    () => true,
    () => false,
  );

/** A caller with a token of the current key: after two rotations, older tokens aren't accepted any more. */
const caller = async (): Promise<Caller> => tenant.with(await tokenOf(one));
const list = async (keyType: SigningKeyType = 'private-keys'): Promise<SigningKey[]> =>
  (await (await caller())(api.listSigningKeys, { params: { keyType } })).body;
const rotate = async (body: object = {}, params: { keyType: SigningKeyType } = privateKeys) =>
  (await caller())(api.rotateSigningKey, { params, body });
const idOf = (keys: SigningKey[], status: SigningKey['status']): string =>
  keys.find((key) => key.status === status)?.id ?? '';
const remove = async (keyId: string, params: { keyType: SigningKeyType } = privateKeys) =>
  (await caller())(api.deleteSigningKey, { params: { ...params, keyId } });

async function countPromotions(): Promise<number> {
  const rows = await one.runtime.database
    .for(tenant.id)
    .selectFrom('logs')
    .select('id')
    .where('key', '=', 'SigningKey.Promoted')
    .execute();
  return rows.length;
}

describe('keys', () => {
  it('[PROD-13 part] are listed with their state, and without anything secret', async () => {
    const { body, status } = await (await caller())(api.listSigningKeys, { params: privateKeys });
    expect([status, body]).toEqual([
      200,
      [
        {
          id: expect.any(String),
          createdAt: expect.any(Number),
          signingKeyAlgorithm: 'EC',
          status: 'Current',
        },
      ],
    ]);
    expect(await list('cookie-keys')).toEqual([
      { id: expect.any(String), createdAt: expect.any(Number), status: 'Current' },
    ]);
    await rotate();
    await rotate({ rotationGracePeriod: 3600, signingKeyAlgorithm: 'RSA' });
    const keys = await list();
    expect(keys.map((key) => [key.status, key.signingKeyAlgorithm])).toEqual([
      ['Next', 'RSA'],
      ['Current', 'EC'],
      ['Previous', 'EC'],
    ]);
    const known = ['id', 'createdAt', 'signingKeyAlgorithm', 'status', 'effectiveAt', 'tokensValidUntil'];
    expect(keys.flatMap((key) => Object.keys(key)).filter((name) => !known.includes(name))).toEqual([]);
    expect(keys[0]?.effectiveAt).toBe(start + 3_600_000);
    expect(
      (await keySetOf(one)).keys.flatMap((key) => ['d', 'p', 'q'].filter((name) => name in key)),
    ).toEqual([]);
  });

  it('of other types don’t exist', async () => {
    const params = { keyType: 'other-keys' as never };
    expect((await (await caller())(api.listSigningKeys, { params })).status).toBe(400);
  });

  it('of one tenant are unchanged when another one rotates its keys', async () => {
    const other = await one.createTenant();
    const theirs = await other.as('all');
    const before = await theirs(api.listSigningKeys, { params: privateKeys });
    await rotate({}, privateKeys);
    await rotate({}, cookieKeys);
    const foreign = before.body[0]?.id ?? '';
    expect((await remove(foreign)).refusal.code).toBe('oidc.key_not_found');
    expect((await theirs(api.listSigningKeys, { params: privateKeys })).body).toEqual(before.body);
  });
});

describe('rotation of the key that signs tokens', () => {
  it.each(['EC', 'RSA'] as const)(
    'traps G7: to %s without a grace period takes effect in every process, without a restart',
    async (signingKeyAlgorithm) => {
      const former = await tokenOf(two);
      const { body, status } = await rotate({ signingKeyAlgorithm });
      expect(status).toBe(200);
      const current = idOf(body, 'Current');
      expect(kidOf(await tokenOf(one))).toBe(current);
      await expect.poll(async () => kidOf(await tokenOf(two))).toBe(current);
      const token = await tokenOf(two);
      expect(decodeProtectedHeader(token).alg).toBe({ EC: 'ES256', RSA: 'RS256' }[signingKeyAlgorithm]);
      for (const server of [one, two])
        for (const each of [former, token])
          expect([await isAccepted(server, each), await verifies(server, each)]).toEqual([true, true]);
    },
  );

  it('traps G7 (2): keeps two keys, and says until when tokens of the previous one can be valid', async () => {
    const first = await tokenOf(one);
    await rotate();
    const [, previous] = await list();
    const hour = 3_600_000;
    expect(previous?.tokensValidUntil).toBe(start + hour);
    await one.runtime.database.tenant(tenant.id, (db) =>
      db.updateTable('resources').set({ accessTokenTtl: 86_400 }).execute(),
    );
    expect((await list())[1]?.tokensValidUntil).toBe(start + 24 * hour);
    expect(await isAccepted(one, first)).toBe(true);
    const second = await tokenOf(one);
    expect((await rotate()).body.map(({ status }) => status)).toEqual(['Current', 'Previous']);
    expect([await isAccepted(one, first), await isAccepted(one, second)]).toEqual([false, true]);
  });

  it('traps G7 (1): with a grace period publishes the key, which signs when it is due, promoted by one of two processes', async () => {
    const before = await tokenOf(one);
    const { body } = await rotate({ signingKeyAlgorithm: 'RSA', rotationGracePeriod: 60 });
    const [next, current] = [idOf(body, 'Next'), idOf(body, 'Current')];
    for (const server of [one, two]) {
      await expect.poll(() => publishedBy(server)).toEqual([current, next]);
      expect(kidOf(await tokenOf(server))).toBe(current);
    }
    ahead = 59_000;
    const last = await tokenOf(two);
    expect(kidOf(last)).toBe(current);
    ahead = 61_000;
    const tokens = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => tokenOf(turn % 2 === 0 ? one : two)),
    );
    expect(new Set(tokens.map(kidOf))).toEqual(new Set([next]));
    expect(await countPromotions()).toBe(1);
    for (const server of [one, two]) {
      expect(await publishedBy(server)).toEqual([next, current]);
      for (const token of [before, last, ...tokens.slice(0, 2)])
        expect([await isAccepted(server, token), await verifies(server, token)]).toEqual([true, true]);
    }
    const keys = await list();
    expect(keys.map(({ id, status, effectiveAt }) => [id, status, effectiveAt])).toEqual([
      [next, 'Current', undefined],
      [current, 'Previous', undefined],
    ]);
  });

  it('traps G7 (1): a process that dies in the middle of a promotion leaves the keys unchanged, and another one promotes', async () => {
    const { body } = await rotate({ rotationGracePeriod: 60 });
    const [next, current] = [idOf(body, 'Next'), idOf(body, 'Current')];
    await expect.poll(() => publishedBy(two)).toContain(next);
    const held = await holdRows(
      `select from signing_keys where tenant_id = $1 and purpose = 'token' and state = 'current'`,
      [tenant.id],
    );
    ahead = 61_000;
    const token = tokenOf(two);
    await held.waitFor(1, 'update "signing_keys"');
    // The database sees the end of a connection and not what ended it.
    await one.runtime.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like 'update "signing_keys"%'`,
    );
    // The current key still signs: a failed promotion doesn't fail the request.
    expect(kidOf(await token)).toBe(current);
    await held.releaseTo(0, 'update "signing_keys"');
    expect(await countPromotions()).toBe(0);
    expect(kidOf(await tokenOf(one))).toBe(next);
    await expect.poll(async () => kidOf(await tokenOf(two))).toBe(next);
    expect(await countPromotions()).toBe(1);
    expect((await list()).map(({ id }) => id)).toEqual([next, current]);
  });

  it('replaces a key that waits only by another one with a grace period', async () => {
    const first = idOf((await rotate({ rotationGracePeriod: 60 })).body, 'Next');
    const refused = await rotate();
    expect([refused.status, refused.refusal.code]).toEqual([422, 'oidc.invalid_request']);
    const second = idOf((await rotate({ rotationGracePeriod: 120 })).body, 'Next');
    expect((await list()).map(({ status }) => status)).toEqual(['Next', 'Current']);
    expect(second).not.toBe(first);
    // A key that is due doesn't wait any more.
    ahead = 121_000;
    expect((await list()).map(({ id, status }) => [id === second, status])).toEqual([
      [true, 'Current'],
      [false, 'Previous'],
    ]);
  });

  it('happens once if two administrators rotate at the same time', async () => {
    const answers = await Promise.all([rotate(), rotate(), rotate({ rotationGracePeriod: 3600 })]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 422)).toEqual(
      [],
    );
    const states = (await list()).map(({ status }) => status);
    expect(states.filter((status) => status === 'Current')).toHaveLength(1);
    expect(states.length).toBeLessThanOrEqual(3);
  });

  it.each([1, 59, 2_678_401, -1, 60.5])(
    'refuses a grace period of %s seconds',
    async (rotationGracePeriod) => {
      expect((await rotate({ rotationGracePeriod })).status).toBe(400);
    },
  );

  it('lets ID tokens of the previous key end sessions, also if the current one has another algorithm', async () => {
    const home = 'https://app.example.com/';
    const client = await createOidcClient(one.runtime, tenant, {
      type: 'SPA',
      postLogoutRedirectUris: [home],
    });
    const tokens = await client.signIn(await createUser(one.runtime, tenant));
    await rotate({ signingKeyAlgorithm: 'RSA' });
    const url = new URL(`${tenant.issuer}/session/end`);
    url.searchParams.set('id_token_hint', tokens.id_token ?? '');
    url.searchParams.set('post_logout_redirect_uri', home);
    const response = await client.browser.fetch(url);
    expect([response.status, response.headers.get('location')]).toEqual([303, home]);
    const forged = new URL(url);
    forged.searchParams.set('id_token_hint', `${tokens.id_token?.slice(0, -8)}AAAAAAAA`);
    expect((await client.browser.fetch(forged)).status).toBe(400);
  });

  it('traps G7 (4): keys of tokens sign and verify nothing else', () => {
    const sources = import.meta.glob<string>(['../../**/*.ts', '!../../**/*.{test,fixture}.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const users = Object.entries(sources).filter(([, text]) => /\bkeys\.tokens\b/.test(text));
    expect(users.map(([path]) => path.replace('../../', '')).toSorted()).toEqual([
      'oidc/configuration.ts',
      'oidc/provider.ts',
      'web/verify-token.ts',
    ]);
  });
});

describe('deletion', () => {
  it('of a private key is possible only for the previous one', async () => {
    const token = await tokenOf(one);
    await rotate();
    const { body: keys } = await rotate({ rotationGracePeriod: 3600 });
    for (const status of ['Next', 'Current'] as const) {
      const { status: answered, refusal } = await remove(idOf(keys, status));
      expect([answered, refusal.code]).toEqual([422, 'oidc.only_previous_key_can_be_deleted']);
    }
    expect((await remove(idOf(keys, 'Previous'))).status).toBe(204);
    await expect.poll(() => isAccepted(two, token)).toBe(false);
    expect(await publishedBy(one)).toHaveLength(2);
    const unknown = await remove(idOf(keys, 'Previous'));
    expect([unknown.status, unknown.refusal.code]).toEqual([404, 'oidc.key_not_found']);
  });

  it('of the last key isn’t possible', async () => {
    for (const params of [privateKeys, cookieKeys]) {
      const [key] = await list(params.keyType);
      const { status, refusal } = await remove(key?.id ?? '', params);
      expect([status, refusal.code]).toEqual([422, 'oidc.key_required']);
    }
  });

  it('of a key needs the type it belongs to', async () => {
    await rotate({}, cookieKeys);
    const [cookie] = await list('cookie-keys');
    expect((await remove(cookie?.id ?? '')).refusal.code).toBe('oidc.key_not_found');
  });
});

describe('cookie keys', () => {
  /** A browser with a session, and whether it still has it. */
  async function signIn(): Promise<() => Promise<boolean>> {
    const client = await createOidcClient(one.runtime, tenant, { type: 'SPA' });
    await client.signIn(await createUser(one.runtime, tenant));
    const url = () => authorizationUrl(tenant, client, createPkce(), { prompt: 'none', scope: 'openid' });
    return async () => (await client.browser.follow(url())).url.searchParams.has('code');
  }

  it('traps G7 (3): a rotation signs no user out while the previous key is kept', async () => {
    const [returning, absent] = [await signIn(), await signIn()];
    expect((await rotate({}, cookieKeys)).body.map(({ status }) => status)).toEqual(['Current', 'Previous']);
    expect(await returning()).toBe(true);
    await rotate({}, cookieKeys);
    // Browsers that were used since the last rotation have cookies of its key.
    expect([await returning(), await absent()]).toEqual([true, false]);
  });

  it('traps G7 (3): after the current key is deleted, the previous one signs again', async () => {
    const isSignedIn = await signIn();
    const { body } = await rotate({}, cookieKeys);
    const [current, previous] = [idOf(body, 'Current'), idOf(body, 'Previous')];
    expect((await remove(current, cookieKeys)).status).toBe(204);
    expect(await list('cookie-keys')).toMatchObject([{ id: previous, status: 'Current' }]);
    expect(await isSignedIn()).toBe(true);
  });

  it('have no grace period, because only we read them', async () => {
    const { status, refusal } = await rotate({ rotationGracePeriod: 3600 }, cookieKeys);
    expect([status, refusal.code]).toEqual([422, 'oidc.invalid_request']);
    expect((await rotate({ rotationGracePeriod: 0 }, cookieKeys)).status).toBe(200);
  });
});
