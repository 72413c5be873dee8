import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizationUrl,
  createBrowser,
  createPkce,
  createResource,
  createUser,
  finishFlow,
  postForm,
} from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { findUserToken } from '../sessions/user-token.ts';

// Attacks of RFC 9700 section 4 without a file of their own. 4.1 and 4.11 are in redirect-uris, 4.4, 4.5 and 4.8 in replay,
// 4.6 and 4.10 in tokens, 4.12 in redirect-uris, 4.13 in errors, 4.14 in repeated-refresh.
describe('attacks of RFC 9700 section 4', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let userId: string;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
    userId = await createUser(server.runtime, tenant);
  });
  afterAll(() => server.stop());

  const createClient = () => createOidcClient(server.runtime, tenant, { type: 'SPA' });

  it('[RFC 9700 4.2] no page sends a referrer', async () => {
    const client = await createClient();
    const start = await client.browser.fetch(authorizationUrl(tenant, client, createPkce()));
    const flow = new URL(start.headers.get('location') ?? '', tenant.origin).searchParams.get('flow') ?? '';
    const end = await client.browser.fetch(await finishFlow(server.runtime, tenant, flow, userId));
    const pages = [
      start,
      end,
      await fetch(`${tenant.issuer}/session/end`),
      await fetch(`${tenant.issuer}/auth`),
    ];
    for (const response of pages) expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('[RFC 9700 4.3] no token is in a URL, and no response with a token is cached', async () => {
    const client = await createClient();
    for (const responseType of ['token', 'id_token', 'code token', 'code id_token', 'id_token token']) {
      const url = authorizationUrl(tenant, client, createPkce(), { response_type: responseType, nonce: 'n' });
      const { url: end } = await client.browser.follow(url);
      expect([
        responseType,
        end.searchParams.get('error') ?? new URLSearchParams(end.hash.slice(1)).get('error'),
      ]).toEqual([responseType, 'unsupported_response_type']);
    }
    const { callback, code, verifier } = await client.authorize(userId);
    expect([...callback.searchParams.keys()].sort()).toEqual(['code', 'iss', 'state']);
    const tokens = await client.redeem(code, verifier);
    expect(tokens.headers.get('cache-control')).toBe('no-store');
    const me = await fetch(`${tenant.issuer}/me`, {
      headers: { authorization: `Bearer ${tokens.body.access_token}` },
    });
    expect(me.headers.get('cache-control')).toBe('no-store');
  });

  it('[RFC 9700 4.7] another site can’t start or finish anything with the browser’s cookies', async () => {
    const client = await createClient();
    await client.signIn(userId);
    // Browsers don't send Lax cookies with a cross-site form, so there is no session to sign in to or out of.
    for (const [name, { path }] of client.browser.cookies) expect([name, path]).toBeTruthy();
    const start = await client.browser.fetch(
      authorizationUrl(tenant, client, createPkce(), { prompt: 'login' }),
    );
    for (const cookie of start.headers.getSetCookie()) expect(cookie.toLowerCase()).toContain('samesite=lax');
    const bare = createBrowser(tenant.origin);
    const { search } = authorizationUrl(tenant, client, createPkce(), { prompt: 'none' });
    const posted = await bare.fetch(`${tenant.issuer}/auth`, {
      method: 'POST',
      body: new URLSearchParams(search),
    });
    expect(new URL(posted.headers.get('location') ?? '').searchParams.get('error')).toBe('login_required');
    const confirm = await client.browser.fetch(`${tenant.issuer}/session/end/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ logout: 'yes' }),
    });
    expect(confirm.status).toBe(400);
    const { callback } = await client.authorize(userId, { state: 'only-ours' });
    expect(callback.searchParams.get('state')).toBe('only-ours');
  });

  it('[RFC 9700 4.9] a token for one API isn’t accepted by another', async () => {
    const indicator = 'https://orders.example.com';
    await createResource(server.runtime, tenant, { indicator, scopes: ['all'], held: ['all'], userId });
    const client = await createClient();
    const { refresh_token: token } = await client.signIn(userId, {
      scope: 'openid offline_access all',
      resource: indicator,
    });
    const { body } = await client.refresh(token, { resource: indicator });
    expect(decodeJwt(body.access_token ?? '').aud).toBe(indicator);
    const open = (url: string) => fetch(url, { headers: { authorization: `Bearer ${body.access_token}` } });
    for (const url of [`${tenant.origin}/api/roles`, `${tenant.issuer}/me`])
      expect([url, (await open(url)).status]).toEqual([url, 401]);
    expect(await findUserToken(server.runtime, tenant, body.access_token ?? '')).toBeUndefined();
    const twice = await fetch(`${tenant.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams([
        ['grant_type', 'refresh_token'],
        ['client_id', client.id],
        ['refresh_token', body.refresh_token ?? ''],
        ['resource', indicator],
        ['resource', tenant.indicator],
      ]),
    });
    expect(((await twice.json()) as { error: string }).error).toBe('invalid_target');
  });

  it('[RFC 9700 4.15] an application is never mistaken for a user', async () => {
    const machine = await tenant.createMachine('all');
    const token = await tenant.getToken(machine, tenant.indicator, 'all');
    expect(decodeJwt(token)).toMatchObject({ sub: machine.id, client_id: machine.id });
    const me = await fetch(`${tenant.issuer}/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(me.status).toBe(401);
    expect(await findUserToken(server.runtime, tenant, token)).toBeUndefined();
    // The service creates ids with different lengths, so no application has the id of a user.
    expect(machine.id).toHaveLength(21);
    expect(userId).toHaveLength(12);
    const { body } = await postForm(
      `${tenant.issuer}/token`,
      { grant_type: 'client_credentials', resource: tenant.indicator, scope: 'openid profile all' },
      machine,
    );
    expect(body.scope).toBe('all');
    expect(body.id_token).toBeUndefined();
  });

  it('[RFC 9700 4.16] no page of the protocol can be framed', async () => {
    const client = await createClient();
    await client.signIn(userId);
    const html = { accept: 'text/html' };
    const poster = await createOidcClient(server.runtime, tenant, {
      type: 'SPA',
      custom: { allowFormPost: true },
    });
    await poster.signIn(userId);
    const formPost = authorizationUrl(tenant, poster, createPkce(), {
      response_mode: 'form_post',
      scope: 'openid',
    });
    const pages = [
      await poster.browser.fetch(formPost, { headers: html }),
      await client.browser.fetch(`${tenant.issuer}/session/end`, { headers: html }),
      await client.browser.fetch(`${tenant.issuer}/session/end/success`, { headers: html }),
      await client.browser.fetch(`${tenant.issuer}/auth?client_id=unknown`, { headers: html }),
    ];
    for (const page of pages) {
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.headers.get('x-frame-options')).toBe('DENY');
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
    expect(await pages[0]?.text()).toContain('submit()');
  });

  it('[RFC 9700 4.17] no page sends messages to other windows', async () => {
    const client = await createClient();
    const discovery = (await (
      await fetch(`${tenant.issuer}/.well-known/openid-configuration`)
    ).json()) as Record<string, string[]>;
    expect(discovery.response_modes_supported).not.toContain('web_message');
    const url = authorizationUrl(tenant, client, createPkce(), { response_mode: 'web_message' });
    const { url: end } = await client.browser.follow(url);
    expect(end.searchParams.get('error')).toBe('unsupported_response_mode');
  });
});
