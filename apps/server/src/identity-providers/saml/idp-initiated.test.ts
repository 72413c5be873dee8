import { createApplication, deleteApplication } from '@gatehouse/contract/applications/endpoints';
import { createSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import * as api from '@gatehouse/contract/sso-connectors/idp-initiated-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AnswerOptions,
  createFakeIdp,
  createRsaKey,
  type FakeIdp,
} from '../../../../../packages/connectors/src/saml/saml.fake.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

const redirectUri = 'https://app.example/callback';
const beginsAt = 'https://app.example/begin?from=idp';
let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let idp: FakeIdp;
let id: string;
let serviceMetadata = '';

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
  idp = createFakeIdp({ serviceMetadata: () => serviceMetadata });
  const { body } = await call(createSsoConnector, {
    body: {
      providerName: 'SAML',
      connectorName: 'Acme',
      config: { metadata: idp.metadata },
      domains: ['acme.com'],
    },
  });
  id = body.id;
  serviceMetadata = await (await fetch(`${consumer()}/metadata`)).text();
});
afterAll(() => server.stop());

const consumer = (): string => `${tenant.origin}/api/authn/single-sign-on/saml/${id}`;
const application = async (
  type: 'Traditional' | 'SPA' | 'Native' | 'MachineToMachine',
  uris = [redirectUri],
) => {
  const { body } = await call(createApplication, {
    body: { name: type, type, oidcClientMetadata: { redirectUris: uris, postLogoutRedirectUris: [] } },
  });
  return body.id;
};
const set = (body: Parameters<typeof call<typeof api.setIdpInitiatedAuthConfig>>[1]['body'], of = id) =>
  call(api.setIdpInitiatedAuthConfig, { params: { id: of }, body });

/** The URL that a browser is sent to after its identity provider posts an unsolicited response. */
async function arrive(options: AnswerOptions = {}, form: Record<string, string> = {}): Promise<string> {
  const { SAMLResponse } = await idp.answerUnsolicited(options);
  return post({ SAMLResponse, ...form });
}
async function post(form: Record<string, string>): Promise<string> {
  const response = await fetch(consumer(), {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect([response.status, response.headers.getSetCookie()]).toEqual([303, []]);
  return response.headers.get('location') ?? '';
}

describe('IdP-initiated sign-in', () => {
  it('is rejected unless an administrator has configured where it continues', async () => {
    expect(await arrive()).toBe(`/callback/${id}?error=authorization_failed`);
    expect((await call(api.getIdpInitiatedAuthConfig, { params: { id } })).status).toBe(404);
  });

  it('[ENT-21] stores, returns and deletes each field of the configuration', async () => {
    const defaultApplicationId = await application('Traditional');
    const values = {
      defaultApplicationId,
      redirectUri,
      authParameters: { scopes: ['email'], resources: ['https://api.example.com'], ui_locales: 'de' },
      autoSendAuthorizationRequest: true,
      clientIdpInitiatedAuthCallbackUri: beginsAt,
    };
    const { status, body } = await set(values);
    expect([status, body]).toEqual([
      200,
      { ...values, tenantId: tenant.id, connectorId: id, createdAt: expect.any(Number) },
    ]);
    expect((await call(api.getIdpInitiatedAuthConfig, { params: { id } })).body).toEqual(body);
    expect((await call(api.deleteIdpInitiatedAuthConfig, { params: { id } })).status).toBe(204);
    expect((await call(api.deleteIdpInitiatedAuthConfig, { params: { id } })).status).toBe(404);
    expect(await arrive()).toBe(`/callback/${id}?error=authorization_failed`);
  });

  it('login CSRF: doesn’t sign the user in, but starts a sign-in with the identity provider', async () => {
    const defaultApplicationId = await application('Traditional', ['https://first.example/', redirectUri]);
    await set({
      defaultApplicationId,
      redirectUri,
      authParameters: {
        scopes: ['email'],
        resources: ['https://a.example', 'https://b.example'],
        ui_locales: 'de',
      },
      autoSendAuthorizationRequest: true,
    });
    const to = new URL(await arrive());
    expect(`${to.origin}${to.pathname}`).toBe(`${tenant.origin}/oidc/auth`);
    expect(Object.fromEntries(to.searchParams)).toEqual({
      client_id: defaultApplicationId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid profile email',
      resource: 'https://b.example',
      direct_sign_in: `sso:${id}`,
      prompt: 'login',
      ui_locales: 'de',
    });
    expect(to.searchParams.getAll('resource')).toEqual(['https://a.example', 'https://b.example']);
    await set({ defaultApplicationId, autoSendAuthorizationRequest: true });
    const first = new URL(await arrive());
    expect(first.searchParams.get('redirect_uri')).toBe('https://first.example/');
    const started = await fetch(first, { redirect: 'manual' });
    expect(started.headers.get('location')).toMatch(/^\/direct\/sso\/\w+\?/);
  });

  it('open redirect: continues at the configured URL, whatever the response names', async () => {
    await set({
      defaultApplicationId: await application('SPA'),
      clientIdpInitiatedAuthCallbackUri: beginsAt,
    });
    const to = await arrive({}, { RelayState: 'https://evil.example' });
    expect(to).toBe(`https://app.example/begin?from=idp&ssoConnectorId=${id}`);
  });

  it('replay: starts once for each response, and never for one that is forged or meant for another recipient', async () => {
    await set({
      defaultApplicationId: await application('SPA'),
      clientIdpInitiatedAuthCallbackUri: beginsAt,
    });
    const answer = await idp.answerUnsolicited();
    expect(await post(answer)).toMatch(/^https:\/\/app\.example/);
    expect(await post(answer)).toBe(`/callback/${id}?error=replayed`);
    for (const options of [
      { signsWith: { key: createRsaKey() } },
      { audience: 'https://other.example' },
      { issuer: 'https://evil.example' },
      { inResponseTo: '_somebody' },
    ])
      expect(await arrive(options)).toBe(`/callback/${id}?error=authorization_failed`);
  });

  it('no longer starts after its redirect URI or application is removed', async () => {
    const defaultApplicationId = await application('Traditional');
    await set({ defaultApplicationId, redirectUri, autoSendAuthorizationRequest: true });
    await server.runtime.database.pool.query(
      `update applications set oidc_client_metadata = '{"redirectUris":["https://app.example/new"],"postLogoutRedirectUris":[]}' where tenant_id = $1 and id = $2`,
      [tenant.id, defaultApplicationId],
    );
    expect(await arrive()).toBe(`/callback/${id}?error=authorization_failed`);
    const gone = await call(deleteApplication, { params: { id: defaultApplicationId } });
    expect(gone.status).toBe(204);
    expect((await call(api.getIdpInitiatedAuthConfig, { params: { id } })).status).toBe(404);
  });

  it('continues only at first-party applications that support it, at their own redirect URIs', async () => {
    const spa = await application('SPA');
    const web = await application('Traditional');
    const codeOf = async (body: Parameters<typeof set>[0], of = id) => {
      const { status, refusal } = await set(body, of);
      return `${status} ${refusal.code.replace('single_sign_on.idp_initiated_authentication_', '')}`;
    };
    const sent = { autoSendAuthorizationRequest: true };
    const clientIdpInitiatedAuthCallbackUri = beginsAt;
    expect(await codeOf({ defaultApplicationId: spa, ...sent })).toBe('400 invalid_application_type');
    for (const type of ['Native', 'MachineToMachine'] as const)
      expect(
        await codeOf({
          defaultApplicationId: await application(type, type === 'Native' ? [redirectUri] : []),
          clientIdpInitiatedAuthCallbackUri,
        }),
      ).toBe('400 invalid_application_type');
    for (const wrong of ['https://app.example/other', 'https://app.example/callback/'])
      expect(await codeOf({ defaultApplicationId: web, redirectUri: wrong, ...sent })).toBe(
        '400 redirect_uri_not_registered',
      );
    expect(await codeOf({ defaultApplicationId: await application('Traditional', []), ...sent })).toBe(
      '400 redirect_uri_not_registered',
    );
    expect(await codeOf({ defaultApplicationId: spa })).toBe('400 client_callback_uri_not_found');
    expect(await codeOf({ defaultApplicationId: 'nothing', ...sent })).toBe('404 entity.not_found');
    const taken: Record<string, string>[] = [
      { client_id: 'x' },
      { redirect_uri: 'x' },
      { state: 'x' },
      { scope: 'x' },
    ];
    for (const authParameters of taken)
      expect(await codeOf({ defaultApplicationId: web, ...sent, authParameters })).toBe(
        '400 guard.invalid_input',
      );
    const { body: oidc } = await call(createSsoConnector, {
      body: { providerName: 'Okta', connectorName: 'Okta' },
    });
    expect(await codeOf({ defaultApplicationId: web, ...sent }, oidc.id)).toBe('400 not_supported');
  });
});
