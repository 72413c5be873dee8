import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../../tests/support/ports.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { version } from '../lib/version.ts';

let server: TestServer;
let tenant: TestTenant;
const lines: string[] = [];

beforeAll(async () => {
  server = await startTestServer({ logTo: (line) => lines.push(line) });
  tenant = await server.createTenant();
});
afterAll(() => server.stop());

/** A page without scripts that can't be framed. */
const plainPolicy =
  /^default-src 'none'; style-src 'nonce-[\w-]{22}'; img-src [^;]*; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/;

const get = (url: string, init?: RequestInit) => fetch(url, { redirect: 'manual', ...init });

describe('every response', () => {
  it('[OPEN-52] has a new x-request-id, which is in the log', async () => {
    const addresses = [
      '/api/status',
      '/api/roles',
      '/oidc/.well-known/openid-configuration',
      '/oidc/nothing',
      '/sign-in',
      '/nothing',
    ];
    const ids: string[] = [];
    for (const path of addresses)
      ids.push((await get(tenant.origin + path)).headers.get('x-request-id') ?? '');
    expect(ids.every((id) => /^\w{16}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(addresses.length);
    expect(lines.some((line) => line.includes(ids[1] ?? '-'))).toBe(true);
  });

  it('of an API is not cached and not sniffed', async () => {
    const { headers } = await get(`${tenant.origin}/api/roles`);
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      'no-store',
      'nosniff',
    ]);
  });

  it('to an unknown URL is 404 with a code', async () => {
    const answer = await get(`${tenant.origin}/api/nothing`);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { code: 'request.not_found', message: expect.any(String) },
    ]);
  });
});

it('requests are logged with the requested path, including the protocol’s prefix', async () => {
  await get(`${tenant.origin}/oidc/auth?client_id=logged-nowhere`);
  await expect
    .poll(() => lines.map((line) => (JSON.parse(line) as { path?: string }).path))
    .toContain('/oidc/auth');
  expect(lines.join('')).not.toContain('logged-nowhere');
});

describe('the Host header', () => {
  it('must be one of the hosts in the settings; the error names them', async () => {
    const port = new URL(tenant.origin).port;
    const answer = await get(`http://127.0.0.1:${port}/console`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(421);
    // It looks like every other page without scripts.
    expect(answer.headers.get('content-security-policy')).toMatch(plainPolicy);
    const text = await answer.text();
    expect(text).toContain('<main class="card">');
    expect(text).toContain('ENDPOINT');
    expect(text).toContain('ADMIN_ENDPOINT');
    expect((await get(`http://127.0.0.1:${port}/api/status`)).status).toBe(204);
    expect((await get(`http://127.0.0.1:${port}/api/ready`)).status).toBe(204);
  });

  it('of an unknown tenant is answered with 404', async () => {
    expect((await get(`http://unknown.localhost:${new URL(tenant.origin).port}/api/roles`)).status).toBe(404);
  });

  it.each(['/nowhere', '/oidc/nowhere', '/console'])(
    'of a tenant answers an unknown path, %s, with the tenant’s page for browsers and JSON for programs',
    async (path) => {
      const call = await tenant.as('all');
      const { body } = await call(updateSignInExperience, {
        body: {
          color: { primaryColor: '#aa0055', isDarkModeEnabled: false, darkPrimaryColor: '#ff66aa' },
          branding: { logoUrl: 'https://pictures.example/logo.svg' },
          supportEmail: 'help@example.com',
        },
      });
      expect(body.color.primaryColor).toBe('#aa0055');
      const accept = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8';
      const answer = await get(`${tenant.origin}${path}`, { headers: { accept, 'accept-language': 'de' } });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(answer.headers.get('content-security-policy')).toMatch(plainPolicy);
      const text = await answer.text();
      expect(text).toContain('<h1>Seite nicht gefunden</h1>');
      expect(text).toContain('src="https://pictures.example/logo.svg"');
      expect(text).toContain('--accent:#aa0055');
      expect(text).toContain('href="mailto:help@example.com"');
      const data = await get(`${tenant.origin}${path}`);
      expect([data.status, ((await data.json()) as { code: string }).code]).toEqual([
        404,
        'request.not_found',
      ]);
    },
  );

  it('forwarded by an untrusted caller is ignored', async () => {
    const other = await server.createTenant();
    const answer = await get(`${tenant.origin}/oidc/.well-known/openid-configuration`, {
      headers: {
        'x-forwarded-host': new URL(other.origin).host,
        'x-forwarded-proto': 'https',
        forwarded: `host=${new URL(other.origin).host}`,
      },
    });
    expect(await answer.json()).toMatchObject({
      issuer: tenant.issuer,
      token_endpoint: `${tenant.issuer}/token`,
    });
  });

  it('forwarded by a trusted proxy selects the tenant', async () => {
    const port = await findFreePort();
    const proxied = await startTestServer({
      environment: { TRUST_PROXY: 'loopback', ENDPOINT: 'https://*.example.com', PORT: String(port) },
    });
    const { id } = await proxied.createTenant();
    const answer = await get(`http://127.0.0.1:${port}/oidc/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': `${id}.example.com`, 'x-forwarded-proto': 'https' },
    });
    expect(await answer.json()).toMatchObject({ issuer: `https://${id}.example.com/oidc` });
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
    await proxied.stop();
  });
});

describe('other origins', () => {
  const console_ = () => server.settings.ADMIN_ENDPOINT;
  const preflight = (path: string, origin: string) =>
    get(tenant.origin + path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  it('can read the 404 of an unknown path', async () => {
    const unknown = await get(`${tenant.origin}/api/nothing`, { headers: { origin: console_() } });
    expect([unknown.status, unknown.headers.get('access-control-allow-origin')]).toEqual([404, console_()]);
  });

  it('may call the Management API only from the console', async () => {
    const allowed = await preflight('/api/roles', console_());
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, console_()]);
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    expect(['methods', 'headers'].map((name) => allowed.headers.get(`access-control-allow-${name}`))).toEqual(
      [
        'GET, POST, PUT, PATCH, DELETE',
        'Authorization, Content-Type, DPoP, Accept-Language, Prefer, logto-verification-id',
      ],
    );
    expect(allowed.headers.get('access-control-max-age')).toBe('600');
    const actual = await get(`${tenant.origin}/api/roles`, { headers: { origin: console_() } });
    expect(actual.headers.get('access-control-expose-headers')).toMatch(/Total-Number.*Link.*x-request-id/);
    const refused = await preflight('/api/roles', 'https://evil.example');
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([404, null]);
    expect(refused.headers.get('vary')).toBe('Origin');
  });

  it('can’t read pages, which have no preflight either', async () => {
    for (const path of ['/sign-in', '/apiary', '/']) {
      const { status, headers } = await preflight(path, console_());
      expect([path, status, headers.get('access-control-allow-origin')]).toEqual([path, 404, null]);
      const page = await get(tenant.origin + path, { headers: { origin: console_() } });
      expect([path, page.headers.get('access-control-allow-origin')]).toEqual([path, null]);
    }
  });

  it('can’t use the sign-in API', async () => {
    expect(
      (await preflight('/api/experience', console_())).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });
});

describe('the console’s configuration', () => {
  it('[CONST-06] [PROD-03 part] has version 1.21.0 and the open-source edition with its one tenant, only at the admin origin', async () => {
    const answer = await get(`${server.settings.ADMIN_ENDPOINT}/console/config.json`);
    expect(await answer.json()).toMatchObject({
      edition: 'open-source',
      version: '1.21.0',
      tenantId: 'default',
      managementIndicator: 'https://default.logto.app/api',
    });
    expect(version).toBe('1.21.0');
  });

  it('lists the avatar hosts of sign-in providers, each once', async () => {
    const answer = await get(`${server.settings.ADMIN_ENDPOINT}/console/config.json`);
    const { avatarHosts } = (await answer.json()) as ConsoleConfig;
    expect(avatarHosts).toEqual(
      expect.arrayContaining(['avatars.githubusercontent.com', 'lh3.googleusercontent.com']),
    );
    expect(new Set(avatarHosts).size).toBe(avatarHosts.length);
  });

  it('is not served at a tenant’s origin', async () => {
    expect((await get(`${tenant.origin}/console/config.json`)).status).toBe(404);
  });
});
