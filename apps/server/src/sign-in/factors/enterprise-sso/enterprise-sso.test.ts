import { getOwnSsoIdentityToken } from '@gatehouse/contract/account/identity-endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { createOneTimeToken } from '@gatehouse/contract/one-time-tokens/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { verifyOneTimeTokenInFlow } from '@gatehouse/contract/sign-in/one-time-token-endpoints';
import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import { findSsoConnectors } from '@gatehouse/contract/sign-in/sso-endpoints';
import {
  getPublicSignInExperience,
  updateSignInExperience,
} from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { deleteSsoConnector, updateSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { getUser } from '@gatehouse/contract/users/endpoints';
import {
  deleteUserSsoIdentity,
  getUserSsoIdentity,
  listUserIdentities,
} from '@gatehouse/contract/users/identity-endpoints';
import { createUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAccountCenter, signInToAccount } from '../../../../../../tests/support/account.ts';
import { holdRows } from '../../../../../../tests/support/hold-rows.ts';
import type { TestServer } from '../../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../../tests/support/test-browser.ts';
import { startSocialProvider, type SocialProvider } from '../../../../../../tests/support/social.ts';
import type { Caller, TestTenant } from '../../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../../tests/support/ways-in.ts';
import { connect, createPeople, state } from './enterprise-sso.fixture.ts';

let server: TestServer;
let provider: SocialProvider;
let second: SocialProvider;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let connectorId: string;
let people: ReturnType<typeof createPeople>;
let serial = 0;

beforeAll(async () => {
  [provider, second] = [await startSocialProvider(), await startSocialProvider()];
  ({ server, tenant, call, clientId } = await startSignInServer({
    environment: { OUTBOUND_ALLOW: '127.0.0.1', LIMIT_SIGN_IN_PER_ADDRESS: '100000' },
  }));
  people = createPeople(tenant, clientId);
  connectorId = await connect(tenant, call, provider);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
  await second.stop();
});
beforeEach(async () => {
  serial += 1;
  provider.person = { sub: `p${serial}`, email: `ada.${serial}@acme.com` };
  await experience();
});

const experience = async (body: Partial<SignInExperienceSettings> = {}) => {
  const changed = await call(updateSignInExperience, {
    body: {
      ...codeWays,
      signInMode: 'SignInAndRegister',
      singleSignOnEnabled: true,
      mfa: { factors: [], policy: 'UserControlled' },
      ...body,
    },
  });
  expect(changed.status).toBe(200);
};
const userOf = async (id = '') => (await call(getUser, { params: { userId: id } })).body;
const identitiesOf = async (userId: string | undefined) =>
  server.runtime.database.tenant(tenant.id, (db) =>
    db
      .selectFrom('userSsoIdentities')
      .select(['issuer', 'identityId', 'ssoConnectorId', 'detail'])
      .where('userId', '=', userId ?? '')
      .execute(),
  );
const find = async (email: string) => {
  const flow = await people.begin();
  return flow.call({
    ...findSsoConnectors,
    path: `${findSsoConnectors.path}?email=${encodeURIComponent(email)}` as never,
  });
};

describe('enterprise SSO', () => {
  it('[ENT-09] [ENT-20 part] creates an account at the first sign-in, and recognizes it afterwards', async () => {
    const { flow, verificationId, answer } = await people.come(connectorId);
    expect(answer.body.next).toEqual({ step: 'turn', event: 'SignIn', to: 'Register' });
    const early = await flow.call(api.identify, { verificationId });
    expect([early.status, early.refusal.code]).toEqual([404, 'user.sso_identity_not_exist']);

    await flow.call(api.changeInteractionEvent, { interactionEvent: 'Register' });
    expect((await flow.call(api.identify, { verificationId })).status).toBe(204);
    const identity = { issuer: provider.issuer, identityId: provider.person.sub };
    const held = (await flow.call(api.getInteraction)).body.profile;
    expect(held.enterpriseSsoIdentity).toMatchObject({ ...identity, ssoConnectorId: connectorId });
    expect(held).not.toHaveProperty('syncedEnterpriseSsoIdentity');

    const { sub } = await people.signIn(connectorId);
    expect(await userOf(sub)).toMatchObject({
      name: 'Ada',
      primaryEmail: provider.person.email,
      username: null,
      hasPassword: false,
    });
    expect(await identitiesOf(sub)).toEqual([
      {
        issuer: provider.issuer,
        identityId: provider.person.sub,
        ssoConnectorId: connectorId,
        detail: expect.objectContaining({ email: provider.person.email, name: 'Ada' }) as unknown,
      },
    ]);
    provider.person.email = `renamed.${serial}@acme.com`;
    expect((await people.signIn(connectorId)).sub).toBe(sub);
    expect((await userOf(sub)).primaryEmail).toBe(`ada.${serial}@acme.com`);
    const known = await people.come(connectorId);
    await known.flow.call(api.identify, { verificationId: known.verificationId });
    const shown = (await known.flow.call(api.getInteraction)).body.profile;
    expect(shown.syncedEnterpriseSsoIdentity).toMatchObject(identity);
    expect(shown).not.toHaveProperty('enterpriseSsoIdentity');
    const { next } = (await people.come(connectorId, 'Register')).answer.body;
    expect(next).toEqual({ step: 'turn', event: 'Register', to: 'SignIn' });
  });

  it('stores the company’s tokens for the user, who reads and refreshes them with the account API', async () => {
    await call(updateSsoConnector, { params: { id: connectorId }, body: { enableTokenStorage: true } });
    provider.tokens = { refresh_token: 'r1', expires_in: 1, scope: 'openid calendar' };
    provider.refresh = (token) => ({
      status: token === 'r1' ? 200 : 400,
      body: { access_token: 'second', expires_in: 60 },
    });
    const { sub = '' } = await people.signIn(connectorId);
    await openAccountCenter(tenant);
    const user = await signInToAccount(server, tenant, { id: sub });
    const read = () => user.call(getOwnSsoIdentityToken, { params: { connectorId } });
    expect((await read()).body).toMatchObject({ access_token: 'second', scope: 'openid calendar' });
    const query = { includeTokenSecret: 'true' } as const;
    const shown = await call(getUserSsoIdentity, {
      params: { userId: sub, ssoConnectorId: connectorId },
      query,
    });
    expect(shown.body.tokenSecret).toMatchObject({ ssoConnectorId: connectorId, issuer: provider.issuer });
    await call(deleteUserSsoIdentity, { params: { userId: sub, ssoConnectorId: connectorId } });
    const left = await server.runtime.database
      .for(tenant.id)
      .selectFrom('providerTokens')
      .select('id')
      .execute();
    expect(left).toEqual([]);
    await call(updateSsoConnector, { params: { id: connectorId }, body: { enableTokenStorage: false } });
    provider.tokens = {};
  });

  it('accepts null for values that a provider doesn’t have', async () => {
    Object.assign(provider.person, { name: null, picture: null, phone_number: null });
    expect(await userOf((await people.signIn(connectorId)).sub)).toMatchObject({ name: null, avatar: null });
  });

  it('wire A5: creates no account if registration is closed, and reports that the identity doesn’t exist', async () => {
    await experience({ signInMode: 'SignIn' });
    const { answer } = await people.come(connectorId);
    expect(answer.body.next).toMatchObject({ step: 'no-account', canSwitch: false });
    expect((await people.signIn(connectorId)).code).toBe('user.sso_identity_not_exist');
  });

  it('copies name and picture at each sign-in if the connector is configured to', async () => {
    const { sub } = await people.signIn(connectorId);
    for (const [syncProfile, name] of [
      [false, 'Ada'],
      [true, 'Countess'],
    ] as const) {
      await call(updateSsoConnector, { params: { id: connectorId }, body: { syncProfile } });
      provider.person.name = 'Countess';
      await people.signIn(connectorId);
      expect((await userOf(sub)).name).toBe(name);
    }
    await call(updateSsoConnector, { params: { id: connectorId }, body: { syncProfile: false } });
  });

  it('requires no second factor: the company’s provider does', async () => {
    await experience({ mfa: { factors: ['Totp'], policy: 'Mandatory' } });
    const { sub = '' } = await people.signIn(connectorId);
    expect(sub).toBeTruthy();
    await call(createUserMfaVerification, { params: { userId: sub }, body: { type: 'Totp' } });
    expect((await people.signIn(connectorId)).sub).toBe(sub);
  });

  it('is shown with its logo, light or dark, wherever the picture is hosted', async () => {
    const branding = { darkLogo: 'https://pictures.acme.example/dark.png' };
    await call(updateSsoConnector, { params: { id: connectorId }, body: { branding } });
    expect((await find('ada@acme.com')).body.connectors).toMatchObject([branding]);
    const { browser, page } = await new TestBrowser(tenant).authorize(clientId);
    const { headers } = await browser.fetch(`${page.pathname}${page.search}`);
    expect(headers.get('content-security-policy')).toMatch(/img-src [^;]* https:\/\/pictures\.acme\.example/);
    await call(updateSsoConnector, { params: { id: connectorId }, body: { branding: {} } });
  });

  it('[SIP-01 part] is on the page if there is a connector, and the page redirects immediately for direct_sign_in', async () => {
    const drawn = async (extra: Record<string, string> = {}) => {
      const { browser, page } = await new TestBrowser(tenant).authorize(clientId, extra);
      const html = await (await browser.fetch(`${page.pathname}${page.search}`)).text();
      const [, json = '{}'] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? [];
      return (JSON.parse(json) as PageState).screen;
    };
    expect(await drawn({ direct_sign_in: `sso:${connectorId}` })).toMatchObject({
      name: 'sign-in',
      directSsoId: connectorId,
      ssoUrl: expect.stringContaining('first_screen=single_sign_on') as unknown,
    });
    expect(await drawn({ direct_sign_in: 'sso:other' })).not.toHaveProperty('directSsoId');
    expect(await drawn({ login_hint: 'ada@acme.com' })).toMatchObject({ company: [{ id: connectorId }] });
    for (const login_hint of ['acme.com', 'ada@unknown.example'])
      expect(await drawn({ login_hint })).toMatchObject({ company: [] });
    expect(await drawn({ first_screen: 'single_sign_on', login_hint: 'ada@acme.com' })).toMatchObject({
      name: 'single-sign-on',
      loginHint: 'ada@acme.com',
      signInUrl: expect.stringContaining('first_screen=sign_in') as unknown,
    });
    await experience({
      signIn: { methods: [] },
      signUp: { identifiers: [], password: false, verify: false },
    });
    const alone = await drawn();
    expect(alone.name).toBe('single-sign-on');
    expect(alone).not.toHaveProperty('signInUrl');
    await experience({ singleSignOnEnabled: false });
    expect(await drawn()).not.toHaveProperty('ssoUrl');
    expect(await drawn({ first_screen: 'single_sign_on' })).toMatchObject({
      name: 'dead-end',
      reason: 'single_sign_on',
    });
  });

  it('rejects suspended users', async () => {
    const { sub = '' } = await people.signIn(connectorId);
    await call(suspendUser, { params: { userId: sub }, body: { isSuspended: true } });
    expect((await people.signIn(connectorId)).code).toBe('user.suspended');
  });

  it('is rejected after the tenant has turned it off, also with an earlier verification', async () => {
    const { flow, verificationId } = await people.come(connectorId);
    await flow.call(api.changeInteractionEvent, { interactionEvent: 'Register' });
    await experience({ singleSignOnEnabled: false });
    expect((await flow.call(api.identify, { verificationId })).refusal.code).toBe(
      'user.sign_up_method_not_enabled',
    );
    expect((await people.authorize(await people.begin(), connectorId)).refusal.code).toBe(
      'user.sign_in_method_not_enabled',
    );
    expect((await find('ada@acme.com')).body).toEqual({ connectorIds: [], connectors: [] });
  });

  it('[ENT-09] identities are listed, read, and deleted with their sessions and grants', async () => {
    const { flow, verificationId } = await people.come(connectorId);
    await flow.call(api.changeInteractionEvent, { interactionEvent: 'Register' });
    await flow.finish(verificationId);
    const { access_token: token, id_token: idToken } = await flow.redeem(
      (await flow.resume()).get('code') ?? '',
    );
    const params = { userId: decodeJwt(idToken ?? '').sub ?? '', ssoConnectorId: connectorId };
    const { ssoIdentity } = (await call(getUserSsoIdentity, { params })).body;
    expect(ssoIdentity).toMatchObject({
      tenantId: tenant.id,
      userId: params.userId,
      issuer: provider.issuer,
      identityId: provider.person.sub,
      ssoConnectorId: connectorId,
      detail: { email: provider.person.email },
    });
    expect((await call(listUserIdentities, { params })).body.ssoIdentities).toEqual([
      { ssoConnectorId: connectorId, ssoIdentity },
    ]);
    const query = { includeSsoIdentities: 'true' as const };
    expect((await call(getUser, { params, query })).body.ssoIdentities).toEqual([ssoIdentity]);
    expect((await call(getUser, { params })).body).not.toHaveProperty('ssoIdentities');

    expect((await call(deleteUserSsoIdentity, { params })).status).toBe(204);
    const ended = await fetch(`${tenant.issuer}/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(ended.status).toBe(401);
    expect((await call(deleteUserSsoIdentity, { params })).refusal.code).toBe('user.sso_identity_not_exist');
    expect((await call(getUserSsoIdentity, { params })).refusal.code).toBe('user.sso_identity_not_exist');
  });

  it('identities, sessions and grants are deleted with their connector', async () => {
    const id = await connect(tenant, call, second, { domains: ['brief.com'] });
    second.person = { sub: 'b1', email: 'ada@brief.com' };
    const { sub } = await people.signIn(id);
    expect((await call(deleteSsoConnector, { params: { id } })).status).toBe(204);
    const { rows } = await server.runtime.database.pool.query(
      'select 1 from oidc_instances where tenant_id = $1 and account_id = $2',
      [tenant.id, sub],
    );
    expect([rows, await identitiesOf(sub)]).toEqual([[], []]);
    expect((await userOf(sub)).primaryEmail).toBe('ada@brief.com');
    expect((await people.authorize(await people.begin(), id)).refusal.code).toBe('entity.not_exists_with_id');
  });

  it('sessions of users who are linked while the connector is being deleted end, too', async () => {
    const id = await connect(tenant, call, second, { domains: ['brief.com'] });
    const username = `meanwhile_${Date.now()}`;
    const person = await createUser(server.runtime, tenant.id, { username, password: goodPassword });
    const flow = await people.begin();
    await flow.signIn(username, goodPassword);
    const linking = `insert into user_sso_identities (tenant_id, id, user_id, sso_connector_id, issuer, identity_id)
      values ($1, 'meanwhile', $2, $3, 'https://brief.com', 'm1')`;
    const held = await holdRows(linking, [tenant.id, person, id]);
    const deleting = call(deleteSsoConnector, { params: { id } });
    await held.releaseTo(1, 'sso_connectors');
    expect((await deleting).status).toBe(204);
    const { rows } = await server.runtime.database.pool.query(
      'select 1 from oidc_instances where tenant_id = $1 and account_id = $2',
      [tenant.id, person],
    );
    expect(rows).toEqual([]);
  });
});

describe('the domain of an email address', () => {
  it('leads to each of its connectors, in any spelling, whether or not an account has the email address', async () => {
    const other = await connect(tenant, call, second, {
      domains: ['acme.com', 'bücher.example'],
      branding: { displayName: 'Acme Labs' },
    });
    const { body } = await find('Ada@ACME.com');
    expect(body.connectorIds).toEqual([connectorId, other]);
    expect(body.connectors[1]).toMatchObject({ id: other, connectorName: 'Acme Labs' });
    expect((await find('x@xn--bcher-kva.example')).body.connectorIds).toEqual([other]);
    for (const email of ['ada@other.com', 'ada@sub.acme.com', 'ada@notacme.com', 'ada@acme.com.evil.com'])
      expect((await find(email)).body.connectorIds).toEqual([]);
    const { ssoConnectors } = (await call(getPublicSignInExperience, {})).body;
    expect(ssoConnectors.map(({ id }) => id)).toEqual([connectorId, other]);
    await call(deleteSsoConnector, { params: { id: other } });
    expect((await find('ada@acme.com')).body.connectorIds).toEqual([connectorId]);
  });

  it('attacks: user enumeration: gets the same response with and without an account', async () => {
    const email = `known.${serial}@acme.com`;
    await createUser(server.runtime, tenant.id, { primaryEmail: email, password: goodPassword });
    expect((await find(email)).body).toEqual((await find(`unknown.${serial}@acme.com`)).body);
    const refusals = [];
    for (const value of [email, `unknown.${serial}@acme.com`]) {
      const { status, refusal } = await (await people.begin()).verify('email', value, goodPassword);
      refusals.push([status, refusal]);
    }
    expect(refusals[0]).toEqual(refusals[1]);
  });

  it('rejects a password and a code, and says where to sign in', async () => {
    const shown = { data: { ssoConnectors: [{ id: connectorId }] } };
    const flow = await people.begin();
    const byPassword = await flow.verify('email', 'ada@acme.com', goodPassword);
    expect([byPassword.status, byPassword.refusal.code]).toEqual([422, 'session.sso_enabled']);
    expect(byPassword.refusal).toMatchObject(shown);
    for (const event of ['SignIn', 'Register', 'ForgotPassword'] as const) {
      const own = await people.begin(event);
      expect((await own.sendCode('email', 'ada@acme.com', event)).refusal).toMatchObject({
        code: 'session.sso_enabled',
        ...shown,
      });
    }
    expect((await flow.verify('email', 'ada@other.com', goodPassword)).refusal.code).toBe(
      'session.invalid_credentials',
    );
  });

  it('attacks: half-done login: rejects a sign-in with the account’s username, too', async () => {
    const username = `ada_${serial}`;
    const primaryEmail = `ada.${serial}@acme.com`;
    await createUser(server.runtime, tenant.id, { username, primaryEmail, password: goodPassword });
    const signIn = async () =>
      (await new TestBrowser(tenant).authorize(clientId)).signIn(username, goodPassword);
    const refused = await signIn();
    expect([refused.status, refused.refusal.code]).toEqual([422, 'session.sso_enabled']);
    await experience({ singleSignOnEnabled: false });
    expect((await signIn()).status).toBe(200);
  });
});

describe('attacks: a company’s email address without its provider', () => {
  it('is not added to the profile of another account, however it is verified', async () => {
    const username = `carl_${(serial += 1)}`;
    await createUser(server.runtime, tenant.id, { username, password: goodPassword });
    const email = `linked.${serial}@acme.com`;
    const { token } = (await call(createOneTimeToken, { body: { email } })).body;
    const flow = await new TestBrowser(tenant).begin(clientId);
    await flow.identifyByPassword(username);
    const identifier = { type: 'email', value: email } as const;
    const { verificationId } = (await flow.call(verifyOneTimeTokenInFlow, { identifier, token })).body;
    const { status, refusal } = await flow.call(api.addToProfile, { type: 'email', verificationId });
    expect([status, refusal.code]).toEqual([422, 'session.sso_enabled']);
  });
});

describe('attacks: account pre-hijacking by enterprise SSO', () => {
  it('links the account with an email address of the provider’s domains, and ends its earlier sessions and grants', async () => {
    const username = `early_${serial}`;
    const primaryEmail = `ada.${serial}@acme.com`;
    await experience({ singleSignOnEnabled: false });
    const userId = await createUser(server.runtime, tenant.id, {
      username,
      primaryEmail,
      password: goodPassword,
    });
    const early = await new TestBrowser(tenant).authorize(clientId);
    await early.signIn(username, goodPassword);
    const tokens = await early.redeem((await early.resume()).get('code') ?? '');
    const userinfo = () =>
      fetch(`${tenant.issuer}/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect((await userinfo()).status).toBe(200);

    await experience();
    expect((await people.signIn(connectorId)).sub).toBe(userId);
    expect((await userinfo()).status).toBe(401);
    expect(await identitiesOf(userId)).toHaveLength(1);
    // The second sign-in links nothing, and ends no sessions.
    const { flow, verificationId } = await people.come(connectorId);
    await flow.finish(verificationId);
    const kept = await flow.redeem((await flow.resume()).get('code') ?? '');
    await people.signIn(connectorId);
    const again = await fetch(`${tenant.issuer}/me`, {
      headers: { authorization: `Bearer ${kept.access_token}` },
    });
    expect(again.status).toBe(200);
  });

  const notVouchedFor: [string, () => object][] = [
    ['of another domain', () => ({ email: `victim.${serial}@bank.com` })],
    ['of a subdomain', () => ({ email: `victim.${serial}@x.acme.com` })],
    ['with two domains', () => ({ email: `victim@bank.com@acme.com` })],
    ['that is not verified', () => ({ email: `victim.${serial}@acme.com`, email_verified: false })],
    ['that is missing', () => ({ email: undefined })],
  ];
  it.each(notVouchedFor)('links no account by an email address %s', async (_name, change) => {
    const person = change() as { email?: string };
    const userId = await createUser(server.runtime, tenant.id, {
      primaryEmail: person.email,
      username: `victim_${serial}`,
    });
    provider.person = { ...provider.person, ...person };
    expect((await people.signIn(connectorId)).code).toBe('single_sign_on.email_not_of_domain');
    expect(await identitiesOf(userId)).toEqual([]);
  });

  it('trusts an unverified email address of the connector’s domains if the administrator has allowed it', async () => {
    const trusting = await connect(tenant, call, second, {
      config: { ...second.config, trustUnverifiedEmail: true },
      domains: ['trusting.com'],
    });
    second.person = { sub: 't1', email: 'ada@trusting.com', email_verified: false };
    expect((await people.signIn(trusting)).sub).toBeTruthy();
    second.person = { sub: 't2', email: 'ada@acme.com', email_verified: false };
    expect((await people.signIn(trusting)).code).toBe('single_sign_on.email_not_of_domain');
    await call(deleteSsoConnector, { params: { id: trusting } });
  });

  it('does not link an account to another employee who now has its email address', async () => {
    const { sub } = await people.signIn(connectorId);
    provider.person.sub = `successor-${serial}`;
    expect((await people.signIn(connectorId)).code).toBe('user.email_already_in_use');
    expect(await identitiesOf(sub)).toHaveLength(1);
  });

  it('accepts no assertion of another company’s provider, even with the same issuer and subject', async () => {
    const { sub } = await people.signIn(connectorId);
    const evil = await connect(tenant, call, provider, { domains: ['evil.com'] });
    provider.person.email = `mallory.${serial}@evil.com`;
    const stranger = await people.signIn(evil);
    expect(stranger.sub).toBeTruthy();
    expect(stranger.sub).not.toBe(sub);
    await call(deleteSsoConnector, { params: { id: evil } });
  });

  it('creates one account for two concurrent first sign-ins', async () => {
    const flows = await Promise.all([people.come(connectorId), people.come(connectorId)]);
    for (const { flow, verificationId } of flows) {
      await flow.call(api.changeInteractionEvent, { interactionEvent: 'Register' });
      expect((await flow.call(api.identify, { verificationId })).status).toBe(204);
    }
    const ended = await Promise.all(flows.map(({ flow }) => flow.call(api.submitExperience)));
    expect(ended.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

describe('attacks: callbacks from a company’s identity provider', () => {
  it('mix-up: are rejected with a response of another provider or connector', async () => {
    const other = await connect(tenant, call, second, { domains: ['other.com'] });
    const flow = await people.begin();
    const { id, data } = await people.leave(flow, connectorId);
    expect((await people.verify(flow, connectorId, { ...data, iss: second.issuer }, id)).refusal.code).toBe(
      'connector.authorization_failed',
    );
    const { iss: _iss, ...unnamed } = data;
    expect((await people.verify(flow, connectorId, unnamed, id)).refusal.code).toBe(
      'connector.authorization_failed',
    );
    expect((await people.verify(flow, other, data, id)).refusal.code).toBe(
      'session.verification_session_not_found',
    );
    await call(deleteSsoConnector, { params: { id: other } });
  });

  it('CSRF, code injection, replay: are accepted once, in the flow that started them and with its state', async () => {
    const [own, foreign] = [await people.begin(), await people.begin()];
    const [mine, theirs] = [await people.leave(own, connectorId), await people.leave(foreign, connectorId)];
    const refused = async (data: object, id: string) =>
      (await people.verify(own, connectorId, data as Record<string, unknown>, id)).refusal.code;
    expect(await refused({ ...mine.data, state: 'another-state' }, mine.id)).toBe(
      'connector.invalid_request_parameters',
    );
    // Without the state, the PKCE verifier and the nonce identify the sign-in that the response belongs to (ADR 116).
    for (const given of [state, undefined])
      expect(await refused({ ...theirs.data, state: given }, mine.id)).toBe(
        'connector.social_auth_code_invalid',
      );
    expect(await refused(theirs.data, theirs.id)).toBe('session.verification_session_not_found');
    const fresh = await people.leave(own, connectorId);
    expect((await people.verify(own, connectorId, fresh.data, fresh.id)).status).toBe(200);
    expect(await refused(fresh.data, fresh.id)).toBe('session.verification_session_not_found');
  });

  it('open redirect: are only sent to this connector’s callback URL', async () => {
    const flow = await people.begin();
    for (const redirectUri of [
      `https://evil.example/callback/${connectorId}`,
      `${tenant.origin}/callback/other`,
      `${tenant.origin}/callback/${connectorId}?x`,
      'javascript:alert(1)',
    ])
      expect((await people.authorize(flow, connectorId, { state, redirectUri })).status).toBe(400);
  });

  it('half-done login: are rejected before a flow has started, in a password reset, and out of order', async () => {
    const none = await new TestBrowser(tenant).authorize(clientId);
    expect((await people.authorize(none, connectorId)).refusal.code).toBe('session.interaction_not_found');
    expect((await people.authorize(await people.begin('ForgotPassword'), connectorId)).refusal.code).toBe(
      'session.not_supported_for_forgot_password',
    );
    const flow = await people.begin();
    const { id } = await people.leave(flow, connectorId);
    expect((await flow.call(api.identify, { verificationId: id })).status).toBe(400);
    expect((await flow.call(api.submitExperience)).status).toBe(404);
  });

  it('wire A10-unknown-id: IDOR: another tenant’s connector doesn’t exist', async () => {
    const other = await server.createTenant();
    const theirs = await connect(other, await other.as('all'), second);
    const flow = await people.begin();
    const unknown = await people.authorize(flow, 'z'.repeat(theirs.length));
    const foreign = await people.authorize(flow, theirs);
    expect([foreign.status, foreign.refusal]).toEqual([unknown.status, unknown.refusal]);
    expect(foreign.refusal.code).toBe('entity.not_exists_with_id');
  });

  it('SSRF: fetches no issuer in the internal network, and none of a connector without complete settings', async () => {
    const inside = await connect(tenant, call, second, {
      config: { issuer: 'http://169.254.169.254', clientId: 'c', clientSecret: 's' },
      domains: ['inside.com'],
    });
    expect((await people.authorize(await people.begin(), inside)).refusal.code).toBe(
      'connector.invalid_config',
    );
    await call(updateSsoConnector, { params: { id: inside }, body: { config: {} } });
    expect((await people.authorize(await people.begin(), inside)).refusal.code).toBe(
      'entity.not_exists_with_id',
    );
    await call(deleteSsoConnector, { params: { id: inside } });
  });

  it('[ERR-17 part] report a rejection with the connector’s code, without the provider’s text', async () => {
    const flow = await people.begin();
    const { id, data } = await people.leave(flow, connectorId);
    const { code: _code, ...refused } = data;
    const denied = await people.verify(
      flow,
      connectorId,
      { ...refused, error: 'access_denied', error_description: 'Ada said no' },
      id,
    );
    expect([denied.status, denied.refusal.code]).toEqual([400, 'connector.authorization_failed']);
    expect(JSON.stringify(denied.refusal)).not.toContain('Ada said no');
    // The administrators' log has both, and which company's provider it was.
    const [entry] = (await call(listAuditLogs, { query: { result: 'Error', page_size: 1 } })).body;
    expect(entry?.payload).toMatchObject({
      key: 'Interaction.SignIn.Verification.EnterpriseSso.Submit',
      params: { ssoConnectorId: connectorId },
      error: { code: 'connector.authorization_failed', cause: expect.stringContaining('Ada said no') },
    });
  });
});
