import { edgeErrors } from '@gatehouse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizationUrl,
  createBrowser,
  createPkce,
  createUser,
  postForm,
} from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { flushTokenAudit } from './token-audit.ts';

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('errors of the protocol', () => {
  let server: TestServer;
  let tenant: TestTenant;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
  });
  afterAll(() => server.stop());

  it('have code and message, unless the request says parse_error=false', async () => {
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const shaped = await client.refresh('unknown');
    expect(shaped.body).toEqual({
      code: 'oidc.invalid_grant',
      message: 'grant request is invalid',
      error: 'invalid_grant',
      error_description: 'grant request is invalid',
    });
    const raw = await client.post('/token?parse_error=false', {
      grant_type: 'refresh_token',
      refresh_token: 'unknown',
    });
    expect(raw.body).toEqual({ error: 'invalid_grant', error_description: 'grant request is invalid' });
    expect((await client.userinfo('unknown')).body).toMatchObject({ code: 'oidc.invalid_token' });
    const none = await fetch(`${tenant.issuer}/me`);
    expect([none.status, await none.json()]).toMatchObject([401, { code: 'oidc.invalid_token' }]);
  });

  it('say that the session has ended', async () => {
    const browser = createBrowser(tenant.origin);
    const response = await browser.fetch(`${tenant.issuer}/auth/unknown-flow`);
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'session.not_found' }]);
  });

  it('of a wrong redirect URI name the application and the URI, and are in the audit log', async () => {
    const tenant = await server.createTenant();
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    await server.runtime.database.tenant(tenant.id, (db) =>
      db.updateTable('applications').set({ name: '<b>Shop</b>' }).where('id', '=', client.id).execute(),
    );
    const address = 'https://evil.example/<script>alert(1)</script>\u202ecod?token=secret';
    const url = authorizationUrl(tenant, client, createPkce(), { redirect_uri: address });
    const page = await (await fetch(url, { headers: html, redirect: 'manual' })).text();
    expect(page).toContain('&#60;b&#62;Shop&#60;/b&#62; requested');
    expect(page).toContain('>https://evil.example/&#60;script&#62;alert(1)&#60;/script&#62;cod</p>');
    expect(page).not.toContain('token=');
    // The page has the application’s name, and a link to its registered origin.
    expect(page).toContain('<span class="name">&#60;b&#62;Shop&#60;/b&#62;</span>');
    const back = new URL(client.redirectUri).origin;
    expect(page).toContain(`href="${back}">Back to &#60;b&#62;Shop&#60;/b&#62;</a>`);
    const rows = async () => {
      await flushTokenAudit(server.runtime);
      return server.runtime.database.tenant(tenant.id, (db) =>
        db
          .selectFrom('logs')
          .select(['applicationId', 'payload'])
          .where('key', '=', 'Authorization.Refused')
          .where('applicationId', '=', client.id)
          .execute(),
      );
    };
    const [row] = await rows();
    expect(row?.payload).toMatchObject({
      result: 'Error',
      error: { code: 'invalid_redirect_uri' },
      redirectUri: 'https://evil.example/<script>alert(1)</script>cod',
    });
    // User name and password in a redirect URI aren't logged either.
    const withPassword = new URL(url);
    withPassword.searchParams.set('redirect_uri', 'https://user:s3cret@evil.example/path?token=secret');
    expect(await (await fetch(withPassword, { headers: html })).text()).not.toContain('s3cret');
    expect((await rows()).map(({ payload }) => payload.redirectUri)).toContain('https://evil.example/path');
    // Anyone can cause these errors, so the number of entries is limited.
    for (let i = 0; i < 30; i++) await fetch(url, { redirect: 'manual' });
    expect((await rows()).length).toBe(20);
    const nowhere = new URL(url);
    nowhere.searchParams.set('client_id', 'unknown');
    expect(await (await fetch(nowhere, { headers: html })).text()).not.toContain('evil.example');
  });

  it('are pages for browsers that can’t be framed, run no scripts and contain no foreign markup', async () => {
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const url = authorizationUrl(tenant, client, createPkce(), {
      response_mode: '<script>alert(1)</script>',
      redirect_uri: 'https://evil.example/',
    });
    const gone = new URL(`${tenant.issuer}/auth/unknown-flow`);
    for (const [address, text] of [
      [url, 'Can’t continue sign-in'],
      [gone, 'has ended'],
    ] as const) {
      const response = await fetch(address, { headers: html, redirect: 'manual' });
      expect(response.status).toBe(400);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      const policy = response.headers.get('content-security-policy') ?? '';
      for (const part of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
        expect(policy).toContain(part);
      expect(policy).not.toContain('unsafe');
      expect(response.headers.get('x-frame-options')).toBe('DENY');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      const page = await response.text();
      expect(page).toContain(text);
      expect(page).not.toContain('<script');
    }
  });

  it('are in the language of the request, then the browser’s, and keep the direction of the application’s name', async () => {
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const wrong = authorizationUrl(tenant, client, createPkce(), { redirect_uri: 'https://evil.example/' });
    const read = async (url: URL, language: string): Promise<string> =>
      (await fetch(url, { headers: { ...html, 'accept-language': language }, redirect: 'manual' })).text();
    expect(await read(wrong, 'de-AT,en;q=0.5')).toContain('<html lang="de" dir="ltr" ');
    wrong.searchParams.set('ui_locales', 'ar');
    const mirrored = await read(wrong, 'de');
    expect(mirrored).toContain('<html lang="ar" dir="rtl" ');
    expect(mirrored).toContain('\u2068Test application\u2069');
    expect(await read(new URL(`${tenant.issuer}/session/end`), 'ja')).toContain('サインアウトしました');
  });

  it('of unknown paths and methods are JSON', async () => {
    for (const [path, method] of [
      ['/nothing', 'GET'],
      ['/token', 'GET'],
      ['/me', 'DELETE'],
      ['/auth/x/y', 'GET'],
      ['/jwks', 'POST'],
      ['/interaction/x', 'GET'],
    ] as const) {
      const response = await fetch(`${tenant.issuer}${path}`, { method });
      expect([path, response.status, await response.json()]).toMatchObject([
        path,
        404,
        { code: edgeErrors.notFound.code },
      ]);
    }
  });

  it('are returned for invalid requests: broken JSON, huge and broken bodies, NUL, repeated parameters', async () => {
    const send = (headers: Record<string, string>, body: string) =>
      fetch(`${tenant.issuer}/token`, { method: 'POST', headers, body });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answers = [
      await send({ 'content-type': 'application/json' }, '{"grant_type":"client_credentials"'),
      await send({ 'content-type': 'application/json' }, '["grant_type"]'),
      await send({ 'content-type': 'application/json' }, `{"x":"${'y'.repeat(60_000)}"}`),
      await send({ 'content-type': 'text/plain' }, 'x'),
      await send(form, `grant_type=client_credentials&x=${'y'.repeat(60_000)}`),
      await send(form, '%%%'),
      await send(form, 'client_id=%00&grant_type=refresh_token&refresh_token=%00'),
      await send(form, 'client_id=a&client_id=b&grant_type=refresh_token'),
      await fetch(`${tenant.issuer}/auth?client_id=%00&state=%00`),
      await fetch(`${tenant.issuer}/auth`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
      await fetch(`${tenant.issuer}/session/end?id_token_hint=x.y.z`),
      await fetch(`${tenant.issuer}/session/end/confirm`, {
        method: 'POST',
        body: new URLSearchParams({ logout: 'yes' }),
      }),
    ];
    for (const [index, answer] of answers.entries()) {
      const body = (await answer.json()) as Record<string, unknown>;
      expect([
        index,
        answer.status >= 400 && answer.status < 500,
        typeof body.code,
        typeof body.message,
      ]).toEqual([index, true, 'string', 'string']);
    }
  });

  it('return a state with special characters unchanged', async () => {
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const userId = await createUser(server.runtime, tenant);
    const state = `a b+c%20&d="e" <é> \u{1F600} \\u0000`;
    const { callback } = await client.authorize(userId, { state });
    expect(callback.searchParams.get('state')).toBe(state);
  });

  it('[RFC 9700 4.13] never depend on forwarded headers', async () => {
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const lies = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '1.1.1.1',
      forwarded: 'host=evil.example;proto=https',
    };
    const response = await client.browser.fetch(authorizationUrl(tenant, client, createPkce()), {
      headers: lies,
    });
    expect(response.headers.get('location')).toMatch(/^\/sign-in\?/);
    for (const cookie of response.headers.getSetCookie()) expect(cookie).not.toMatch(/secure|evil/i);
    const discovery = await fetch(`${tenant.issuer}/.well-known/openid-configuration`, { headers: lies });
    expect(await discovery.text()).not.toContain('evil');
  });

  it('[RFC 9700 4.10 part] reject an access token in the URL', async () => {
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const { access_token: token = '' } = await client.signIn(await createUser(server.runtime, tenant));
    const response = await fetch(`${tenant.issuer}/me?access_token=${token}`);
    expect(response.status).toBe(400);
    const posted = await postForm(`${tenant.issuer}/me`, { access_token: token });
    expect(posted.status).toBe(200);
  });
});

describe('pages of other origins', () => {
  let server: TestServer;
  let tenant: TestTenant;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
  });
  afterAll(() => server.stop());

  it('may use the token endpoints if they are the application’s own, or allowed by an administrator', async () => {
    const client = await createOidcClient(server.runtime, tenant, {
      type: 'SPA',
      custom: { corsAllowedOrigins: ['https://other.example.com', 'capacitor://localhost'] },
    });
    const userId = await createUser(server.runtime, tenant);
    const allowed = [
      'https://app.example.com',
      'https://other.example.com',
      'capacitor://localhost',
      tenant.origin,
    ];
    for (const origin of allowed) {
      const { code, verifier } = await client.authorize(userId);
      const answer = await postForm(
        `${tenant.issuer}/token`,
        {
          grant_type: 'authorization_code',
          client_id: client.id,
          code,
          code_verifier: verifier,
          redirect_uri: client.redirectUri,
        },
        undefined,
        { origin },
      );
      expect([origin, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        origin,
        200,
        origin,
      ]);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      const me = await fetch(`${tenant.issuer}/me`, {
        headers: { origin, authorization: `Bearer ${answer.body.access_token}` },
      });
      expect(me.headers.get('access-control-allow-origin')).toBe(origin);
    }
    for (const origin of [
      'https://evil.example',
      'null',
      'http://app.example.com',
      'https://app.example.com.evil.example',
      'https://app.example.com:8443',
    ]) {
      const { body } = await client.refresh('x');
      expect(body.error).toBe('invalid_grant');
      const answer = await postForm(
        `${tenant.issuer}/token`,
        { grant_type: 'refresh_token', client_id: client.id, refresh_token: 'x' },
        undefined,
        { origin },
      );
      expect([origin, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        origin,
        400,
        null,
      ]);
    }
  });

  it('send preflights without a client', async () => {
    const response = await fetch(`${tenant.issuer}/token`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example.com',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    expect([response.status, response.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'authorization',
    ]);
  });
});
