import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizationUrl,
  createBrowser,
  createPkce,
  createUser,
} from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';

const home = 'https://app.example.com/';

describe('signing out', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let userId: string;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
    userId = await createUser(server.runtime, tenant);
  });
  afterAll(() => server.stop());

  const createClient = () =>
    createOidcClient(server.runtime, tenant, { type: 'SPA', postLogoutRedirectUris: [home] });

  function endSession(
    client: OidcClient,
    values: Record<string, string>,
    init?: RequestInit,
  ): Promise<Response> {
    const url = new URL(`${tenant.issuer}/session/end`);
    for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
    return client.browser.fetch(url, init);
  }

  async function isSignedIn(client: OidcClient): Promise<boolean> {
    const url = authorizationUrl(tenant, client, createPkce(), { prompt: 'none', scope: 'openid' });
    return (await client.browser.follow(url)).url.searchParams.has('code');
  }

  async function countSessions(): Promise<number> {
    const { rowCount } = await server.runtime.database.pool.query(
      `select from oidc_instances where tenant_id = $1 and model = 'Session'`,
      [tenant.id],
    );
    return rowCount ?? 0;
  }

  it('happens immediately, without a hint, if the application identifies itself and names a redirect URI', async () => {
    const client = await createClient();
    const tokens = await client.signIn(userId, { scope: 'openid' });
    const response = await endSession(client, {
      client_id: client.id,
      post_logout_redirect_uri: home,
      state: 'x',
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, `${home}?state=x`]);
    expect([...client.browser.cookies.keys()].filter((name) => name.includes('_session'))).toEqual([]);
    expect(await isSignedIn(client)).toBe(false);
    // A token without offline access ends with the session.
    expect((await client.userinfo(tokens.access_token)).status).toBe(401);
  });

  it('keeps offline access', async () => {
    const client = await createClient();
    const tokens = await client.signIn(userId);
    await endSession(client, { client_id: client.id, post_logout_redirect_uri: home });
    expect((await client.refresh(tokens.refresh_token)).status).toBe(200);
  });

  it('works with an ID token as the only hint of the application', async () => {
    const client = await createClient();
    const tokens = await client.signIn(userId);
    const response = await endSession(client, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: home,
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, home]);
    expect(await isSignedIn(client)).toBe(false);
  });

  it('wire D1: accepts a form and JSON, too', async () => {
    for (const toRequest of [
      (fields: Record<string, string>) => ({ body: new URLSearchParams(fields) }),
      (fields: Record<string, string>) => ({
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      }),
    ]) {
      const client = await createClient();
      await client.signIn(userId);
      const response = await client.browser.fetch(`${tenant.issuer}/session/end`, {
        method: 'POST',
        ...toRequest({ client_id: client.id, post_logout_redirect_uri: home }),
      });
      expect([response.status, response.headers.get('location')]).toEqual([303, home]);
      expect(await isSignedIn(client)).toBe(false);
    }
  });

  it('asks on a page if there is no redirect URI; opening a link alone doesn’t sign out', async () => {
    const requests: Record<string, string>[] = [{}, { client_id: 'own' }, { post_logout_redirect_uri: home }];
    for (const values of requests) {
      const client = await createClient();
      await client.signIn(userId);
      const page = await endSession(client, {
        ...values,
        ...('client_id' in values ? { client_id: client.id } : {}),
      });
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
      const html = await page.text();
      expect(html).toContain('Sign out?');
      expect(html).not.toContain('<script');
      expect(await isSignedIn(client)).toBe(true);
      const xsrf = /name="xsrf" value="(\w+)"/.exec(html)?.[1] ?? '';
      expect(html).toContain(`action="${tenant.issuer}/session/end/confirm"`);
      const wrong = await client.browser.fetch(`${tenant.issuer}/session/end/confirm`, {
        method: 'POST',
        body: new URLSearchParams({ xsrf: 'wrong', logout: 'yes' }),
      });
      expect(wrong.status).toBe(400);
      expect(await isSignedIn(client)).toBe(true);
      // Each page has a new CSRF token; only the latest is valid.
      const again = await (await endSession(client, {})).text();
      const confirm = await client.browser.fetch(`${tenant.issuer}/session/end/confirm`, {
        method: 'POST',
        body: new URLSearchParams({
          xsrf: /name="xsrf" value="(\w+)"/.exec(again)?.[1] ?? xsrf,
          logout: 'yes',
        }),
      });
      expect([confirm.status, confirm.headers.get('location')]).toEqual([
        303,
        `${tenant.issuer}/session/end/success`,
      ]);
      const done = await client.browser.fetch(`${tenant.issuer}/session/end/success`);
      expect(await done.text()).toContain('You’re signed out');
      expect(await isSignedIn(client)).toBe(false);
    }
  });

  it('without a session redirects to the application, or shows a page, and stores nothing', async () => {
    const client = await createClient();
    const before = await countSessions();
    const there = await endSession(client, {
      client_id: client.id,
      post_logout_redirect_uri: home,
      state: 'x',
    });
    expect([there.status, there.headers.get('location')]).toEqual([303, `${home}?state=x`]);
    const page = await endSession(client, {});
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('You’re signed out')]);
    const stale = createBrowser(tenant.origin);
    stale.cookies.set(`gh_${tenant.id}_session /`, { value: 'long-gone', path: '/' });
    await stale.fetch(`${tenant.issuer}/session/end`);
    expect(await countSessions()).toBe(before);
  });

  it('redirects only to registered URIs, and otherwise keeps the session', async () => {
    const client = await createClient();
    await client.signIn(userId);
    for (const uri of ['https://evil.example/', 'javascript:alert(1)', `${home}evil`, `${home}?x`]) {
      const response = await endSession(client, { client_id: client.id, post_logout_redirect_uri: uri });
      expect([uri, response.status, response.headers.get('location')]).toEqual([uri, 400, null]);
    }
    const other = await createClient();
    const tokens = await other.signIn(userId);
    const mixed = await endSession(client, {
      client_id: client.id,
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: home,
    });
    expect(mixed.status).toBe(400);
    expect(await isSignedIn(client)).toBe(true);
  });

  it('is written to the audit log', async () => {
    const client = await createClient();
    await client.signIn(userId);
    await endSession(client, { client_id: client.id, post_logout_redirect_uri: home });
    const { rows } = await server.runtime.database.pool.query<{ key: string; user_id: string }>(
      `select key, user_id from logs where tenant_id = $1 and application_id = $2 order by created_at`,
      [tenant.id, client.id],
    );
    expect(rows.at(-1)).toEqual({ key: 'EndSession', user_id: userId });
  });
});
