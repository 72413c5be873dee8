import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizationUrl,
  createBrowser,
  createPkce,
  createUser,
  finishFlow,
  type OidcBrowser,
} from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { TestTenant } from '../../../../tests/support/tenant.ts';
import { getTenantKeys } from '../keys/signing-keys-store.ts';
import { readFlows, selectFlow, writeFlows } from '../sessions/flow-cookie.ts';

const flowCookie = (browser: OidcBrowser) =>
  [...browser.cookies.keys()].filter((name) => name.includes('_flows'));
const session = (browser: OidcBrowser) =>
  [...browser.cookies].find(([name]) => /_session /.test(name))?.[1].value;

describe('several sign-ins in one browser', () => {
  let server: TestServer;
  let tenant: TestTenant;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
  });
  afterAll(() => server.stop());

  const createClient = () => createOidcClient(server.runtime, tenant, { type: 'SPA' });
  const listFlows = async (browser: OidcBrowser) => {
    const { cookies } = await getTenantKeys(server.runtime, tenant.id);
    const header = [...browser.cookies]
      .map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
      .join('; ');
    return readFlows(tenant.id, cookies, header);
  };

  it('each return their own state, in whatever order they finish', async () => {
    const client = await createClient();
    const userId = await createUser(server.runtime, tenant);
    const flows: string[] = [];
    for (const state of ['a', 'b', 'c']) {
      const { url } = await client.browser.follow(authorizationUrl(tenant, client, createPkce(), { state }));
      flows.push(url.searchParams.get('flow') ?? '');
    }
    expect((await listFlows(client.browser)).map(({ id }) => id)).toEqual(flows.toReversed());
    for (const [index, state] of [
      [0, 'a'],
      [2, 'c'],
      [1, 'b'],
    ] as const) {
      const end = await client.browser.follow(
        await finishFlow(server.runtime, tenant, flows[index] ?? '', userId),
      );
      expect(end.url.searchParams.get('state')).toBe(state);
      expect(end.url.searchParams.get('code')).toBeTruthy();
    }
    expect(flowCookie(client.browser)).toEqual([]);
  });

  it('are at most ten; the oldest are dropped', async () => {
    const client = await createClient();
    const flows: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const { url } = await client.browser.follow(authorizationUrl(tenant, client, createPkce()));
      flows.unshift(url.searchParams.get('flow') ?? '');
    }
    expect((await listFlows(client.browser)).map(({ id }) => id)).toEqual(flows.slice(0, 10));
  });

  it('are selected by id, then by application; an unknown id selects none', () => {
    const flows = [
      { id: 'new', clientId: 'app1' },
      { id: 'mid', clientId: 'app2' },
      { id: 'old', clientId: 'app1' },
    ];
    expect(selectFlow(flows, {})?.id).toBe('new');
    expect(selectFlow(flows, { appId: 'app2' })?.id).toBe('mid');
    expect(selectFlow(flows, { appId: 'app1' })?.id).toBe('new');
    expect(selectFlow(flows, { flowId: 'old', appId: 'app2' })?.id).toBe('old');
    expect(selectFlow(flows, { flowId: 'unknown', appId: 'app1' })).toBeUndefined();
    expect(selectFlow(flows, { appId: 'unknown' })).toBeUndefined();
    expect(selectFlow([], {})).toBeUndefined();
  });

  it('are listed in a cookie of this tenant, signed by its keys, for http or https', () => {
    const flows = [{ id: 'x', clientId: 'app' }];
    const line = writeFlows('t1', ['key2', 'key1'], flows, false);
    expect(line).toMatch(/^gh_t1_flows=[\w-]+\.[\w-]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
    expect(writeFlows('t1', ['key1'], flows, true)).toMatch(/^__Host-gh_t1_flows=.+; Secure$/);
    expect(writeFlows('t1', ['key1'], [], false)).toMatch(/^gh_t1_flows=; .*Max-Age=0/);
    const [cookie = ''] = line.split(';');
    const value = cookie.slice(cookie.indexOf('=') + 1);
    const [body = '', signature = ''] = value.split('.');
    expect(readFlows('t1', ['key2'], cookie)).toEqual(flows);
    expect(readFlows('t1', ['key3', 'key2'], `a=b; ${cookie}; c=d`)).toEqual(flows);
    const forged = Buffer.from('[["x","app"],["y","app"]]').toString('base64url');
    const refused = [
      `gh_t1_flows=${body}`,
      `gh_t1_flows=${body}.`,
      `gh_t1_flows=${forged}.${signature}`,
      `gh_t1_flows=${body}.${signature.slice(1)}`,
      `gh_t2_flows=${value}`,
      `__Host-gh_t1_flows=${value}`,
      'gh_t1_flows=',
      '',
    ];
    for (const header of refused) expect([header, readFlows('t1', ['key2'], header)]).toEqual([header, []]);
    expect(readFlows('t1', ['key1'], cookie)).toEqual([]);
    expect(readFlows('t2', ['key2'], cookie)).toEqual([]);
    expect(readFlows('t1', ['key2'], undefined)).toEqual([]);
  });

  it('set cookies that scripts can’t read and that name the tenant', async () => {
    const client = await createClient();
    const response = await client.browser.fetch(authorizationUrl(tenant, client, createPkce()));
    const cookies = response.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
      `gh_${tenant.id}_flows`,
      `gh_${tenant.id}_resume`,
      `gh_${tenant.id}_resume.sig`,
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/httponly/i);
      expect(cookie).toMatch(/samesite=lax/i);
    }
  });

  it('can’t be finished by another browser that only knows the flow’s id', async () => {
    const client = await createClient();
    const userId = await createUser(server.runtime, tenant);
    const { url } = await client.browser.follow(authorizationUrl(tenant, client, createPkce()));
    const goOn = await finishFlow(server.runtime, tenant, url.searchParams.get('flow') ?? '', userId);
    const thief = await createBrowser(tenant.origin).follow(goOn);
    expect([thief.response.status, await thief.response.json()]).toMatchObject([
      400,
      { code: 'session.not_found' },
    ]);
    expect((await client.browser.follow(goOn)).url.searchParams.get('code')).toBeTruthy();
  });

  it('end once: a second resume fails, also if concurrent', async () => {
    const client = await createClient();
    const userId = await createUser(server.runtime, tenant);
    const { url } = await client.browser.follow(authorizationUrl(tenant, client, createPkce()));
    const goOn = await finishFlow(server.runtime, tenant, url.searchParams.get('flow') ?? '', userId);
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.browser.fetch(goOn)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400, 400]);
  });

  it('without a result continue on a sign-in page, and never get a session', async () => {
    const client = await createClient();
    const { url } = await client.browser.follow(authorizationUrl(tenant, client, createPkce()));
    const end = await client.browser.follow(`${tenant.issuer}/auth/${url.searchParams.get('flow')}`);
    expect(end.url.pathname).toBe('/sign-in');
    expect(session(client.browser)).toBeUndefined();
  });

  it('[session fixation] get a new session id at every sign-in, and never one from the browser', async () => {
    const client = await createClient();
    const userId = await createUser(server.runtime, tenant);
    const planted = 'attacker-chosen-session-id';
    client.browser.cookies.set(`gh_${tenant.id}_session /`, { value: planted, path: '/' });
    await client.signIn(userId);
    const first = session(client.browser);
    // 43 characters of 64: 258 random bits.
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(first).not.toBe(planted);
    const callback = await client.authorize(userId, { prompt: 'login' });
    expect(callback.code).toBeTruthy();
    const second = session(client.browser);
    expect(second).not.toBe(first);
    // The old id is invalid.
    const old = createBrowser(tenant.origin);
    for (const [name, cookie] of client.browser.cookies) old.cookies.set(name, cookie);
    old.cookies.set(`gh_${tenant.id}_session /`, { value: first ?? '', path: '/' });
    const silent = await old.follow(authorizationUrl(tenant, client, createPkce(), { prompt: 'none' }));
    expect(silent.url.searchParams.get('error')).toBe('login_required');
  });

  it('accept no session cookie without its signature or from another tenant', async () => {
    const client = await createClient();
    const userId = await createUser(server.runtime, tenant);
    await client.signIn(userId);
    const foreignTenant = await server.createTenant();
    const foreign = await createOidcClient(server.runtime, foreignTenant, { type: 'SPA' });
    for (const [name, { value, path }] of client.browser.cookies) {
      foreign.browser.cookies.set(name, { value, path });
      foreign.browser.cookies.set(name.replace(tenant.id, foreignTenant.id), { value, path });
    }
    const there = await foreign.browser.follow(
      authorizationUrl(foreignTenant, foreign, createPkce(), { prompt: 'none' }),
    );
    expect(there.url.searchParams.get('error')).toBe('login_required');
    const signature = [...client.browser.cookies.keys()].find((name) => name.includes('_session.sig'));
    const { value, path } = client.browser.cookies.get(signature ?? '') ?? { value: '', path: '/' };
    client.browser.cookies.set(signature ?? '', {
      value: `${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`,
      path,
    });
    const here = await client.browser.follow(
      authorizationUrl(tenant, client, createPkce(), { prompt: 'none' }),
    );
    expect(here.url.searchParams.get('error')).toBe('login_required');
  });

  it('can finish concurrently in one session', async () => {
    const userId = await createUser(server.runtime, tenant);
    const first = await createClient();
    await first.signIn(userId);
    const apps = await Promise.all([1, 2, 3, 4].map(() => createClient()));
    await Promise.all(
      apps.map((app) =>
        first.browser.fetch(authorizationUrl(tenant, app, createPkce(), { scope: 'openid' })),
      ),
    );
    const { rows } = await server.runtime.database.pool.query<{ names: string[] }>(
      `select array(select jsonb_object_keys(payload -> 'authorizations')) as names
       from oidc_instances where tenant_id = $1 and model = 'Session' and account_id = $2`,
      [tenant.id, userId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.names.sort()).toEqual([first, ...apps].map(({ id }) => id).sort());
  });

  it('can extend one grant concurrently', async () => {
    const userId = await createUser(server.runtime, tenant);
    const client = await createClient();
    await client.signIn(userId, { scope: 'openid' });
    const scopes = ['profile', 'email', 'phone', 'address'];
    await Promise.all(
      scopes.map((scope) =>
        client.browser.fetch(authorizationUrl(tenant, client, createPkce(), { scope: `openid ${scope}` })),
      ),
    );
    const { rows } = await server.runtime.database.pool.query<{ scope: string }>(
      `select payload #>> '{openid,scope}' as scope from oidc_instances
       where tenant_id = $1 and model = 'Grant' and account_id = $2`,
      [tenant.id, userId],
    );
    expect(rows.map(({ scope }) => scope.split(' ').sort())).toEqual([['openid', ...scopes].sort()]);
  });
});
