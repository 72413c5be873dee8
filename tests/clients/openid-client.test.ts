import * as api from '@gatehouse/contract/applications/endpoints';
import { listApplicationSecrets } from '@gatehouse/contract/applications/secret-endpoints';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createApplication,
  createBrowser,
  finishFlow,
  createResource,
  createUser,
  signIn,
} from '../support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { TestTenant } from '../support/tenant.ts';

const redirectUri = 'https://app.example.com/callback';
const home = 'https://app.example.com/';
const resource = 'https://orders.example.com';

describe('openid-client', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let userId: string;
  beforeAll(async () => {
    server = await startTestServer({ environment: { PROTECTED_APPS_DOMAIN: '*.apps.example.com' } });
    tenant = await server.createTenant();
    userId = await createUser(server.runtime, tenant, { name: 'Ada' });
    await createResource(server.runtime, tenant, {
      indicator: resource,
      scopes: ['read', 'write'],
      held: ['read'],
      userId,
    });
  });
  afterAll(() => server.stop());

  const discover = (
    id: string,
    secret?: string,
    options: oidc.DiscoveryRequestOptions = {},
    authentication?: oidc.ClientAuth,
  ) =>
    oidc.discovery(new URL(tenant.issuer), id, secret, authentication, {
      execute: [oidc.allowInsecureRequests],
      ...options,
    });

  /** A sign-in as in the library's documentation. */
  async function authorize(config: oidc.Configuration, extra: Record<string, string> = {}) {
    const { callback, checks } = await comeBack(config, extra);
    return oidc.authorizationCodeGrant(config, callback, checks);
  }

  async function comeBack(config: oidc.Configuration, extra: Record<string, string> = {}) {
    const pkceCodeVerifier = oidc.randomPKCECodeVerifier();
    const [expectedState, expectedNonce] = [oidc.randomState(), oidc.randomNonce()];
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid profile offline_access',
      prompt: 'consent',
      code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: expectedState,
      nonce: expectedNonce,
      ...extra,
    });
    const callback = await signIn(server.runtime, tenant, createBrowser(tenant.origin), url, userId);
    return { callback, checks: { pkceCodeVerifier, expectedState, expectedNonce } };
  }

  it('signs in to a device with the browser of another one (RFC 8628)', async () => {
    const custom = { isDeviceFlow: true };
    const { id } = await createApplication(server.runtime, tenant, { type: 'Native', custom });
    const config = await discover(id, undefined, {}, oidc.None());
    const authorization = await oidc.initiateDeviceAuthorization(config, { scope: 'openid offline_access' });
    const browser = createBrowser(tenant.origin);
    const page = await (await browser.fetch(authorization.verification_uri_complete ?? '')).text();
    const xsrf = /name="xsrf" value="(\w+)"/.exec(page)?.[1] ?? '';
    const body = new URLSearchParams({ xsrf, user_code: authorization.user_code, confirm: 'yes' });
    const asked = await browser.fetch(authorization.verification_uri, { method: 'POST', body });
    const flow = new URL(asked.headers.get('location') ?? '', tenant.origin).searchParams.get('flow') ?? '';
    const resume = await finishFlow(server.runtime, tenant, flow, userId);
    await browser.fetch(resume.replace('/auth/', '/device/'));
    const tokens = await oidc.pollDeviceAuthorizationGrant(config, { ...authorization, interval: 1 });
    expect(tokens.claims()).toMatchObject({ sub: userId, aud: id });
    const refreshed = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '');
    expect(refreshed.access_token).toBeTruthy();
  });

  it('signs in, reads userinfo and refreshes tokens for an application without a secret', async () => {
    const { id } = await createApplication(server.runtime, tenant, {
      type: 'SPA',
      redirectUris: [redirectUri],
    });
    const config = await discover(id, undefined, {}, oidc.None());
    const tokens = await authorize(config, { scope: 'openid profile offline_access read', resource });
    expect(tokens.claims()).toMatchObject({ sub: userId, name: 'Ada', aud: id });
    expect(await oidc.fetchUserInfo(config, tokens.access_token, userId)).toMatchObject({ name: 'Ada' });
    const fresh = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '', { resource });
    expect(fresh.scope).toBe('read');
    expect(fresh.refresh_token).not.toBe(tokens.refresh_token);
  });

  it.each([
    ['client_secret_basic', oidc.ClientSecretBasic],
    ['client_secret_post', oidc.ClientSecretPost],
  ])('signs in with %s, introspects, revokes and signs out', async (_name, authenticate) => {
    const { id, secret } = await createApplication(server.runtime, tenant, {
      type: 'Traditional',
      redirectUris: [redirectUri],
      postLogoutRedirectUris: [home],
    });
    const config = await discover(id, undefined, {}, authenticate(secret));
    const tokens = await authorize(config);
    expect(await oidc.tokenIntrospection(config, tokens.access_token)).toMatchObject({
      active: true,
      sub: userId,
      client_id: id,
    });
    await oidc.tokenRevocation(config, tokens.refresh_token ?? '', { token_type_hint: 'refresh_token' });
    expect(await oidc.tokenIntrospection(config, tokens.access_token)).toEqual({ active: false });
    await expect(oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    const url = oidc.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: home,
    });
    expect((await createBrowser(tenant.origin).follow(url)).url.href).toBe(home);
  });

  it('signs in to a protected application only at its own host, and only for a proxy with its secret', async () => {
    const call = await tenant.as('all');
    const { body: application } = await call(api.createApplication, {
      body: {
        name: 'Wiki',
        type: 'Protected',
        protectedAppMetadata: { subDomain: 'wiki', origin: 'http://10.0.0.7:8080' },
      },
    });
    const { id } = application;
    const { body: secrets } = await call(listApplicationSecrets, { params: { id } });
    const config = await discover(id, secrets[0]?.value);
    const ask = { redirect_uri: `https://wiki.${tenant.id}.apps.example.com/oauth2/callback` };
    const { callback, checks } = await comeBack(config, ask);
    expect(`${callback.origin}${callback.pathname}`).toBe(ask.redirect_uri);
    const stranger = await discover(id, 'not the secret');
    await expect(oidc.authorizationCodeGrant(stranger, callback, checks)).rejects.toMatchObject({
      error: 'invalid_client',
    });
    const tokens = await oidc.authorizationCodeGrant(config, callback, checks);
    expect(tokens.claims()).toMatchObject({ sub: userId, aud: id, name: 'Ada' });
    const elsewhere = oidc.buildAuthorizationUrl(config, { redirect_uri: redirectUri, scope: 'openid' });
    const refused = await createBrowser(tenant.origin).fetch(elsewhere);
    expect([refused.status, refused.headers.get('location')]).toEqual([400, null]);
  });

  it('gets a token for a machine-to-machine application, and the error if it is rejected', async () => {
    const { id, secret } = await tenant.createMachine('read:data');
    const config = await discover(id, secret);
    const { access_token: token, expires_in: seconds } = await oidc.clientCredentialsGrant(config, {
      resource: tenant.indicator,
      scope: 'read:data',
    });
    expect(seconds).toBe(3600);
    const response = await oidc.fetchProtectedResource(
      config,
      token,
      new URL(`${tenant.origin}/api/roles`),
      'GET',
    );
    expect(response.status).toBe(200);
    await expect(oidc.clientCredentialsGrant(config)).rejects.toMatchObject({ error: 'invalid_target' });
    const wrong = await discover(id, `${secret}x`);
    await expect(oidc.clientCredentialsGrant(wrong, { resource: tenant.indicator })).rejects.toMatchObject({
      error: 'invalid_client',
      status: 401,
    });
  });

  it('finds the metadata of RFC 8414', async () => {
    const { id, secret } = await tenant.createMachine('all');
    const config = await discover(id, secret, { algorithm: 'oauth2' });
    expect(config.serverMetadata().issuer).toBe(tenant.issuer);
    expect(config.serverMetadata().supportsPKCE()).toBe(true);
  });

  it('[RFC 9700 4.4] rejects an authorization response with another server’s issuer or without one', async () => {
    const { id } = await createApplication(server.runtime, tenant, {
      type: 'SPA',
      redirectUris: [redirectUri],
    });
    const config = await discover(id, undefined, {}, oidc.None());
    const verifier = oidc.randomPKCECodeVerifier();
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: 'state-1',
    });
    const callback = await signIn(server.runtime, tenant, createBrowser(tenant.origin), url, userId);
    callback.searchParams.set('iss', (await server.createTenant()).issuer);
    await expect(
      oidc.authorizationCodeGrant(config, callback, { pkceCodeVerifier: verifier, expectedState: 'state-1' }),
    ).rejects.toMatchObject({ cause: { message: expect.stringMatching(/"iss"/) } });
    callback.searchParams.delete('iss');
    await expect(
      oidc.authorizationCodeGrant(config, callback, { pkceCodeVerifier: verifier, expectedState: 'state-1' }),
    ).rejects.toMatchObject({ cause: { message: expect.stringMatching(/"iss"/) } });
  });
});
