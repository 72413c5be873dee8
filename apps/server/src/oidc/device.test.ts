import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdRows } from '../../../../tests/support/hold-rows.ts';
import {
  createBrowser,
  createResource,
  createUser,
  type OidcBrowser,
  postForm,
} from '../../../../tests/support/oidc-browser.ts';
import { type DeviceAuthorization, deviceSteps } from '../../../../tests/support/device-flow.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { buildDeviceScreen } from '../sign-in/pages/device-screen.ts';
import { grantConsent } from './consent.ts';
import { deviceGrant } from './device-cookie.ts';

describe('device flow', () => {
  let server: TestServer;
  let others: TestServer[];
  let tenant: TestTenant;
  let userId: string;
  let now = Date.parse('2026-11-21T10:00:00Z');
  beforeAll(async () => {
    const options = { database: 'device', clock: () => now };
    server = await startTestServer(options);
    others = [await startTestServer(options), await startTestServer(options)];
    tenant = await server.createTenant();
    userId = await createUser(server.runtime, tenant, { name: 'Ada Lovelace' });
  });
  afterAll(async () => {
    for (const one of [server, ...others]) await one.stop();
  });

  const { createDevice, begin, poll, shownIn, open, send, confirm, signIn } = deviceSteps(() => ({
    runtime: server.runtime,
    tenant,
    userId,
  }));

  it('gives tokens to the device once the user has entered the code, confirmed it and signed in', async () => {
    const client = await createDevice();
    const request = await begin(client);
    expect(request).toMatchObject({
      user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
      verification_uri: `${tenant.issuer}/device`,
      expires_in: 600,
    });
    expect((await poll(client, request)).error).toBe('authorization_pending');
    const browser = createBrowser(tenant.origin);
    const page = await confirm(browser, request);
    expect(page).toMatch(/^\/sign-in\?/);
    expect((await poll(client, request)).error).toBe('authorization_pending');
    expect((await signIn(browser, page)).pathname).toBe('/device');
    expect(await shownIn(browser)).toEqual({ step: 'done', clientId: client.id, accountId: userId });
    const tokens = await poll(client, request);
    expect(tokens.scope).toBe('openid offline_access profile');
    expect((await client.userinfo(tokens.access_token)).body.sub).toBe(userId);
    expect((await client.refresh(tokens.refresh_token)).status).toBe(200);
    // A code can be redeemed once.
    expect((await poll(client, request)).error).toBe('invalid_grant');
    // A signed-in user only confirms.
    const again = await begin(client);
    expect(await confirm(browser, again)).toBe('/device?shown=1');
    expect((await poll(client, again)).token_type).toBe('Bearer');
    // Waiting isn't logged as a failure.
    const call = await tenant.as('all');
    const query = { logKey: 'ExchangeTokenBy.DeviceCode', applicationId: client.id };
    const results = async () =>
      (await call(listAuditLogs, { query })).body.map(({ payload }) => payload.result).toSorted();
    await expect.poll(results).toEqual(['Error', 'Success', 'Success']);
  });

  it('gives tokens to one of 50 concurrent polls of three processes', async () => {
    const client = await createDevice();
    const request = await begin(client);
    const browser = createBrowser(tenant.origin);
    await signIn(browser, await confirm(browser, request));
    const issuers = [server, ...others].map((one) => one.tenant(tenant.id).issuer);
    const form = { client_id: client.id, grant_type: deviceGrant, device_code: request.device_code };
    const held = await holdRows(
      `select 1 from oidc_instances where tenant_id = $1 and model = 'DeviceCode' and client_id = $2`,
      [tenant.id, client.id],
      'device',
    );
    const polling = Array.from({ length: 50 }, (_, index) => postForm(`${issuers[index % 3]}/token`, form));
    await held.releaseTo(10, 'delete from "oidc_instances"');
    const answers = await Promise.all(polling);
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect((await client.userinfo(winners[0]?.body.access_token)).status).toBe(200);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200))
      expect([status, body.error]).toEqual([400, 'invalid_grant']);
  });

  it('tells a device that polls too fast to slow down, and still returns the result once there is one', async () => {
    const client = await createDevice();
    const [request, another] = [await begin(client), await begin(client)];
    const errors: unknown[] = [];
    for (let count = 0; count < 4; count += 1) errors.push((await poll(client, request)).error);
    expect(errors).toEqual(['authorization_pending', 'authorization_pending', 'slow_down', 'slow_down']);
    expect((await poll(client, another)).error).toBe('authorization_pending');
    now += 5000;
    expect((await poll(client, request)).error).toBe('authorization_pending');
    for (let count = 0; count < 4; count += 1) await poll(client, request);
    expect((await poll(client, request)).error).toBe('slow_down');
    const browser = createBrowser(tenant.origin);
    await signIn(browser, await confirm(browser, request));
    expect((await poll(client, request)).token_type).toBe('Bearer');
  });

  it('requests consent for a third-party application', async () => {
    const client = await createDevice(true);
    const request = await begin(client, 'openid email');
    const browser = createBrowser(tenant.origin);
    const consent = await signIn(browser, await confirm(browser, request));
    expect(consent.pathname).toBe('/consent');
    expect((await poll(client, request)).error).toBe('authorization_pending');
    const shown = { scopes: ['openid', 'email'], resources: [] };
    const flow = consent.searchParams.get('flow') ?? '';
    const goOn = await grantConsent(server.runtime, tenant, flow, shown);
    expect(goOn).toBe(`${tenant.issuer}/device/${flow}`);
    await browser.fetch(goOn ?? '');
    expect((await poll(client, request)).scope).toBe('openid email');
  });

  it('shows which account and permissions the device gets, and connects no other account', async () => {
    const client = await createDevice();
    const browser = createBrowser(tenant.origin);
    const resource = 'https://films.example.com';
    const [scopes, held] = [['watch', 'delete'], ['watch']];
    await createResource(server.runtime, tenant, { indicator: resource, scopes, held, userId });
    const ask = async (): Promise<DeviceAuthorization> => {
      const form = { scope: 'openid profile watch delete', resource };
      return (await client.post('/device/auth', form)).body as unknown as DeviceAuthorization;
    };
    const read = async (request: DeviceAuthorization) => {
      await send(browser, { xsrf: await open(browser), user_code: request.user_code });
      const shown = await shownIn(browser);
      return shown && buildDeviceScreen(server.runtime, tenant, shown);
    };
    const request = await ask();
    // Before sign-in, only the request is shown, with the indicators of resources.
    expect(await read(request)).toMatchObject({
      scopes: [{ name: 'openid' }, { name: 'profile' }],
      resources: [{ indicator: resource, name: resource, scopes: [] }],
    });
    await signIn(browser, await confirm(browser, request));

    const again = await ask();
    expect(await read(again)).toMatchObject({
      account: 'Ada Lovelace',
      scopes: [{ name: 'openid' }, { name: 'profile', value: expect.stringContaining('Ada Lovelace') }],
      resources: [{ indicator: resource, scopes: [{ name: 'watch' }] }],
    });
    expect(await shownIn(browser)).toMatchObject({ accountId: userId });
    // Another user has signed in after the page was shown, so it is shown again.
    const { user_code } = again;
    for (const account of ['', 'unknown']) {
      const form = { xsrf: await open(browser), user_code, account, confirm: 'yes' };
      expect(await send(browser, form)).toBe(`/oidc/device?user_code=${user_code}`);
    }
    expect((await poll(client, again)).error).toBe('authorization_pending');
  });

  it('gets another account if the user signs in with it', async () => {
    const client = await createDevice();
    const browser = createBrowser(tenant.origin);
    await signIn(browser, await confirm(browser, await begin(client)));
    const request = await begin(client);
    await send(browser, { xsrf: await open(browser), user_code: request.user_code });
    const { xsrf = '' } = (await shownIn(browser)) ?? {};
    const page = await send(browser, { xsrf, user_code: request.user_code, confirm: 'yes', switch: 'yes' });
    expect(page).toMatch(/^\/sign-in\?/);
    expect((await poll(client, request)).error).toBe('authorization_pending');
    const other = await createUser(server.runtime, tenant);
    await signIn(browser, page, other);
    expect(await shownIn(browser)).toMatchObject({ step: 'done', accountId: other });
    expect((await client.userinfo((await poll(client, request)).access_token)).body.sub).toBe(other);
  });

  it('ends at the device if the user denies access', async () => {
    const client = await createDevice();
    const request = await begin(client);
    const browser = createBrowser(tenant.origin);
    const xsrf = await open(browser);
    expect(await send(browser, { xsrf, user_code: request.user_code, abort: 'yes' })).toBe('/device?shown=1');
    expect(await shownIn(browser)).toEqual({ step: 'denied' });
    expect((await poll(client, request)).error).toBe('access_denied');
  });

  it('can’t be confirmed by a link, by a form of another site, or twice', async () => {
    const client = await createDevice();
    const request = await begin(client);
    const browser = createBrowser(tenant.origin);
    // The complete URL only fills in the code: our page submits it and shows the confirmation.
    const html = await (await browser.fetch(request.verification_uri_complete)).text();
    const xsrf = /name="xsrf" value="(\w+)"/.exec(html)?.[1] ?? '';
    await send(browser, { xsrf, user_code: request.user_code });
    expect(await shownIn(browser)).toMatchObject({ step: 'confirm', clientId: client.id });
    for (const forged of ['', 'f'.repeat(48)]) {
      const address = await send(browser, { xsrf: forged, user_code: request.user_code, confirm: 'yes' });
      expect(address).toBe('/oidc/device?failed=ended');
    }
    expect((await poll(client, request)).error).toBe('authorization_pending');
    // Once one browser has opened the confirmation, no other can (an attacker must not get it approved by another user).
    await confirm(browser, request);
    const other = createBrowser(tenant.origin);
    const token = await open(other);
    const address = await send(other, { xsrf: token, user_code: request.user_code, confirm: 'yes' });
    expect(address).toBe('/oidc/device?failed=used');
    await open(other, address);
    expect(await shownIn(other)).toMatchObject({ step: 'input', error: 'used' });
  });

  it('shows only what was signed for this browser', async () => {
    const client = await createDevice();
    const browser = createBrowser(tenant.origin);
    const response = await browser.fetch('/oidc/device');
    const line = response.headers.getSetCookie().find((cookie) => cookie.includes('_device='));
    expect(line).toContain('HttpOnly; SameSite=Lax');
    const key = [...browser.cookies.keys()].find((name) => name.includes('_device')) ?? '';
    const { path = '', value = '' } = browser.cookies.get(key) ?? {};
    const forged = Buffer.from(JSON.stringify({ step: 'confirm', clientId: client.id })).toString(
      'base64url',
    );
    browser.cookies.set(key, { path, value: `${forged}.${value.split('.')[1]}` });
    expect(await shownIn(browser)).toBeUndefined();
  });

  it('rejects wrong, expired and other tenants’ codes, and all codes after too many attempts', async () => {
    const client = await createDevice();
    const request = await begin(client);
    const browser = createBrowser(tenant.origin);
    const foreign = await server.createTenant();
    const abroad = createBrowser(foreign.origin);
    const tryIn = async (at: OidcBrowser, code: string, origin = tenant): Promise<string> => {
      await at.fetch('/oidc/device');
      const { xsrf = '' } = (await shownIn(at, origin)) ?? {};
      return send(at, { xsrf, user_code: code });
    };
    expect(await tryIn(abroad, request.user_code, foreign)).toBe('/oidc/device?failed=wrong');
    expect(await tryIn(browser, '')).toBe('/oidc/device?failed=wrong');
    now += 601_000;
    expect(await tryIn(browser, request.user_code)).toBe('/oidc/device?failed=expired');
    expect(['expired_token', 'invalid_grant']).toContain((await poll(client, request)).error);
    now += 600_000;
    const good = await begin(client);
    // Guesses are counted across processes (RFC 8628 5.1).
    const guessing = [server, ...others].map((one) => createBrowser(one.tenant(tenant.id).origin));
    let attempts = 0;
    const guess = () => tryIn(guessing[attempts % 3] ?? browser, 'BBBB-BBBB');
    while (attempts < 40 && (await guess()) === '/oidc/device?failed=wrong') attempts += 1;
    expect(attempts).toBeGreaterThan(10);
    expect(attempts).toBeLessThan(40);
    expect(await tryIn(createBrowser(tenant.origin), good.user_code)).toBe('/oidc/device?failed=limited');
  });

  it('is only for applications with device flow, which can use no other flow', async () => {
    // Of its own: an IP address gets 20 entries an hour for what anyone can cause (ADR 101), and rejected polls of other tests count, too.
    const own = await server.createTenant();
    const steps = deviceSteps(() => ({ runtime: server.runtime, tenant: own, userId }));
    const [device, native] = [
      await steps.createDevice(),
      await createOidcClient(server.runtime, own, { type: 'Native' }),
    ];
    const refused = await native.post('/device/auth', { scope: 'openid' });
    expect([refused.status, refused.body.error]).toEqual([400, 'unauthorized_client']);
    const call = await own.as('all');
    const query = { logKey: 'Authorization.Refused', applicationId: native.id };
    const refusals = async () =>
      (await call(listAuditLogs, { query })).body.map(({ payload }) => payload.error);
    await expect
      .poll(refusals, { timeout: 10_000 })
      .toEqual([{ code: 'unauthorized_client', message: 'this application does not use device flow' }]);
    const url = `${own.issuer}/auth?client_id=${device.id}&response_type=code&scope=openid&redirect_uri=https://app.example.com/callback`;
    const response = await device.browser.fetch(url);
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    // The stored hash of a code can't be redeemed.
    await steps.begin(device);
    const { rows } = await server.runtime.database.pool.query<{ id: string }>(
      `select id from oidc_instances where tenant_id = $1 and model = 'DeviceCode' and client_id = $2`,
      [own.id, device.id],
    );
    expect(rows).toHaveLength(1);
    for (const code of [rows[0]?.id ?? '', `#${rows[0]?.id}`])
      expect((await steps.poll(device, { device_code: code })).error).toBe('invalid_grant');
  });
});
