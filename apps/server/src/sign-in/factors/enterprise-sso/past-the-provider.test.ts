import { createOneTimeToken } from '@gatehouse/contract/one-time-tokens/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { verifyOneTimeTokenInFlow } from '@gatehouse/contract/sign-in/one-time-token-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { deleteSsoConnector, updateSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { setUserPassword } from '@gatehouse/contract/users/access-endpoints';
import { getUser, updateUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCode } from '../../../../../../tests/support/messages.ts';
import type { TestServer } from '../../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../../tests/support/records.ts';
import type { TestFlow } from '../../../../../../tests/support/test-flow.ts';
import { startSocialProvider, type SocialProvider } from '../../../../../../tests/support/social.ts';
import type { Caller, TestTenant } from '../../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../../tests/support/ways-in.ts';
import { connect, createPeople } from './enterprise-sso.fixture.ts';

let server: TestServer;
let provider: SocialProvider;
let second: SocialProvider;
let tenant: TestTenant;
let call: Caller;
let connectorId: string;
let people: ReturnType<typeof createPeople>;
let serial = 0;

beforeAll(async () => {
  [provider, second] = [await startSocialProvider(), await startSocialProvider()];
  const started = await startSignInServer({
    environment: { OUTBOUND_ALLOW: '127.0.0.1', LIMIT_SIGN_IN_PER_ADDRESS: '100000' },
  });
  ({ server, tenant, call } = started);
  people = createPeople(tenant, started.clientId);
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

const experience = async ({ singleSignOnEnabled = true } = {}) => {
  const changed = await call(updateSignInExperience, {
    body: { ...codeWays, signInMode: 'SignInAndRegister', singleSignOnEnabled },
  });
  expect(changed.status).toBe(200);
};
const userOf = async (userId: string) => (await call(getUser, { params: { userId } })).body;

describe('attacks: bypassing the company’s provider with identifiers that are added in the same flow or later', () => {
  const byCode = async (
    flow: TestFlow,
    type: 'email' | 'phone',
    value: string,
    event: 'SignIn' | 'Register' | 'ForgotPassword',
  ): Promise<string> => {
    const { verificationId } = (await flow.sendCode(type, value, event)).body;
    const code = await readCode(server, tenant.id, value);
    expect((await flow.enterCode(type, value, verificationId, code)).status).toBe(200);
    return verificationId;
  };
  const byToken = async (flow: TestFlow, email: string): Promise<string> => {
    const { token } = (await call(createOneTimeToken, { body: { email } })).body;
    const identifier = { type: 'email', value: email } as const;
    return (await flow.call(verifyOneTimeTokenInFlow, { identifier, token })).body.verificationId;
  };
  const bySso = async (flow: TestFlow): Promise<string> => {
    const { id, data } = await people.leave(flow, connectorId);
    expect((await people.verify(flow, connectorId, data, id)).status).toBe(200);
    return id;
  };

  it('a password that has to be replaced isn’t asked for by the company’s provider, which replaces it', async () => {
    const userId = await createUser(server.runtime, tenant.id, {
      primaryEmail: `ada.${serial}@acme.com`,
      password: goodPassword,
    });
    await call(updateUser, { params: { userId }, body: { isPasswordExpired: true } });
    expect((await people.signIn(connectorId)).sub).toBe(userId);
    expect((await people.signIn(connectorId)).sub).toBe(userId);
    expect(await userOf(userId)).toMatchObject({ isPasswordExpired: true, hasPassword: true });
  });

  it.each([
    ['a code', (flow: TestFlow, email: string) => byCode(flow, 'email', email, 'Register')],
    ['a one-time token', byToken],
  ])(
    'a new user’s email address is not replaced by another that was verified by %s',
    async (_name, verify) => {
      const flow = await people.begin('Register');
      const own = await verify(flow, `own.${serial}@free.example`);
      expect((await flow.call(api.identify, { verificationId: await bySso(flow) })).status).toBe(204);
      const added = await flow.call(api.addToProfile, { type: 'email', verificationId: own });
      expect([added.status, added.refusal.code]).toEqual([422, 'user.email_exists_in_profile']);
      expect((await flow.call(api.submitExperience)).status).toBe(200);
      expect((await userOf(await flow.subject())).primaryEmail).toBe(provider.person.email);
    },
  );

  it('a user whose email address an administrator removed can’t add another one', async () => {
    const { sub: userId = '' } = await people.signIn(connectorId);
    await call(updateUser, { params: { userId }, body: { primaryEmail: null } });
    const flow = await people.begin();
    const own = await byToken(flow, `own.${serial}@free.example`);
    expect((await flow.call(api.identify, { verificationId: await bySso(flow) })).status).toBe(204);
    const added = await flow.call(api.addToProfile, { type: 'email', verificationId: own });
    expect(added.refusal.code).toBe('user.email_exists_in_profile');
  });

  const ways: [string, (flow: TestFlow, names: Record<'username' | 'email' | 'phone', string>) => unknown][] =
    [
      [
        'a password',
        async (flow, { username }) =>
          (await flow.verify('username', username, goodPassword)).body.verificationId,
      ],
      ['a code to another email address', (flow, { email }) => byCode(flow, 'email', email, 'SignIn')],
      ['a link to another email address', (flow, { email }) => byToken(flow, email)],
      ['a code to their phone', (flow, { phone }) => byCode(flow, 'phone', phone, 'SignIn')],
      ['a forgotten password', (flow, { phone }) => byCode(flow, 'phone', phone, 'ForgotPassword')],
    ];
  it.each(ways)('a user of the company’s provider can’t sign in by %s', async (name, verify) => {
    const { sub: userId = '' } = await people.signIn(connectorId);
    const names = {
      username: `moved_${serial}`,
      email: `moved.${serial}@free.example`,
      phone: `1415666${String(serial).padStart(4, '0')}`,
    };
    const { username, email: primaryEmail, phone: primaryPhone } = names;
    await call(updateUser, { params: { userId }, body: { username, primaryEmail, primaryPhone } });
    await call(setUserPassword, { params: { userId }, body: { password: goodPassword } });
    const flow = await people.begin(name === 'a forgotten password' ? 'ForgotPassword' : 'SignIn');
    const verificationId = (await verify(flow, names)) as string;
    const { status, refusal } = await flow.call(api.identify, { verificationId });
    expect([status, refusal.code]).toEqual([422, 'session.sso_enabled']);
    expect(refusal).toMatchObject({ data: { ssoConnectors: [{ id: connectorId }] } });
    // Enterprise SSO is accepted, and the other methods are, too, once it is turned off.
    expect((await people.signIn(connectorId)).sub).toBe(userId);
    await experience({ singleSignOnEnabled: false });
    expect((await flow.call(api.identify, { verificationId })).status).toBe(204);
  });

  const off = 'user.sign_in_method_not_enabled';
  const changes: [string, (id: string) => Promise<unknown>, string][] = [
    ['single sign-on is turned off', () => experience({ singleSignOnEnabled: false }), off],
    // This ends all sessions that were started with the connector.
    ['the connector is deleted', (id) => call(deleteSsoConnector, { params: { id } }), 'session.not_found'],
    [
      'the domain was removed from the connector',
      (id) => call(updateSsoConnector, { params: { id }, body: { domains: ['sold.example'] } }),
      off,
    ],
    [
      'the settings are no longer complete',
      (id) => call(updateSsoConnector, { params: { id }, body: { config: {} } }),
      off,
    ],
  ];
  it.each(changes)('an earlier verification is rejected if %s', async (_name, change, refused) => {
    const id = await connect(tenant, call, second, { domains: ['late.example'] });
    second.person = { sub: `known-${serial}`, email: `known.${serial}@late.example` };
    expect((await people.signIn(id)).sub).toBeTruthy();
    const known = await people.come(id);
    second.person = { sub: `new-${serial}`, email: `new.${serial}@late.example` };
    const newcomer = await people.come(id, 'Register');
    for (const { flow, verificationId } of [known, newcomer])
      expect((await flow.call(api.identify, { verificationId })).status).toBe(204);
    await change(id);
    expect((await known.flow.call(api.submitExperience)).refusal.code).toBe(refused);
    expect((await newcomer.flow.call(api.submitExperience)).refusal.code).toBe(
      'user.sign_up_method_not_enabled',
    );
    for (const { flow } of [known, newcomer]) expect(await flow.isSignedIn()).toBe(false);
    await call(deleteSsoConnector, { params: { id } });
  });

  it('a verification by another method is rejected if a connector gets the user’s domain before the flow ends', async () => {
    const username = `early_${serial}`;
    await createUser(server.runtime, tenant.id, {
      username,
      primaryEmail: `${username}@soon.example`,
      password: goodPassword,
    });
    const known = await people.begin();
    await known.identifyByPassword(username);
    const newcomer = await people.begin('Register');
    const verificationId = await byCode(newcomer, 'email', `new.${serial}@soon.example`, 'Register');
    expect((await newcomer.call(api.identify, { verificationId })).status).toBe(204);
    const id = await connect(tenant, call, second, { domains: ['soon.example'] });
    for (const flow of [known, newcomer]) {
      const { refusal } = await flow.call(api.submitExperience);
      expect(refusal).toMatchObject({ code: 'session.sso_enabled', data: { ssoConnectors: [{ id }] } });
      expect(await flow.isSignedIn()).toBe(false);
    }
    await call(deleteSsoConnector, { params: { id } });
  });
});
