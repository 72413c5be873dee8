import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as support from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';

describe('the authorization code flow', () => {
  let server: TestServer;
  let tenant: TestTenant;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
  });
  afterAll(() => server.stop());

  const createUser = (values?: Record<string, unknown>) => support.createUser(server.runtime, tenant, values);

  it('[PROD-22] signs a user in to an application and issues client credentials, without the console', async () => {
    const userId = await createUser({ name: 'Ada', primaryEmail: 'ada@example.com' });
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const { callback, code, verifier } = await client.authorize(userId, {
      scope: 'openid offline_access profile email',
    });
    expect(callback.origin + callback.pathname).toBe(client.redirectUri);
    expect(callback.searchParams.get('state')).toBe('state-1');
    const tokens = await client.redeem(code, verifier);
    expect(tokens.body).toMatchObject({ token_type: 'Bearer', scope: 'openid offline_access profile email' });
    const keys = createRemoteJWKSet(new URL(`${tenant.issuer}/jwks`));
    const { payload, protectedHeader } = await jwtVerify(tokens.body.id_token ?? '', keys, {
      issuer: tenant.issuer,
    });
    expect(protectedHeader.alg).toBe('ES256');
    expect(payload).toMatchObject({ sub: userId, aud: client.id, name: 'Ada', email: 'ada@example.com' });
    expect(await client.userinfo(tokens.body.access_token)).toMatchObject({
      status: 200,
      body: { sub: userId, name: 'Ada', email_verified: true },
    });
    const machine = await tenant.createMachine('all');
    expect(decodeJwt(await tenant.getToken(machine, tenant.indicator, 'all'))).toMatchObject({
      sub: machine.id,
      client_id: machine.id,
      scope: 'all',
    });
  });

  it('serves discovery at both URLs, with exactly the metadata that clients rely on', async () => {
    const addresses = [
      `${tenant.issuer}/.well-known/openid-configuration`,
      `${tenant.issuer}/.well-known/oauth-authorization-server`,
      `${tenant.origin}/.well-known/oauth-authorization-server/oidc`,
    ];
    const documents = await Promise.all(
      addresses.map(async (address) => {
        const response = await fetch(address, {
          headers: { 'x-forwarded-host': 'evil.example', origin: 'https://any.example' },
        });
        expect(response.headers.get('access-control-allow-origin')).toBe('https://any.example');
        return (await response.json()) as Record<string, unknown>;
      }),
    );
    expect(documents[1]).toEqual(documents[0]);
    expect(documents[2]).toEqual(documents[0]);
    expect(documents[0]).toMatchObject({
      issuer: tenant.issuer,
      authorization_endpoint: `${tenant.issuer}/auth`,
      token_endpoint: `${tenant.issuer}/token`,
      userinfo_endpoint: `${tenant.issuer}/me`,
      jwks_uri: `${tenant.issuer}/jwks`,
      revocation_endpoint: `${tenant.issuer}/token/revocation`,
      introspection_endpoint: `${tenant.issuer}/token/introspection`,
      end_session_endpoint: `${tenant.issuer}/session/end`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['ES256'],
      grant_types_supported: expect.not.arrayContaining(['implicit']),
    });
  });

  it('traps G7 (1): publishes only public keys, to every origin and without caching', async () => {
    const response = await fetch(`${tenant.issuer}/jwks`, { headers: { origin: 'https://app.example.com' } });
    const { keys } = (await response.json()) as { keys: Record<string, string>[] };
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    expect(response.headers.get('cache-control')).toBe('no-cache, must-revalidate');
    expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example.com');
  });

  it('[CONST-13] issues ID tokens for one hour, or for the time of the application', async () => {
    const userId = await createUser();
    for (const [custom, seconds] of [
      [{}, 3600],
      [{ idTokenTtl: 120 }, 120],
    ] as const) {
      const client = await createOidcClient(server.runtime, tenant, { type: 'SPA', custom });
      const { id_token: idToken = '' } = await client.signIn(userId);
      const { exp = 0, iat = 0 } = decodeJwt(idToken);
      expect(exp - iat).toBe(seconds);
    }
  });

  it('redirects to a relative URL of the sign-in page, with application and flow', async () => {
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const url = support.authorizationUrl(tenant, client, support.createPkce(), { first_screen: 'register' });
    const response = await client.browser.fetch(url);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(
      new RegExp(`^/register\\?app_id=${client.id}&flow=[\\w-]{21,}$`),
    );
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { rows } = await server.runtime.database.pool.query<{ params: Record<string, string> }>(
      `select payload -> 'params' as params from oidc_instances where tenant_id = $1 and client_id = $2`,
      [tenant.id, client.id],
    );
    expect(rows[0]?.params.first_screen).toBe('register');
  });

  it.each([
    ['a form', (search: string) => ({ body: new URLSearchParams(search) })],
    [
      'JSON',
      (search: string) => ({
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(Object.fromEntries(new URLSearchParams(search))),
      }),
    ],
  ])(
    'wire D1: accepts the authorization request as %s, too, and resources separated by commas',
    async (type, toRequest) => {
      const host = type === 'JSON' ? 'json.example.com' : 'form.example.com';
      const { runtime } = server;
      const userId = await createUser();
      for (const name of ['one', 'two'])
        await support.createResource(runtime, tenant, {
          indicator: `https://${name}.${host}`,
          scopes: ['read'],
          held: ['read'],
          userId,
        });
      const client = await createOidcClient(runtime, tenant, { type: 'SPA' });
      const pkce = support.createPkce();
      const { search, pathname } = support.authorizationUrl(tenant, client, pkce, {
        scope: 'openid offline_access read',
        resource: `https://one.${host},https://two.${host}`,
      });
      const response = await client.browser.fetch(`${tenant.origin}${pathname}`, {
        method: 'POST',
        ...toRequest(search),
      });
      expect(response.status).toBe(303);
      const flow =
        new URL(response.headers.get('location') ?? '', tenant.origin).searchParams.get('flow') ?? '';
      const end = await client.browser.follow(await support.finishFlow(runtime, tenant, flow, userId));
      const { body } = await client.redeem(end.url.searchParams.get('code') ?? '', pkce.verifier);
      for (const resource of [`https://one.${host}`, `https://two.${host}`]) {
        const { body: fresh } = await client.refresh(body.refresh_token, { resource });
        expect(decodeJwt(fresh.access_token ?? '')).toMatchObject({ aud: resource, scope: 'read' });
        body.refresh_token = fresh.refresh_token ?? '';
      }
    },
  );

  it('issues an opaque first token, even if a resource was requested', async () => {
    const userId = await createUser();
    await support.createResource(server.runtime, tenant, {
      indicator: 'https://api.example.com',
      scopes: ['read'],
      held: ['read'],
      userId,
    });
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const body = await client.signIn(userId, {
      scope: 'openid offline_access read',
      resource: 'https://api.example.com',
    });
    expect(body.access_token).not.toContain('.');
    expect((await client.userinfo(body.access_token)).status).toBe(200);
  });

  it('signs a browser with a session in without a page, and fails without a session', async () => {
    const userId = await createUser();
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const silent = () =>
      support.authorizationUrl(tenant, client, support.createPkce(), { prompt: 'none', scope: 'openid' });
    const before = await client.browser.follow(silent());
    expect(before.url.searchParams.get('error')).toBe('login_required');
    await client.signIn(userId);
    const after = await client.browser.follow(silent());
    expect(after.url.searchParams.get('code')).toBeTruthy();
    // Published clients always send prompt=consent; first-party applications still need no consent.
    const again = await client.browser.follow(support.authorizationUrl(tenant, client, support.createPkce()));
    expect(again.url.searchParams.get('code')).toBeTruthy();
  });

  it('[RFC 8176] says in the ID token how the user was verified, also for later sign-ins in the same session', async () => {
    const userId = await createUser();
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const scope = 'openid offline_access';
    const first = await client.signIn(userId, { scope });
    const pkce = support.createPkce();
    const silent = await client.browser.follow(
      support.authorizationUrl(tenant, client, pkce, { prompt: 'none', scope }),
    );
    const second = await client.redeem(silent.url.searchParams.get('code') ?? '', pkce.verifier);
    const refreshed = await client.refresh(first.refresh_token);
    for (const token of [first.id_token, second.body.id_token, refreshed.body.id_token])
      expect(decodeJwt(token ?? '').amr).toEqual(['pwd']);
    expect((await client.userinfo(first.access_token)).body).not.toHaveProperty('amr');
  });

  it('returns claims only with their scope, and large ones only from userinfo', async () => {
    const profile = {
      givenName: 'Ada',
      address: { country: 'GB' },
      locale: 'en-GB',
      preferredUsername: 'countess',
    };
    const userId = await createUser({
      name: 'Ada Lovelace',
      primaryPhone: '441234567890',
      profile: JSON.stringify(profile),
      customData: JSON.stringify({ plan: 'gold' }),
      identities: JSON.stringify({ github: { userId: '1', details: {} } }),
    });
    await support.createResource(server.runtime, tenant, {
      indicator: 'https://r.example.com',
      scopes: ['x'],
      held: ['x'],
      userId,
    });
    await server.runtime.database.tenant(tenant.id, async (db) => {
      const id = 'acme';
      await db
        .insertInto('ssoConnectors')
        .values({
          id,
          providerName: 'OIDC',
          connectorName: id,
          sealed: '',
          domains: '[]',
          branding: '{}',
          syncProfile: false,
          enableTokenStorage: false,
        })
        .execute();
      await db
        .insertInto('userSsoIdentities')
        .values({
          id,
          userId,
          ssoConnectorId: id,
          issuer: 'https://acme.example',
          identityId: 'a',
          detail: '{"name":"Ada"}',
        })
        .execute();
    });
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const few = await client.signIn(userId, { scope: 'openid' });
    expect(Object.keys((await client.userinfo(few.access_token)).body)).toEqual(['sub']);
    const all = await client.signIn(userId, {
      scope: 'openid profile email phone address roles custom_data identities',
    });
    const { body } = await client.userinfo(all.access_token);
    expect(body).toMatchObject({
      given_name: 'Ada',
      locale: 'en-GB',
      preferred_username: 'countess',
      phone_number: '441234567890',
      phone_number_verified: true,
      email: null,
      email_verified: false,
      address: { country: 'GB' },
      roles: [expect.stringMatching(/^role /)],
      custom_data: { plan: 'gold' },
      identities: { github: { userId: '1' } },
      sso_identities: [{ issuer: 'https://acme.example', identityId: 'a', detail: { name: 'Ada' } }],
    });
    const claims = decodeJwt(all.id_token ?? '');
    expect(claims).toMatchObject({ given_name: 'Ada', roles: body.roles });
    expect(claims).not.toHaveProperty('custom_data');
    expect(claims).not.toHaveProperty('identities');
    expect(claims).not.toHaveProperty('sso_identities');
  });

  it('[OPEN-20 part] accepts the scopes that the console requests', async () => {
    const userId = await createUser();
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const names = [
      'email',
      'identities',
      'custom_data',
      'urn:logto:scope:organizations',
      'urn:logto:scope:organization_roles',
    ];
    const { callback } = await client.authorize(userId, {
      scope: ['openid offline_access profile', ...names, 'all'].join(' '),
      resource: [tenant.indicator, 'urn:logto:resource:organizations'],
    });
    expect(callback.searchParams.get('code')).toBeTruthy();
  });
});
