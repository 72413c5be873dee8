import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceSteps } from '../../../../tests/support/device-flow.ts';
import { createBrowser, type TokenAnswer } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { findUserToken } from '../sessions/user-token.ts';
import { allowOnly, limitAccess } from './access.fixture.ts';
import { accessRefusal } from './access.ts';
import { getConsent } from './consent-request.ts';
import { grantConsent } from './consent.ts';
import { api, asked, createWorld, type World } from './organization.fixture.ts';
import { flushTokenAudit } from './token-audit.ts';

describe('a user who may no longer use an application', () => {
  let server: TestServer;
  let world: World;
  let client: OidcClient;
  let backend: OidcClient;
  let now = Date.now();
  beforeAll(async () => {
    server = await startTestServer({ clock: () => now });
    world = await createWorld(server);
    client = await createOidcClient(server.runtime, world.tenant, { type: 'SPA' });
    backend = await createOidcClient(server.runtime, world.tenant, { type: 'Traditional' });
  });
  afterAll(() => server.stop());

  const { createDevice, begin, poll, shownIn, confirm, signIn } = deviceSteps(() => ({
    runtime: server.runtime,
    tenant: world.tenant,
    userId: world.ada,
  }));
  const told = ({ status, body }: TokenAnswer) => [status, body.error, body.error_description];
  const denied = [400, 'access_denied', accessRefusal];
  const admit = (id: string) => allowOnly(world.call, id, { userIds: [world.ada] });
  const keepOut = (id: string) => limitAccess(world.call, id);
  /** Signs in while the user may use the application. */
  async function tokens(as = client, extra: Record<string, string | string[]> = asked) {
    await limitAccess(world.call, as.id, { userIds: [world.ada] });
    as.browser.cookies.clear();
    const body = await as.signIn(world.ada, extra);
    // The next entry of the audit log is newer.
    now += 1000;
    return body;
  }
  const newest = async (logKey: string, applicationId: string) => {
    await flushTokenAudit(server.runtime);
    now += 1000;
    const query = { applicationId, logKey, page_size: 1 };
    return (await world.call(listAuditLogs, { query })).body[0]?.payload;
  };
  const refusal = { result: 'Error', error: { code: 'access_denied', message: accessRefusal } };

  it('traps G15: gets no tokens by refresh; the refresh token stays unused', async () => {
    for (const as of [client, backend]) {
      const { refresh_token: token } = await tokens(as);
      await keepOut(as.id);
      for (const extra of [{}, { resource: api }, { organization_id: world.acme }])
        expect(told(await as.refresh(token, extra))).toEqual(denied);
      expect(await newest('ExchangeTokenBy.RefreshToken', as.id)).toMatchObject({
        ...refusal,
        userId: world.ada,
      });
      await admit(as.id);
      // A used refresh token ends its family after a minute.
      now += 61_000;
      expect((await as.refresh(token)).status).toBe(200);
    }
  });

  it('is in the audit log with each refusal, however many there are', async () => {
    const { refresh_token: token } = await tokens();
    await keepOut(client.id);
    const list = async () => {
      await flushTokenAudit(server.runtime);
      const query = { applicationId: client.id, logKey: 'ExchangeTokenBy.RefreshToken', page_size: 100 };
      return (await world.call(listAuditLogs, { query })).body.length;
    };
    const before = await list();
    for (let count = 0; count < 25; count += 1) await client.refresh(token);
    expect((await list()) - before).toBe(25);
  });

  it('gets no tokens by a retry of a refresh', async () => {
    const { refresh_token: token } = await tokens();
    expect((await client.refresh(token)).status).toBe(200);
    await keepOut(client.id);
    expect(told(await client.refresh(token))).toEqual(denied);
  });

  it('traps G15: gets no tokens for a code, which can be redeemed once they may use it again', async () => {
    await limitAccess(world.call, client.id, { userIds: [world.ada] });
    client.browser.cookies.clear();
    const { code, verifier } = await client.authorize(world.ada, asked);
    await keepOut(client.id);
    expect(told(await client.redeem(code, verifier))).toEqual(denied);
    expect(told(await client.redeem(code, verifier, { organization_id: world.acme }))).toEqual(denied);
    expect(await newest('ExchangeTokenBy.AuthorizationCode', client.id)).toMatchObject({
      ...refusal,
      userId: world.ada,
    });
    await admit(client.id);
    expect((await client.redeem(code, verifier)).status).toBe(200);
  });

  it('isn’t named to another application that has their code or refresh token', async () => {
    const thief = await createOidcClient(server.runtime, world.tenant, { type: 'SPA' });
    const { refresh_token: token } = await tokens();
    client.browser.cookies.clear();
    const { code, verifier } = await client.authorize(world.ada, asked);
    await keepOut(client.id);
    expect((await thief.refresh(token)).body.error).toBe('invalid_grant');
    expect((await thief.redeem(code, verifier)).body.error).toBe('invalid_grant');
  });

  it('gets no tokens on a device, whose code works once they may use it again', async () => {
    const device = await createDevice();
    await limitAccess(world.call, device.id, { userIds: [world.ada] });
    const request = await begin(device);
    const browser = createBrowser(world.tenant.origin);
    await signIn(browser, await confirm(browser, request));
    await keepOut(device.id);
    expect(await poll(device, request)).toMatchObject({
      error: 'access_denied',
      error_description: accessRefusal,
    });
    await admit(device.id);
    expect((await poll(device, request)).access_token).toBeDefined();
  });

  it('can’t connect a device: the page says so, and the device is told', async () => {
    const device = await createDevice();
    await limitAccess(world.call, device.id);
    const request = await begin(device);
    const browser = createBrowser(world.tenant.origin);
    const page = await signIn(browser, await confirm(browser, request));
    expect(page.pathname).toBe('/no-access');
    expect((await poll(device, request)).error).toBe('authorization_pending');
    const flow = page.searchParams.get('flow') ?? '';
    await browser.fetch(`${world.tenant.issuer}/device/${flow}`);
    expect(await shownIn(browser)).toMatchObject({ step: 'denied' });
    now += 10_000;
    expect((await poll(device, request)).error).toBe('access_denied');
  });

  it('has opaque tokens that work neither at userinfo, introspection nor the account API', async () => {
    const { access_token: token = '', refresh_token: refreshToken } = await tokens(backend, {
      scope: 'openid offline_access profile',
    });
    const works = async () => ({
      userinfo: (await backend.userinfo(token)).status,
      introspection: (await backend.post('/token/introspection', { token })).body.active,
      refresh: (await backend.post('/token/introspection', { token: refreshToken })).body.active,
      account: (await findUserToken(server.runtime, world.tenant, token)) !== undefined,
    });
    expect(await works()).toEqual({ userinfo: 200, introspection: true, refresh: true, account: true });
    await keepOut(backend.id);
    expect(await works()).toEqual({ userinfo: 401, introspection: false, refresh: false, account: false });
    expect((await backend.post('/token/revocation', { token: refreshToken })).status).toBe(200);
    await admit(backend.id);
    expect(await works()).toMatchObject({ refresh: false });
  });

  it('isn’t asked for consent, and gives none if the page is still open', async () => {
    const partner = await createOidcClient(server.runtime, world.tenant, { type: 'SPA', isThirdParty: true });
    const scope = 'openid profile';
    const shown = { scopes: ['openid', 'profile'], resources: [] };
    const { callback: page } = await partner.authorize(world.ada, { scope });
    expect(page.pathname).toBe('/consent');
    const flow = page.searchParams.get('flow') ?? '';
    await limitAccess(world.call, partner.id);
    const reloaded = await partner.browser.fetch(page);
    const goOn = await grantConsent(server.runtime, world.tenant, flow, shown);
    expect([reloaded.status, reloaded.headers.get('location')]).toEqual([303, goOn]);
    expect((await getConsent(server.runtime, world.tenant, flow))?.keptOutUrl).toBe(goOn);
    const grants = `select id from oidc_instances where tenant_id = $1 and client_id = $2 and model = 'Grant'`;
    const { pool } = server.runtime.database;
    expect((await pool.query(grants, [world.tenant.id, partner.id])).rows).toEqual([]);
    expect((await partner.browser.follow(goOn ?? '')).url.pathname).toBe('/no-access');
    expect(await newest('Authorization.Refused', partner.id)).toMatchObject({
      ...refusal,
      userId: world.ada,
    });
    partner.browser.cookies.clear();
    expect((await partner.authorize(world.ada, { scope })).callback.pathname).toBe('/no-access');
  });

  it('can use other applications', async () => {
    const open = await createOidcClient(server.runtime, world.tenant, { type: 'SPA' });
    const { refresh_token: token } = await open.signIn(world.ada);
    await keepOut(client.id);
    expect((await open.refresh(token)).status).toBe(200);
  });
});
