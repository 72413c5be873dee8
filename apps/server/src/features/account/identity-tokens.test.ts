import * as identity from '@gatehouse/contract/account/identity-endpoints';
import * as verification from '@gatehouse/contract/account/verification-endpoints';
import {
  createConnector,
  deleteConnector,
  listConnectorFactories,
  updateConnector,
} from '@gatehouse/contract/connectors/endpoints';
import { deleteSecret } from '@gatehouse/contract/secrets/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { createSocialAuthorizationUri, verifySocial } from '@gatehouse/contract/sign-in/social-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { deleteUser } from '@gatehouse/contract/users/endpoints';
import * as users from '@gatehouse/contract/users/identity-endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountUser,
  openAccountCenter,
  signInToAccount,
} from '../../../../../tests/support/account.ts';
import { createApplication } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { type SocialProvider, startSocialProvider } from '../../../../../tests/support/social.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

const redirectUri = 'https://app.example.com/account/back';
const params = { target: 'acme' };
let server: TestServer;
let provider: SocialProvider;
let tenant: TestTenant;
let call: Caller;
let serial = 0;
let now = Date.now();
/** What the server has logged. */
const lines: string[] = [];

beforeAll(async () => {
  provider = await startSocialProvider();
  provider.redirectUris.push(redirectUri);
  server = await startTestServer({
    database: 'identity_tokens',
    environment: { OUTBOUND_ALLOW: '127.0.0.1' },
    clock: () => now,
    logTo: (line) => lines.push(line),
  });
  tenant = await server.createTenant();
  provider.redirectUris.push(`${tenant.origin}/callback/acme`);
  await openAccountCenter(tenant);
  call = await tenant.as('all');
  await connect();
  const signUp = { identifiers: [], password: false, verify: false };
  const settings = { ...codeWays, signUp, socialSignInConnectorTargets: ['acme'] };
  expect((await call(updateSignInExperience, { body: settings })).status).toBe(200);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(() => {
  provider.tokens = {
    access_token: 'access',
    refresh_token: 'secret-r1',
    expires_in: 60,
    scope: 'openid calendar',
  };
});

const connect = () =>
  call(createConnector, {
    body: {
      id: 'acme',
      connectorId: 'oidc',
      config: provider.config,
      metadata: { target: 'acme' },
      enableTokenStorage: true,
    },
  });
const enter = () =>
  signInToAccount(server, tenant, {
    user: { username: `user_${(serial += 1)}`, primaryEmail: `u${serial}@example.com` },
  });
/** Signs in at the provider, and returns the verification. */
async function verify({ call: own }: AccountUser, sub: string): Promise<string> {
  provider.person = { sub, email: `${sub}@example.com` };
  const body = { connectorId: 'acme', state: `state-${(serial += 1)}`, redirectUri };
  const started = await own(verification.beginOwnSocial, { body });
  const { headers } = await fetch(started.body.authorizationUri, { redirect: 'manual' });
  const connectorData = Object.fromEntries(new URL(headers.get('location') ?? '').searchParams);
  const { verificationRecordId } = started.body;
  const { status } = await own(verification.verifyOwnSocial, {
    body: { verificationRecordId, connectorData },
  });
  expect(status).toBe(200);
  return verificationRecordId;
}
/** A user with a linked account at the provider, whose tokens are stored. */
async function link(): Promise<AccountUser & { sub: string }> {
  const person = await enter();
  const sub = `p${serial}`;
  const body = { newIdentifierVerificationRecordId: await verify(person, sub) };
  expect((await (await person.verified())(identity.linkOwnIdentity, { body })).status).toBe(204);
  return { ...person, sub };
}
const read = ({ call: own }: AccountUser) => own(identity.getOwnIdentityToken, { params });
const codeOf = async (person: AccountUser) => {
  const { status, refusal } = await read(person);
  return [status, (refusal as { code?: string }).code];
};
const none = [404, 'secrets.third_party_token_set.token_not_found'];
const expired = [401, 'secrets.third_party_token_set.access_token_expired'];
const rowsOf = async (userId: string) =>
  (
    await server.runtime.database.pool.query<{ sealed: string; scope: string }>(
      'select * from provider_tokens where tenant_id = $1 and user_id = $2',
      [tenant.id, userId],
    )
  ).rows;

/** A flow whose user has signed in at the provider. */
async function comeBack(sub: string, event: 'SignIn' | 'Register') {
  provider.person = { sub, email: `${sub}@example.com` };
  const clientId = await createApplication(server.runtime, tenant.id);
  const flow = await new TestBrowser(tenant).begin(clientId, event);
  const at = <E extends { path: string }>(endpoint: E): E => ({
    ...endpoint,
    path: endpoint.path.replace('{connectorId}', 'acme'),
  });
  const back = {
    state: `a-state-of-the-page-${(serial += 1)}`,
    redirectUri: `${tenant.origin}/callback/acme`,
  };
  const { body } = await flow.call(at(createSocialAuthorizationUri), back);
  const { headers } = await fetch(body.authorizationUri, { redirect: 'manual' });
  const connectorData = Object.fromEntries(new URL(headers.get('location') ?? '').searchParams);
  const { verificationId } = body;
  expect((await flow.call(at(verifySocial), { connectorData, verificationId })).status).toBe(200);
  return { flow, verificationId };
}

describe('the tokens of a provider', () => {
  it('are stored when a user registers and signs in, and no step shows them', async () => {
    const { flow, verificationId } = await comeBack('newcomer', 'Register');
    await flow.call(api.identify, { verificationId });
    const held = JSON.stringify((await flow.call(api.getInteraction)).body);
    expect(held).toContain('newcomer');
    expect(held).not.toMatch(/sealed|secret-r1/);
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    const flows = await server.runtime.database
      .for(tenant.id)
      .selectFrom('oidcInstances')
      .select('flow')
      .where('model', '=', 'Interaction')
      .execute();
    expect(JSON.stringify(flows)).toContain('newcomer');
    expect(JSON.stringify(flows)).not.toContain('sealedTokens');
    const userId = await flow.subject();
    const scopes = async () => (await rowsOf(userId)).map(({ scope }) => scope);
    expect(await scopes()).toEqual(['openid calendar']);
    provider.tokens = { scope: 'openid mail' };
    const again = await comeBack('newcomer', 'SignIn');
    await again.flow.finish(again.verificationId);
    expect(await again.flow.subject()).toBe(userId);
    expect(await scopes()).toEqual(['openid mail']);
  });

  it('are stored when an account is linked, sealed, and returned to its user', async () => {
    const person = await link();
    expect((await read(person)).body).toEqual({
      access_token: 'access',
      scope: 'openid calendar',
      token_type: 'bearer',
      expires_in: 60,
    });
    const rows = await rowsOf(person.id);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('secret-r1');
    expect(Object.values(rows[0] ?? {})).not.toContain('access');
  });

  it('need the scope `identities`', async () => {
    const person = await signInToAccount(server, tenant, { scope: 'openid' });
    expect(await codeOf(person)).toEqual([403, 'auth.forbidden']);
    expect(await codeOf(await enter())).toEqual(none);
  });

  it('traps G14: are refreshed by one of many requests at once, once they have expired', async () => {
    const person = await link();
    now += 60_000;
    let refreshed = 0;
    provider.refresh = (token) => {
      refreshed += 1;
      return token === 'secret-r1'
        ? {
            status: 200,
            body: { access_token: 'second', token_type: 'bearer', refresh_token: 'r2', expires_in: 60 },
          }
        : { status: 400, body: { error: 'invalid_grant' } };
    };
    const answers = await Promise.all(Array.from({ length: 10 }, () => read(person)));
    expect(answers.map(({ body }) => body.access_token)).toEqual(Array(10).fill('second'));
    expect(refreshed).toBe(1);
    expect(answers[0]?.body.scope).toBe('openid calendar');
    now += 60_000;
    // The provider refuses: the user has to sign in there again.
    expect(await codeOf(person)).toEqual(expired);
    expect(await codeOf(person)).toEqual(none);
  });

  it('that have expired are deleted without a refresh token, and kept while the provider is down', async () => {
    const person = await link();
    now += 60_000;
    // A provider may repeat what it was sent.
    provider.refresh = (token) => ({ status: 503, body: { error: `down for ${token}` } });
    const [status] = await codeOf(person);
    expect(status).toBe(500);
    expect(lines.join('\n')).toContain('down for …');
    expect(lines.join('\n')).not.toContain('secret-r1');
    provider.refresh = () => ({ status: 200, body: { access_token: 'later', expires_in: 60 } });
    expect((await read(person)).body.access_token).toBe('later');
    // It didn't rotate the refresh token, so that stays (RFC 6749 section 6).
    now += 60_000;
    provider.refresh = (token) => ({
      status: token === 'secret-r1' ? 200 : 400,
      body: { access_token: 'latest', expires_in: 60 },
    });
    expect((await read(person)).body.access_token).toBe('latest');
    provider.tokens = { expires_in: 60 };
    const other = await link();
    now += 60_000;
    expect(await codeOf(other)).toEqual(expired);
    expect(await rowsOf(other.id)).toEqual([]);
  });

  it('traps G14: are sealed for their tenant, user, connector and account: a moved row is not opened', async () => {
    const [victim, attacker] = [await link(), await link()];
    await server.runtime.database.pool.query(
      `update provider_tokens set sealed = (select sealed from provider_tokens where tenant_id = $1 and user_id = $2)
       where tenant_id = $1 and user_id = $3`,
      [tenant.id, victim.id, attacker.id],
    );
    expect((await read(attacker)).status).toBe(500);
    // Not even the row of the same account is another user’s.
    await server.runtime.database.pool.query(
      `delete from provider_tokens where tenant_id = $1 and user_id = $2`,
      [tenant.id, attacker.id],
    );
    await server.runtime.database.pool.query(
      `update provider_tokens set user_id = $3 where tenant_id = $1 and user_id = $2`,
      [tenant.id, victim.id, attacker.id],
    );
    expect((await read(attacker)).status).toBe(500);
    await server.runtime.database.pool.query(
      `update provider_tokens set user_id = $2 where tenant_id = $1 and user_id = $3`,
      [tenant.id, victim.id, attacker.id],
    );
    expect((await read(victim)).status).toBe(200);
  });

  it('are replaced by a new sign-in with the linked account, and not with another one', async () => {
    const person = await link();
    const replace = async (sub: string) => {
      const body = { verificationRecordId: await verify(person, sub) };
      return person.call(identity.replaceOwnIdentityToken, { params, body });
    };
    provider.tokens = { scope: 'more', expires_in: 60 };
    expect((await replace(person.sub)).body).toMatchObject({ access_token: 'access', scope: 'more' });
    // The former refresh token is kept: this provider issues one at the first sign-in only.
    expect((await rowsOf(person.id))[0]).toMatchObject({ has_refresh_token: true });
    const other = await replace(`${person.sub}x`);
    expect([other.status, other.refusal.code]).toEqual([422, 'user.identity_not_exists_in_current_user']);
    const body = { verificationRecordId: 'unknown' };
    expect((await person.call(identity.replaceOwnIdentityToken, { params, body })).status).toBe(400);
  });

  it('are shown to administrators without the tokens, and deleted by them', async () => {
    const person = await link();
    const own = { userId: person.id, ...params };
    const without = await call(users.getUserIdentity, { params: own });
    expect(without.body).not.toHaveProperty('tokenSecret');
    const query = { includeTokenSecret: 'true' } as const;
    const { body } = await call(users.getUserIdentity, { params: own, query });
    expect(body.tokenSecret).toMatchObject({
      userId: person.id,
      type: 'federated_token_set',
      metadata: { scope: 'openid calendar', tokenType: 'bearer', hasRefreshToken: true },
      connectorId: 'acme',
      target: 'acme',
      identityId: person.sub,
    });
    const all = await call(users.listUserIdentities, { params: own, query });
    expect(all.body.socialIdentities[0]?.tokenSecret).toEqual(body.tokenSecret);
    expect(JSON.stringify([body, all.body])).not.toMatch(/"access"|secret-r1|sealed/);
    const id = body.tokenSecret?.id ?? '';
    const other = await (await server.createTenant()).as('all');
    expect((await other(deleteSecret, { params: { id } })).status).toBe(404);
    expect((await call(deleteSecret, { params: { id } })).status).toBe(204);
    expect(await codeOf(person)).toEqual(none);
  });

  it('traps G14: end with the account’s link, its user, the setting and the connector', async () => {
    const [unlinked, removed, gone, last] = [await link(), await link(), await link(), await link()];
    await (
      await unlinked.verified()
    )(identity.unlinkOwnIdentity, { params });
    expect(await rowsOf(unlinked.id)).toEqual([]);
    await call(users.deleteUserIdentity, { params: { userId: removed.id, ...params } });
    expect(await rowsOf(removed.id)).toEqual([]);
    await call(deleteUser, { params: { userId: gone.id } });
    expect(await rowsOf(gone.id)).toEqual([]);
    await call(updateConnector, { params: { id: 'acme' }, body: { enableTokenStorage: false } });
    expect(await rowsOf(last.id)).toEqual([]);
    const silent = await link();
    expect(await codeOf(silent)).toEqual(none);
    await call(updateConnector, { params: { id: 'acme' }, body: { enableTokenStorage: true } });
    const again = await link();
    expect(await rowsOf(again.id)).toHaveLength(1);
    await call(deleteConnector, { params: { id: 'acme' } });
    expect(await rowsOf(again.id)).toEqual([]);
    await connect();
  });

  it('are stored only by connectors that declare it', async () => {
    const { body: factories } = await call(listConnectorFactories);
    const supported = new Map(
      factories.map(({ id, isTokenStorageSupported }) => [id, isTokenStorageSupported]),
    );
    expect(['oidc', 'github-universal', 'google-universal'].map((id) => supported.get(id))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['saml', 'alipay-web', 'smtp'].map((id) => supported.get(id) ?? false)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
