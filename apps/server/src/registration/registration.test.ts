import { listApplications } from '@gatehouse/contract/applications/endpoints';
import { getConsentScopes } from '@gatehouse/contract/applications/consent-scope-endpoints';
import {
  deleteInitialAccessToken,
  getClientRegistration,
  listInitialAccessTokens,
  listRegisteredClients,
  updateClientRegistration,
} from '@gatehouse/contract/client-registration/endpoints';
import { createResource, createResourceScope } from '@gatehouse/contract/resources/endpoints';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createWorld, redirectUri, send, type World } from './registration.fixture.ts';

let server: TestServer;
let world: World;
let now = Date.parse('2026-11-27T12:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  world = await createWorld(server);
});
afterAll(() => server.stop());

describe('the setting', () => {
  it('is off for a new tenant: nothing registers, and discovery names no endpoint', async () => {
    const other = await createWorld(server, {});
    expect((await other.call(getClientRegistration)).body).toEqual({
      mode: 'Off',
      userScopes: ['profile', 'email', 'phone'],
      resourceScopeIds: [],
      redirectHosts: [],
      allowsNative: true,
      maxClients: 10_000,
      unusedDays: 30,
      url: other.url,
      resourceScopes: [],
    });
    expect(await other.discover()).not.toHaveProperty('registration_endpoint');
    const { value } = await other.createToken();
    const refused = await other.post({ redirect_uris: [redirectUri] }, value);
    expect([refused.status, refused.body.error]).toEqual([404, 'not_found']);
  });

  it('is in discovery once it is on, and no longer when it is off again', async () => {
    const other = await createWorld(server);
    expect(await other.discover()).toMatchObject({ registration_endpoint: other.url });
    const response = await fetch(`${other.tenant.origin}/.well-known/oauth-authorization-server/oidc`);
    expect(await response.json()).toMatchObject({ registration_endpoint: other.url });
    await other.change({ mode: 'Off' });
    expect(await other.discover()).not.toHaveProperty('registration_endpoint');
  });

  it('takes permissions of API resources, and none that doesn’t exist', async () => {
    const refused = await world.call(updateClientRegistration, { body: { resourceScopeIds: ['unknown'] } });
    expect([refused.status, refused.refusal?.code]).toEqual([422, 'client_registration.scope_not_found']);
  });
});

describe('an initial access token', () => {
  it('is shown once, and only its hash is stored', async () => {
    const other = await createWorld(server);
    const created = await other.createToken({ maxUses: 3, expiresIn: 3600 });
    expect(created).toMatchObject({ uses: 0, maxUses: 3, expiresAt: now + 3_600_000, lastUsedAt: null });
    expect(created.value).toMatch(/^iat_[\dA-Za-z]{43}$/);
    const { body: tokens } = await other.call(listInitialAccessTokens);
    expect(tokens.find(({ id }) => id === created.id)).toEqual({
      ...created,
      value: `iat_********${created.value.slice(-4)}`,
    });
    const stored = await server.runtime.database
      .for(other.tenant.id)
      .selectFrom('initialAccessTokens')
      .selectAll()
      .where('id', '=', created.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(created.value.slice(4));
  });

  it('registers as many clients as it has uses', async () => {
    const { value, id } = await world.createToken({ maxUses: 2 });
    const metadata = { redirect_uris: [redirectUri] };
    for (const expected of [201, 201, 401]) expect((await world.post(metadata, value)).status).toBe(expected);
    const { body } = await world.call(listInitialAccessTokens);
    expect(body.find((one) => one.id === id)).toMatchObject({ uses: 2, lastUsedAt: now });
  });

  it('isn’t used by a request that is refused', async () => {
    const { value } = await world.createToken();
    expect((await world.post({ redirect_uris: [] }, value)).status).toBe(400);
    expect((await world.post({ redirect_uris: [redirectUri] }, value)).status).toBe(201);
  });

  it('ends when it expires or is deleted, and what it registered remains', async () => {
    const { value, id } = await world.createToken({ maxUses: 9, expiresIn: 60 });
    const { body } = await world.post({ redirect_uris: [redirectUri] }, value);
    now += 60_000;
    expect((await world.post({ redirect_uris: [redirectUri] }, value)).status).toBe(401);
    await world.call(deleteInitialAccessToken, { params: { tokenId: id } });
    const read = await send(body.registration_client_uri, 'GET', { token: body.registration_access_token });
    expect(read.status).toBe(200);
  });
});

describe('a client', () => {
  it('gets what was registered (RFC 7591 3.2.1)', async () => {
    const { value } = await world.createToken();
    const metadata = {
      client_name: 'Partner',
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'none',
      client_uri: 'https://client.example',
      logo_uri: 'https://client.example/logo.png',
      contacts: ['ada@client.example'],
      something: 'else',
    };
    const { status, headers, body } = await world.post(metadata, value);
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      client_id: expect.stringMatching(/^[\dA-Za-z]{21}$/),
      client_id_issued_at: Math.floor(now / 1000),
      registration_access_token: expect.stringMatching(/^rat_[\dA-Za-z]{43}$/),
      registration_client_uri: `${world.url}/${body.client_id}`,
      client_name: 'Partner',
      application_type: 'web',
      redirect_uris: [redirectUri],
      post_logout_redirect_uris: [],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      scope: 'openid offline_access profile email phone',
      client_uri: 'https://client.example',
      contacts: ['ada@client.example'],
    });
    const [log] = await world.logs('ClientRegistration.Client.Registered');
    expect(log).toMatchObject({
      applicationId: body.client_id,
      tokenName: 'partners',
      application: { name: 'Partner', type: 'SPA' },
    });
    expect(JSON.stringify(log)).not.toMatch(/iat_|rat_/);
  });

  it('is a third party’s application of the tenant, with a secret if it can keep one', async () => {
    const { client_id, client_secret, ...body } = await world.register({ client_name: 'Server' });
    expect(body).toMatchObject({
      token_endpoint_auth_method: 'client_secret_basic',
      client_secret_expires_at: 0,
    });
    expect(client_secret).toMatch(/^[\dA-Za-z]{43}$/);
    const { body: found } = await world.call(listApplications, { query: { ids: client_id } });
    expect(found).toMatchObject([{ type: 'Traditional', isThirdParty: true, isRegistered: true }]);
    const { body: listed } = await world.call(listRegisteredClients, { query: {} });
    expect(listed.find((one) => one.applicationId === client_id)).toEqual({
      applicationId: client_id,
      name: 'Server',
      type: 'Traditional',
      source: 'Token',
      tokenName: 'partners',
      redirectTargets: ['client.example'],
      createdAt: now,
      isUsed: false,
      expiresAt: now + 30 * 86_400_000,
    });
  });

  it.each([
    [{ redirect_uris: ['http://127.0.0.1:9000/callback'] }, 'native', 'none'],
    [{ redirect_uris: ['http://localhost/callback', 'https://client.example/'] }, 'native', 'none'],
    [{ redirect_uris: ['com.example.app:/callback'] }, 'native', 'none'],
    [{ redirect_uris: [redirectUri], application_type: 'native' }, 'native', 'none'],
    [
      { redirect_uris: [redirectUri], token_endpoint_auth_method: 'client_secret_post' },
      'web',
      'client_secret_post',
    ],
  ])('with %o is %s and authenticates with %s', async (metadata, type, method) => {
    expect(await world.register(metadata)).toMatchObject({
      application_type: type,
      token_endpoint_auth_method: method,
    });
  });

  it('has the scopes that it names and the tenant allows, also permissions of API resources', async () => {
    const other = await createWorld(server);
    const { body: resource } = await other.call(createResource, {
      body: { name: 'API', indicator: 'https://api.example' },
    });
    const params = { resourceId: resource.id };
    const { body: read } = await other.call(createResourceScope, { params, body: { name: 'read:notes' } });
    await other.call(createResourceScope, { params, body: { name: 'write:notes' } });
    await other.change({ userScopes: ['email', 'roles'], resourceScopeIds: [read.id] });
    const all = await other.register();
    expect(all.scope).toBe('openid offline_access email roles read:notes');
    const some = await other.register({ scope: 'openid email profile read:notes write:notes all' });
    expect(some.scope).toBe('openid offline_access email read:notes');
    const { body: scopes } = await other.call(getConsentScopes, {
      params: { applicationId: some.client_id },
    });
    expect(scopes).toMatchObject({
      userScopes: ['email'],
      resourceScopes: [{ scopes: [{ name: 'read:notes' }] }],
      organizationScopes: [],
      organizationResourceScopes: [],
    });
  });
});

describe('the client configuration endpoint (RFC 7592)', () => {
  it('returns what is registered, without the secret', async () => {
    const { client_secret: _secret, client_secret_expires_at: _at, ...body } = await world.register();
    const read = await send(body.registration_client_uri, 'GET', { token: body.registration_access_token });
    expect([read.status, read.body]).toEqual([200, body]);
  });

  it('replaces what is registered, and the token with it', async () => {
    const client = await world.register({ client_name: 'Before', token_endpoint_auth_method: 'none' });
    const { client_id, registration_access_token: token, registration_client_uri: uri } = client;
    const change = {
      client_id,
      client_name: 'After',
      redirect_uris: ['https://after.example/'],
      token_endpoint_auth_method: 'none',
      scope: 'email',
    };
    const { status, body } = await send(uri, 'PUT', { token, body: change });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...change, scope: 'openid offline_access email' });
    expect(body.registration_access_token).not.toBe(token);
    expect((await send(uri, 'GET', { token })).status).toBe(401);
    const read = await send(uri, 'GET', { token: body.registration_access_token });
    expect(read.body).toEqual(body);
    expect(await world.logs('ClientRegistration.Client.Updated')).toMatchObject([
      { applicationId: client_id, application: { name: 'After' } },
    ]);
  });

  it('deletes the client', async () => {
    const {
      client_id,
      registration_access_token: token,
      registration_client_uri: uri,
    } = await world.register();
    expect((await send(uri, 'DELETE', { token })).status).toBe(204);
    expect((await send(uri, 'GET', { token })).status).toBe(401);
    expect((await world.call(listApplications, { query: { ids: client_id } })).body).toEqual([]);
    expect(await world.logs('ClientRegistration.Client.Deleted')).toMatchObject([
      { applicationId: client_id },
    ]);
  });

  it('refuses to change what only the server sets, or another client', async () => {
    const {
      client_id,
      registration_access_token: token,
      registration_client_uri: uri,
    } = await world.register();
    const body = { client_id, redirect_uris: [redirectUri] };
    for (const change of [
      { client_id: 'other' },
      { client_id_issued_at: 1 },
      { registration_client_uri: uri },
      { token_endpoint_auth_method: 'none' },
    ]) {
      const refused = await send(uri, 'PUT', { token, body: { ...body, ...change } });
      expect([change, refused.status, refused.body.error]).toEqual([change, 400, 'invalid_client_metadata']);
    }
    expect((await send(uri, 'GET', { token })).status).toBe(200);
  });
});
