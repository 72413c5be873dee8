import { OutboundError } from '@gatehouse/connectors/kit/outbound';
import * as flowApi from '@gatehouse/contract/sign-in/endpoints';
import { createSsoAuthorizationUri, verifySso } from '@gatehouse/contract/sign-in/sso-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import * as api from '@gatehouse/contract/sso-connectors/endpoints';
import { getUser } from '@gatehouse/contract/users/endpoints';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AnswerOptions,
  createFakeIdp,
  type FakeIdp,
} from '../../../../../packages/connectors/src/saml/saml.fake.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';

/** The server's clock is fixed, so cached provider metadata doesn't expire. */
const now = Date.now();
let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let idp: FakeIdp;
let serviceMetadata = '';
let clientId: string;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer({ clock: () => now }));
  idp = createFakeIdp({ wantsSignedRequests: true, serviceMetadata: () => serviceMetadata });
  const shown = await call(updateSignInExperience, {
    body: { ...codeWays, signInMode: 'SignInAndRegister', singleSignOnEnabled: true },
  });
  expect(shown.status).toBe(200);
});
afterAll(() => server.stop());

let serial = 0;
const create = async (config: object, providerName: 'SAML' | 'AzureAD' = 'SAML') =>
  (
    await call(api.createSsoConnector, {
      body: {
        providerName,
        connectorName: `Acme ${(serial += 1)}`,
        config: { ...config },
        domains: [`acme${serial}.example`],
      },
    })
  ).body;
const consumerOf = (id: string) => `${tenant.origin}/api/authn/single-sign-on/saml/${id}`;
const readMetadata = async (id: string): Promise<string> =>
  (await fetch(new URL(`${consumerOf(id)}/metadata`))).text();

/** Posts a response as the provider's page does. Returns the URL that the browser is redirected to. */
async function post(id: string, form: Record<string, string>): Promise<URL> {
  const response = await fetch(consumerOf(id), {
    method: 'POST',
    headers: { origin: 'https://idp.example.com', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '', tenant.origin);
}
const at = <E extends { path: string }>(endpoint: E, id: string): E => ({
  ...endpoint,
  path: endpoint.path.replace('{connectorId}', id),
});

/** Goes to the identity provider and returns with this response. */
async function come(id: string, options: AnswerOptions, { isPublished = false, prefer = true } = {}) {
  serviceMetadata = await readMetadata(id);
  const flow = await new TestBrowser(tenant).authorize(clientId);
  await flow.begin('SignIn');
  const left = await flow.call(at(createSsoAuthorizationUri, id), {
    state: 'the-state',
    redirectUri: `${tenant.origin}/callback/${id}`,
  });
  const back = await post(id, await idp.answer(left.body.authorizationUri, options));
  expect(back.pathname).toBe(`/callback/${id}`);
  const { state, ...data } = Object.fromEntries(back.searchParams);
  const body = {
    // Published pages have compared the state, and omit it.
    connectorData: isPublished
      ? { ...data, redirectUri: `${back.origin}${back.pathname}` }
      : { ...data, state },
    verificationId: left.body.verificationId,
  };
  return { flow, body, answer: await flow.call(at(verifySso, id), body, { prefer }) };
}

/** The user that the sign-in ends with. */
async function signIn(id: string, options: AnswerOptions): Promise<string> {
  const { flow, body, answer } = await come(id, options);
  expect([answer.status, answer.refusal.code]).toEqual([200, undefined]);
  if (answer.body.next?.step === 'turn')
    await flow.call(flowApi.changeInteractionEvent, { interactionEvent: answer.body.next.to });
  expect((await flow.finish(body.verificationId)).status).toBe(200);
  const tokens = await flow.redeem((await flow.resume()).get('code') ?? '');
  return decodeJwt(tokens.id_token ?? '').sub ?? '';
}
const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

describe('enterprise SSO by SAML', () => {
  it.each([
    ['SAML', {}, (email: string) => ({ email, name: 'Ada' })],
    [
      'SAML',
      { attributeMapping: { email: 'mail', name: 'cn' }, encryptAssertion: true },
      (email: string) => ({ mail: email, cn: 'Ada' }),
    ],
    [
      'AzureAD',
      {},
      (email: string) => ({
        [`${claims}/emailaddress`]: email,
        'http://schemas.microsoft.com/identity/claims/displayname': 'Ada',
      }),
    ],
  ] as const)('[ENT-09 part] signs people of %s in, and knows them again', async (kind, more, attributes) => {
    const made = await create({ metadata: idp.metadata, signAuthnRequest: true, ...more }, kind);
    const email = `ada@${made.domains[0]}`;
    const options: AnswerOptions = {
      nameId: `ada-${made.id}`,
      attributes: attributes(email),
      ...('encryptAssertion' in more ? { encrypts: 'aes256-gcm' as const } : {}),
    };
    const userId = await signIn(made.id, options);
    expect((await call(getUser, { params: { userId } })).body).toMatchObject({
      primaryEmail: email,
      name: 'Ada',
    });
    expect(await signIn(made.id, options)).toBe(userId);
    const { rows } = await server.runtime.database.pool.query<object>(
      'select user_id, issuer, identity_id, sso_connector_id from user_sso_identities where tenant_id = $1 and user_id = $2',
      [tenant.id, userId],
    );
    expect(rows).toEqual([
      {
        user_id: userId,
        issuer: idp.entityId,
        identity_id: `ada-${made.id}`,
        sso_connector_id: made.id,
      },
    ]);
  });

  it.each([false, true])(
    'wire A4: a page may verify the state itself and omit it (asking for the next step: %s)',
    async (prefer) => {
      const made = await create({ metadata: idp.metadata, signAuthnRequest: true });
      const options = { attributes: { email: `ada@${made.domains[0]}` } };
      const { flow, body, answer } = await come(made.id, options, { isPublished: true, prefer });
      expect([answer.status, answer.refusal.code]).toEqual([200, undefined]);
      const { verificationId } = body;
      const newcomer = await flow.call(flowApi.identify, { verificationId });
      expect([newcomer.status, newcomer.refusal.code]).toEqual([404, 'user.sso_identity_not_exist']);
      await flow.call(flowApi.changeInteractionEvent, { interactionEvent: 'Register' });
      expect((await flow.finish(verificationId)).status).toBe(200);
    },
  );

  it('accepts a response once, and only for users of its own domains', async () => {
    const made = await create({ metadata: idp.metadata, signAuthnRequest: true });
    const foreign = await come(made.id, { attributes: { email: 'ada@elsewhere.example' } });
    expect(foreign.answer.status).toBeGreaterThanOrEqual(400);
    const good = await come(made.id, { attributes: { email: `ada@${made.domains[0]}` } });
    expect(good.answer.status).toBe(200);
    const again = await come(made.id, { attributes: { email: `ada@${made.domains[0]}` } });
    const replayed = await again.flow.call(at(verifySso, made.id), {
      ...again.body,
      connectorData: good.body.connectorData,
    });
    expect(replayed.status).toBeGreaterThanOrEqual(400);
  });

  it.each(['SAML', 'AzureAD'] as const)(
    '[ENT-20 part] configures %s by metadata or by separate fields, and returns what its provider must be configured with',
    async (kind) => {
      const parts = {
        entityId: idp.entityId,
        signInEndpoint: 'https://idp.example.com/sso',
        x509Certificate: idp.certificate,
      };
      for (const config of [
        { metadata: idp.metadata },
        { metadataUrl: 'https://idp.example.com/m' },
        parts,
      ]) {
        const made = await create(config, kind);
        expect(made).toMatchObject({ providerName: kind, providerType: 'saml', isReady: true, config });
        expect(made.providerConfig.serviceProvider).toEqual({
          entityId: `${consumerOf(made.id)}/metadata`,
          assertionConsumerServiceUrl: consumerOf(made.id),
        });
      }
      const { x509Certificate: _none, ...incomplete } = parts;
      expect((await create(incomplete, kind)).isReady).toBe(false);
    },
  );

  it('rejects metadata and certificates that would make every sign-in fail, and names the field', async () => {
    for (const config of [
      { metadata: '<a/>' },
      { metadata: 'https://idp.example.com' },
      { metadata: `<!DOCTYPE x>${idp.metadata}` },
      { x509Certificate: 'MIIB' },
      { metadataUrl: 'javascript:alert(1)' },
    ]) {
      const { status, refusal } = await call(api.createSsoConnector, {
        body: { providerName: 'SAML', connectorName: 'Wrong', config },
      });
      expect([config, status]).toEqual([config, 400]);
      expect(Object.keys((refusal.data as { fields: object }).fields)).toEqual([
        `body.config.${Object.keys(config)[0]}`,
      ]);
    }
  });

  it('returns the parsed metadata before it is saved, with the expiry of each certificate', async () => {
    const { status, body } = await call(api.lookUpSsoProvider, {
      params: { providerName: 'SAML' },
      body: { config: { metadata: idp.metadata } },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      entityId: idp.entityId,
      signInEndpoint: 'https://idp.example.com/sso',
      certificates: [
        {
          pem: idp.certificate,
          subject: 'CN=Identity provider',
          expiresAt: Date.parse('9999-12-31T23:59:59Z'),
        },
      ],
    });
  });

  it('has its own key for each connector and purpose, generated once and encrypted', async () => {
    const signed = { metadata: idp.metadata, signAuthnRequest: true, encryptAssertion: true };
    const [one, other] = [await create(signed), await create(signed)];
    const certificates = (xml: string) =>
      [...xml.matchAll(/X509Certificate>([^<]+)</g)].map(([, text]) => text);
    const read = await Promise.all([1, 2, 3, 4].map(() => readMetadata(one.id)));
    const keys = certificates(read[0] ?? '');
    expect(new Set(keys).size).toBe(2);
    for (const again of read) expect(certificates(again)).toEqual(keys);
    expect(certificates(await readMetadata(other.id)).some((key) => keys.includes(key))).toBe(false);
    const { rows } = await server.runtime.database.pool.query<{ row: string }>(
      'select to_jsonb(k)::text as row from saml_keys k where tenant_id = $1 and sso_connector_id = any ($2)',
      [tenant.id, [one.id, other.id]],
    );
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).not.toContain('PRIVATE');
    const without = await create({ metadata: idp.metadata });
    expect(await readMetadata(without.id)).not.toContain('X509Certificate');
  });

  it('rejects unsolicited responses, and responses for another connector', async () => {
    const [one, other] = [await create({ metadata: idp.metadata }), await create({ metadata: idp.metadata })];
    serviceMetadata = await readMetadata(one.id);
    const unsolicited = await idp.answerUnsolicited();
    for (const { id } of [one, other])
      expect((await post(id, unsolicited)).search).toBe('?error=authorization_failed');
    const { body: oidc } = await call(api.createSsoConnector, {
      body: { providerName: 'Okta', connectorName: 'Okta' },
    });
    for (const id of [oidc.id, 'nothing'])
      expect((await fetch(consumerOf(id), { method: 'POST' })).status).toBe(404);
  });

  it('[attacks: calls on a stranger’s behalf] fetches a provider’s metadata once for many posted responses, and again for the sign-in that reads one', async () => {
    const { runtime } = server;
    const { outbound } = runtime;
    const other = createFakeIdp({ serviceMetadata: () => serviceMetadata });
    let metadata = idp.metadata;
    let asked: string[] = [];
    runtime.outbound = {
      ...outbound,
      async request(url) {
        asked.push(url);
        if (url.endsWith('/gone')) throw new OutboundError('unreachable', 'no server there');
        return { status: 200, headers: {}, text: metadata };
      },
    };
    try {
      for (const url of ['https://idp.example.com/m', 'https://idp.example.com/gone']) {
        const { id } = await create({ metadataUrl: url });
        asked = [];
        await Promise.all(Array.from({ length: 10 }, () => post(id, { SAMLResponse: 'PHg+' })));
        await post(id, {});
        expect(asked).toEqual([url]);
      }
      const made = await create({
        metadataUrl: 'https://idp.example.com/new',
        signAuthnRequest: true,
      });
      const options = { nameId: 'ada', attributes: { email: `ada@${made.domains[0]}` } };
      expect((await come(made.id, options)).answer.status).toBe(200);
      // The same provider with another key: cached metadata does not count.
      metadata = other.metadata;
      const { answer } = await come(made.id, options);
      expect([answer.status, answer.refusal.code]).toEqual([400, 'connector.authorization_failed']);
    } finally {
      runtime.outbound = outbound;
    }
  });
});
