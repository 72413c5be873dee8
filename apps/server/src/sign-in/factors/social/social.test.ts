import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import { createConnector, deleteConnector } from '@gatehouse/contract/connectors/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { createPasswordIdentity } from '@gatehouse/contract/sign-in/password-endpoints';
import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import { createSocialAuthorizationUri, verifySocial } from '@gatehouse/contract/sign-in/social-endpoints';
import {
  getPublicSignInExperience,
  updateSignInExperience,
} from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { deleteSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { deleteUser, getUser, updateUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../../tests/support/test-browser.ts';
import type { CallOptions, TestFlow } from '../../../../../../tests/support/test-flow.ts';
import { startSocialProvider, type SocialProvider } from '../../../../../../tests/support/social.ts';
import type { Caller, TestTenant } from '../../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../../tests/support/ways-in.ts';
import { connect } from '../enterprise-sso/enterprise-sso.fixture.ts';

const connectorId = 'acme';
let server: TestServer;
let provider: SocialProvider;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let serial = 0;

beforeAll(async () => {
  provider = await startSocialProvider();
  ({ server, tenant, call, clientId } = await startSignInServer({
    environment: { OUTBOUND_ALLOW: '127.0.0.1' },
  }));
  provider.redirectUris.push(`${tenant.origin}/callback/${connectorId}`);
  await connectProvider();
});
/** Creates the connector, unless it exists. */
const connectProvider = async () => {
  const made = await call(createConnector, {
    body: { id: connectorId, connectorId: 'oidc', config: provider.config, metadata: { target: 'acme' } },
  });
  return made.status;
};
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(async () => {
  serial += 1;
  provider.person = { sub: `p${serial}`, email: `ada.${serial}@example.com` };
  await experience();
});

/** The tenant lets users sign in with the provider, and requires nothing else of new users. */
const experience = async (body: Partial<SignInExperienceSettings> = {}) => {
  const changed = await call(updateSignInExperience, {
    body: {
      ...codeWays,
      signUp: { identifiers: [], password: false, verify: false },
      socialSignIn: {},
      socialSignInConnectorTargets: ['acme'],
      signInMode: 'SignInAndRegister',
      emailBlocklistPolicy: {},
      ...body,
    },
  });
  expect(changed.status).toBe(200);
};
const at = <E extends { path: string }>(endpoint: E, id = connectorId): E => ({
  ...endpoint,
  path: endpoint.path.replace('{connectorId}', id),
});
const state = 'a-state-of-the-page';
const callback = (id = connectorId): string => `${tenant.origin}/callback/${id}`;
const authorize = (flow: TestFlow, body = { state, redirectUri: callback() }, id = connectorId) =>
  flow.call(at(createSocialAuthorizationUri, id), body);
const verify = (
  flow: TestFlow,
  connectorData: Record<string, unknown>,
  verificationId?: string,
  options?: CallOptions,
) => flow.call(at(verifySocial), { connectorData, verificationId }, options);

const begin = (event?: InteractionEvent) => new TestBrowser(tenant).begin(clientId, event);
/** Sends the flow's user to the provider. Returns the verification's ID and the parameters of the redirect back. */
async function leave(flow: TestFlow): Promise<{ id: string; data: Record<string, string> }> {
  const { status, body } = await authorize(flow);
  expect(status).toBe(200);
  const response = await fetch(body.authorizationUri, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? '');
  expect(`${back.origin}${back.pathname}`).toBe(callback());
  return { id: body.verificationId, data: Object.fromEntries(back.searchParams) };
}
/** A flow whose user has verified their social account. */
async function startVerified(event: 'SignIn' | 'Register' = 'SignIn') {
  const flow = await begin(event);
  const { id, data } = await leave(flow);
  const answer = await verify(flow, data, id, { prefer: true });
  expect(answer.status).toBe(200);
  return { flow, id, next: answer.body.next };
}
/** Creates an account with the user info of the provider. */
async function signUp(): Promise<string> {
  const { flow, id } = await startVerified('Register');
  expect((await flow.finish(id)).status).toBe(200);
  return flow.subject();
}
const userOf = async (id: string) => (await call(getUser, { params: { userId: id } })).body;
const identify = (flow: TestFlow, verificationId: string) =>
  flow.call(api.identify, { verificationId }, { prefer: true });

/** The data of the page that an application has sent a user to. */
async function drawn(extra: Record<string, string> = {}): Promise<PageState['screen']> {
  const { browser, page } = await new TestBrowser(tenant).authorize(clientId, extra);
  const html = await (await browser.fetch(`${page.pathname}${page.search}`)).text();
  const [, json = '{}'] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(json) as PageState).screen;
}

describe('social sign-in', () => {
  it('creates an account with the values that the provider vouches for, and recognizes it afterwards', async () => {
    const { flow, id, next } = await startVerified();
    expect(next).toEqual({
      step: 'no-account',
      event: 'SignIn',
      identifier: { type: 'email', value: provider.person.email },
      canSwitch: true,
    });
    expect((await identify(flow, id)).refusal.code).toBe('user.identity_not_exist');
    const switched = await flow.call(
      api.changeInteractionEvent,
      { interactionEvent: 'Register' },
      { prefer: true },
    );
    expect(switched.body.next).toEqual({ step: 'identify', event: 'Register', verificationId: id });
    await identify(flow, id);
    expect((await flow.call(api.getInteraction)).body.profile.socialIdentity).toMatchObject({
      target: 'acme',
      userInfo: { id: provider.person.sub, email: provider.person.email, name: 'Ada' },
    });
    expect((await flow.finish(id)).status).toBe(200);
    const userId = await flow.subject();
    expect(await userOf(userId)).toMatchObject({
      name: 'Ada',
      avatar: 'https://pictures.example.com/ada.png',
      primaryEmail: provider.person.email,
      hasPassword: false,
      identities: { acme: { userId: provider.person.sub, details: { name: 'Ada' } } },
    });

    const again = await startVerified();
    expect(again.next).toEqual({ step: 'identify', event: 'SignIn', verificationId: again.id });
    await again.flow.finish(again.id);
    expect(await again.flow.subject()).toBe(userId);
  });

  it('[VIEW-11 part] is offered if the tenant offers it, and the page gets only public values', async () => {
    const shown = async () =>
      (await call(getPublicSignInExperience, {})).body.socialConnectors.map(({ target }) => target);
    expect(await shown()).toEqual(['acme']);
    await experience({ socialSignInConnectorTargets: [] });
    expect(await shown()).toEqual([]);
    expect((await authorize(await begin())).refusal.code).toBe('user.sign_in_method_not_enabled');
    expect(
      (await authorize(await begin(), { state, redirectUri: callback('nothing') }, 'nothing')).refusal.code,
    ).toBe('connector.not_found');
  });

  it('is on the page, which redirects to the provider immediately for direct_sign_in', async () => {
    const social = [{ id: connectorId, target: 'acme', name: 'OpenID Connect', logoDark: null }];
    expect(await drawn({ direct_sign_in: 'social:acme' })).toMatchObject({
      social,
      directSocialId: connectorId,
    });
    expect(await drawn({ first_screen: 'register' })).toMatchObject({ name: 'register', social });
    expect(await drawn({ direct_sign_in: 'social:other' })).not.toHaveProperty('directSocialId');
    await experience({ socialSignInConnectorTargets: [] });
    expect(await drawn({ direct_sign_in: 'social:acme' })).toMatchObject({ social: [] });
  });

  it('in a native app starts with the parameters of its SDK, and has no button on the page', async () => {
    const id = 'wechat-app';
    const config = { appId: 'client', appSecret: 'secret' };
    await call(createConnector, { body: { id, connectorId: 'wechat-native', config } });
    await experience({ socialSignInConnectorTargets: ['wechat'] });
    const { status, body } = await authorize(await begin(), { state, redirectUri: callback(id) }, id);
    expect([status, body.authorizationUri]).toEqual([
      200,
      `wechat://?app_id=client&scope=snsapi_userinfo&state=${state}`,
    ]);
    const { socialConnectors } = (await call(getPublicSignInExperience, {})).body;
    expect(socialConnectors).toMatchObject([{ id, target: 'wechat', platform: 'Native' }]);
    expect(await drawn()).toMatchObject({ name: 'sign-in', social: [] });
    await call(deleteConnector, { params: { id } });
  });

  it('half-done login: a verification is rejected if the tenant has turned its connector off since', async () => {
    const userId = await signUp();
    const known = await startVerified();
    provider.person = { sub: 'newcomer' };
    const newcomer = await startVerified('Register');
    await experience({ socialSignInConnectorTargets: [] });
    expect((await identify(known.flow, known.id)).refusal.code).toBe('user.sign_in_method_not_enabled');
    expect((await identify(newcomer.flow, newcomer.id)).refusal.code).toBe('user.sign_up_method_not_enabled');
    expect((await userOf(userId)).id).toBe(userId);
  });

  const switchedOff: [string, () => Promise<unknown>][] = [
    ['the tenant has turned it off', () => experience({ socialSignInConnectorTargets: [] })],
    ['the connector was deleted', () => call(deleteConnector, { params: { id: connectorId } })],
  ];
  it.each(switchedOff)(
    'half-done login: a verification that identified the account is rejected when submitting if %s',
    async (_name, change) => {
      await signUp();
      const known = await startVerified();
      expect((await identify(known.flow, known.id)).status).toBe(200);
      // Starting with a provider again doesn't delete the first verification.
      const again = await startVerified();
      expect((await identify(again.flow, again.id)).status).toBe(200);
      expect((await authorize(again.flow)).status).toBe(200);
      provider.person = { sub: `newcomer-${serial}` };
      const newcomer = await startVerified('Register');
      expect((await identify(newcomer.flow, newcomer.id)).status).toBe(200);
      await change();
      const codes = [];
      for (const { flow } of [known, again, newcomer]) {
        codes.push((await flow.call(api.submitExperience)).refusal.code);
        expect(await flow.isSignedIn()).toBe(false);
      }
      const refused = 'user.sign_in_method_not_enabled';
      expect(codes).toEqual([refused, refused, 'user.sign_up_method_not_enabled']);
      await connectProvider();
    },
  );

  it('requires the tenant’s profile of a new user, unless social sign-in is exempt', async () => {
    const signUpWith = { identifiers: ['username' as const], password: true, verify: false };
    await experience({ signUp: signUpWith });
    const asked = await startVerified('Register');
    expect(asked.next).toEqual({ step: 'profile', event: 'Register', missing: ['username'] });
    await experience({ signUp: signUpWith, socialSignIn: { skipRequiredIdentifiers: true } });
    const { flow, id, next } = await startVerified('Register');
    expect(next).toEqual({ step: 'identify', event: 'Register', verificationId: id });
    expect((await flow.finish(id)).status).toBe(200);
  });

  it('rejects a blocked email address, and offers no registration if that is closed', async () => {
    await experience({ emailBlocklistPolicy: { customBlocklist: ['@example.com'] } });
    const listed = await startVerified('Register');
    expect((await identify(listed.flow, listed.id)).refusal.code).toBe(
      'session.email_blocklist.email_not_allowed',
    );
    await experience({ signInMode: 'SignIn' });
    const { next } = await startVerified();
    expect(next).toMatchObject({ step: 'no-account', canSwitch: false });
  });

  it('copies name and picture at each sign-in if the connector is configured to', async () => {
    const sync = async (syncProfile: boolean) =>
      server.runtime.database.pool.query('update connectors set sync_profile = $2 where tenant_id = $1', [
        tenant.id,
        syncProfile,
      ]);
    const userId = await signUp();
    for (const [isSynced, name] of [
      [false, 'Ada'],
      [true, 'Countess'],
    ] as const) {
      await sync(isSynced);
      provider.person.name = 'Countess';
      const { flow, id } = await startVerified();
      await flow.finish(id);
      expect((await userOf(userId)).name).toBe(name);
    }
    await sync(false);
  });
});

describe('attacks: account pre-hijacking', () => {
  it('never links by an email address alone: the account must be verified first, in the same flow', async () => {
    const email = `victim.${serial}@example.com`;
    const userId = await createUser(server.runtime, tenant.id, {
      primaryEmail: email,
      password: goodPassword,
    });
    provider.person.email = email;
    const { flow, id, next } = await startVerified();
    expect(next).toMatchObject({ step: 'link', identifier: { type: 'email', value: email } });
    expect((await identify(flow, id)).refusal.code).toBe('user.identity_not_exist');
    expect((await flow.call(api.identify, { verificationId: id, linkSocialIdentity: true })).status).toBe(
      404,
    );
    expect((await flow.call(api.addToProfile, { type: 'social', verificationId: id })).refusal.code).toBe(
      'session.identifier_not_found',
    );
    expect((await userOf(userId)).identities).toEqual({});

    const { body } = await flow.verify('email', email, goodPassword);
    const identified = await identify(flow, body.verificationId);
    expect(identified.body.next).toEqual({
      step: 'add',
      event: 'SignIn',
      type: 'social',
      verificationId: id,
    });
    await flow.call(api.addToProfile, { type: 'social', verificationId: id });
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    expect((await userOf(userId)).identities).toMatchObject({ acme: { userId: provider.person.sub } });
    const again = await startVerified();
    await again.flow.finish(again.id);
    expect(await again.flow.subject()).toBe(userId);
  });

  it('redirects users with an email address of an SSO domain to its connector, whether or not an account has it', async () => {
    const id = await connect(tenant, call, provider, { domains: ['corp.example'] });
    const known = `known.${serial}@corp.example`;
    await createUser(server.runtime, tenant.id, { primaryEmail: known, password: goodPassword });
    for (const email of [known, `unknown.${serial}@corp.example`])
      for (const event of ['SignIn', 'Register'] as const) {
        provider.person = { sub: email, email };
        const { flow, id: verificationId, next } = await startVerified(event);
        expect(next).toMatchObject({ step: 'sso', connectors: [{ id }] });
        const { status, refusal } = await identify(flow, verificationId);
        expect([status, refusal.code]).toEqual([422, 'session.sso_enabled']);
        expect(refusal.data).toMatchObject({ ssoConnectors: [{ id }], next: { step: 'sso' } });
      }
    await call(deleteSsoConnector, { params: { id } });
    expect((await startVerified()).next).toMatchObject({ step: 'no-account' });
  });

  it('links no social account with an email address of an SSO domain, neither as profile data nor by phone number', async () => {
    const username = `mallory_${serial}`;
    const primaryPhone = `1415777${String(serial).padStart(4, '0')}`;
    const userId = await createUser(server.runtime, tenant.id, {
      username,
      primaryPhone,
      password: goodPassword,
    });
    const [added, linked] = [await begin(), await begin()];
    await added.identifyByPassword(username);
    const boss = { sub: `boss-${serial}`, email: `boss.${serial}@corp.example` };
    provider.person = boss;
    const { id: verificationId, data } = await leave(added);
    expect((await verify(added, data, verificationId)).status).toBe(200);
    await experience({ socialSignIn: { automaticAccountLinking: true } });
    provider.person = { ...boss, phone_number: `+${primaryPhone}`, phone_number_verified: true };
    const left = await leave(linked);
    expect((await verify(linked, left.data, left.id)).status).toBe(200);

    const id = await connect(tenant, call, provider, { domains: ['corp.example'] });
    const refusal = { code: 'session.sso_enabled', data: { ssoConnectors: [{ id }] } };
    const bySocial = { type: 'social', verificationId } as const;
    expect((await added.call(api.addToProfile, bySocial)).refusal).toMatchObject(refusal);
    expect((await identify(linked, left.id)).refusal).toMatchObject(refusal);
    await call(deleteSsoConnector, { params: { id } });
    // The same if the domain gets a connector between that step and submitting.
    expect((await added.call(api.addToProfile, bySocial)).status).toBe(204);
    const later = await connect(tenant, call, provider, { domains: ['corp.example'] });
    expect((await added.call(api.submitExperience)).refusal.code).toBe('session.sso_enabled');
    expect((await userOf(userId)).identities).toEqual({});
    await call(deleteSsoConnector, { params: { id: later } });
  });

  it('links by an email address that the provider vouches for if the tenant allows it, and never by another', async () => {
    await experience({ socialSignIn: { automaticAccountLinking: true } });
    const email = `ada.${serial}@example.com`;
    const userId = await createUser(server.runtime, tenant.id, { primaryEmail: email });
    provider.person = { ...provider.person, email, email_verified: false };
    const unverified = await startVerified();
    expect(unverified.next).toMatchObject({
      step: 'no-account',
      identifier: { type: 'username', value: 'Ada' },
    });
    expect((await identify(unverified.flow, unverified.id)).status).toBe(404);

    provider.person = { ...provider.person, email_verified: true };
    const { flow, id, next } = await startVerified();
    expect(next).toEqual({ step: 'identify', event: 'SignIn', verificationId: id });
    await flow.finish(id);
    expect(await flow.subject()).toBe(userId);
    expect((await userOf(userId)).identities).toMatchObject({ acme: { userId: provider.person.sub } });
  });

  it('links by the email address in any case', async () => {
    await experience({ socialSignIn: { automaticAccountLinking: true } });
    const userId = await createUser(server.runtime, tenant.id, {
      primaryEmail: `Ada.${serial}@Example.com`,
    });
    provider.person = { ...provider.person, email: `ADA.${serial}@example.com` };
    const { flow, id } = await startVerified();
    await flow.finish(id);
    expect(await flow.subject()).toBe(userId);
  });

  it('does not link if the tenant turns linking off, or the account’s email address changes, before the verification is used', async () => {
    await experience({ socialSignIn: { automaticAccountLinking: true } });
    const email = `ada.${serial}@example.com`;
    const userId = await createUser(server.runtime, tenant.id, { primaryEmail: email });
    const [first, second] = [await startVerified(), await startVerified()];
    await experience({ socialSignIn: {} });
    expect((await identify(first.flow, first.id)).refusal.code).toBe('user.sign_in_method_not_enabled');
    await experience({ socialSignIn: { automaticAccountLinking: true } });
    await call(updateUser, { params: { userId }, body: { primaryEmail: 'moved@example.com' } });
    expect((await identify(second.flow, second.id)).refusal.code).toBe('session.verification_failed');
    expect((await userOf(userId)).identities).toEqual({});
  });

  it('does not create a second account with an email address that an account has', async () => {
    const email = `ada.${serial}@example.com`;
    await createUser(server.runtime, tenant.id, { primaryEmail: email });
    const userId = await signUp();
    expect((await userOf(userId)).primaryEmail).toBeNull();
  });

  it('rejects a user whose social account was unlinked, or whose account was deleted, after the verification', async () => {
    const userId = await signUp();
    const params = { userId };
    const unlinked = await startVerified();
    expect((await identify(unlinked.flow, unlinked.id)).status).toBe(200);
    await server.runtime.database.pool.query(
      `update users set identities = '{}' where tenant_id = $1 and id = $2`,
      [tenant.id, userId],
    );
    expect((await unlinked.flow.call(api.submitExperience)).refusal.code).toBe('session.verification_failed');
    await call(deleteUser, { params });
    expect((await unlinked.flow.call(api.submitExperience)).status).toBeGreaterThanOrEqual(400);
  });

  it('creates one account for two concurrent registrations with one social account', async () => {
    const flows = [await startVerified('Register'), await startVerified('Register')];
    for (const { flow, id } of flows)
      expect((await flow.call(api.identify, { verificationId: id })).status).toBe(204);
    const ended = await Promise.all(flows.map(({ flow }) => flow.call(api.submitExperience)));
    expect(ended.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(ended.find(({ status }) => status === 422)?.refusal.code).toMatch(/already_in_use/);
  });
});

describe('attacks: callbacks from a provider', () => {
  it('CSRF: are rejected with another state', async () => {
    const flow = await begin();
    const { id, data } = await leave(flow);
    expect((await verify(flow, { ...data, state: 'another-state' }, id)).refusal.code).toBe(
      'connector.invalid_request_parameters',
    );
  });

  it('code injection: are rejected in another flow, and accepted once in the same one', async () => {
    const [own, other] = [await begin(), await begin()];
    const [mine, foreign] = [await leave(own), await leave(other)];
    expect((await verify(own, { ...foreign.data, state }, mine.id)).refusal.code).toBe(
      'connector.social_auth_code_invalid',
    );
    expect((await verify(own, foreign.data, foreign.id)).refusal.code).toBe(
      'session.verification_session_not_found',
    );
    expect((await verify(own, mine.data)).refusal.code).toBe('session.verification_session_not_found');
    const fresh = await leave(own);
    expect((await verify(own, fresh.data, fresh.id)).status).toBe(200);
    expect((await verify(own, fresh.data, fresh.id)).refusal.code).toBe(
      'session.verification_session_not_found',
    );
  });

  it('open redirect: are only sent to this connector’s callback URL', async () => {
    const flow = await begin();
    const elsewhere = [
      'https://evil.example/callback/acme',
      callback('other'),
      `${callback()}/..`,
      `${callback()}?x`,
    ];
    for (const redirectUri of [
      ...elsewhere,
      'javascript:alert(1)',
      `${tenant.origin}@evil.example/callback/acme`,
    ])
      expect((await authorize(flow, { state, redirectUri })).status).toBe(400);
  });

  it('half-done login: are rejected before a flow has started, in a password reset, and out of order', async () => {
    const none = await new TestBrowser(tenant).authorize(clientId);
    expect((await authorize(none)).refusal.code).toBe('session.interaction_not_found');
    expect((await authorize(await begin('ForgotPassword'))).refusal.code).toBe(
      'session.not_supported_for_forgot_password',
    );
    const flow = await begin();
    const { id } = await leave(flow);
    expect((await identify(flow, id)).refusal.code).toBe('session.verification_failed');
    expect((await flow.call(api.submitExperience)).status).toBe(404);
  });

  it('[ERR-16] return the error codes of the catalog for rejected passwords, connectors and access', async () => {
    await experience({ signUp: { identifiers: ['username'], password: true, verify: false } });
    const newcomer = await begin('Register');
    const identifier = { type: 'username' as const, value: `newcomer${serial}` };
    const { status, refusal } = await newcomer.call(createPasswordIdentity, {
      identifier,
      password: 'short',
    });
    expect([status, refusal.code]).toEqual([422, 'password.rejected']);
    expect(refusal.data).toMatchObject([{ code: 'password_rejected.too_short' }]);

    /** The error code of a callback with these values, and the `access` value that gives the reason. */
    const answerTo = async (change: Record<string, unknown>) => {
      const flow = await begin();
      const { id, data } = await leave(flow);
      const { code: _code, ...rest } = data;
      const answer = await verify(flow, { ...rest, ...change }, id);
      return [answer.refusal.code, (answer.refusal.data as { access?: string }).access];
    };
    expect(await answerTo({ error: 'access_denied' })).toEqual([
      'connector.authorization_failed',
      'AccessDenied',
    ]);
    expect(await answerTo({ error: 'user_cancelled_login' })).toEqual([
      'connector.authorization_failed',
      'AccessDenied',
    ]);
    expect(await answerTo({ error: 'server_error' })).toEqual(['connector.authorization_failed', 'General']);
    expect(await answerTo({ code: 'made-up' })).toEqual(['connector.social_auth_code_invalid', 'General']);
    expect(await answerTo({})).toEqual(['connector.insufficient_request_parameters', 'General']);
    expect(await answerTo({ code: ['a'] })).toEqual(['connector.invalid_request_parameters', 'General']);
  });

  it('[ERR-17 part] report a rejection with the connector’s code, without the provider’s text', async () => {
    const flow = await begin();
    const { id, data } = await leave(flow);
    const { code: _code, ...refused } = data;
    const denied = await verify(
      flow,
      { ...refused, error: 'access_denied', error_description: 'Ada said no' },
      id,
    );
    expect([denied.status, denied.refusal.code]).toEqual([400, 'connector.authorization_failed']);
    expect(denied.refusal.data).toMatchObject({ access: 'AccessDenied' });
    expect(JSON.stringify(denied.refusal)).not.toContain('Ada said no');
  });

  it('that post a form cross-site are redirected to a GET of the same URL, which sends the cookies', async () => {
    const body = new URLSearchParams({ code: 'c&1', state: 's', user: '{"name":"Ä"}' });
    const response = await fetch(callback(), {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin: 'null' },
    });
    expect(response.status).toBe(303);
    const location = new URL(response.headers.get('location') ?? '', tenant.origin);
    expect(location.href.startsWith(`${callback()}?`)).toBe(true);
    expect(Object.fromEntries(location.searchParams)).toEqual(Object.fromEntries(body));
    expect(response.headers.getSetCookie()).toEqual([]);
    const odd = await fetch(`${tenant.origin}/callback/%2f%2fevil.example`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    expect(new URL(odd.headers.get('location') ?? '', tenant.origin).origin).toBe(tenant.origin);
  });

  it('don’t exist for a deleted connector: a sign-in with it cannot be started', async () => {
    const made = await call(createConnector, {
      body: { connectorId: 'oidc', config: provider.config, metadata: { target: 'second' } },
    });
    await experience({ socialSignInConnectorTargets: ['acme', 'second'] });
    const flow = await begin();
    const { id } = made.body;
    expect((await authorize(flow, { state, redirectUri: callback(id) }, id)).status).toBe(200);
    await call(deleteConnector, { params: { id } });
    expect((await authorize(flow, { state, redirectUri: callback(id) }, id)).status).toBe(404);
  });
});
