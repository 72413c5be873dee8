import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { request } from 'node:http';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import {
  createApplication,
  createUser,
  goodPassword,
  redirectUri,
} from '../../../../tests/support/records.ts';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
}

/** Sends a request like a proxy: over http, with the host that the browser requested. */
function ask(
  { settings }: TestServer,
  address: string,
  {
    method = 'GET',
    body,
    headers = {},
    port,
  }: { method?: string; body?: object; headers?: Record<string, string>; port?: number } = {},
): Promise<Answer> {
  const { host, protocol, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: port ?? (host === new URL(settings.ADMIN_ENDPOINT).host ? settings.ADMIN_PORT : settings.PORT),
        method,
        path: pathname + search,
        headers: { host, 'x-forwarded-proto': protocol.slice(0, -1), ...headers },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          const isJson = response.headers['content-type']?.startsWith('application/json') ?? false;
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
          });
        });
      },
    );
    asked.once('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}

const discover = (server: TestServer, origin: string) =>
  ask(server, `${origin}/oidc/.well-known/openid-configuration`);

describe('the cloud edition', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: { EDITION: 'cloud' }, database: 'edition_cloud' });
  });
  afterAll(() => server.stop());

  it('starts, and finds each tenant by its host', async () => {
    for (const { origin, issuer } of [await server.createTenant(), await server.createTenant()])
      expect((await discover(server, origin)).body.issuer).toBe(issuer);
    const admin = await discover(server, server.settings.ADMIN_ENDPOINT);
    expect(admin.body.issuer).toBe(`${server.settings.ADMIN_ENDPOINT}/oidc`);
    const unknown = await discover(server, server.settings.ENDPOINT.replace('*', 'unknown'));
    expect([unknown.status, unknown.body.code]).toEqual([404, 'request.unknown_host']);
  });
});

describe('the administrators’ origin', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      environment: {
        ENDPOINT: 'http://id.example.com',
        ADMIN_ENDPOINT: 'http://admin.example.com',
        TRUST_PROXY: 'loopback',
      },
      database: 'admin_port',
    });
  });
  afterAll(() => server.stop());

  it('attacks: header trust: is only served at its own port, whatever the Host header', async () => {
    const { PORT, ADMIN_PORT } = server.settings;
    const discovery = '/oidc/.well-known/openid-configuration';
    const statusOf = async (host: string, port: number, headers = {}): Promise<number> =>
      (await ask(server, `http://${host}${discovery}`, { port, headers })).status;
    expect(await statusOf('admin.example.com', ADMIN_PORT)).toBe(200);
    expect(await statusOf('admin.example.com', PORT)).toBe(421);
    expect(await statusOf('id.example.com', PORT, { 'x-forwarded-host': 'admin.example.com' })).toBe(421);
    expect(await statusOf('id.example.com', PORT)).toBe(200);
    expect((await ask(server, 'http://admin.example.com/console', { port: PORT })).status).toBe(421);
  });

  it('attacks: header trust: rejects a request with two hosts', async () => {
    const socket = connect(server.settings.PORT, '127.0.0.1');
    socket.end(
      'GET /api/status HTTP/1.1\r\nHost: id.example.com\r\nHost: admin.example.com\r\nConnection: close\r\n\r\n',
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('behind a proxy with https', () => {
  const origin = 'https://id.example.com';
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      environment: { ENDPOINT: origin, ADMIN_ENDPOINT: 'https://admin.example.com', TRUST_PROXY: 'loopback' },
      database: 'behind_https',
    });
  });
  afterAll(() => server.stop());

  it('every URL of discovery is https', async () => {
    const { body } = await discover(server, origin);
    const addresses = Object.values(body).filter(
      (value): value is string => typeof value === 'string' && /^https?:/.test(value),
    );
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !address.startsWith(`${origin}/oidc`))).toEqual([]);
  });

  it('every response forbids http, sniffing, referrers, plug-ins, base URLs and frames', async () => {
    const admin = server.settings.ADMIN_ENDPOINT;
    const [script = ''] = await readdir(new URL('../../../sign-in/dist/client/assets', import.meta.url));
    const ofTenant = `/ /api/roles /api/status /api/nothing /api/.well-known/sign-in-exp /api/reference
      /api/swagger.json /sign-in /unknown-session /account /device /demo-app /nothing /favicon.ico /assets/none.png
      /oidc/auth /oidc/auth?client_id=unknown /oidc/jwks /oidc/me /oidc/session/end /oidc/nothing
      /sign-in/assets/${script}`;
    const ofAdministrators = '/ /console /console/docs /console/docs/start /console/config.json';
    const addresses = [
      ...ofTenant.split(/\s+/).map((path) => origin + path),
      ...ofAdministrators.split(' ').map((path) => admin + path),
    ];
    for (const address of addresses)
      for (const accept of ['text/html', 'application/json']) {
        const { status, headers } = await ask(server, address, { headers: { accept } });
        expect([address, status < 500, headers['strict-transport-security']]).toEqual([
          address,
          true,
          'max-age=31536000; includeSubDomains',
        ]);
        const policy = String(headers['content-security-policy']).split('; ');
        for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
          expect([address, accept, policy.includes(rule)]).toEqual([address, accept, true]);
        expect([
          address,
          policy.some((rule) => /unsafe-eval|script-src.*unsafe-inline|object-src/.test(rule)),
        ]).toEqual([address, false]);
        expect([address, headers['x-content-type-options'], headers['referrer-policy']]).toEqual([
          address,
          'nosniff',
          'no-referrer',
        ]);
      }
  });

  it('cookies are Secure, and have a __Host- name if their path allows it', async () => {
    const client = await createApplication(server.runtime, 'default');
    const query = new URLSearchParams({
      client_id: client,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    const cookies: string[] = [];
    const go = async (address: string, method?: string, body?: object): Promise<Answer> => {
      const answer = await ask(server, address, {
        method,
        body,
        headers: {
          cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
          ...(body && { 'content-type': 'application/json' }),
        },
      });
      cookies.push(...[answer.headers['set-cookie'] ?? []].flat());
      return answer;
    };
    await createUser(server.runtime, 'default', { username: 'ada', password: goodPassword });
    const started = await go(`${origin}/oidc/auth?${query.toString()}`);
    expect([started.status, new URL(String(started.headers.location), origin).origin]).toEqual([303, origin]);
    const step = (path: string, method: string, body: object) =>
      go(`${origin}/api/experience${path}`, method, body);
    await step('', 'PUT', { interactionEvent: 'SignIn' });
    const identifier = { type: 'username', value: 'ada' };
    const { body: verification } = await step('/verification/password', 'POST', {
      identifier,
      password: goodPassword,
    });
    await step('/identification', 'POST', verification);
    const submitted = await step('/submit', 'POST', {});
    expect(submitted.status).toBe(200);
    const returned = await go(String(submitted.body.redirectTo));
    expect(String(returned.headers.location)).toContain(`${redirectUri}?code=`);
    expect(cookies.some((cookie) => cookie.startsWith('__Host-gh_default_session='))).toBe(true);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; secure(;|$)/i);
      expect(cookie).toMatch(/; httponly(;|$)/i);
      expect(cookie).toMatch(/; samesite=lax(;|$)/i);
      // Browsers accept __Host- names only with the path / (RFC 6265bis 4.1.3.2); the resume cookie has another one.
      expect(cookie).toMatch(/^__Host-[^;]*;(?=.*path=\/(;|$))|^__Secure-gh_default_resume/i);
    }
  });
});

it('every cookie that the sources set is HttpOnly and SameSite, and Secure with https', () => {
  const sources = import.meta.glob<string>(['../**/*.ts', '!../**/*.{test,fixture}.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const setting = Object.entries(sources).flatMap(([path, text]) =>
    text.split('\n').flatMap((line) => (/Path=[^;]*; /.test(line) ? [{ path, line }] : [])),
  );
  expect(setting.length).toBeGreaterThan(7);
  for (const { path, line } of setting)
    expect([path, /HttpOnly; SameSite=(Lax|Strict)\$\{.*(Secure|secure)/.test(line)]).toEqual([path, true]);
  // The engine’s are in its configuration.
  const others = Object.entries(sources).filter(([, text]) => /httpOnly/.test(text));
  expect(others.map(([path]) => path)).toEqual(['../oidc/configuration.ts']);
});
