import * as identities from '@gatehouse/contract/users/identity-endpoints';
import { createUser, getUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createApplication, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let serial = 0;
beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

const target = 'github';
async function makeUser() {
  const username = `ada_${(serial += 1)}`;
  const { body } = await call(createUser, { body: { username, password: goodPassword } });
  return { username, params: { userId: body.id, target } };
}
type Params = Awaited<ReturnType<typeof makeUser>>['params'];
const link = (params: Params, userId: string) =>
  call(identities.putUserIdentity, { params, body: { userId, details: { name: 'Ada' } } });

/** A signed-in browser, and a function that returns whether it still is. */
async function signIn(username: string): Promise<() => Promise<boolean>> {
  const clientId = await createApplication(server.runtime, tenant.id);
  const browser = new TestBrowser(tenant);
  const flow = await browser.authorize(clientId);
  expect((await flow.signIn(username, goodPassword)).status).toBe(200);
  await flow.resume();
  return async () => {
    const silent = await browser.fetch(
      `/oidc/auth?${new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        redirect_uri: 'https://app.example/callback',
        scope: 'openid',
        prompt: 'none',
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
      }).toString()}`,
    );
    return new URL(silent.headers.get('location') ?? '').searchParams.has('code');
  };
}

describe('identities of a user', () => {
  it('attacks: disk filled by pieces: details of all identities of a user are limited to 64 KiB in total', async () => {
    const { params } = await makeUser();
    const put = (name: string) =>
      call(identities.putUserIdentity, {
        params: { ...params, target: name },
        body: { userId: name, details: { raw: 'x'.repeat(40_000) } },
      });
    expect((await put('one')).status).toBe(200);
    const refused = await put('two');
    expect([refused.status, refused.refusal.data]).toEqual([
      400,
      { fields: { 'body.details': 'must be at most 64 KiB of JSON together with what is stored already' } },
    ]);
    const { socialIdentities } = (await call(identities.listUserIdentities, { params })).body;
    expect(socialIdentities.map((identity) => identity.target)).toEqual(['one']);
  });

  it('[VIEW-04 part] are listed, set, read and removed by the target of the connector', async () => {
    const { params } = await makeUser();
    const identity = { userId: '583231', details: { name: 'Ada' } };
    expect((await link(params, '583231')).body).toEqual({ [target]: identity });
    expect((await call(identities.getUserIdentity, { params })).body).toEqual({ identity });
    expect((await call(identities.listUserIdentities, { params })).body).toEqual({
      socialIdentities: [{ target, identity }],
      ssoIdentities: [],
    });
    expect((await call(getUser, { params })).body.identities).toEqual({ [target]: identity });
    expect((await call(identities.deleteUserIdentity, { params })).body.identities).toEqual({});
    for (const endpoint of [identities.getUserIdentity, identities.deleteUserIdentity])
      expect((await call(endpoint, { params })).refusal.code).toBe('user.identity_not_exist');
  });

  it('belong to one user at most, also with concurrent requests for two users', async () => {
    const users = [await makeUser(), await makeUser()];
    const given = await Promise.all(users.map(({ params }) => link(params, 'shared')));
    expect(given.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const refused = given.findIndex(({ status }) => status === 422);
    expect(given[refused]?.refusal.code).toBe('user.identity_already_in_use');
    const [holder, other] = refused === 1 ? users : users.toReversed();
    await call(identities.deleteUserIdentity, { params: holder?.params ?? { userId: '', target } });
    expect((await link(other?.params ?? { userId: '', target }, 'shared')).status).toBe(200);
  });

  it('attacks: account pre-hijacking; removing or replacing one ends the user’s sessions', async () => {
    const { username, params } = await makeUser();
    await link(params, 'first');
    const isSignedIn = await signIn(username);
    await link(params, 'first');
    expect(await isSignedIn()).toBe(true);
    await link(params, 'second');
    expect(await isSignedIn()).toBe(false);
    const isAgain = await signIn(username);
    expect(await isAgain()).toBe(true);
    await call(identities.deleteUserIdentity, { params });
    expect(await isAgain()).toBe(false);
  });
});
