import { exportJWK, generateKeyPair, createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../lib/ids.ts';
import {
  authorizationUrl,
  createBrowser,
  createPkce,
  createUser,
  postForm,
  signIn,
} from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { flushTokenAudit } from './token-audit.ts';

describe('the engine of a tenant', () => {
  let server: TestServer;
  let tenant: TestTenant;
  beforeAll(async () => {
    server = await startTestServer({ environment: { LIMIT_TOKENS: '5', TRUST_PROXY: '127.0.0.1/32' } });
    tenant = await server.createTenant();
  });
  afterAll(() => server.stop());

  /** Makes a new key the current one, and the current one the previous. */
  async function rotate(
    alg: 'ES256' | 'ES384' | 'RS256' | 'EdDSA',
    purpose: 'token' | 'cookie' = 'token',
  ): Promise<void> {
    const { runtime } = server;
    const id = createId();
    const { privateKey } = await generateKeyPair(alg, { extractable: true });
    const text =
      purpose === 'cookie'
        ? createId(43)
        : JSON.stringify({ ...(await exportJWK(privateKey)), kid: id, alg, use: 'sig' });
    await runtime.database.platform(async (db) => {
      await db
        .updateTable('signingKeys')
        .set({ state: 'previous' })
        .where('tenantId', '=', tenant.id)
        .where('purpose', '=', purpose)
        .execute();
      await db
        .insertInto('signingKeys')
        .values({
          tenantId: tenant.id,
          id,
          purpose,
          algorithm: purpose === 'token' ? alg : null,
          sealed: runtime.secrets.seal(text),
          state: 'current',
        })
        .execute();
    });
    await runtime.cache.changed(tenant.id, 'signing-keys');
  }

  it.each(['ES384', 'RS256', 'EdDSA', 'ES256'] as const)(
    'signs with a new %s key immediately, and old tokens stay valid',
    async (alg) => {
      const machine = await tenant.createMachine('all');
      const before = await tenant.getToken(machine, tenant.indicator, 'all');
      await rotate(alg);
      const after = await tenant.getToken(machine, tenant.indicator, 'all');
      const keys = createRemoteJWKSet(new URL(`${tenant.issuer}/jwks`));
      expect((await jwtVerify(after, keys)).protectedHeader.alg).toBe(alg);
      await jwtVerify(before, keys);
      for (const token of [before, after])
        expect(
          (await fetch(`${tenant.origin}/api/roles`, { headers: { authorization: `Bearer ${token}` } }))
            .status,
        ).toBe(200);
      const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
      const { id_token: idToken = '' } = await client.signIn(await createUser(server.runtime, tenant));
      expect((await jwtVerify(idToken, keys)).protectedHeader.alg).toBe(alg);
    },
  );

  it('keeps browsers signed in when the cookie key changes', async () => {
    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    await client.signIn(await createUser(server.runtime, tenant));
    await rotate('ES256', 'cookie');
    const silent = await client.browser.follow(
      authorizationUrl(tenant, client, createPkce(), { prompt: 'none' }),
    );
    expect(silent.url.searchParams.get('code')).toBeTruthy();
  });

  it('uses the URLs in the settings for built-in applications', async () => {
    const admin = server.tenant('admin');
    const { ADMIN_ENDPOINT } = server.settings;
    const open = async (at: TestTenant, id: string, redirectUri: string) =>
      (await createBrowser(at.origin).fetch(authorizationUrl(at, { id, redirectUri }, createPkce()))).status;
    expect(await open(admin, 'admin-console', `${ADMIN_ENDPOINT}/console/callback`)).toBe(303);
    expect(await open(admin, 'admin-console', `${ADMIN_ENDPOINT}/console`)).toBe(303);
    expect(await open(admin, 'admin-console', `${ADMIN_ENDPOINT}/`)).toBe(400);
    expect(await open(tenant, 'demo-app', `${tenant.origin}/demo-app`)).toBe(303);
    expect(await open(tenant, 'demo-app', `${ADMIN_ENDPOINT}/demo-app`)).toBe(400);
    expect(await open(tenant, 'admin-console', `${ADMIN_ENDPOINT}/console/callback`)).toBe(400);
    expect(await open(admin, 'demo-app', `${admin.origin}/demo-app`)).toBe(400);
    const leave = await fetch(
      `${tenant.issuer}/session/end?client_id=demo-app&post_logout_redirect_uri=${encodeURIComponent(`${tenant.origin}/demo-app`)}`,
      { redirect: 'manual' },
    );
    expect(leave.headers.get('location')).toBe(`${tenant.origin}/demo-app`);
  });

  it('signs an administrator in to the console at the admin tenant', async () => {
    const admin = server.tenant('admin');
    const userId = await createUser(server.runtime, admin);
    const redirectUri = `${server.settings.ADMIN_ENDPOINT}/console/callback`;
    const pkce = createPkce();
    const url = authorizationUrl(admin, { id: 'admin-console', redirectUri }, pkce);
    // Our own origin, so the browser stops at the callback.
    const browser = createBrowser(admin.origin);
    const callback = await signIn(server.runtime, admin, browser, url, userId);
    expect(callback.pathname).toBe('/console/callback');
    const { body } = await postForm(`${admin.issuer}/token`, {
      grant_type: 'authorization_code',
      client_id: 'admin-console',
      code: callback.searchParams.get('code') ?? '',
      code_verifier: pkce.verifier,
      redirect_uri: redirectUri,
    });
    expect(body.refresh_token).toBeTruthy();
  });

  it('limits the calls of a client from one IP address, per process', async () => {
    const machine = await tenant.createMachine('all');
    const ask = () =>
      postForm(
        `${tenant.issuer}/token`,
        { grant_type: 'client_credentials', resource: tenant.indicator },
        machine,
      );
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const limited = await ask();
    expect(limited.body).toMatchObject({ code: 'request.rate_limited' });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    // Requests rejected with 429 aren't logged.
    await flushTokenAudit(server.runtime);
    const rows = await server.runtime.database.tenant(tenant.id, (db) =>
      db.selectFrom('logs').select('payload').execute(),
    );
    const refusals = rows.map(({ payload }) => (payload.error as { code?: string } | undefined)?.code);
    expect(refusals).not.toContain('temporarily_unavailable');
    expect(
      (await tenant.getToken(await tenant.createMachine('all'), tenant.indicator, 'all')).length,
    ).toBeGreaterThan(0);
  });

  const tokenFrom = async (ip: string, { id, secret }: { id: string; secret: string }): Promise<number> => {
    const { status } = await fetch(`${tenant.issuer}/token`, {
      method: 'POST',
      headers: { 'x-forwarded-for': ip },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        resource: tenant.indicator,
        client_id: id,
        client_secret: secret,
      }),
    });
    return status;
  };

  it('limits the calls of a client from the networks of one IPv6 /48 to ten times that', async () => {
    const machine = await tenant.createMachine('all');
    const from = (network: number, site = 1) =>
      tokenFrom(`2001:db8:${site}:${network.toString(16)}::1`, machine);
    const statuses: number[] = [];
    for (let network = 0; network < 52; network += 1) statuses.push(await from(network));
    expect(statuses).toEqual([...Array<number>(50).fill(200), 429, 429]);
    expect(await from(0, 2)).toBe(200);
  });

  it('attacks: invented client ids: counts all unknown clients of an IP address together, apart from known ones', async () => {
    const ip = '192.0.2.7';
    const machine = await tenant.createMachine('all');
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1)
      statuses.push(await tokenFrom(ip, { id: createId(), secret: 'invented' }));
    expect(statuses).toEqual([...Array<number>(5).fill(401), 429, 429]);
    expect(await tokenFrom(ip, machine)).toBe(200);
  });

  it('attacks: invented client ids: counts revocations by IP address, not by client', async () => {
    const revokeFrom = async (ip: string, clientId: string): Promise<number> => {
      const { status } = await fetch(`${tenant.issuer}/token/revocation`, {
        method: 'POST',
        headers: { 'x-forwarded-for': ip },
        body: new URLSearchParams({ client_id: clientId, token: 'invented' }),
      });
      return status;
    };
    const applications = await Promise.all(
      [1, 2, 3].map(() => createOidcClient(server.runtime, tenant, { type: 'SPA' })),
    );
    const known = applications.map(({ id }) => id);
    const statuses: number[] = [];
    for (const id of [...known, createId(), createId(), ...known, createId()])
      statuses.push(await revokeFrom('192.0.2.8', id));
    expect(statuses).toEqual([200, 200, 200, 401, 401, 429, 429, 429, 429]);
    // Neither other addresses nor other endpoints are limited by that.
    expect(await revokeFrom('192.0.2.9', known[0] ?? '')).toBe(200);
    expect(await tokenFrom('192.0.2.8', await tenant.createMachine('all'))).toBe(200);
  });
});
