import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authorizationUrl, createPkce, createUser } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { fetchFrom } from '../../../../tests/support/other-address.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { recordStatements } from '../../../../tests/support/statements.ts';
import { readSettings } from '../runtime/settings.ts';

/** So low that no process reserves units in advance, not even for an IPv6 /48. */
const limit = 8;
const windowMs = 600_000;
const html = { accept: 'text/html,*/*;q=0.8' };

let server: TestServer;
/** Another process on the same database. */
let second: TestServer;
let tenant: TestTenant;
let client: OidcClient;
let device: OidcClient;
let now = Date.now();

beforeAll(async () => {
  const options = {
    database: 'flow-limit',
    clock: () => now,
    environment: { LIMIT_FLOWS_PER_ADDRESS: String(limit), LIMIT_REFRESHES: '5', TRUST_PROXY: '127.0.0.1' },
  };
  server = await startTestServer(options);
  second = await startTestServer(options);
});
afterAll(() => Promise.all([server.stop(), second.stop()]));

beforeEach(async () => {
  tenant = await server.createTenant();
  client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
  device = await createOidcClient(server.runtime, tenant, { type: 'Native', custom: { isDeviceFlow: true } });
});

const random = (bytes: number): string => randomBytes(bytes / 2).toString('hex');

const countRows = async (model = 'Interaction'): Promise<number> => {
  const { rowCount } = await server.runtime.database.pool.query(
    'select 1 from oidc_instances where tenant_id = $1 and model = $2',
    [tenant.id, model],
  );
  return rowCount ?? 0;
};

/** Starts a sign-in at one of the two processes. */
const begin = (extra: Record<string, string> = {}, init: RequestInit = {}, at = server) => {
  const url = authorizationUrl(at.tenant(tenant.id), client, createPkce(), extra);
  return fetch(url, { redirect: 'manual', ...init });
};
const post = (extra: Record<string, string>) => {
  const url = authorizationUrl(tenant, client, createPkce(), extra);
  return fetch(`${tenant.issuer}/auth`, { method: 'POST', redirect: 'manual', body: url.searchParams });
};
const fill = async (times: number, ...args: Parameters<typeof begin>) => {
  const statuses = await Promise.all(
    Array.from({ length: times }, async () => (await begin(...args)).status),
  );
  return new Set(statuses);
};

describe('attacks: filling the disk with large parameters', () => {
  it('is rejected with the name of the parameter, before anything is stored and without a redirect', async () => {
    for (const [extra, description] of [
      [{ state: random(50_000) }, 'state is larger than 2 KB'],
      [{ state: random(2050) }, 'state is larger than 2 KB'],
      [{ nonce: random(2050) }, 'nonce is larger than 2 KB'],
      [{ login_hint: random(8200) }, 'the parameters are larger than 8 KB in all; the largest is login_hint'],
    ] as const) {
      const answer = await post(extra);
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
      expect(await answer.json()).toMatchObject({ error: 'invalid_request', error_description: description });
    }
    const asked = await begin({ state: random(2050) }, { headers: html });
    expect([asked.status, asked.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(await asked.text()).toContain('state is larger than 2 KB');
    expect(await countRows()).toBe(0);

    const largest = await post({ state: random(2048), nonce: random(2048), login_hint: random(3000) });
    expect([largest.status, await countRows()]).toEqual([303, 1]);
  });

  it('is rejected for sign-outs and device requests, too', async () => {
    const out = await fetch(`${tenant.issuer}/session/end?client_id=${client.id}&state=${random(2050)}`);
    expect([out.status, await out.json()]).toMatchObject([400, { error: 'invalid_request' }]);
    const asked = await device.post('/device/auth', { scope: 'openid', login_hint: random(8200) });
    expect(asked).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    expect(asked.body.error_description).toContain('login_hint');
    expect(await countRows('DeviceCode')).toBe(0);
  });
});

describe('attacks: filling the disk with started sign-ins', () => {
  it('is rejected beyond the limit of an IP address, across all processes, and earlier sign-ins continue', async () => {
    const { url } = await client.browser.follow(authorizationUrl(tenant, client, createPkce()));
    expect(await fill(limit - 1, {}, {}, second)).toEqual(new Set([303]));
    expect(await countRows()).toBe(limit);

    expect(await fill(9)).toEqual(new Set([429]));
    expect(await fill(9, {}, {}, second)).toEqual(new Set([429]));
    expect(await countRows()).toBe(limit);
    const refused = await begin();
    expect(await refused.json()).toMatchObject({ code: 'request.rate_limited' });
    expect(Number(refused.headers.get('retry-after'))).toBe(windowMs / 1000);
    expect(refused.headers.getSetCookie()).toEqual([]);
    const page = await begin({}, { headers: html });
    expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('Too many attempts from your network');
    expect((await client.browser.fetch(url)).status).toBe(200);

    now += windowMs;
    expect((await begin()).status).toBe(303);
  });

  it('has room by default for five sign-ins each of 2,000 users behind one IP address', async () => {
    const userId = await createUser(server.runtime, tenant);
    // A complete sign-in in a new browser counts once.
    for (let turn = 0; turn < limit; turn += 1) {
      client.browser.cookies.clear();
      expect((await client.signIn(userId)).access_token).toBeTruthy();
    }
    expect((await begin()).status).toBe(429);
    expect(readSettings({}).LIMIT_FLOWS_PER_ADDRESS).toBeGreaterThanOrEqual(5 * 2_000);
  });

  it('affects neither other IP addresses nor other tenants', async () => {
    await fill(limit + 1);
    expect((await begin()).status).toBe(429);
    const url = authorizationUrl(tenant, client, createPkce());
    expect((await fetchFrom('127.0.0.2', url)).status).toBe(303);
    tenant = await server.createTenant();
    client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    expect((await begin()).status).toBe(303);
  });

  it('is rejected beyond ten times the limit for an IPv6 /48, however many of its networks are used', async () => {
    const from = (site: number, network: number) => ({
      headers: { 'x-forwarded-for': `2001:db8:${site}:${network.toString(16)}::1` },
    });
    const statuses = await Promise.all(
      Array.from({ length: limit * 10 }, async (_, network) => (await begin({}, from(1, network))).status),
    );
    expect(new Set(statuses)).toEqual(new Set([303]));
    const refused = await begin({}, from(1, 5000));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(windowMs / 1000)]);
    expect((await begin({}, from(1, 5001), second)).status).toBe(429);
    const { statements } = await recordStatements(async () => {
      expect((await begin({}, from(1, 5002))).status).toBe(429);
    });
    expect(statements).toEqual([]);
    expect((await begin({}, from(2, 1))).status).toBe(303);
    expect((await begin()).status).toBe(303);
    now += windowMs;
    expect((await begin({}, from(1, 5000))).status).toBe(303);
  });

  it('counts large requests several times', async () => {
    // Between 6 and 8 KB with the other parameters, so four units.
    const large = { state: random(2048), nonce: random(2048), identifier: random(2500) };
    expect(await fill(limit / 4, large)).toEqual(new Set([303]));
    expect([(await begin()).status, await countRows()]).toEqual([429, limit / 4]);
  });

  it('costs no statement once the process knows that the limit is reached', async () => {
    await fill(limit + 1);
    const { statements } = await recordStatements(async () => {
      expect((await begin()).status).toBe(429);
      expect((await device.post('/device/auth', { scope: 'openid' })).status).toBe(429);
    });
    expect(statements).toEqual([]);
  });

  it('is limited for device requests and for the page where their codes are entered, too', async () => {
    for (let turn = 0; turn < limit - 2; turn += 1)
      expect((await device.post('/device/auth', { scope: 'openid' })).status).toBe(200);
    const open = () => fetch(`${tenant.issuer}/device`, { redirect: 'manual' });
    expect([(await open()).status, (await open()).status]).toEqual([303, 303]);
    const { rows } = await server.runtime.database.pool.query<{ kept: number }>(
      `select extract(epoch from max(expires_at - created_at))::int as kept from oidc_instances
       where tenant_id = $1 and model = 'Session'`,
      [tenant.id],
    );
    expect(rows[0]?.kept).toBeLessThanOrEqual(3600);

    expect((await open()).status).toBe(429);
    expect((await begin()).status).toBe(429);
    expect((await device.post('/device/auth', { scope: 'openid' })).body).toMatchObject({
      code: 'request.rate_limited',
      error: 'temporarily_unavailable',
    });
    expect([await countRows('DeviceCode'), await countRows('Session')]).toEqual([limit - 2, 2]);
  });

  it('is limited for the silent sign-ins of a signed-in user, too', async () => {
    const userId = await createUser(server.runtime, tenant);
    await client.signIn(userId);
    const silent = authorizationUrl(tenant, client, createPkce(), { prompt: '', scope: 'openid' });
    for (let turn = 1; turn < limit; turn += 1) expect((await client.browser.fetch(silent)).status).toBe(303);
    expect((await client.browser.fetch(silent)).status).toBe(429);
    // Signing out is still possible.
    const end = await client.browser.fetch(`${tenant.issuer}/session/end?client_id=${client.id}`);
    expect(end.status).toBe(200);
  });

  it('is rejected for no longer than one window, even if the clock was ahead for a moment', async () => {
    now += 86_400_000;
    await fill(limit + 1);
    now -= 86_400_000;
    expect(await fill(1, {}, {}, second)).toEqual(new Set([303]));
    expect((await begin()).status).toBe(303);
  });
});

describe('attacks: filling the disk with refreshes', () => {
  it('is rejected beyond the limit per sign-in and minute', async () => {
    const userId = await createUser(server.runtime, tenant);
    const tokens = await client.signIn(userId);
    const other = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    const others = await other.signIn(userId);
    let token = tokens.refresh_token;
    for (let turn = 0; turn < 5; turn += 1) {
      const { status, body } = await client.refresh(token);
      expect(status).toBe(200);
      token = body.refresh_token;
    }
    const before = await countRows('RefreshToken');
    const refused = await client.refresh(token);
    expect([refused.status, refused.body.code]).toEqual([429, 'request.rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await countRows('RefreshToken')).toBe(before);
    expect((await other.refresh(others.refresh_token)).status).toBe(200);

    now += 60_000;
    expect((await client.refresh(token)).status).toBe(200);
  });
});
