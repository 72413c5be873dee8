import * as api from '@gatehouse/contract/sign-in-tests/endpoints';
import type { ConnectorTestResult } from '@gatehouse/contract/sign-in-tests/sign-in-tests';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AnswerOptions,
  createFakeIdp,
  createRsaKey,
  type FakeIdp,
} from '../../../../../packages/connectors/src/saml/saml.fake.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../../tests/support/tenant.ts';
import { locationOf, openConsoleOf, openTest, type Tester, ticketOf } from './sign-in-tests.fixture.ts';

let server: TestServer;
let tenant: TestTenant;
let tester: Tester;
let idp: FakeIdp;
let serviceMetadata = '';
let ssoConnectorId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  idp = createFakeIdp({ serviceMetadata: () => serviceMetadata });
  tester = await openConsoleOf(server, tenant);
  const call = await tenant.as('all');
  await call(updateSignInExperience, {
    body: { singleSignOnEnabled: true, signInMode: 'SignInAndRegister' },
  });
  const created = await call(createSsoConnector, {
    body: {
      providerName: 'SAML',
      connectorName: 'Acme',
      config: { metadata: idp.metadata, attributeMapping: { email: 'mail', name: 'cn' } },
      domains: ['acme.example'],
    },
  });
  ssoConnectorId = created.body.id;
  serviceMetadata = await (await fetch(`${consumer()}/metadata`)).text();
});
afterAll(() => server.stop());

const consumer = (): string => `${tenant.origin}/api/authn/single-sign-on/saml/${ssoConnectorId}`;
const post = (form: Record<string, string>): Promise<Response> =>
  fetch(consumer(), {
    method: 'POST',
    headers: { origin: 'https://idp.example.com', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
const ada = { nameId: 'ada', attributes: { mail: 'ada@acme.example', cn: 'Ada', team: 'Engines' } };

/** The form that the provider's page posts for a new test. */
async function answer(options: AnswerOptions = {}) {
  const { body } = await tester.call(api.startSsoConnectorTest, { params: { ssoConnectorId } });
  expect(body.callbackUrl).toBe(consumer());
  const departed = await openTest(tester, body.url);
  return idp.answer(locationOf(departed), { ...ada, ...options });
}
async function test(options: AnswerOptions = {}): Promise<ConnectorTestResult> {
  const arrived = await post(await answer(options));
  expect(arrived.status).toBe(303);
  const ticket = ticketOf(await tester.atTenant.fetch(locationOf(arrived)));
  const { body } = await tester.call(api.takeTestResult, { body: { ticket } });
  if (body.kind === 'Application') throw new Error('The test of another thing');
  return body;
}

describe('a test of a SAML connector', () => {
  it('shows the attributes, the profile and that an account would be created', async () => {
    expect(await test()).toMatchObject({
      kind: 'EnterpriseSso',
      isPassed: true,
      sent: { mail: ['ada@acme.example'], team: ['Engines'], nameId: 'ada' },
      profile: { id: 'ada', email: 'ada@acme.example', name: 'Ada' },
      account: { outcome: 'Registers' },
      notes: [],
    });
  });

  it.each<[string, AnswerOptions]>([
    ['Issuer', { issuer: 'https://other.example.com' }],
    ['Audience', { audience: 'https://other.example.com' }],
    ['CallbackUrl', { destination: 'https://other.example.com/acs' }],
    ['CallbackUrl', { recipient: 'https://other.example.com/acs' }],
    ['Clock', { notBefore: Date.now() + 600_000 }],
    ['Clock', { notOnOrAfter: Date.now() - 600_000 }],
    ['Signature', { signsWith: { key: createRsaKey() } }],
    ['OtherSignIn', { inResponseTo: '_another', responseInResponseTo: '_another' }],
    ['Refused', { status: 'urn:oasis:names:tc:SAML:2.0:status:Responder' }],
    ['EmailMissing', { attributes: { cn: 'Ada' } }],
    ['EmailNotOfDomain', { attributes: { mail: 'ada@elsewhere.example' } }],
    ['MissingId', { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }],
  ])('says what to change: %s', async (fault, options) => {
    expect(await test(options)).toMatchObject({ isPassed: false, failure: { fault }, account: null });
  });

  it('keeps one response, and only of a test that is under way', async () => {
    const form = await answer();
    const [one, two] = [await post(form), await post(form)];
    const places = [one, two].map((each) => new URL(locationOf(each), tenant.origin).searchParams);
    expect(places.map((each) => [each.has('answer'), each.has('error')])).toEqual([
      [true, false],
      // The second one is checked as any other, and belongs to no sign-in.
      [true, false],
    ]);
    const unread = await post({ SAMLResponse: 'bm90aGluZw==', RelayState: `sign-in-test.${'x'.repeat(43)}` });
    expect(new URL(locationOf(unread), tenant.origin).searchParams.get('error')).toBe('invalid_response');
  });
});
