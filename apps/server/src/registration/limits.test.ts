import { createTenant } from '@gatehouse/contract/tenants/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askProcess, createAccount } from '../../../../tests/support/cloud.ts';
import { type HeldRows, holdRows } from '../../../../tests/support/hold-rows.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { runHousekeeping } from '../jobs/housekeeping.ts';
import { changePlan } from '../tenancy/operate.ts';
import { createWorld, redirectUri, send } from './registration.fixture.ts';

const day = 86_400_000;
const metadata = { redirect_uris: [redirectUri] };

const database = `registration_limits_${process.pid}`;

let server: TestServer;
let now = Date.parse('2026-11-27T12:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ database, clock: () => now });
});
afterAll(() => server.stop());

describe('open registration', () => {
  it('needs no token, and takes no wrong one', async () => {
    const world = await createWorld(server, { mode: 'Open' });
    expect((await world.post(metadata)).status).toBe(201);
    expect((await world.post(metadata, 'iat_wrong')).status).toBe(401);
    expect((await world.post(metadata, world.token)).status).toBe(201);
  });

  it('is limited to the hosts and kinds of redirect URIs that the tenant allows', async () => {
    const redirectHosts = ['app.partner.example', '*.tools.example'];
    const world = await createWorld(server, { mode: 'Open', redirectHosts, allowsNative: false });
    const ask = async (...redirect_uris: string[]) => (await world.post({ redirect_uris })).body.error;
    expect(await ask('https://app.partner.example/x')).toBeUndefined();
    expect(await ask('https://one.tools.example/x')).toBeUndefined();
    for (const uri of [
      'https://partner.example/x',
      'https://app.partner.example.evil.example/x',
      'https://tools.example/x',
      'https://eviltools.example/x',
      'http://127.0.0.1/x',
      'com.example.app:/x',
    ])
      expect([uri, await ask('https://app.partner.example/x', uri)]).toEqual([uri, 'invalid_redirect_uri']);
    await world.change({ allowsNative: true });
    expect(await ask('http://127.0.0.1/x')).toBeUndefined();
  });

  it('can be used by pages of any origin, without cookies', async () => {
    const world = await createWorld(server, { mode: 'Open' });
    const headers = { origin: 'https://client.example' };
    const preflight = await send(world.url, 'OPTIONS', { headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
    const answered = await world.post(metadata, undefined, headers);
    expect(answered.headers.get('access-control-allow-origin')).toBe('*');
    expect(answered.headers.get('access-control-allow-credentials')).toBeNull();
    const refused = await world.post({}, undefined, headers);
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([400, '*']);
  });
});

describe('in two processes', () => {
  let second: TestServer;
  beforeAll(async () => {
    const { ENDPOINT, ADMIN_ENDPOINT } = server.settings;
    second = await startTestServer({ database, clock: () => now, environment: { ENDPOINT, ADMIN_ENDPOINT } });
  });
  afterAll(() => second.stop());
  /** The statuses of the same request at both, while what they write is held until both wait. */
  const askBoth = async (
    held: HeldRows,
    url: string,
    request: { method: string; token?: string; body: object },
  ) => {
    const asked = [server, second].map((at) => askProcess(at, url, request));
    await held.releaseTo(2, '');
    return (await Promise.all(asked)).map(({ status }) => status).toSorted();
  };

  it('the last place for a client is given once', async () => {
    const world = await createWorld(server, { mode: 'Open', maxClients: 1 });
    const held = await holdRows('select from tenants where id = $1', [world.tenant.id], database);
    expect(await askBoth(held, world.url, { method: 'POST', body: metadata })).toEqual([201, 403]);
  });

  it('a registration access token changes a client once', async () => {
    const world = await createWorld(server);
    const {
      client_id,
      registration_client_uri: url,
      registration_access_token: token,
    } = await world.register();
    const held = await holdRows(
      'select from registered_clients where application_id = $1',
      [client_id],
      database,
    );
    const body = { client_id, ...metadata };
    expect(await askBoth(held, url, { method: 'PUT', token, body })).toEqual([200, 401]);
  });
});

describe('registrations are limited', () => {
  it('by the number of clients of the tenant, also in 20 requests at once', async () => {
    const world = await createWorld(server, { mode: 'Open', maxClients: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.post(metadata)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.find(({ status }) => status !== 201);
    expect([refused?.status, refused?.body.error]).toEqual([403, 'access_denied']);
  });

  it('by IP address, refused requests included, and not at a tenant where they are off', async () => {
    const limited = await startTestServer({ environment: { LIMIT_CLIENT_REGISTRATIONS: '3' } });
    const world = await createWorld(limited, { mode: 'Open' });
    const off = await createWorld(limited, { mode: 'Off' });
    for (const body of [{}, metadata, metadata]) await world.post(body);
    const refused = await world.post(metadata);
    expect([refused.status, refused.body.error]).toEqual([429, 'temporarily_unavailable']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let at = 0; at < 5; at += 1) expect((await off.post(metadata)).status).toBe(404);
    await limited.stop();
  });

  it('attacks: filling the audit log: by changes of clients per IP address, each with a new token', async () => {
    const limited = await startTestServer({ environment: { LIMIT_CLIENT_REGISTRATIONS: '3' } });
    const world = await createWorld(limited, { mode: 'Open' });
    const { client_id, registration_client_uri: url, registration_access_token } = await world.register();
    let token = registration_access_token;
    const change = async () => {
      const changed = await send(url, 'PUT', { token, body: { client_id, ...metadata } });
      token = changed.body.registration_access_token ?? token;
      return changed.status;
    };
    for (let at = 0; at < 3; at += 1) expect(await change()).toBe(200);
    expect(await change()).toBe(429);
    expect((await send(url, 'GET', { token })).status).toBe(200);
    expect(await world.logs('ClientRegistration.Client.Updated')).toHaveLength(3);
    await limited.stop();
  });

  it('by wrong tokens', async () => {
    const limited = await startTestServer({ environment: { LIMIT_CLIENT_FAILURES: '3' } });
    const world = await createWorld(limited);
    const client = await world.register();
    const guess = () => send(client.registration_client_uri, 'GET', { token: 'rat_wrong' });
    for (let at = 0; at < 3; at += 1) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
    await limited.stop();
  });

  it('by the plan of the tenant', async () => {
    const environment = { EDITION: 'cloud', LIMIT_FREE_TENANTS: '1000' };
    const cloud = await startTestServer({ database: 'cloud_quota', environment });
    const account = await createAccount(cloud);
    const { body } = await account.platform(createTenant, { body: { tag: 'production' } });
    await cloud.runtime.database.platform((db) => changePlan(db, body.id, 'free'));
    await cloud.runtime.cache.changed(body.id, 'tenant');
    const world = await createWorld(cloud, { mode: 'Open' }, cloud.tenant(body.id));
    const answers = [];
    for (let at = 0; at < 5; at += 1) answers.push(await world.post(metadata));
    expect(answers.at(-1)?.status).toBe(403);
    // Says nothing about the plan.
    expect(answers.at(-1)?.body).toEqual({
      error: 'access_denied',
      error_description: 'This server takes no further clients at present.',
    });
    await cloud.stop();
  });

  it('not at all at a suspended tenant', async () => {
    const world = await createWorld(server, { mode: 'Open' });
    await server.runtime.database.query('update tenants set is_suspended = true where id = $1', [
      world.tenant.id,
    ]);
    await server.runtime.cache.changed(world.tenant.id, 'tenant');
    expect((await world.post(metadata)).status).toBe(403);
  });
});

describe('an unused client', () => {
  it('is deleted after the days that the tenant sets; one that a user gave access to, when that ends', async () => {
    const world = await createWorld(server, { mode: 'Open', unusedDays: 10 });
    const [unused, used] = [(await world.post(metadata)).body, (await world.post(metadata)).body];
    await server.runtime.database.query(
      `insert into oidc_instances (tenant_id, model, id, payload, client_id, created_at, expires_at)
       values ($1, 'Grant', 'grant', '{}', $2, to_timestamp($3::float8 / 1000), to_timestamp($3::float8 / 1000) + interval '20 days')`,
      [world.tenant.id, used.client_id, now],
    );
    const exists = async ({ registration_client_uri: uri, registration_access_token: token }: typeof used) =>
      (await send(uri, 'GET', { token })).status === 200;
    const after = async (days: number) => {
      now += days * day;
      await runHousekeeping(server.runtime);
      return [await exists(unused), await exists(used)];
    };
    expect(await after(9)).toEqual([true, true]);
    expect(await after(2)).toEqual([false, true]);
    expect(await world.logs('ClientRegistration.Client.Expired')).toMatchObject([
      { applicationId: unused.client_id, application: { name: 'client.example' } },
    ]);
    expect(await after(10)).toEqual([false, false]);
  });
});
