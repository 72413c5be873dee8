import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizationUrl,
  createApplication,
  createBrowser,
  createPkce,
} from '../../../../tests/support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';

const registered = 'https://app.example.com/callback';

/** Ways to write, or to seem to write, a registered address; none of them is it. */
function listVariants(uri: string): string[] {
  const { host, pathname } = new URL(uri);
  const hosts = [
    `${host}:443`,
    `${host}:8443`,
    `${host}:0443`,
    `${host}:`,
    `${host}.`,
    `${host}..`,
    `.${host}`,
    `x.${host}`,
    `x${host}`,
    `${host}.evil.example`,
    `evil.example`,
    `evil.example#${host}`,
    `evil.example?${host}`,
    `evil.example/${host}`,
    `evil.example\\@${host}`,
    `evil.example@${host}`,
    `${host}@evil.example`,
    `${host}@@evil.example`,
    `evil.example@@${host}`,
    `${host}:pass@evil.example`,
    `user:pass@${host}`,
    `@${host}`,
    `:@${host}`,
    `${host}%40evil.example`,
    `${host}%2eevil.example`,
    `evil.example%2f@${host}`,
    `evil.example%00${host}`,
    `${host}%00.evil.example`,
    `${host}%0d%0aevil.example`,
    `${host}%09`,
    `${host}%20`,
    `%61pp.example.com`,
    `app%2eexample%2ecom`,
    `app。example.com`,
    `app．example．com`,
    `app｡example｡com`,
    `аpp.example.com`,
    `app.exаmple.com`,
    `app.example.cοm`,
    `xn--pp-5ja.example.com`,
    `APP.example.com`,
    `App.Example.Com`,
    `app.EXAMPLE.com`,
    `appXexample.com`,
    `app.example.comx`,
    `app-example.com`,
    `example.com`,
    `*.example.com`,
    `[${host}]`,
    `[::1]`,
    `127.0.0.1`,
    `localhost`,
    `0x7f.1`,
    `2130706433`,
    `${host};evil.example`,
    `${host},evil.example`,
    `${host}\\.evil.example`,
    `${host}\\`,
    `${host}|`,
    `${host}^`,
    `${host}'`,
    `${host}"`,
    `${host}<`,
    `${host}>`,
    `${host}{}`,
    `ａpp.example.com`,
    `app.example.com\u00ad`,
    `app.example.com\u200b`,
    `app\u2024example.com`,
    `app.example.com\u3002`,
  ];
  const paths = [
    '',
    '/',
    '/callbac',
    '/callbackx',
    '/callback/',
    '/callback//',
    '//callback',
    '/./callback',
    '/x/../callback',
    '/callback/.',
    '/callback/..',
    '/callback/../callback',
    '/callback/../../callback',
    '/%63allback',
    '/callback%2f',
    '/callback%2F..',
    '/callback%5c',
    '/%2e/callback',
    '/%2e%2e/callback',
    '/callback%2e',
    '/callback%20',
    '/callback%00',
    '/callback%09',
    '/callback%0a',
    '/callback%0d%0a',
    '/callback%23',
    '/callback%3f',
    '/callback;x',
    '/callback;jsessionid=1',
    '/callback,x',
    '/callback|x',
    '/callback\\',
    '\\callback',
    '/callback\\..\\',
    '/CALLBACK',
    '/Callback',
    '/callBack',
    '/callback?',
    '/callback?x=1',
    '/callback?x',
    '/callback?&',
    '/callback??',
    '/callback?redirect_uri=https://evil.example',
    '/callback?next=//evil.example',
    '/callback#',
    '/callback#x',
    '/callback#@evil.example',
    '/callback?#',
    '/callback?code=stolen',
    '/callback%253f',
    '/callback%252f..',
    '/callback/%2e%2e/admin',
    '/callback/..;/admin',
    '/callback/*',
    '/callback.*',
    '/.*',
    '/callback$',
    '/callback+',
    '/callback(',
    '/callback)',
    '/callback[',
    '/callback]',
    '/callback{1}',
    '/callback\u200b',
    '/callback\u00a0',
    '/cаllback',
    '/ｃallback',
    '/callback\u0301',
    '/callback%c0%af',
    '/callback%u002f',
    '/callback%',
    '/callback%zz',
    '/callback ',
    ' /callback',
    '/call back',
    '/callback\t',
    '/callback@evil.example',
    '/@evil.example/callback',
    '//evil.example/callback',
    '///evil.example',
    '/\\evil.example',
    '/evil.example',
    '/callback/../..//evil.example',
  ];
  const schemes = [
    'http://',
    'HTTPS://',
    'Https://',
    'httpS://',
    'https:',
    'https:/',
    'https:///',
    'https:////',
    'https:\\\\',
    'https:/\\',
    '//',
    '/',
    '',
    '://',
    'ftp://',
    'ws://',
    'wss://',
    'file://',
    'data:',
    'data://',
    'javascript:',
    'JavaScript:',
    'jaVascript://',
    'vbscript:',
    'blob:https://',
    'about:',
    'view-source:https://',
    'intent://',
    'x-app://',
    'com.example.app://',
    ' https://',
    '\thttps://',
    '\nhttps://',
    'https ://',
    'https%3a//',
    'https&colon;//',
    'https\u200b://',
    'httpѕ://',
    'feed:https://',
    'jar:https://',
    'urn:',
    'mailto:',
    'tel:',
    'about:blank#',
    'chrome://',
    'https:@',
    'https://@',
    'https://:@',
    'https://%20',
    'https://\\',
  ];
  const prefixed = [
    'javascript:alert(1)//',
    'data:text/html,<script>alert(1)</script>//',
    'https://evil.example/?',
    'https://evil.example/#',
    'https://evil.example\\',
    '%',
    '&',
    '\u0000',
    '\ufeff',
    '(',
    '"',
    "'",
    '<',
  ];
  const suffixed = [
    '\u0000',
    '%00',
    '\r\n',
    '%0d%0aLocation:https://evil.example',
    '\ufeff',
    '.',
    ',',
    ';',
    '&x=1',
    '%26x=1',
    "'",
    '"',
    '<script>',
    '|https://evil.example',
    ' https://evil.example',
    ',https://evil.example',
    '%20https://evil.example',
    `\n${uri}`,
    ` ${uri}`,
    `,${uri}`,
    uri,
    '~',
    '!',
    '*',
    '`',
    '^',
  ];
  const variants = [
    ...hosts.map((name) => `https://${name}${pathname}`),
    ...paths.map((path) => `https://${host}${path}`),
    ...paths.map((path) => `https://user@${host}${path}`),
    ...schemes.map((scheme) => `${scheme}${host}${pathname}`),
    ...prefixed.map((text) => `${text}${uri}`),
    ...suffixed.map((text) => `${uri}${text}`),
    uri.toUpperCase(),
    encodeURIComponent(uri),
    uri.normalize('NFD').replace('https', 'http'),
    [...uri].toReversed().join(''),
    `${uri}\u0301`,
    Buffer.from(uri).toString('base64'),
  ];
  return [...new Set(variants)].filter((variant) => variant !== uri);
}

describe('[RFC 9700 4.1] redirect addresses', () => {
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

  /** A refusal answers here: no redirect, whatever the address is. */
  async function expectRefusal(response: Response, what: string): Promise<void> {
    expect([what, response.status, response.headers.get('location')]).toEqual([what, 400, null]);
    await response.arrayBuffer();
  }

  it('match to the byte: every other way to write one is refused', async () => {
    const variants = listVariants(registered);
    expect(variants.length).toBeGreaterThanOrEqual(300);
    const { id } = await create('SPA', [registered]);
    expect((await open(id, registered)).status).toBe(303);
    for (const variant of variants) await expectRefusal(await open(id, variant), variant);
  });

  it('are refused when given twice, not at all, or with an error in the request', async () => {
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

  it('of an application that has none match nothing', async () => {
    const { id } = await create('SPA', []);
    for (const uri of ['https://no-redirect-uri.invalid/', registered, ''])
      await expectRefusal(await open(id, uri), uri);
  });

  it('on loopback may have any port in a native application, and differ in nothing else (RFC 8252 7.3)', async () => {
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

  it('[RFC 9700 4.11] after signing out match to the byte too', async () => {
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
    // Nobody said whose address it is.
    const unnamed = await leave(registered);
    expect([unnamed.status, unnamed.headers.get('location')]).toEqual([200, null]);
  });

  it('[RFC 9700 4.12] are reached by 303, so that no form is posted on', async () => {
    const { id } = await create('SPA', [registered]);
    const response = await open(id, registered, { prompt: 'none' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(
      /^https:\/\/app\.example\.com\/callback\?error=login_required/,
    );
  });
});
