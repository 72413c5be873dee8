import { getUser, createUser, listUsers } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createApplication } from '../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  token = await tenant.getToken(await tenant.createMachine('all'), tenant.indicator, 'all');
});
afterAll(() => server.stop());

const post = (path: string, body: string): Promise<number> =>
  fetch(tenant.origin + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  }).then(({ status }) => status);

const nest = (levels: number): string => `{"customData":{"a":${'['.repeat(levels)}${']'.repeat(levels)}}}`;

describe('input that can’t be stored', () => {
  it('is rejected with its field: NUL, and unpaired surrogates', async () => {
    const call = tenant.with(token);
    for (const text of ['\0', 'a\0b']) {
      const answers = [
        await call(getUser, { params: { userId: text } }),
        await call(listUsers, { query: { search: text } }),
        await call(listUsers, { query: { 'search.name': text } }),
        await call(createUser, { body: { name: text } }),
        await call(createUser, { body: { customData: { deep: [{ [text]: 1 }] } } }),
      ];
      expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual(
        answers.map(() => [400, 'guard.invalid_input']),
      );
    }
    expect(await post('/api/users', String.raw`{"customData":{"a":"\ud800"}}`)).toBe(400);
    expect(await post('/api/users', String.raw`{"name":"\ud83d\ude00"}`)).toBe(200);
  });

  it('is rejected if it is nested so deeply that reading it would overflow a stack', async () => {
    expect(await post('/api/users', nest(20))).toBe(200);
    for (const levels of [100, 30_000, 400_000]) expect(await post('/api/users', nest(levels))).toBe(400);
  });

  it('is rejected in a sign-in, too', async () => {
    const clientId = await createApplication(server.runtime, tenant.id);
    const browser = new TestBrowser(tenant);
    const flow = await browser.authorize(clientId);
    await flow.begin('SignIn');
    const answer = await browser.fetch('/api/experience/identification', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'gatehouse-flow': flow.id, origin: tenant.origin },
      body: String.raw`{"verificationId":"\u0000"}`,
    });
    expect(answer.status).toBe(400);
  });
});

describe('origins that may call the account API', () => {
  it('don’t include `null`, whatever scheme a redirect URI has', async () => {
    const redirectUris = ['com.acme.app://callback', 'https://app.acme.example/callback'];
    await createApplication(server.runtime, tenant.id, { redirectUris });
    await server.runtime.cache.changed(tenant.id, 'origins');
    const allowed = async (origin: string) => {
      const answer = await fetch(`${tenant.origin}/api/my-account/password`, {
        method: 'OPTIONS',
        headers: { origin },
      });
      return answer.headers.get('access-control-allow-origin');
    };
    expect(await allowed('https://app.acme.example')).toBe('https://app.acme.example');
    expect(await allowed('null')).toBe(null);
  });
});

it('no page can be framed, cached or load anything else, not even the one for an unknown host', async () => {
  const { port } = new URL(tenant.origin);
  const pages = ['/sign-in', '/unknown-session', '/api/reference', '/oidc/auth'].map(
    (path) => tenant.origin + path,
  );
  for (const url of [...pages, `http://127.0.0.1:${port}/`]) {
    const { headers } = await fetch(url, { headers: { accept: 'text/html' } });
    expect([url, headers.get('content-type')]).toEqual([url, 'text/html; charset=utf-8']);
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect([url, policy.includes(rule)]).toEqual([url, true]);
    expect([url, headers.get('cache-control')]).toEqual([url, 'no-store']);
  }
});

it('[attack: framing] no page can be framed, including those with scripts', async () => {
  const own = ['/sign-in', '/register', '/consent', '/callback/none', '/unknown-session', '/demo-app'];
  const pages = [
    ...own.map((path) => tenant.origin + path),
    ...['/console', '/console/roles', '/reset-administrator', '/sign-in'].map(
      (path) => server.settings.ADMIN_ENDPOINT + path,
    ),
  ];
  for (const url of pages) {
    const { headers } = await fetch(url, { headers: { accept: 'text/html' } });
    expect([url, headers.get('content-type')]).toEqual([url, 'text/html; charset=utf-8']);
    const rules = headers.get('content-security-policy')?.split('; ') ?? [];
    expect([url, rules.filter((rule) => rule.startsWith('frame-ancestors'))]).toEqual([
      url,
      ["frame-ancestors 'none'"],
    ]);
  }
  // The device page is shown after a redirect that sets its cookie.
  const device = await new TestBrowser(tenant).fetch('/device?shown=1');
  expect(device.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
