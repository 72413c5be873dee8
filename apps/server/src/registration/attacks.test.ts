import { getApplication, updateApplication } from '@gatehouse/contract/applications/endpoints';
import {
  addConsentScopes,
  removeConsentScope,
} from '@gatehouse/contract/applications/consent-scope-endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { addOrganizationApplications } from '@gatehouse/contract/organizations/application-endpoints';
import { addApplicationRoles, addRoleApplications } from '@gatehouse/contract/roles/application-endpoints';
import { createRole } from '@gatehouse/contract/roles/endpoints';
import { createResource, createResourceScope } from '@gatehouse/contract/resources/endpoints';
import { managementApiIds } from '@gatehouse/contract/resources/management-scopes';
import { adminTenantId } from '@gatehouse/contract/common';
import { updateClientRegistration } from '@gatehouse/contract/client-registration/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizationUrl,
  createBrowser,
  createPkce,
  createUser,
  finishFlow,
  postForm,
} from '../../../../tests/support/oidc-browser.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { describeTenant } from '../tenancy/tenant.ts';
import { grantConsent } from '../oidc/consent.ts';
import { getConsent } from '../oidc/consent-request.ts';
import { createWorld, type Registered, redirectUri, send, type World } from './registration.fixture.ts';

let server: TestServer;
let world: World;
let userId: string;
beforeAll(async () => {
  server = await startTestServer();
  world = await createWorld(server);
  userId = await createUser(server.runtime, world.tenant, { name: 'Ada', primaryEmail: 'ada@example.com' });
});
afterAll(() => server.stop());

const pkceFields = ['code_challenge', 'code_challenge_method'];

/** Starts a sign-in in a browser, up to the consent page or the redirect to the client. */
async function begin(
  client: Registered,
  extra: Record<string, string> = {},
  browser = createBrowser(world.tenant.origin),
  uri = redirectUri,
) {
  const pkce = createPkce();
  const url = authorizationUrl(world.tenant, { id: client.client_id, redirectUri: uri }, pkce, {
    scope: 'openid offline_access profile email',
    ...extra,
  });
  const start = await browser.follow(url);
  const flow = start.url.searchParams.get('flow') ?? '';
  const end =
    start.url.pathname === '/sign-in'
      ? await browser.follow(await finishFlow(server.runtime, world.tenant, flow, userId))
      : start;
  return { browser, verifier: pkce.verifier, end: end.url, flow: end.url.searchParams.get('flow') ?? '' };
}

/** Signs in, allows what is asked for, and returns the tokens. */
async function signIn(client: Registered, extra: Record<string, string> = {}) {
  const { browser, verifier, flow } = await begin(client, extra);
  const shown = await getConsent(server.runtime, world.tenant, flow);
  const resources = (shown?.resources ?? []).map(({ indicator, scopes }) => ({
    indicator,
    scopes: scopes.map(({ name }) => name),
  }));
  const goOn = await grantConsent(server.runtime, world.tenant, flow, {
    scopes: shown?.scopes ?? [],
    resources,
  });
  const { url } = await browser.follow(goOn ?? '');
  const { body } = await redeem(client, url.searchParams.get('code') ?? '', verifier);
  return { browser, body };
}

const redeem = (client: Registered, code: string, verifier: string) =>
  token(client, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  });

const token = ({ client_id: id, client_secret: secret }: Registered, form: Record<string, string>) =>
  postForm(
    `${world.tenant.issuer}/token`,
    secret === undefined ? { client_id: id, ...form } : form,
    secret === undefined ? undefined : { id, secret },
  );

const applicationOf = async ({ client_id: id }: Registered) =>
  (await world.call(getApplication, { params: { id } })).body;

describe('an initial access token of one use', () => {
  it('registers exactly one client in 50 requests at once', async () => {
    const { value } = await world.createToken();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => world.post({ redirect_uris: [redirectUri] }, value)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 401]));
  });

  it('isn’t taken by another tenant, and no other token is', async () => {
    const other = await createWorld(server);
    const { value } = await world.createToken();
    const { registration_access_token } = await world.register();
    for (const given of [value, registration_access_token, 'iat_', `${value}x`, undefined]) {
      const { status, headers, body } = await other.post({ redirect_uris: [redirectUri] }, given);
      expect([given, status, body.error]).toEqual([given, 401, 'invalid_token']);
      expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    }
  });

  it('doesn’t register for the admin tenant, whose users are administrators', async () => {
    const { issuer } = describeTenant(server.runtime.settings, adminTenantId);
    const { status } = await send(`${issuer}/register`, 'POST', { token: world.token, body: {} });
    expect(status).toBe(404);
  });
});

describe('the registration access token', () => {
  it('answers alike for a wrong token, another client’s, and a client that doesn’t exist', async () => {
    const one = await world.register();
    const other = await world.register();
    const unknown = `${world.url}/${'z'.repeat(21)}`;
    const answers = [];
    for (const method of ['GET', 'PUT', 'DELETE'])
      for (const [uri, own] of [
        [one.registration_client_uri, other.registration_access_token],
        [one.registration_client_uri, `rat_${'x'.repeat(43)}`],
        [one.registration_client_uri, undefined],
        [unknown, one.registration_access_token],
        [`${world.url}/demo-app`, one.registration_access_token],
      ] as const)
        answers.push(
          await send(uri, method, {
            ...(own !== undefined && { token: own }),
            ...(method === 'PUT' && { body: { client_id: 'x' } }),
          }),
        );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1);
    expect(answers[0]?.status).toBe(401);
    expect(
      (await send(one.registration_client_uri, 'GET', { token: one.registration_access_token })).status,
    ).toBe(200);
  });

  it('changes a client once: replayed, also at the same time, it is refused', async () => {
    const client = await world.register();
    const body = { client_id: client.client_id, redirect_uris: [redirectUri] };
    const change = () =>
      send(client.registration_client_uri, 'PUT', { token: client.registration_access_token, body });
    const answers = await Promise.all(Array.from({ length: 10 }, change));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 401),
    ]);
    expect((await change()).status).toBe(401);
  });

  it('is stored as a hash', async () => {
    const client = await world.register();
    const stored = await server.runtime.database
      .for(world.tenant.id)
      .selectFrom('registeredClients')
      .selectAll()
      .where('applicationId', '=', client.client_id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(client.registration_access_token.slice(4));
  });
});

describe('metadata', () => {
  const refused: [Record<string, unknown>, string][] = [
    [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['data:text/html,x'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://*.client.example/callback'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://client.example/#fragment'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://id.example.com@client.example/'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['http://client.example/'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['http://127.0.0.1.client.example/'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['http://127.0.0.1/'], application_type: 'web' }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://localhost/'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['app:/callback'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://client.example/\u0000'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: Array.from({ length: 21 }, (_, at) => `${redirectUri}${at}`) }, 'invalid_redirect_uri'],
    [{ redirect_uris: [`${redirectUri}?${'x'.repeat(2048)}`] }, 'invalid_redirect_uri'],
    [{ redirect_uris: 'https://client.example' }, 'invalid_redirect_uri'],
    [{}, 'invalid_redirect_uri'],
    [{ post_logout_redirect_uris: ['javascript:alert(1)'] }, 'invalid_client_metadata'],
    [{ grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
    [{ grant_types: ['urn:ietf:params:oauth:grant-type:token-exchange'] }, 'invalid_client_metadata'],
    [{ grant_types: ['urn:ietf:params:oauth:grant-type:device_code'] }, 'invalid_client_metadata'],
    [{ response_types: ['code id_token'] }, 'invalid_client_metadata'],
    [{ token_endpoint_auth_method: 'private_key_jwt' }, 'invalid_client_metadata'],
    [{ jwks_uri: 'http://169.254.169.254/' }, 'invalid_client_metadata'],
    [{ sector_identifier_uri: 'http://169.254.169.254/' }, 'invalid_client_metadata'],
    [{ request_uris: ['http://169.254.169.254/'] }, 'invalid_client_metadata'],
    [{ backchannel_logout_uri: 'http://169.254.169.254/' }, 'invalid_client_metadata'],
    [{ software_statement: 'eyJ' }, 'invalid_client_metadata'],
    [{ client_uri: 'javascript:alert(1)' }, 'invalid_client_metadata'],
    [{ contacts: ['\u0000'] }, 'invalid_client_metadata'],
    [{ client_name: { toString: 1 } }, 'invalid_client_metadata'],
  ];
  it.each(refused)('%j is refused with %s', async (metadata, error) => {
    const base = Object.keys(metadata).length === 0 ? {} : { redirect_uris: [redirectUri] };
    const { status, body } = await world.post({ ...base, ...metadata }, world.token);
    expect([status, body.error]).toEqual([400, error]);
    expect(body.error_description).not.toContain('169.254');
  });

  it.each(['[]', '"text"', 'null', '{', '', '{"__proto__": {}}'])(
    '%s as the body is refused',
    async (text) => {
      const { status, body } = await send(world.url, 'POST', { token: world.token, body: text });
      expect([status, body.error]).toEqual([400, 'invalid_client_metadata']);
    },
  );

  it('is at most 16 KB', async () => {
    const { status, body } = await world.post(
      { redirect_uris: [redirectUri], x: 'x'.repeat(16 * 1024) },
      world.token,
    );
    expect([status, body.error]).toEqual([413, 'invalid_client_metadata']);
  });

  it('has no name that hides or reorders its characters, and no logo', async () => {
    const client = await world.register({
      client_name: '  Gate\u202Ehouse\u0007\u200B \n  admin ',
      logo_uri: 'https://client.example/logo.png',
    });
    expect(client.client_name).toBe('Gatehouse admin');
    const { name, oidcClientMetadata } = await applicationOf(client);
    expect([name, oidcClientMetadata.logoUri]).toEqual(['Gatehouse admin', undefined]);
    expect((await world.register({ client_name: '\u200B ' })).client_name).toBe('client.example');
  });

  it('can’t make it first-party or give it settings of ours', async () => {
    const client = await world.register({
      isThirdParty: false,
      is_third_party: false,
      type: 'MachineToMachine',
      client_id: 'chosen',
      client_secret: 'chosen',
      alwaysIssueRefreshToken: true,
      customClientMetadata: { allowTokenExchange: true },
      scope: 'openid all urn:logto:scope:organizations',
    });
    expect(await applicationOf(client)).toMatchObject({
      type: 'Traditional',
      isThirdParty: true,
      isRegistered: true,
      customClientMetadata: {},
    });
    expect([client.client_id, client.client_secret]).not.toContain('chosen');
    expect(client.scope).toBe('openid offline_access');
  });
});

describe('a registered client', () => {
  it('needs PKCE with S256, also with a secret', async () => {
    const client = await world.register();
    const url = new URL(
      authorizationUrl(world.tenant, { id: client.client_id, redirectUri }, createPkce(), {
        scope: 'openid',
      }),
    );
    for (const name of pkceFields) url.searchParams.delete(name);
    const refusal = async () => (await (await fetch(url)).json()) as { error?: string };
    expect(await refusal()).toMatchObject({ error: 'invalid_request' });
    url.searchParams.set('code_challenge', 'x'.repeat(43));
    url.searchParams.set('code_challenge_method', 'plain');
    expect(await refusal()).toMatchObject({ error: 'invalid_request' });
  });

  it('gets tokens only after consent, and none with client credentials or an exchange', async () => {
    const client = await world.register();
    const { end, flow } = await begin(client);
    expect(end.pathname).toBe('/consent');
    expect(await getConsent(server.runtime, world.tenant, flow)).toMatchObject({
      application: { isRegistered: true },
      redirectUri,
    });
    expect((await signIn(client)).body).toMatchObject({ access_token: expect.any(String) });
    for (const grant_type of ['client_credentials', 'urn:ietf:params:oauth:grant-type:token-exchange']) {
      const { status, body } = await token(client, {
        grant_type,
        resource: world.tenant.indicator,
        scope: 'all',
      });
      expect([grant_type, status, body.access_token]).toEqual([grant_type, 400, undefined]);
    }
  });

  it('is refused scopes outside the tenant’s list', async () => {
    const client = await world.register({ scope: 'openid email' });
    const url = authorizationUrl(world.tenant, { id: client.client_id, redirectUri }, createPkce(), {
      scope: 'openid phone',
    });
    expect(await (await fetch(url)).json()).toMatchObject({ error: 'invalid_scope' });
  });

  it('gets no permission of the Management API, whatever its user may do', async () => {
    const client = await world.register();
    const { body } = await signIn(client, { resource: world.tenant.indicator, scope: 'openid all' });
    const tokens = await token(client, {
      grant_type: 'refresh_token',
      refresh_token: body.refresh_token ?? '',
      resource: world.tenant.indicator,
    });
    expect(tokens.body.scope ?? '').not.toContain('all');
    const { rows } = await server.runtime.database.pool.query<{ id: string }>(
      'select id from scopes where tenant_id = $1 and resource_id = $2',
      [world.tenant.id, managementApiIds.resource],
    );
    const resourceScopeIds = rows.map(({ id }) => id);
    const refused = await world.call(updateClientRegistration, { body: { resourceScopeIds } });
    expect([refused.status, refused.refusal?.code]).toEqual([422, 'client_registration.management_api']);
    const response = await fetch(`${world.tenant.origin}/api/my-account`, {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    expect(response.status).toBe(401);
  });

  it('is raised by no door: not by its settings, roles, organizations or scopes', async () => {
    const client = await world.register({ scope: 'openid email' });
    const id = client.client_id;
    const before = await applicationOf(client);
    const { body: role } = await world.call(createRole, {
      body: { name: 'Robot', description: 'Works', type: 'MachineToMachine' },
    });
    const { body: organization } = await world.call(createOrganization, { body: { name: 'Acme' } });
    const patch = (body: object) => world.call(updateApplication, { params: { id }, body });
    const doors = {
      redirects: () =>
        patch({ oidcClientMetadata: { redirectUris: ['https://x.example'], postLogoutRedirectUris: [] } }),
      refreshTokens: () => patch({ customClientMetadata: { alwaysIssueRefreshToken: true } }),
      exchange: () => patch({ customClientMetadata: { allowTokenExchange: true } }),
      device: () => patch({ customClientMetadata: { isDeviceFlow: true } }),
      managementApi: () => patch({ isAdmin: true }),
      roleOfApplication: () =>
        world.call(addApplicationRoles, { params: { applicationId: id }, body: { roleIds: [role.id] } }),
      applicationOfRole: () =>
        world.call(addRoleApplications, { params: { id: role.id }, body: { applicationIds: [id] } }),
      organization: () =>
        world.call(addOrganizationApplications, {
          params: { id: organization.id },
          body: { applicationIds: [id] },
        }),
      scopes: () =>
        world.call(addConsentScopes, { params: { applicationId: id }, body: { userScopes: ['phone'] } }),
    };
    for (const [door, open] of Object.entries(doors))
      expect([door, (await open()).status]).toEqual([door, 422]);
    // Ignored as unknown fields, and another name is the administrator's to give.
    const ignored = {
      isThirdParty: false,
      isRegistered: false,
      type: 'MachineToMachine',
      name: 'Known partner',
    };
    expect((await patch(ignored)).status).toBe(200);
    expect(await applicationOf(client)).toEqual({ ...before, name: 'Known partner' });
  });

  it('is held by the database, too', async () => {
    const client = await world.register();
    const { pool } = server.runtime.database;
    const set = (change: string) =>
      pool.query(`update applications set ${change} where tenant_id = $1 and id = $2`, [
        world.tenant.id,
        client.client_id,
      ]);
    for (const change of [
      'is_third_party = false',
      `type = 'MachineToMachine'`,
      `custom_client_metadata = '{"allowTokenExchange": true}'`,
      `custom_client_metadata = '{"isDeviceFlow": true}'`,
    ])
      await expect(set(change)).rejects.toMatchObject({ constraint: 'applications_registered' });
    const { body: role } = await world.call(createRole, {
      body: { name: 'Held', description: 'Works', type: 'MachineToMachine' },
    });
    await expect(
      pool.query('insert into applications_roles (tenant_id, application_id, role_id) values ($1, $2, $3)', [
        world.tenant.id,
        client.client_id,
        role.id,
      ]),
    ).rejects.toMatchObject({ constraint: 'applications_roles_registered' });
  });

  it('isn’t raised by changing itself: scopes stay within the list as it is then', async () => {
    const client = await world.register({ token_endpoint_auth_method: 'none' });
    const body = {
      client_id: client.client_id,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'none',
      scope: 'openid profile email roles all',
      isThirdParty: false,
    };
    await world.change({ userScopes: ['email'] });
    const changed = await send(client.registration_client_uri, 'PUT', {
      token: client.registration_access_token,
      body,
    });
    await world.change({ userScopes: ['profile', 'email', 'phone'] });
    expect(changed.body.scope).toBe('openid offline_access email');
    for (const change of [
      { grant_types: ['client_credentials'] },
      { redirect_uris: ['javascript:alert(1)'] },
      { token_endpoint_auth_method: 'client_secret_basic' },
    ])
      expect(
        (
          await send(client.registration_client_uri, 'PUT', {
            token: changed.body.registration_access_token,
            body: { ...body, ...change },
          })
        ).status,
      ).toBe(400);
    expect(await applicationOf(client)).toMatchObject({ isThirdParty: true, isRegistered: true });
  });

  it('doesn’t take back by changing itself what an administrator has removed from it', async () => {
    const client = await world.register({ scope: 'openid profile email phone' });
    const params = { applicationId: client.client_id, scopeType: 'user-scopes', scopeId: 'phone' } as const;
    expect((await world.call(removeConsentScope, { params })).status).toBe(204);
    let token = client.registration_access_token;
    for (const scope of [undefined, 'openid email phone']) {
      const changed = await send(client.registration_client_uri, 'PUT', {
        token,
        body: { client_id: client.client_id, redirect_uris: [redirectUri], scope },
      });
      expect([changed.status, changed.body.scope.split(' ')]).toEqual([
        200,
        expect.not.arrayContaining(['phone']),
      ]);
      expect(changed.body.scope).toContain('email');
      token = changed.body.registration_access_token;
    }
  });

  it('loses what the tenant takes from its list, also from what users allowed', async () => {
    const { body: resource } = await world.call(createResource, {
      body: { name: 'Notes', indicator: 'https://notes.example' },
    });
    const params = { resourceId: resource.id };
    const { body: scope } = await world.call(createResourceScope, { params, body: { name: 'read:notes' } });
    const { body: role } = await world.call(createRole, {
      body: { name: 'Reader', description: 'Reads', type: 'User', scopeIds: [scope.id] },
    });
    await server.runtime.database
      .for(world.tenant.id)
      .insertInto('usersRoles')
      .values({ userId, roleId: role.id })
      .execute();
    await world.change({ resourceScopeIds: [scope.id] });
    const client = await world.register({ token_endpoint_auth_method: 'none' });
    const { body } = await signIn(client, {
      resource: 'https://notes.example',
      scope: 'openid offline_access email read:notes',
    });
    const refresh = (given: string | undefined) =>
      token(client, {
        grant_type: 'refresh_token',
        refresh_token: given ?? '',
        resource: 'https://notes.example',
      });
    const first = await refresh(body.refresh_token);
    expect(first.body.scope).toBe('read:notes');
    await world.change({ resourceScopeIds: [], userScopes: ['profile'] });
    expect((await refresh(first.body.refresh_token)).body.scope ?? '').not.toContain('read:notes');
    const { rows } = await server.runtime.database.pool.query<{ payload: unknown }>(
      `select payload from oidc_instances where tenant_id = $1 and client_id = $2 and model = 'Grant'`,
      [world.tenant.id, client.client_id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/read:notes|email/);
    await world.change({ userScopes: ['profile', 'email', 'phone'] });
  });

  it('has to ask users again when it moves to another redirect URI', async () => {
    const client = await world.register({ token_endpoint_auth_method: 'none' });
    const { browser, body } = await signIn(client);
    const silent = await begin(client, { prompt: 'none' }, browser);
    expect(silent.end.searchParams.get('code')).not.toBeNull();
    const moved = 'https://attacker.example/';
    await send(client.registration_client_uri, 'PUT', {
      token: client.registration_access_token,
      body: {
        client_id: client.client_id,
        redirect_uris: [redirectUri, moved],
        token_endpoint_auth_method: 'none',
      },
    });
    const again = await begin(client, { prompt: 'none' }, browser, moved);
    expect(again.end.searchParams.get('error')).toBe('consent_required');
    const refreshed = await token(client, {
      grant_type: 'refresh_token',
      refresh_token: body.refresh_token ?? '',
    });
    expect(refreshed.body.error).toBe('invalid_grant');
  });
});
