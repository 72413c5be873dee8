import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser as createOidcUser } from '../../../../tests/support/oidc-browser.ts';
import { deviceSteps } from '../../../../tests/support/device-flow.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createApplication, goodPassword } from '../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let host: string;
const lines: string[] = [];

beforeAll(async () => {
  server = await startTestServer({ logTo: (line) => lines.push(line) });
  tenant = await server.createTenant();
  ({ host } = new URL(tenant.origin));
});
afterAll(() => server.stop());

/** Sends a target unchanged; `fetch` would normalize it. */
async function ask(method: string, target: string, headers: string[] = [], port = server.settings.PORT) {
  const socket = connect(port, '127.0.0.1');
  socket.write([`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...fields] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    body,
    headers: new Headers(
      fields.map((field): [string, string] => [
        field.slice(0, field.indexOf(':')),
        field.slice(field.indexOf(':') + 1).trim(),
      ]),
    ),
  };
}

/** Spellings of the same URL of the tenant. */
const spellings = (path: string) => [
  path,
  path.replace('a', '%61'),
  path.replace('p', '%70').replace('i', '%69'),
  `http://${host}${path}`,
  `HTTP://${host.toUpperCase()}${path.replace('a', '%61')}`,
];

describe('another spelling of a URL (RFC 9112 3.2.2, RFC 3986 6.2.2)', () => {
  it('of an API is not cached', async () => {
    for (const target of spellings('/api/roles?page=1')) {
      const { status, headers } = await ask('GET', target, [`Host: ${host}`]);
      expect([target, status, headers.get('cache-control')]).toEqual([target, 401, 'no-store']);
    }
    const admin = new URL(server.settings.ADMIN_ENDPOINT).host;
    for (const target of ['/me', '/%6De', `http://${admin}/me`]) {
      const port = server.settings.ADMIN_PORT;
      const { status, headers } = await ask('GET', target, [`Host: ${admin}`], port);
      expect([target, status, headers.get('cache-control')]).toEqual([target, 401, 'no-store']);
    }
  });

  it('of an API allows the same origins', async () => {
    const allowed = async (method: string, target: string, origin: string) =>
      (await ask(method, target, [`Host: ${host}`, `Origin: ${origin}`])).headers.get(
        'access-control-allow-origin',
      );
    const console = server.settings.ADMIN_ENDPOINT;
    for (const target of spellings('/api/roles')) {
      expect([target, await allowed('GET', target, console)]).toEqual([target, console]);
      expect([target, await allowed('OPTIONS', target, console)]).toEqual([target, console]);
      expect([target, await allowed('GET', target, 'https://foreign.example')]).toEqual([target, null]);
    }
    for (const target of spellings('/api/experience'))
      expect([target, await allowed('GET', target, console)]).toEqual([target, null]);
    for (const target of spellings('/api/.well-known/sign-in-exp'))
      expect([target, await allowed('GET', target, 'https://any.example')]).toEqual([
        target,
        'https://any.example',
      ]);
  });

  it('of the protocol is found, with its query', async () => {
    for (const target of spellings('/oidc/.well-known/openid-configuration')) {
      const { status, body } = await ask('GET', target, [`Host: ${host}`]);
      expect([target, status]).toEqual([target, 200]);
      expect(body).toContain(`"issuer":"${tenant.issuer}"`);
    }
    const clientId = await createApplication(server.runtime, tenant.id);
    const query = `?client_id=${clientId}&redirect_uri=https%3A%2F%2Fother.example%2Fcallback&response_type=code`;
    for (const target of [`/%6Fidc/%61uth${query}`, `http://${host}/oidc/auth${query}`]) {
      const { status, body } = await ask('GET', target, [`Host: ${host}`]);
      expect([target, status]).toEqual([target, 400]);
      expect(body).toContain('oidc.invalid_redirect_uri');
    }
    const { status, headers } = await ask('GET', `http://${host}`, [`Host: ${host}`]);
    expect([status, headers.get('location')]).toEqual([302, '/demo-app']);
  });

  it('is decoded once: a path that is encoded twice is another one', async () => {
    for (const target of ['/%2561pi/roles', '/oidc/%2561uth', '/api%2Froles'])
      expect([target, (await ask('GET', target, [`Host: ${host}`])).status]).toEqual([target, 404]);
  });

  it('attacks: header trust: must have the host of the Host header', async () => {
    for (const named of ['admin.example.com', `${host}.example.com`, `user@${host}`, ''])
      expect([named, (await ask('GET', `http://${named}/api/roles`, [`Host: ${host}`])).status]).toEqual([
        named,
        400,
      ]);
    const foreign = ['Host: other.example.com'];
    expect((await ask('GET', 'http://other.example.com/api/roles', foreign)).status).toBe(421);
  });
});

describe('the access log', () => {
  const pathsOf = () => lines.flatMap((line) => (JSON.parse(line) as { path?: string }).path ?? []);

  it('contains no secret ids of sign-ins, in any spelling', async () => {
    const clientId = await createApplication(server.runtime, tenant.id);
    const browser = new TestBrowser(tenant);
    const flow = await browser.authorize(clientId);
    expect((await flow.register('logged', goodPassword)).status).toBe(200);
    const cookie = browser.cookies(`/oidc/auth/${flow.id}`).map(({ name, value }) => `${name}=${value}`);
    for (const target of [
      `/oidc/%61uth/${flow.id}`,
      `http://${host}/oidc/auth/${flow.id}?x=1`,
      `/oidc/auth/${flow.id}/`,
    ])
      await ask('GET', target, [`Host: ${host}`]);
    const escaped = Buffer.from(flow.id).toString('hex').replace(/../g, '%$&');
    await ask('GET', `/oidc/auth/${escaped}`, ['Host: other.example.com', `Cookie: ${cookie.join('; ')}`]);
    const code = (await flow.resume()).get('code') ?? '';
    const tokens = await flow.redeem(code);
    await browser.fetch(`/callback/connector?code=${code}&state=${flow.state}`);
    await browser.fetch(`/sign-in?flow=${flow.id}&one_time_token=${flow.verifier}`);
    await fetch(`${server.settings.ADMIN_ENDPOINT}/reset-administrator?token=${flow.verifier}`);

    const userId = await createOidcUser(server.runtime, tenant);
    const device = deviceSteps(() => ({ runtime: server.runtime, tenant, userId }));
    const client = await device.createDevice();
    const request = await device.begin(client);
    const page = await device.confirm(client.browser, request);
    await device.signIn(client.browser, page);

    const canaries = {
      flow: flow.id,
      escaped,
      device: new URL(page, tenant.origin).searchParams.get('flow') ?? '',
      deviceCode: request.device_code,
      userCode: request.user_code,
      code,
      verifier: flow.verifier,
      state: flow.state,
      password: goodPassword,
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      idToken: tokens.id_token,
      ...Object.fromEntries(browser.cookies().map(({ name, value }) => [name, value])),
    };
    await expect.poll(pathsOf).toContain('/oidc/device/{id}');
    expect(pathsOf()).toContain('/oidc/auth/{id}');
    const log = lines.join('');
    for (const [name, value] of Object.entries(canaries)) {
      expect([name, (value ?? '').length > 7]).toEqual([name, true]);
      expect([name, log.includes(value ?? '')]).toEqual([name, false]);
    }
  });

  it('contains the ids of records', async () => {
    await fetch(`${tenant.origin}/api/roles/abcdefghijklmnopqrstu`);
    await expect.poll(pathsOf).toContain('/api/roles/abcdefghijklmnopqrstu');
  });
});
