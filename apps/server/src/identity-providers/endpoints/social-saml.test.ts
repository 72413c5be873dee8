import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import { createSocialAuthorizationUri, verifySocial } from '@gatehouse/contract/sign-in/social-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { getUser } from '@gatehouse/contract/users/endpoints';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AnswerOptions,
  createFakeIdp,
  createRsaKey,
  type FakeIdp,
  toPem,
} from '../../../../../packages/connectors/src/saml/saml.fake.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';
import { readPostedResponse } from '../returns/posted-responses.ts';

const connectorId = 'corp';
const canary = toPem(createRsaKey());
let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let idp: FakeIdp;
let serviceMetadata = '';
const lines: string[] = [];

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer({
    environment: { LIMIT_SIGN_IN_PER_ADDRESS: '1000' },
    logTo: (line) => void lines.push(line),
  }));
  idp = createFakeIdp({ wantsSignedRequests: true, serviceMetadata: () => serviceMetadata });
  const config = {
    entityID: tenant.origin,
    idpMetadataXml: idp.metadata,
    signAuthnRequest: true,
    privateKey: canary,
    trustUnverifiedEmail: true,
  };
  const made = await call(createConnector, {
    body: { id: connectorId, connectorId: 'saml', config, metadata: { target: 'corp' } },
  });
  expect(made.status).toBe(200);
  await call(updateSignInExperience, {
    body: {
      ...codeWays,
      signUp: { identifiers: [], password: false, verify: false },
      socialSignInConnectorTargets: ['corp'],
      signInMode: 'SignInAndRegister',
    },
  });
  const described = await fetch(new URL(`/api/authn/saml/${connectorId}/metadata`, tenant.origin));
  serviceMetadata = await described.text();
});
afterAll(() => server.stop());

const at = <E extends { path: string }>(endpoint: E): E => ({
  ...endpoint,
  path: endpoint.path.replace('{connectorId}', connectorId),
});
const state = 'a-state-of-the-page';
const redirectUri = () => `${tenant.origin}/callback/${connectorId}`;

/** A flow whose user is at the identity provider. */
async function leave(event: 'SignIn' | 'Register' = 'SignIn') {
  const flow = await new TestBrowser(tenant).authorize(clientId);
  await flow.begin(event);
  const { body } = await flow.call(at(createSocialAuthorizationUri), { state, redirectUri: redirectUri() });
  return { flow, verificationId: body.verificationId, address: body.authorizationUri };
}

/**
 * Posts a response as the provider's page does: cross-site, so without cookies. Returns the URL that the browser is
 * redirected to.
 */
async function post(form: Record<string, string>, id = connectorId, from = tenant): Promise<URLSearchParams> {
  const response = await fetch(new URL(`/api/authn/saml/${id}`, from.origin), {
    method: 'POST',
    headers: { origin: 'https://idp.example.com', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const to = new URL(response.headers.get('location') ?? '', from.origin);
  expect(to.href.startsWith(`${redirectUri()}?`)).toBe(true);
  return to.searchParams;
}
const verify = (flow: TestFlow, verificationId: string, data: Record<string, unknown>) =>
  flow.call(at(verifySocial), { connectorData: data, verificationId }, { prefer: true });

/** Returns from the provider with this response. */
async function arrive(event: 'SignIn' | 'Register' = 'SignIn', options: AnswerOptions = {}) {
  const { flow, verificationId, address } = await leave(event);
  const data = Object.fromEntries(await post(await idp.answer(address, options)));
  return { flow, verificationId, data, answer: await verify(flow, verificationId, data) };
}
const answersKept = async (): Promise<number> => {
  const text = 'select count(*)::int as count from one_time_values where tenant_id = $1';
  const { rows } = await server.runtime.database.pool.query<{ count: number }>(text, [tenant.id]);
  return rows[0]?.count ?? 0;
};

describe('sign-in with a SAML social connector', () => {
  it('[ENT-19 part] creates an account at the first sign-in, and recognizes it afterwards', async () => {
    const options = { nameId: 'E-17', attributes: { name: 'Grace', email: 'grace@example.com' } };
    const { flow, verificationId, answer } = await arrive('Register', options);
    expect(answer.body.next).toEqual({ step: 'identify', event: 'Register', verificationId });
    expect((await flow.finish(verificationId)).status).toBe(200);
    const subject = async (of: TestFlow) =>
      decodeJwt((await of.redeem((await of.resume()).get('code') ?? '')).id_token ?? '').sub ?? '';
    const userId = await subject(flow);
    expect((await call(getUser, { params: { userId } })).body).toMatchObject({
      name: 'Grace',
      primaryEmail: 'grace@example.com',
      identities: { corp: { userId: 'E-17' } },
    });
    const again = await arrive('SignIn', options);
    await again.flow.finish(again.verificationId);
    expect(await subject(again.flow)).toBe(userId);
  });

  it('publishes our metadata, with the key that signs our requests', () => {
    expect(serviceMetadata).toContain(`entityID="${tenant.origin}"`);
    expect(serviceMetadata).toContain(`Location="${tenant.origin}/api/authn/saml/${connectorId}"`);
    expect(serviceMetadata).toContain('AuthnRequestsSigned="true" WantAssertionsSigned="true"');
    expect(serviceMetadata).not.toContain('PRIVATE');
  });

  it('CSRF: a response counts only in the flow that requested it', async () => {
    const [attacker, victim] = [await leave(), await leave()];
    const data = Object.fromEntries(await post(await idp.answer(attacker.address)));
    const refused = await verify(victim.flow, victim.verificationId, data);
    expect([refused.status, refused.refusal.code]).toEqual([400, 'connector.authorization_failed']);
    const other = await verify(attacker.flow, attacker.verificationId, { ...data, state: 'another-state' });
    expect(other.refusal.code).toBe('connector.invalid_request_parameters');
  });

  it('wire A4: a page may verify the state itself, because the response names the request of its flow', async () => {
    const [attacker, victim] = [await leave(), await leave()];
    for (const [{ flow, verificationId }, code] of [
      [victim, 'connector.authorization_failed'],
      [attacker, undefined],
    ] as const) {
      const { state: _state, ...data } = Object.fromEntries(await post(await idp.answer(attacker.address)));
      const answer = await verify(flow, verificationId, { ...data, redirectUri: redirectUri() });
      expect(answer.refusal.code).toBe(code);
    }
  });

  it('replay: accepts a response once, however often and wherever it is posted concurrently', async () => {
    const { flow, verificationId, address } = await leave();
    const form = await idp.answer(address);
    const posted = await Promise.all(Array.from({ length: 10 }, () => post(form)));
    const good = posted.filter((query) => query.has('answer'));
    expect(good).toHaveLength(1);
    expect(posted.filter((query) => query.get('error') === 'replayed')).toHaveLength(9);
    const data = Object.fromEntries(good[0] ?? []);
    expect((await verify(flow, verificationId, data)).status).toBe(200);
    // The stored response is not returned again, even to a flow that waits for it.
    const later = await leave();
    expect((await verify(later.flow, later.verificationId, data)).refusal.code).toBe(
      'connector.authorization_failed',
    );
  });

  it('replay: returns a posted response to one of many concurrent requests', async () => {
    const data = Object.fromEntries(await post(await idp.answer((await leave()).address)));
    const { runtime } = server;
    const asked = await Promise.allSettled(
      Array.from({ length: 5 }, () => readPostedResponse({ runtime, tenant }, connectorId, data)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('rejects a response that the page submits itself', async () => {
    const { flow, verificationId, address } = await leave();
    const { SAMLResponse } = await idp.answer(address);
    for (const data of [{ SAMLResponse }, { SAMLResponse, answer: 'made-up' }, { answer: ['a'] }, {}])
      expect((await verify(flow, verificationId, { state, ...data })).refusal.code).toBe(
        'connector.authorization_failed',
      );
  });

  it('stores no invalid or unsolicited response, and writes the reason only to the log', async () => {
    const before = await answersKept();
    lines.length = 0;
    const { address } = await leave();
    for (const options of [{ signsWith: { key: createRsaKey() } }, { audience: 'https://other.example' }]) {
      const query = await post(await idp.answer(address, options));
      expect(Object.fromEntries(query)).toEqual({ state, error: 'authorization_failed' });
    }
    expect((await post({ SAMLResponse: 'junk' })).get('error')).toBe('invalid_response');
    expect((await post({})).get('error')).toBe('insufficient_request_parameters');
    const unsolicited = await post(await idp.answerUnsolicited());
    expect(unsolicited.get('error')).toBe('authorization_failed');
    expect(await answersKept()).toBe(before);
    const said = lines.join('\n');
    expect(said).toContain('none of the certificates');
    expect(said).toContain('The response was not requested');
    expect(said).not.toContain(canary.split('\n')[1]);
  });

  it('exists only for SAML connectors, each in its own tenant', async () => {
    const other = await server.createTenant();
    const statusOf = async (path: string, from: TestTenant, method = 'POST') =>
      (await fetch(new URL(path, from.origin), { method, redirect: 'manual' })).status;
    expect(await statusOf(`/api/authn/saml/nothing`, tenant)).toBe(404);
    expect(await statusOf(`/api/authn/saml/${connectorId}`, other)).toBe(404);
    expect(await statusOf(`/api/authn/saml/${connectorId}/metadata`, other, 'GET')).toBe(404);
    await call(createConnector, {
      body: { id: 'hub', connectorId: 'github-universal', config: { clientId: 'c', clientSecret: 's' } },
    });
    expect(await statusOf('/api/authn/saml/hub', tenant)).toBe(404);
  });
});
