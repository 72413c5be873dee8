import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import { createOneTimeToken } from '@gatehouse/contract/one-time-tokens/endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { verifyOneTimeTokenInFlow } from '@gatehouse/contract/sign-in/one-time-token-endpoints';
import { createSocialAuthorizationUri, verifySocial } from '@gatehouse/contract/sign-in/social-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { getUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCode } from '../../../../../tests/support/messages.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import { startSocialProvider, type SocialProvider } from '../../../../../tests/support/social.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';
import { connect, createPeople, state } from '../factors/enterprise-sso/enterprise-sso.fixture.ts';

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
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const notAllowed = 'session.email_blocklist.email_not_allowed';
const subaddressing = 'session.email_blocklist.email_subaddressing_not_allowed';

type Policy = SignInExperienceSettings['emailBlocklistPolicy'];
async function settle(policy: Policy, more: Partial<SignInExperienceSettings> = {}): Promise<void> {
  const body = { ...codeWays, emailBlocklistPolicy: policy, ...more };
  expect((await call(updateSignInExperience, { body })).status).toBe(200);
}
const begin = (event: 'SignIn' | 'Register' = 'Register') => new TestBrowser(tenant).begin(clientId, event);
const sendTo = async (email: string): Promise<string | undefined> =>
  (await (await begin()).sendCode('email', email, 'Register')).refusal.code;

/** Verifies an email address by a code for signing in or registering. Returns the verification's ID. */
async function verify(flow: TestFlow, email: string, event: 'SignIn' | 'Register'): Promise<string> {
  const { verificationId } = (await flow.sendCode('email', email, event)).body;
  const code = await readCode(server, tenant.id, email);
  expect((await flow.enterCode('email', email, verificationId, code)).status).toBe(200);
  return verificationId;
}
const register = async (flow: TestFlow, verificationId: string): Promise<string | undefined> => {
  await flow.call(api.changeInteractionEvent, { interactionEvent: 'Register' });
  return (await flow.finish(verificationId)).refusal.code;
};

describe('an allowlist', () => {
  it('wire B1, B2: allows only its email addresses to register, and the rest of the policy applies to them, too', async () => {
    await settle({
      blockSubaddressing: true,
      customAllowlist: ['@company.example', 'guest@other.example', '@*.team.example', 'ext-*@agency.example'],
      customBlocklist: ['@secret.team.example', 'OLD@company.example'],
    });
    const addresses: [string, string | undefined][] = [
      ['ada@company.example', undefined],
      ['GUEST@other.example', undefined],
      ['ada@a.b.team.example', undefined],
      ['ext-ada@agency.example', undefined],
      ['other@other.example', notAllowed],
      ['ada@team.example', notAllowed],
      ['ada@agency.example', notAllowed],
      ['ada@company.example.evil.example', notAllowed],
      ['old@company.example', notAllowed],
      ['ada@secret.team.example', notAllowed],
      ['ada+1@company.example', subaddressing],
    ];
    const answers = [];
    for (const [address] of addresses) answers.push([address, await sendTo(address)]);
    expect(answers).toEqual(addresses);
  });

  it('does not affect existing accounts', async () => {
    const email = `old.${(serial += 1)}@elsewhere.example`;
    const id = await createUser(server.runtime, tenant.id, { primaryEmail: email });
    await settle({ customAllowlist: ['@company.example'] });
    const flow = await begin('SignIn');
    expect((await flow.finish(await verify(flow, email, 'SignIn'))).status).toBe(200);
    expect(await flow.subject()).toBe(id);
  });

  it('is not bypassed by verifying the email address for sign-in, nor by a link with a one-time token', async () => {
    await settle({ customAllowlist: ['@company.example'] });
    const email = `stranger.${(serial += 1)}@elsewhere.example`;
    const flow = await begin('SignIn');
    expect(await register(flow, await verify(flow, email, 'SignIn'))).toBe(notAllowed);
    const linked = await begin('SignIn');
    const { token } = (await call(createOneTimeToken, { body: { email, context: {} } })).body;
    const shown = await linked.call(verifyOneTimeTokenInFlow, {
      identifier: { type: 'email', value: email },
      token,
    });
    expect(shown.status).toBe(200);
    expect(await register(linked, shown.body.verificationId)).toBe(notAllowed);
  });

  it('is checked again when the flow ends', async () => {
    await settle({});
    const flow = await begin();
    const email = `late.${(serial += 1)}@elsewhere.example`;
    const verificationId = await verify(flow, email, 'Register');
    expect((await flow.call(api.identify, { verificationId })).status).toBe(204);
    await settle({ customAllowlist: ['@company.example'] });
    expect((await flow.call(api.submitExperience)).refusal.code).toBe(notAllowed);
  });

  it('applies to an email address that is added to an account without one', async () => {
    const username = `bare_${(serial += 1)}`;
    await createUser(server.runtime, tenant.id, { username, password: goodPassword });
    await settle({ customAllowlist: ['@company.example'] });
    const flow = await begin('SignIn');
    await flow.identifyByPassword(username);
    expect((await flow.sendCode('email', 'me@elsewhere.example', 'SignIn')).refusal.code).toBe(notAllowed);
    expect((await flow.sendCode('email', `me.${serial}@company.example`, 'SignIn')).status).toBe(200);
  });

  it('applies to the email address of a new social user', async () => {
    const connectorId = 'acme';
    const made = await call(createConnector, {
      body: { id: connectorId, connectorId: 'oidc', config: provider.config, metadata: { target: 'acme' } },
    });
    expect(made.status).toBe(200);
    provider.redirectUris.push(`${tenant.origin}/callback/${connectorId}`);
    await settle({ customAllowlist: ['@company.example'] }, { socialSignInConnectorTargets: ['acme'] });
    const come = async (email: string) => {
      provider.person = { sub: `social${(serial += 1)}`, email };
      const flow = await begin('SignIn');
      const at = <E extends { path: string }>(endpoint: E): E => ({
        ...endpoint,
        path: endpoint.path.replace('{connectorId}', connectorId),
      });
      const redirectUri = `${tenant.origin}/callback/${connectorId}`;
      const left = await flow.call(at(createSocialAuthorizationUri), { state, redirectUri });
      const back = await fetch(left.body.authorizationUri, { redirect: 'manual' });
      const { searchParams } = new URL(back.headers.get('location') ?? '');
      const { verificationId } = left.body;
      const connectorData = Object.fromEntries(searchParams);
      expect((await flow.call(at(verifySocial), { connectorData, verificationId })).status).toBe(200);
      return register(flow, verificationId);
    };
    expect(await come(`social.${serial}@elsewhere.example`)).toBe(notAllowed);
    expect(await come(`social.${serial}@company.example`)).toBeUndefined();
  });

  it('needs no entry for an enterprise connector’s domains, but the blocklist applies to them', async () => {
    const people = createPeople(tenant, clientId);
    const connectorId = await connect(tenant, call, provider, { domains: ['partner.example'] });
    const policy = { customAllowlist: ['@company.example'], customBlocklist: ['temp*@partner.example'] };
    await settle(policy, { singleSignOnEnabled: true });
    provider.person = { sub: `sso${(serial += 1)}`, email: `ada.${serial}@partner.example` };
    const { sub = '' } = await people.signIn(connectorId);
    const made = await call(getUser, { params: { userId: sub } });
    expect(made.body.primaryEmail).toBe(provider.person.email);
    provider.person = { sub: `sso${(serial += 1)}`, email: `temp.${serial}@partner.example` };
    expect((await people.signIn(connectorId)).code).toBe(notAllowed);
  });
});
