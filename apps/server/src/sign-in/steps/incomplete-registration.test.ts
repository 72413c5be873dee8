import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { createSocialAuthorizationUri, verifySocial } from '@gatehouse/contract/sign-in/social-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { getUser, listUsers } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCode } from '../../../../../tests/support/messages.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import { startSocialProvider, type SocialProvider } from '../../../../../tests/support/social.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays, method } from '../../../../../tests/support/ways-in.ts';

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
  const made = await call(createConnector, {
    body: { id: connectorId, connectorId: 'oidc', config: provider.config, metadata: { target: 'acme' } },
  });
  expect(made.status).toBe(200);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(async () => {
  serial += 1;
  provider.person = { sub: `p${serial}`, email: `ada.${serial}@northwind.example` };
  await settle();
});

const everything: SignInExperienceSettings['signUp'] = {
  identifiers: ['email', 'phone'],
  password: true,
  verify: true,
  secondaryIdentifiers: [{ identifier: 'username' }],
};
const settle = async (change: Partial<SignInExperienceSettings> = {}): Promise<void> => {
  const methods = [
    method('username', { password: true }),
    method('email', { password: true, code: true }),
    method('phone', { password: true, code: true }),
  ];
  const body = {
    ...codeWays,
    signUp: everything,
    signIn: { methods },
    socialSignIn: {},
    socialSignInConnectorTargets: ['acme'],
    ...change,
  };
  const answer = await call(updateSignInExperience, { body });
  expect([answer.status, answer.refusal.code]).toEqual([200, undefined]);
};
const someEmail = (): string => `new.${(serial += 1)}@northwind.example`;
const someName = (): string => `new_${(serial += 1)}`;
const begin = (): Promise<TestFlow> => new TestBrowser(tenant).begin(clientId, 'Register');
const findByEmail = async (email: string) =>
  (await call(listUsers, { query: { search: email } })).body.map(({ id }) => id);
const at = <E extends { path: string }>(endpoint: E): E => ({
  ...endpoint,
  path: endpoint.path.replace('{connectorId}', connectorId),
});

/** Verifies an email address or phone number by a code. Returns the verification's ID. */
async function verify(flow: TestFlow, type: 'email' | 'phone', value: string): Promise<string> {
  const { verificationId } = (await flow.sendCode(type, value, 'Register')).body;
  const code = await readCode(server, tenant.id, value);
  expect((await flow.enterCode(type, value, verificationId, code)).status).toBe(200);
  return verificationId;
}

/** Verifies a social account at the provider. Returns the verification's ID. */
async function verifySocialAccount(flow: TestFlow): Promise<string> {
  const { body } = await flow.call(at(createSocialAuthorizationUri), {
    state: 'a-state-of-the-page',
    redirectUri: `${tenant.origin}/callback/${connectorId}`,
  });
  const response = await fetch(body.authorizationUri, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? '');
  const { verificationId } = body;
  const connectorData = Object.fromEntries(back.searchParams);
  expect((await flow.call(at(verifySocial), { connectorData, verificationId })).status).toBe(200);
  return verificationId;
}

/** The response to an identification: the status, the error code and the missing profile fields. */
async function identify(flow: TestFlow, verificationId?: string, prefer = false): Promise<unknown[]> {
  const { status, refusal } = await flow.call(api.identify, { verificationId }, { prefer });
  return status < 300 ? [status < 300] : [status, refusal.code, refusal.data?.missingProfile];
}
const missing = (...parts: string[]): unknown[] => [422, 'user.missing_profile', parts];

async function addRest(flow: TestFlow, prefer = false): Promise<string> {
  const username = someName();
  const added = await flow.call(api.addToProfile, { type: 'username', value: username }, { prefer });
  expect([added.status, added.refusal.code]).toEqual([prefer ? 200 : 204, undefined]);
  await flow.call(api.addToProfile, { type: 'password', value: goodPassword }, { prefer });
  return username;
}
const profileOf = async (flow: TestFlow) => (await flow.call(api.getInteraction)).body.profile;

describe('a registration that was rejected as incomplete', () => {
  it.each([
    ['by pages that don’t ask for the next step', false],
    ['by pages that ask for the next step', true],
  ])('wire A3: continues with the verified email address, %s', async (_name, prefer) => {
    const [email, flow] = [someEmail(), await begin()];
    const verificationId = await verify(flow, 'email', email);
    expect(await identify(flow, verificationId, prefer)).toEqual(missing('username', 'password'));
    expect(await profileOf(flow)).toMatchObject({ primaryEmail: email });
    const username = await addRest(flow, prefer);
    expect(await identify(flow, undefined, prefer)).toEqual([true]);
    expect((await flow.call(api.submitExperience, undefined, { prefer })).status).toBe(200);
    const userId = await flow.subject();
    expect((await call(getUser, { params: { userId } })).body).toMatchObject({
      username,
      primaryEmail: email,
      hasPassword: true,
    });
  });

  it('wire A3: continues with the verified social identity', async () => {
    const flow = await begin();
    expect(await identify(flow, await verifySocialAccount(flow))).toEqual(missing('username'));
    expect(await profileOf(flow)).toMatchObject({ socialIdentity: { target: 'acme' } });
    const value = someName();
    await flow.call(api.addToProfile, { type: 'username', value });
    expect(await identify(flow)).toEqual([true]);
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    const userId = await flow.subject();
    expect((await call(getUser, { params: { userId } })).body).toMatchObject({
      username: value,
      primaryEmail: provider.person.email,
      identities: { acme: { userId: provider.person.sub } },
    });
  });

  it('wire A3: adds a second identifier with another identification, but not one of the same type', async () => {
    await settle({
      signUp: {
        identifiers: ['email'],
        password: false,
        verify: true,
        secondaryIdentifiers: [{ identifier: 'phone', verify: true }],
      },
    });
    const [email, phone, flow] = [
      someEmail(),
      `1415555${String((serial += 1)).padStart(4, '0')}`,
      await begin(),
    ];
    expect(await identify(flow, await verify(flow, 'email', email))).toEqual(missing('phone'));
    const other = await verify(flow, 'email', someEmail());
    const added = await flow.call(api.addToProfile, { type: 'email', verificationId: other });
    expect(added.refusal.code).toBe('user.email_exists_in_profile');
    expect(await identify(flow, await verify(flow, 'phone', phone))).toEqual([true]);
    expect((await flow.call(api.submitExperience)).status).toBe(200);
    const userId = await flow.subject();
    expect((await call(getUser, { params: { userId } })).body).toMatchObject({
      primaryEmail: email,
      primaryPhone: phone,
    });
  });

  it('wire A3: discards the identifier if the event changes or the flow is restarted', async () => {
    for (const turn of [
      async (flow: TestFlow) => {
        await flow.call(api.changeInteractionEvent, { interactionEvent: 'SignIn' });
        await flow.call(api.changeInteractionEvent, { interactionEvent: 'Register' });
      },
      (flow: TestFlow) => flow.begin('Register'),
    ]) {
      const flow = await begin();
      await identify(flow, await verify(flow, 'email', someEmail()));
      await turn(flow);
      expect(await profileOf(flow)).not.toHaveProperty('primaryEmail');
      await addRest(flow);
      expect(await identify(flow)).toEqual(missing('emailOrPhone'));
    }
  });
});

describe('attacks: account pre-hijacking, by a registration in two steps', () => {
  it('wire A3: an identifier whose code was not entered is not kept', async () => {
    const [email, flow] = [someEmail(), await begin()];
    const { verificationId } = (await flow.sendCode('email', email, 'Register')).body;
    expect((await identify(flow, verificationId))[1]).toBe('session.verification_failed');
    await addRest(flow);
    expect(await identify(flow)).toEqual(missing('emailOrPhone'));
    expect(await profileOf(flow)).not.toHaveProperty('primaryEmail');
  });

  it('wire A3: no account is created if another account has got the identifier since', async () => {
    const [email, flow] = [someEmail(), await begin()];
    await identify(flow, await verify(flow, 'email', email));
    const owner = await createUser(server.runtime, tenant.id, { primaryEmail: email });
    await addRest(flow);
    await identify(flow);
    expect((await flow.call(api.submitExperience)).refusal.code).toBe('user.email_already_in_use');
    expect(await findByEmail(email)).toEqual([owner]);
  });

  it.each(['before the second identification', 'before submitting'])(
    'wire A3: a provider that was turned off %s is rejected',
    async (moment) => {
      const flow = await begin();
      await identify(flow, await verifySocialAccount(flow));
      await flow.call(api.addToProfile, { type: 'username', value: someName() });
      if (moment === 'before submitting') expect(await identify(flow)).toEqual([true]);
      await settle({ socialSignInConnectorTargets: [] });
      const refused =
        moment === 'before submitting'
          ? (await flow.call(api.submitExperience)).refusal.code
          : (await identify(flow))[1];
      expect(refused).toBe('user.sign_up_method_not_enabled');
      expect(await findByEmail(String(provider.person.email))).toEqual([]);
    },
  );

  it('wire A3: a provider’s values are removed when another verification replaces the provider’s', async () => {
    const [email, flow] = [someEmail(), await begin()];
    await identify(flow, await verifySocialAccount(flow));
    expect(await identify(flow, await verify(flow, 'email', email))).toEqual(missing('username', 'password'));
    const profile = await profileOf(flow);
    expect(profile).toMatchObject({ primaryEmail: email });
    expect(profile).not.toHaveProperty('socialIdentity');
    expect(profile).not.toHaveProperty('avatar');
  });
});
