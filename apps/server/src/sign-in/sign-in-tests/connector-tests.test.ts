import * as api from '@gatehouse/contract/sign-in-tests/endpoints';
import type { ConnectorTestResult } from '@gatehouse/contract/sign-in-tests/sign-in-tests';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { updateSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { putUserIdentity } from '@gatehouse/contract/users/identity-endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { type SocialProvider, startSocialProvider } from '../../../../../tests/support/social.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { connect } from '../factors/enterprise-sso/enterprise-sso.fixture.ts';
import {
  connectSocial,
  locationOf,
  openConsoleOf,
  runTest,
  type Tester,
  travel,
} from './sign-in-tests.fixture.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let provider: SocialProvider;
let tester: Tester;

beforeAll(async () => {
  server = await startTestServer({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
  tenant = await server.createTenant();
  call = await tenant.as('all');
  provider = await startSocialProvider();
  tester = await openConsoleOf(server, tenant);
});
afterAll(async () => {
  await provider.stop();
  await server.stop();
});
beforeEach(() => {
  provider.person = {};
  provider.tokens = {};
});

let serial = 0;
const nextTarget = () => `acme-${(serial += 1)}`;
const addUser = async (body: object): Promise<string> => (await call(createUser, { body })).body.id;
const testSocial = (id: string): Promise<ConnectorTestResult> => runTest(tester, api.startConnectorTest, id);
const testSso = (id: string): Promise<ConnectorTestResult> => runTest(tester, api.startSsoConnectorTest, id);
const offer = (body: object) => call(updateSignInExperience, { body });

describe('a test of a social connector', () => {
  it('shows what the provider sent, the profile, and that a new account would be created', async () => {
    const target = nextTarget();
    await offer({ signInMode: 'SignInAndRegister', socialSignInConnectorTargets: [target] });
    provider.person = { sub: 'new', email: 'grace@acme.com', department: 'Navy' };
    const id = await connectSocial(tenant, provider, { target });
    const result = await testSocial(id);
    expect(result).toMatchObject({
      kind: 'Social',
      target: { id, name: 'Acme' },
      isPassed: true,
      failure: null,
      profile: { id: 'new', email: 'grace@acme.com', name: 'Ada', phone: null },
      account: { outcome: 'Registers', user: null },
      notes: [],
    });
    expect(result.sent).toMatchObject({ sub: 'new', department: 'Navy' });
  });

  it('names the account that it would sign in to, and that it is suspended', async () => {
    const target = nextTarget();
    const userId = await addUser({ name: 'Grace' });
    await call(putUserIdentity, {
      params: { userId, target },
      body: { userId: 'known', details: {} },
    });
    await call(suspendUser, { params: { userId }, body: { isSuspended: true } });
    provider.person = { sub: 'known' };
    const result = await testSocial(await connectSocial(tenant, provider, { target }));
    expect(result.account).toEqual({ outcome: 'SignsIn', user: { id: userId, name: 'Grace' } });
    expect(result.notes.toSorted()).toEqual(['NotOffered', 'UserSuspended']);
  });

  it('finds the account with the same email address, which is linked or asked for', async () => {
    const target = nextTarget();
    const primaryEmail = `${target}@acme.com`;
    const userId = await addUser({ primaryEmail });
    provider.person = { sub: 'related', email: primaryEmail };
    const id = await connectSocial(tenant, provider, { target });
    await offer({ socialSignIn: { automaticAccountLinking: true } });
    expect((await testSocial(id)).account).toMatchObject({ outcome: 'Links', user: { id: userId } });
    await offer({ socialSignIn: { automaticAccountLinking: false } });
    expect((await testSocial(id)).account).toMatchObject({ outcome: 'AsksToLink', user: { id: userId } });
  });

  it('says that registration is off, and that an unverified email address does not count', async () => {
    const target = nextTarget();
    await offer({ signInMode: 'SignIn', socialSignInConnectorTargets: [target] });
    provider.person = { sub: 'late', email: 'late@acme.com', email_verified: false };
    const result = await testSocial(await connectSocial(tenant, provider, { target }));
    expect(result).toMatchObject({
      account: { outcome: 'Refused', user: null },
      profile: { email: null },
      notes: ['EmailNotVerified'],
    });
    await offer({ signInMode: 'SignInAndRegister' });
  });

  it.each([
    ['Client', { clientSecret: 'wrong' }],
    ['Issuer', { issuer: 'realm' }],
    ['Unreachable', { issuer: 'http://127.0.0.1:9' }],
  ] as const)('says what to change: %s', async (fault, config) => {
    const changed =
      'issuer' in config && config.issuer === 'realm' ? { issuer: `${provider.issuer}/realm` } : config;
    const id = await connectSocial(tenant, provider, { target: nextTarget(), config: changed });
    const result = await testSocial(id);
    expect(result).toMatchObject({ isPassed: false, failure: { fault }, sent: null, account: null });
    expect(result.failure?.reason).toBeTruthy();
  });
});

describe('a test of an enterprise SSO connector', () => {
  it('works before the connector has domains, and says that no user is sent to it', async () => {
    const id = await connect(tenant, call, provider, { domains: [] });
    provider.person = { sub: 'sso', email: 'ada@anywhere.example' };
    await offer({ singleSignOnEnabled: false });
    expect(await testSso(id)).toMatchObject({
      kind: 'EnterpriseSso',
      isPassed: true,
      account: { outcome: 'Registers' },
      notes: ['SsoTurnedOff', 'NoDomains'],
    });
    await offer({ singleSignOnEnabled: true });
  });

  it('finds the account with the email address of the company', async () => {
    const id = await connect(tenant, call, provider);
    const userId = await addUser({ primaryEmail: 'linus@acme.com', name: 'Linus' });
    provider.person = { sub: 'linus', email: 'linus@acme.com' };
    expect((await testSso(id)).account).toEqual({ outcome: 'Links', user: { id: userId, name: 'Linus' } });
  });

  it.each([
    ['EmailNotOfDomain', { email: 'eve@elsewhere.example' }],
    ['EmailMissing', { email: undefined }],
  ])('says why a verified account cannot sign in: %s', async (fault, person) => {
    const id = await connect(tenant, call, provider);
    provider.person = { sub: 'eve', ...person };
    expect(await testSso(id)).toMatchObject({
      isPassed: false,
      failure: { fault, reason: null },
      profile: { id: 'eve' },
      account: null,
    });
  });

  it('uses the settings that are saved', async () => {
    const id = await connect(tenant, call, provider);
    await call(updateSsoConnector, {
      params: { id },
      body: { config: { ...provider.config, clientSecret: 'wrong' } },
    });
    expect((await testSso(id)).failure?.fault).toBe('Client');
  });
});

describe('a test in the cloud edition', () => {
  it('leads to the page of the tenant in the console', async () => {
    const cloud = await startTestServer({ environment: { EDITION: 'cloud', OUTBOUND_ALLOW: '127.0.0.1' } });
    try {
      const own = await cloud.createTenant();
      const member = await openConsoleOf(cloud, own);
      const connectorId = await connectSocial(own, provider);
      const started = await member.call(api.startConnectorTest, { params: { connectorId } });
      const back = new URL(locationOf(await travel(member, started.body.url)));
      expect(back.href).toContain(`${cloud.settings.ADMIN_ENDPOINT}/console/${own.id}/sign-in-test#`);
      const answer = await member.call(api.takeTestResult, { body: { ticket: back.hash.slice(1) } });
      // Requests of tenants can't be sent to this machine in the cloud edition, which the test says, too.
      expect([answer.status, answer.body.target.id]).toEqual([200, connectorId]);
      expect(answer.body.kind !== 'Application' && answer.body.failure?.reason).toBeTruthy();
    } finally {
      await cloud.stop();
    }
  });
});
