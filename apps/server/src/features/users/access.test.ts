import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import type { PasswordEncryptionMethod } from '@gatehouse/contract/passwords/encryption-methods';
import * as logs from '@gatehouse/contract/audit-logs/endpoints';
import * as access from '@gatehouse/contract/users/access-endpoints';
import * as api from '@gatehouse/contract/users/endpoints';
import * as sessions from '@gatehouse/contract/sessions/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let serial = 0;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer());
});
afterAll(() => server.stop());

const createUser = async (values: object = { password: goodPassword }) =>
  (await call(api.createUser, { body: { username: `user_${(serial += 1)}`, ...values } })).body;

/** Signs in on the pages and returns the application's tokens. */
async function signIn(username: string | null, password = goodPassword) {
  const flow = await new TestBrowser(tenant).authorize(clientId);
  const { status } = await flow.signIn(username ?? '', password);
  if (status >= 400) return { status, tokens: undefined };
  return { status, tokens: await flow.redeem((await flow.resume()).get('code') ?? '') };
}

const userinfo = async (token = '') =>
  (await fetch(`${tenant.issuer}/me`, { headers: { authorization: `Bearer ${token}` } })).status;
const refresh = async (token = '') =>
  (
    await fetch(`${tenant.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', client_id: clientId, refresh_token: token }),
    })
  ).status;

describe('a password', () => {
  it('is set and verified by an administrator, and never returned', async () => {
    const user = await createUser({});
    const params = { userId: user.id };
    expect([user.hasPassword, (await call(access.hasUserPassword, { params })).body]).toEqual([
      false,
      { hasPassword: false },
    ]);
    const without = await call(access.verifyUserPassword, { params, body: { password: 'x' } });
    expect([without.status, without.refusal.code]).toEqual([422, 'session.invalid_credentials']);
    // The tenant's policy applies to users; administrators may set any password.
    const set = await call(access.setUserPassword, { params, body: { password: 'x' } });
    expect(set.body).toEqual({
      ...user,
      hasPassword: true,
      passwordUpdatedAt: expect.any(Number),
      updatedAt: expect.any(Number),
    });
    expect((await call(access.verifyUserPassword, { params, body: { password: 'x' } })).status).toBe(204);
    expect((await call(access.verifyUserPassword, { params, body: { password: 'y' } })).status).toBe(422);
    expect((await signIn(user.username, 'x')).status).toBe(200);
    for (const answer of [
      set,
      await call(api.getUser, { params }),
      await call(api.listUsers, { query: { search: user.id } }),
      await call(logs.listAuditLogs, { query: { userId: user.id } }),
    ])
      expect(JSON.stringify(answer.body)).not.toMatch(/argon2|passwordDigest|passwordEncrypted/i);
  });

  const md5 = '5f4dcc3b5aa765d61d8327deb882cf99';
  it.each<[PasswordEncryptionMethod, string]>([
    ['MD5', md5],
    ['SHA1', '5baa61e4c9b93f3f0682250b6cf8331b7ee68fd8'],
    ['SHA256', '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8'],
    ['Bcrypt', '$2y$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
    ['Argon2i', '$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$wWKIMhR9lyDFvRz9YTZweHKfbftvj+qf+YFY4NeBbtA'],
    ['Argon2id', '$argon2id$v=19$m=1024,t=2,p=2$c29tZXNhbHQ$kEfNQbPvk6Q7hokW6Jrvn1Mjb9kdT/I7OXVDKsviazk'],
    ['Argon2d', '$argon2d$v=19$m=1024,t=2,p=2$c29tZXNhbHQ$QUWn8+lb/DqLTOHyPe0xQ3OScGMuazJ2dJlz9kH6fQc'],
  ])(
    '[ENT-07] [OPEN-38] imported as a %s hash works for sign-in, and is rehashed with Argon2id',
    async (method, digest) => {
      const password = method === 'Bcrypt' ? 'U*U' : 'password';
      const user = await createUser({ passwordDigest: digest, passwordAlgorithm: method });
      const params = { userId: user.id };
      const stored = async () =>
        (await call(api.getUser, { params, query: { includePasswordHash: 'true' } })).body;
      expect(await stored()).toMatchObject({ passwordDigest: digest, passwordAlgorithm: method });
      expect((await signIn(user.username, `${password}!`)).status).toBe(422);
      expect((await signIn(user.username, password)).status).toBe(200);
      expect(await stored()).toMatchObject({
        passwordDigest: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
        passwordAlgorithm: 'Argon2id',
      });
      expect((await signIn(user.username, password)).status).toBe(200);
    },
  );

  it.each<[string, object]>([
    ['user.password_and_digest', { password: 'x', passwordDigest: md5, passwordAlgorithm: 'MD5' }],
    ['user.password_algorithm_required', { passwordDigest: md5 }],
    ['user.password_algorithm_required', { passwordAlgorithm: 'MD5' }],
    ['password.unsupported_encryption_method', { passwordDigest: md5, passwordAlgorithm: 'Whirlpool' }],
    ['password.malformed_hash', { passwordDigest: md5, passwordAlgorithm: 'Bcrypt' }],
    [
      'password.hash_too_costly',
      {
        passwordDigest: '$2b$31$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
        passwordAlgorithm: 'Bcrypt',
      },
    ],
  ])('is refused with %s if its hash can’t be imported', async (code, body) => {
    const answer = await call(api.createUser, { body });
    expect([answer.status, answer.refusal.code]).toEqual([400, code]);
  });

  it('is returned as a hash only with the permission `all`, which the audit log records', async () => {
    const user = await createUser();
    const input = { params: { userId: user.id }, query: { includePasswordHash: 'true' as const } };
    const reader = await tenant.as('read:data', 'write:data', 'delete:data');
    const refused = await reader(api.getUser, input);
    expect([refused.status, refused.refusal.code]).toEqual([403, 'auth.forbidden']);
    expect((await call(api.getUser, input)).body.passwordDigest).toMatch(/^\$argon2id\$/);
    const { body } = await call(logs.listAuditLogs, {
      query: { userId: user.id, logKey: 'User.PasswordHash.Viewed' },
    });
    expect(body).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/argon2/);
  });
});

describe('access of a signed-in user', () => {
  it('is listed as sessions and grants, which can be ended one by one', async () => {
    const user = await createUser();
    const params = { userId: user.id };
    const [first, second] = [await signIn(user.username), await signIn(user.username)];
    const { body: held } = await call(sessions.listUserSessions, { params });
    expect(held.sessions).toHaveLength(2);
    const [session] = held.sessions;
    expect(session).toMatchObject({
      payload: { kind: 'Session', accountId: user.id, jti: session?.payload.uid },
      accountId: user.id,
      clientId,
    });
    const one = { ...params, sessionId: session?.payload.uid ?? '' };
    expect((await call(sessions.getUserSession, { params: one })).body).toEqual(session);
    const { body: given } = await call(sessions.listUserGrants, { params });
    expect(given.grants.map(({ application }) => application)).toContainEqual({
      id: clientId,
      name: 'Storefront',
    });
    const third = await call(sessions.listUserGrants, { params, query: { appType: 'thirdParty' } });
    expect(third.body).toEqual({ grants: [] });

    expect(
      (await call(sessions.endUserSession, { params: one, query: { revokeGrantsTarget: 'all' } })).status,
    ).toBe(204);
    expect((await call(sessions.endUserSession, { params: one })).refusal.code).toBe(
      'oidc.session_not_found',
    );
    expect((await call(sessions.listUserSessions, { params })).body.sessions).toHaveLength(1);
    // The newest session was the second one's.
    expect([await userinfo(first.tokens?.access_token), await userinfo(second.tokens?.access_token)]).toEqual(
      [200, 401],
    );

    const { body: left } = await call(sessions.listUserGrants, { params });
    for (const { id: grantId } of left.grants)
      expect((await call(sessions.endUserGrant, { params: { ...params, grantId } })).status).toBe(204);
    expect(await userinfo(first.tokens?.access_token)).toBe(401);
    expect(await refresh(first.tokens?.refresh_token)).toBe(400);
    // The grant is deleted: only the row still has its user.
    const { body: rows } = await call(listAuditLogs, {
      query: { userId: user.id, logKey: 'User.Grant.Ended' },
    });
    expect(rows.map(({ payload }) => payload.params?.applicationId)).toContain(clientId);
  });

  it.each<[string, (userId: string) => Promise<unknown>]>([
    [
      'suspending the user',
      (userId) => call(access.suspendUser, { params: { userId }, body: { isSuspended: true } }),
    ],
    [
      'a new password',
      (userId) => call(access.setUserPassword, { params: { userId }, body: { password: 'other' } }),
    ],
    ['deleting the user', (userId) => call(api.deleteUser, { params: { userId } })],
  ])('ends immediately by %s', async (_how, act) => {
    const user = await createUser();
    const { tokens } = await signIn(user.username);
    expect([await userinfo(tokens?.access_token), tokens?.refresh_token]).toEqual([200, expect.any(String)]);
    await act(user.id);
    expect(await userinfo(tokens?.access_token)).toBe(401);
    expect(await refresh(tokens?.refresh_token)).toBe(400);
    const left = await server.runtime.database.tenant(tenant.id, (db) =>
      db.selectFrom('oidcInstances').select('model').where('accountId', '=', user.id).execute(),
    );
    expect(left).toEqual([]);
    expect((await signIn(user.username)).status).toBeGreaterThanOrEqual(400);
  });

  it('is possible again when the user is no longer suspended', async () => {
    const user = await createUser();
    const params = { userId: user.id };
    const suspended = await call(access.suspendUser, { params, body: { isSuspended: true } });
    expect(suspended.body.isSuspended).toBe(true);
    expect((await signIn(user.username)).status).toBe(401);
    await call(access.suspendUser, { params, body: { isSuspended: false } });
    expect((await signIn(user.username)).status).toBe(200);
    const { body } = await call(api.getUser, { params });
    expect(body.lastSignInAt).toBeGreaterThan(user.createdAt - 1);
  });
});
