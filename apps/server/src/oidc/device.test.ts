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
import { type Begun, deviceSteps } from '../../../../tests/support/device-flow.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { describePageDevice } from '../sign-in/pages/device-screen.ts';
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

  it('gives tokens to the device once its person has typed the code, confirmed it and signed in', async () => {
    const client = await createDevice();
    const begun = await begin(client);
    expect(begun).toMatchObject({
      user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
      verification_uri: `${tenant.issuer}/device`,
      expires_in: 600,
    });
    expect((await poll(client, begun)).error).toBe('authorization_pending');
    const browser = createBrowser(tenant.origin);
    const page = await confirm(browser, begun);
    expect(page).toMatch(/^\/sign-in\?/);
    expect((await poll(client, begun)).error).toBe('authorization_pending');
    expect((await signIn(browser, page)).pathname).toBe('/device');
    expect(await shownIn(browser)).toEqual({ step: 'done', clientId: client.id, accountId: userId });
    const tokens = await poll(client, begun);
    expect(tokens.scope).toBe('openid offline_access profile');
    expect((await client.userinfo(tokens.access_token)).body.sub).toBe(userId);
    expect((await client.refresh(tokens.refresh_token)).status).toBe(200);
    // A code is good for one answer.
    expect((await poll(client, begun)).error).toBe('invalid_grant');
    // Who is signed in already only confirms.
    const again = await begin(client);
    expect(await confirm(browser, again)).toBe('/device?shown=1');
    expect((await poll(client, again)).token_type).toBe('Bearer');
    // Who waited has failed at nothing.
    const call = await tenant.as('all');
    const query = { logKey: 'ExchangeTokenBy.DeviceCode', applicationId: client.id };
    const results = async () =>
      (await call(listAuditLogs, { query })).body.map(({ payload }) => payload.result).toSorted();
    await expect.poll(results).toEqual(['Error', 'Success', 'Success']);
  });

  it('answers one of 50 polls at once over three processes', async () => {
    const client = await createDevice();
    const begun = await begin(client);
    const browser = createBrowser(tenant.origin);
    await signIn(browser, await confirm(browser, begun));
    const issuers = [server, ...others].map((one) => one.tenant(tenant.id).issuer);
    const form = { client_id: client.id, grant_type: deviceGrant, device_code: begun.device_code };
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

  it('tells a device that asks without waiting to slow down, and still answers it once there is an answer', async () => {
    const client = await createDevice();
    const [begun, another] = [await begin(client), await begin(client)];
    const errors: unknown[] = [];
    for (let count = 0; count < 4; count += 1) errors.push((await poll(client, begun)).error);
    expect(errors).toEqual(['authorization_pending', 'authorization_pending', 'slow_down', 'slow_down']);
    expect((await poll(client, another)).error).toBe('authorization_pending');
    now += 5000;
    expect((await poll(client, begun)).error).toBe('authorization_pending');
    for (let count = 0; count < 4; count += 1) await poll(client, begun);
    expect((await poll(client, begun)).error).toBe('slow_down');
    const browser = createBrowser(tenant.origin);
    await signIn(browser, await confirm(browser, begun));
    expect((await poll(client, begun)).token_type).toBe('Bearer');
  });

  it('asks for consent where a third party’s device asks', async () => {
    const client = await createDevice(true);
    const begun = await begin(client, 'openid email');
    const browser = createBrowser(tenant.origin);
    const consent = await signIn(browser, await confirm(browser, begun));
    expect(consent.pathname).toBe('/consent');
    expect((await poll(client, begun)).error).toBe('authorization_pending');
    const shown = { scopes: ['openid', 'email'], resources: [] };
    const flow = consent.searchParams.get('flow') ?? '';
    const goOn = await grantConsent(server.runtime, tenant, flow, shown);
    expect(goOn).toBe(`${tenant.issuer}/device/${flow}`);
    await browser.fetch(goOn ?? '');
    expect((await poll(client, begun)).scope).toBe('openid email');
  });

  it('says whose account the device gets and what of it, and gives it nobody else’s', async () => {
    const client = await createDevice();
    const browser = createBrowser(tenant.origin);
    const resource = 'https://films.example.com';
    const [scopes, held] = [['watch', 'delete'], ['watch']];
    await createResource(server.runtime, tenant, { indicator: resource, scopes, held, userId });
    const ask = async (): Promise<Begun> => {
      const form = { scope: 'openid profile watch delete', resource };
      return (await client.post('/device/auth', form)).body as unknown as Begun;
    };
    const describe = async (begun: Begun) => {
      await send(browser, { xsrf: await open(browser), user_code: begun.user_code });
      const shown = await shownIn(browser);
      return shown && describePageDevice(server.runtime, tenant, shown);
    };
    const begun = await ask();
    // Before anybody has signed in, it is what is asked for: of an API its address alone.
    expect(await describe(begun)).toMatchObject({
      scopes: [{ name: 'openid' }, { name: 'profile' }],
      resources: [{ indicator: resource, name: resource, scopes: [] }],
    });
    await signIn(browser, await confirm(browser, begun));

    const again = await ask();
    expect(await describe(again)).toMatchObject({
      account: 'Ada Lovelace',
      scopes: [{ name: 'openid' }, { name: 'profile', value: expect.stringContaining('Ada Lovelace') }],
      resources: [{ indicator: resource, scopes: [{ name: 'watch' }] }],
    });
    expect(await shownIn(browser)).toMatchObject({ accountId: userId });
    // The page was drawn before somebody signed in elsewhere: it is drawn anew.
    const { user_code } = again;
    for (const account of ['', 'nobody']) {
      const form = { xsrf: await open(browser), user_code, account, confirm: 'yes' };
      expect(await send(browser, form)).toBe(`/oidc/device?user_code=${user_code}`);
    }
    expect((await poll(client, again)).error).toBe('authorization_pending');
  });

  it('is given another account by who signs in with one', async () => {
    const client = await createDevice();
    const browser = createBrowser(tenant.origin);
    await signIn(browser, await confirm(browser, await begin(client)));
    const begun = await begin(client);
    await send(browser, { xsrf: await open(browser), user_code: begun.user_code });
    const { xsrf = '' } = (await shownIn(browser)) ?? {};
    const page = await send(browser, { xsrf, user_code: begun.user_code, confirm: 'yes', switch: 'yes' });
    expect(page).toMatch(/^\/sign-in\?/);
    expect((await poll(client, begun)).error).toBe('authorization_pending');
    const other = await createUser(server.runtime, tenant);
    await signIn(browser, page, other);
    expect(await shownIn(browser)).toMatchObject({ step: 'done', accountId: other });
    expect((await client.userinfo((await poll(client, begun)).access_token)).body.sub).toBe(other);
  });

  it('ends at the device when its person says no', async () => {
    const client = await createDevice();
    const begun = await begin(client);
    const browser = createBrowser(tenant.origin);
    const xsrf = await open(browser);
    expect(await send(browser, { xsrf, user_code: begun.user_code, abort: 'yes' })).toBe('/device?shown=1');
    expect(await shownIn(browser)).toEqual({ step: 'denied' });
    expect((await poll(client, begun)).error).toBe('access_denied');
  });

  it('cannot be confirmed by a link alone, nor by a form of another site, nor twice', async () => {
    const client = await createDevice();
    const begun = await begin(client);
    const browser = createBrowser(tenant.origin);
    // The complete address only fills the code in: a page of ours posts it, and the question comes.
    const html = await (await browser.fetch(begun.verification_uri_complete)).text();
    const xsrf = /name="xsrf" value="(\w+)"/.exec(html)?.[1] ?? '';
    await send(browser, { xsrf, user_code: begun.user_code });
    expect(await shownIn(browser)).toMatchObject({ step: 'confirm', clientId: client.id });
    for (const forged of ['', 'f'.repeat(48)]) {
      const address = await send(browser, { xsrf: forged, user_code: begun.user_code, confirm: 'yes' });
      expect(address).toBe('/oidc/device?failed=ended');
    }
    expect((await poll(client, begun)).error).toBe('authorization_pending');
    // Claimed by one browser, it is no other’s (an attacker must not get it approved by a second person).
    await confirm(browser, begun);
    const other = createBrowser(tenant.origin);
    const token = await open(other);
    const address = await send(other, { xsrf: token, user_code: begun.user_code, confirm: 'yes' });
    expect(address).toBe('/oidc/device?failed=used');
    await open(other, address);
    expect(await shownIn(other)).toMatchObject({ step: 'input', error: 'used' });
  });

  it('shows nothing that was not signed for this browser', async () => {
    const client = await createDevice();
    const browser = createBrowser(tenant.origin);
    const begun = await browser.fetch('/oidc/device');
    const line = begun.headers.getSetCookie().find((cookie) => cookie.includes('_device='));
    expect(line).toContain('HttpOnly; SameSite=Lax');
    const key = [...browser.cookies.keys()].find((name) => name.includes('_device')) ?? '';
    const { path = '', value = '' } = browser.cookies.get(key) ?? {};
    const forged = Buffer.from(JSON.stringify({ step: 'confirm', clientId: client.id })).toString(
      'base64url',
    );
    browser.cookies.set(key, { path, value: `${forged}.${value.split('.')[1]}` });
    expect(await shownIn(browser)).toBeUndefined();
  });

  it('is refused to wrong, foreign and expired codes, and after too many attempts to all', async () => {
    const client = await createDevice();
    const begun = await begin(client);
    const browser = createBrowser(tenant.origin);
    const foreign = await server.createTenant();
    const abroad = createBrowser(foreign.origin);
    const tryIn = async (at: OidcBrowser, code: string, origin = tenant): Promise<string> => {
      await at.fetch('/oidc/device');
      const { xsrf = '' } = (await shownIn(at, origin)) ?? {};
      return send(at, { xsrf, user_code: code });
    };
    expect(await tryIn(abroad, begun.user_code, foreign)).toBe('/oidc/device?failed=wrong');
    expect(await tryIn(browser, '')).toBe('/oidc/device?failed=wrong');
    now += 601_000;
    expect(await tryIn(browser, begun.user_code)).toBe('/oidc/device?failed=expired');
    expect(['expired_token', 'invalid_grant']).toContain((await poll(client, begun)).error);
    now += 600_000;
    const good = await begin(client);
    // Guesses are counted wherever they are made (RFC 8628 5.1).
    const guessing = [server, ...others].map((one) => createBrowser(one.tenant(tenant.id).origin));
    let attempts = 0;
    const guess = () => tryIn(guessing[attempts % 3] ?? browser, 'BBBB-BBBB');
    while (attempts < 40 && (await guess()) === '/oidc/device?failed=wrong') attempts += 1;
    expect(attempts).toBeGreaterThan(10);
    expect(attempts).toBeLessThan(40);
    expect(await tryIn(createBrowser(tenant.origin), good.user_code)).toBe('/oidc/device?failed=limited');
  });

  it('is for applications that are made for it, and for nothing else of theirs', async () => {
    const [device, native] = [
      await createDevice(),
      await createOidcClient(server.runtime, tenant, { type: 'Native' }),
    ];
    const refused = await native.post('/device/auth', { scope: 'openid' });
    expect([refused.status, refused.body.error]).toEqual([400, 'unauthorized_client']);
    const call = await tenant.as('all');
    const query = { logKey: 'Authorization.Refused', applicationId: native.id };
    const refusals = async () =>
      (await call(listAuditLogs, { query })).body.map(({ payload }) => payload.error);
    await expect
      .poll(refusals, { timeout: 10_000 })
      .toEqual([{ code: 'unauthorized_client', message: 'this application does not use device flow' }]);
    const url = `${tenant.issuer}/auth?client_id=${device.id}&response_type=code&scope=openid&redirect_uri=https://app.example.com/callback`;
    const response = await device.browser.fetch(url);
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    // Who reads the database cannot redeem what is there: the stored form of a code is none.
    await begin(device);
    const { rows } = await server.runtime.database.pool.query<{ id: string }>(
      `select id from oidc_instances where tenant_id = $1 and model = 'DeviceCode' and client_id = $2`,
      [tenant.id, device.id],
    );
    expect(rows).toHaveLength(1);
    for (const code of [rows[0]?.id ?? '', `#${rows[0]?.id}`])
      expect((await poll(device, { device_code: code })).error).toBe('invalid_grant');
  });
});
