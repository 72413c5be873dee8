import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizationUrl,
  createApplication,
  createBrowser,
  createPkce,
} from '../../../../tests/support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { listVariants } from './redirect-variants.fixture.ts';

const registered = 'https://app.example.com/callback';

/** The response must be an error page, and never a redirect. */
async function expectRefusal(response: Response, what: string): Promise<void> {
  expect([what, response.status, response.headers.get('location')]).toEqual([what, 400, null]);
  await response.arrayBuffer();
}

describe('[RFC 9700 4.1] redirect URIs', () => {
  let server: TestServer;
  let tenant: TestTenant;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
  });
  afterAll(() => server.stop());

  const create = (type: 'SPA' | 'Native', redirectUris: string[], postLogoutRedirectUris = redirectUris) =>
    createApplication(server.runtime, tenant, { type, redirectUris, postLogoutRedirectUris });
  const open = async (id: string, redirectUri: string, extra: Record<string, string | string[]> = {}) =>
    createBrowser(tenant.origin).fetch(authorizationUrl(tenant, { id, redirectUri }, createPkce(), extra));

  it('must match exactly: every other spelling is rejected', async () => {
    const variants = listVariants(registered);
    expect(variants.length).toBeGreaterThanOrEqual(300);
    const { id } = await create('SPA', [registered]);
    expect((await open(id, registered)).status).toBe(303);
    for (const variant of variants) await expectRefusal(await open(id, variant), variant);
  });

  it('are rejected if repeated, missing, or with an error in the request', async () => {
    const { id } = await create('SPA', [registered]);
    await expectRefusal(await open(id, ''), 'none');
    await expectRefusal(
      await open(id, registered, { redirect_uri: [registered, 'https://evil.example/'] }),
      'twice',
    );
    await expectRefusal(
      await open(id, registered, { redirect_uri: ['https://evil.example/', registered] }),
      'twice',
    );
    const broken: Record<string, string>[] = [
      { response_type: 'token' },
      { response_type: 'id_token' },
      { scope: 'a"b' },
      { prompt: 'none login' },
      { request: 'x' },
    ];
    for (const extra of broken)
      await expectRefusal(await open(id, 'https://evil.example/', extra), JSON.stringify(extra));
    await expectRefusal(await open('no-such-client', registered), 'unknown client');
    await expectRefusal(await open('', registered), 'no client');
  });

  it('of an application without any match nothing', async () => {
    const { id } = await create('SPA', []);
    for (const uri of ['https://no-redirect-uri.invalid/', registered, ''])
      await expectRefusal(await open(id, uri), uri);
  });

  it('on loopback may have any port in a native application, but must match otherwise (RFC 8252 7.3)', async () => {
    const native = await create('Native', [
      'http://127.0.0.1/cb',
      'http://[::1]/cb',
      'http://localhost/cb',
      'com.example.app://cb',
      'https://app.example.com/cb',
    ]);
    for (const uri of [
      'http://127.0.0.1/cb',
      'http://127.0.0.1:51004/cb',
      'http://[::1]:61023/cb',
      'http://localhost:8000/cb',
      'com.example.app://cb',
      'https://app.example.com/cb',
    ])
      expect([uri, (await open(native.id, uri)).status]).toEqual([uri, 303]);
    const refused = [
      'http://127.0.0.1:51004/other',
      'http://127.0.0.1:51004/cb/',
      'http://127.0.0.1:51004/cb?x=1',
      'http://127.0.0.1:99999/cb',
      'http://127.0.0.1:x/cb',
      'http://127.0.0.1:/cb#',
      'http://127.0.0.2:51004/cb',
      'https://127.0.0.1:51004/cb',
      'http://user@127.0.0.1:51004/cb',
      'http://127.0.0.1:51004@evil.example/cb',
      'http://localhost.evil.example:8000/cb',
      'http://127.1:51004/cb',
      'https://app.example.com:8443/cb',
      'com.example.app:1//cb',
      'com.example.app://cb:1',
      'http://2130706433:51004/cb',
      'http://127.0.0.1.evil.example:80/cb',
    ];
    for (const uri of refused) await expectRefusal(await open(native.id, uri), uri);
    const web = await create('SPA', ['http://127.0.0.1/cb', 'http://localhost:3000/cb']);
    for (const uri of ['http://127.0.0.1:51004/cb', 'http://localhost:3001/cb'])
      await expectRefusal(await open(web.id, uri), uri);
  });

  it('[RFC 9700 4.11] after sign-out must match exactly, too', async () => {
    const { id } = await create('SPA', [registered]);
    const browser = createBrowser(tenant.origin);
    const leave = (uri: string, clientId?: string) => {
      const url = new URL(`${tenant.issuer}/session/end`);
      if (clientId) url.searchParams.set('client_id', clientId);
      url.searchParams.set('post_logout_redirect_uri', uri);
      return browser.fetch(url);
    };
    const good = await leave(registered, id);
    expect([good.status, good.headers.get('location')]).toEqual([303, registered]);
    for (const variant of listVariants(registered)) await expectRefusal(await leave(variant, id), variant);
    // The request doesn't identify the application.
    const unnamed = await leave(registered);
    expect([unnamed.status, unnamed.headers.get('location')]).toEqual([200, null]);
  });

  it('[RFC 9700 4.12] are reached by 303, so that forms aren’t submitted again', async () => {
    const { id } = await create('SPA', [registered]);
    const response = await open(id, registered, { prompt: 'none' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(
      /^https:\/\/app\.example\.com\/callback\?error=login_required/,
    );
  });
});
