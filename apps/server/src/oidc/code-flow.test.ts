import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as support from '../../../../tests/support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';

const redirectUri = 'https://app.example.com/callback';

describe('the authorization code flow', () => {
  let server: TestServer;
  let tenant: TestTenant;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
  });
  afterAll(() => server.stop());

  it('[PROD-22 part] signs an end user in to an application and answers who they are', async () => {
    const { runtime } = server;
    const userId = await support.createUser(runtime, tenant, {
      name: 'Ada',
      primaryEmail: 'ada@example.com',
    });
    const app = await support.createApplication(runtime, tenant, {
      type: 'SPA',
      redirectUris: [redirectUri],
    });
    const pkce = support.createPkce();
    const url = support.authorizationUrl(tenant, { id: app.id, redirectUri }, pkce, {
      scope: 'openid offline_access profile email',
    });
    const callback = await support.signIn(runtime, tenant, support.createBrowser(tenant.origin), url, userId);
    expect(callback.origin + callback.pathname).toBe(redirectUri);
    expect(callback.searchParams.get('state')).toBe('state-1');
    expect(callback.searchParams.get('iss')).toBe(tenant.issuer);
    const tokens = await support.postForm(`${tenant.issuer}/token`, {
      grant_type: 'authorization_code',
      client_id: app.id,
      code: callback.searchParams.get('code') ?? '',
      code_verifier: pkce.verifier,
      redirect_uri: redirectUri,
    });
    expect(tokens.body).toMatchObject({ token_type: 'Bearer', scope: 'openid offline_access profile email' });
    const keys = createRemoteJWKSet(new URL(`${tenant.issuer}/jwks`));
    const { payload, protectedHeader } = await jwtVerify(tokens.body.id_token ?? '', keys, {
      issuer: tenant.issuer,
    });
    expect(protectedHeader.alg).toBe('ES256');
    expect(payload).toMatchObject({ sub: userId, aud: app.id, name: 'Ada', email: 'ada@example.com' });
    const me = await fetch(`${tenant.issuer}/me`, {
      headers: { authorization: `Bearer ${tokens.body.access_token}` },
    });
    expect(await me.json()).toMatchObject({ sub: userId, name: 'Ada', email_verified: true });
  });
});
