import { createApiClient, createManagementApi } from '@logto/api/management';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { goodPassword } from '../support/records.ts';
import type { TestTenant } from '../support/tenant.ts';

type Api = ReturnType<typeof createManagementApi>['apiClient'];

/** A client as an administrator sets it up: a machine-to-machine application with the scope `all`, and the tenant's URL. */
async function manage(target: TestTenant): Promise<ReturnType<typeof createManagementApi>> {
  const { id, secret } = await target.createMachine('all');
  return createManagementApi(target.id, { clientId: id, clientSecret: secret, baseUrl: target.origin });
}

/** The published management client, unchanged, as a machine-to-machine application uses it. */
describe('@logto/api', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let management: ReturnType<typeof createManagementApi>;
  let api: Api;

  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
    management = await manage(tenant);
    api = management.apiClient;
  });
  afterAll(() => server.stop());

  it('[PROD-22 part] [GUARD-11 part] gets a token for the management API of the tenant that it names', async () => {
    const token = await management.clientCredentials.getAccessToken();
    expect(token.scope).toBe('all');
    expect(decodeJwt(token.value)).toMatchObject({
      iss: tenant.issuer,
      aud: `https://${tenant.id}.logto.app/api`,
      scope: 'all',
    });
    expect((await management.clientCredentials.getAccessToken()).value).toBe(token.value);
  });

  it('[PROD-06 part] lists, creates, changes and deletes applications and their secrets', async () => {
    const made = await api.POST('/api/applications', {
      body: {
        name: 'Storefront',
        type: 'Traditional',
        oidcClientMetadata: {
          // The package's types expect objects, but its callers send URLs.
          redirectUris: ['https://storefront.example/callback'] as never[],
          postLogoutRedirectUris: [],
        },
      },
    });
    expect(made.error).toBeUndefined();
    const id = made.data?.id ?? '';
    expect(made.data).toMatchObject({ tenantId: tenant.id, name: 'Storefront', type: 'Traditional' });

    const path = { params: { path: { id } } };
    const changed = await api.PATCH('/api/applications/{id}', { ...path, body: { name: 'Shop' } });
    expect(changed.data).toMatchObject({
      id,
      name: 'Shop',
      oidcClientMetadata: { redirectUris: ['https://storefront.example/callback'] },
    });

    const secret = await api.POST('/api/applications/{id}/secrets', { ...path, body: { name: 'second' } });
    expect(secret.data?.value).toMatch(/^\S{20,}$/);
    const secrets = await api.GET('/api/applications/{id}/secrets', path);
    expect(secrets.data?.map(({ name }) => name)).toContain('second');
    const gone = await api.DELETE('/api/applications/{id}/secrets/{name}', {
      params: { path: { id, name: 'second' } },
    });
    expect(gone.response.status).toBe(204);

    const list = await api.GET('/api/applications', { params: { query: { types: ['Traditional'] } } });
    expect(list.data?.map((application) => application.id)).toEqual([id]);
    expect((await api.DELETE('/api/applications/{id}', path)).response.status).toBe(204);
    expect((await api.GET('/api/applications/{id}', path)).response.status).toBe(404);
  });

  it('[PROD-07 part] lists, creates, changes and deletes API resources with their permissions', async () => {
    const made = await api.POST('/api/resources', {
      body: { name: 'Orders', indicator: 'https://orders.example' },
    });
    const id = made.data?.id ?? '';
    expect(made.data).toMatchObject({ name: 'Orders', accessTokenTtl: 3600, isDefault: false });
    const scope = await api.POST('/api/resources/{resourceId}/scopes', {
      params: { path: { resourceId: id } },
      body: { name: 'read:orders', description: 'See orders' },
    });
    expect(scope.data).toMatchObject({ resourceId: id, name: 'read:orders' });
    const path = { params: { path: { id } } };
    const changed = await api.PATCH('/api/resources/{id}', { ...path, body: { accessTokenTtl: 600 } });
    expect(changed.data).toMatchObject({ id, accessTokenTtl: 600 });
    const list = await api.GET('/api/resources', { params: { query: { includeScopes: 'true' } } });
    expect(list.data?.find((resource) => resource.id === id)?.scopes?.map(({ name }) => name)).toEqual([
      'read:orders',
    ]);
    expect((await api.DELETE('/api/resources/{id}', path)).response.status).toBe(204);
    expect((await api.GET('/api/resources/{id}', path)).response.status).toBe(404);
  });

  it('[PROD-08 part] lists, creates, changes and deletes roles and their permissions and holders, with paging', async () => {
    const resource = await api.POST('/api/resources', {
      body: { name: 'Invoices', indicator: 'https://invoices.example' },
    });
    const resourceId = resource.data?.id ?? '';
    const scope = await api.POST('/api/resources/{resourceId}/scopes', {
      params: { path: { resourceId } },
      body: { name: 'read:invoices' },
    });
    const ids: string[] = [];
    for (const name of ['Clerk', 'Auditor', 'Guest']) {
      const made = await api.POST('/api/roles', { body: { name, description: `The ${name}`, type: 'User' } });
      ids.push(made.data?.id ?? '');
    }
    const [id = ''] = ids;
    const path = { params: { path: { id } } };
    const scopeIds = [scope.data?.id ?? ''];
    expect((await api.POST('/api/roles/{id}/scopes', { ...path, body: { scopeIds } })).response.status).toBe(
      201,
    );
    const held = await api.GET('/api/roles/{id}/scopes', path);
    expect(held.data?.map(({ name }) => name)).toEqual(['read:invoices']);
    const changed = await api.PATCH('/api/roles/{id}', { ...path, body: { description: 'Writes invoices' } });
    expect(changed.data).toMatchObject({ id, name: 'Clerk', description: 'Writes invoices' });

    const query = { type: 'User', page: 2, page_size: 2 } as const;
    const page = await api.GET('/api/roles', { params: { query } });
    expect(page.data).toHaveLength(1);
    expect(page.response.headers.get('total-number')).toBe('3');
    expect(page.response.headers.get('link')).toContain('rel="first"');
    for (const role of ids)
      expect((await api.DELETE('/api/roles/{id}', { params: { path: { id: role } } })).response.status).toBe(
        204,
      );
    const rest = await api.GET('/api/roles', { params: { query: { type: 'User' } } });
    expect(rest.data).toEqual([]);
  });

  it('[PROD-09 part] manages the organization template: roles, permissions and what a role contains', async () => {
    const resource = await api.POST('/api/resources', {
      body: { name: 'Seats', indicator: 'https://seats.example' },
    });
    const { data: seat } = await api.POST('/api/resources/{resourceId}/scopes', {
      params: { path: { resourceId: resource.data?.id ?? '' } },
      body: { name: 'book:seat' },
    });
    const { data: invite } = await api.POST('/api/organization-scopes', { body: { name: 'invite:member' } });
    const { data: remove } = await api.POST('/api/organization-scopes', { body: { name: 'remove:member' } });
    const [seatId, inviteId, removeId] = [seat?.id ?? '', invite?.id ?? '', remove?.id ?? ''];
    const made = await api.POST('/api/organization-roles', {
      body: { name: 'Manager', organizationScopeIds: [inviteId], resourceScopeIds: [] },
    });
    expect(made.data).toMatchObject({ tenantId: tenant.id, name: 'Manager', type: 'User' });

    const path = { params: { path: { id: made.data?.id ?? '' } } };
    const added = await api.POST('/api/organization-roles/{id}/resource-scopes', {
      ...path,
      body: { scopeIds: [seatId] },
    });
    expect(added.response.status).toBe(201);
    const replaced = await api.PUT('/api/organization-roles/{id}/scopes', {
      ...path,
      body: { organizationScopeIds: [removeId] },
    });
    expect(replaced.response.status).toBe(204);
    const listed = await api.GET('/api/organization-roles', { params: { query: { q: 'mana' } } });
    expect(listed.data).toMatchObject([
      { scopes: [{ name: 'remove:member' }], resourceScopes: [{ id: seatId, resource: { name: 'Seats' } }] },
    ]);
    const found = await api.GET('/api/organization-scopes', { params: { query: { q: 'invite' } } });
    expect(found.data?.map(({ id }) => id)).toEqual([inviteId]);
    const unknown = await api.POST('/api/organization-roles/{id}/scopes', {
      ...path,
      body: { organizationScopeIds: ['unknown'] },
    });
    expect([unknown.response.status, unknown.error]).toMatchObject([
      422,
      { code: 'entity.relation_foreign_key_not_found' },
    ]);
    expect((await api.DELETE('/api/organization-roles/{id}', path)).response.status).toBe(204);
    expect((await api.GET('/api/organization-roles/{id}', path)).response.status).toBe(404);
  });

  it('[PROD-10 part] lists, finds, creates, changes, suspends and deletes users, and assigns roles to them', async () => {
    const role = await api.POST('/api/roles', {
      body: { name: 'Member', description: 'Belongs', type: 'User' },
    });
    const made = await api.POST('/api/users', {
      body: { username: 'grace', primaryEmail: 'grace@example.com', password: goodPassword, name: 'Grace' },
    });
    const userId = made.data?.id ?? '';
    expect(made.data).toMatchObject({
      username: 'grace',
      primaryEmail: 'grace@example.com',
      isSuspended: false,
      hasPassword: true,
    });
    const path = { params: { path: { userId } } };
    const changed = await api.PATCH('/api/users/{userId}', { ...path, body: { name: 'Grace Hopper' } });
    expect(changed.data).toMatchObject({ id: userId, name: 'Grace Hopper', username: 'grace' });
    const custom = await api.PATCH('/api/users/{userId}/custom-data', {
      ...path,
      body: { customData: { plan: 'gold' } },
    });
    expect(custom.data).toEqual({ plan: 'gold' });

    const assigned = await api.POST('/api/users/{userId}/roles', {
      ...path,
      body: { roleIds: [role.data?.id ?? ''] },
    });
    expect(assigned.response.status).toBe(201);
    const roles = await api.GET('/api/users/{userId}/roles', path);
    expect(roles.data?.map(({ name }) => name)).toEqual(['Member']);

    const right = await api.POST('/api/users/{userId}/password/verify', {
      ...path,
      body: { password: goodPassword },
    });
    expect(right.response.status).toBe(204);
    const suspended = await api.PATCH('/api/users/{userId}/is-suspended', {
      ...path,
      body: { isSuspended: true },
    });
    expect(suspended.data).toMatchObject({ isSuspended: true });

    const found = await api.GET('/api/users', { params: { query: { search: '%hopper%', page_size: 5 } } });
    expect(found.data?.map(({ id }) => id)).toEqual([userId]);
    expect(found.response.headers.get('total-number')).toBe('1');
    expect((await api.DELETE('/api/users/{userId}', path)).response.status).toBe(204);
    expect((await api.GET('/api/users/{userId}', path)).error).toMatchObject({ code: expect.any(String) });
    expect((await api.GET('/api/users')).data).toEqual([]);
  });

  it('[PROD-24 part] manages organizations: members with roles, machines, just-in-time provisioning and invitations', async () => {
    const { data: invite } = await api.POST('/api/organization-scopes', { body: { name: 'approve:order' } });
    const role = async (name: string, type: 'User' | 'MachineToMachine') => {
      const body = { name, type, organizationScopeIds: [invite?.id ?? ''], resourceScopeIds: [] };
      return (await api.POST('/api/organization-roles', { body })).data?.id ?? '';
    };
    const [buyer, robot] = [await role('Buyer', 'User'), await role('Robot', 'MachineToMachine')];
    const made = await api.POST('/api/organizations', {
      body: { name: 'Acme', customData: { plan: 'gold' } },
    });
    expect(made.data).toMatchObject({ tenantId: tenant.id, name: 'Acme', isMfaRequired: false });
    const id = made.data?.id ?? '';
    const path = { params: { path: { id } } };
    const changed = await api.PATCH('/api/organizations/{id}', { ...path, body: { isMfaRequired: true } });
    expect(changed.data).toMatchObject({ id, isMfaRequired: true, customData: { plan: 'gold' } });

    const users: string[] = [];
    for (const username of ['org_ada', 'org_grace'])
      users.push((await api.POST('/api/users', { body: { username } })).data?.id ?? '');
    const [ada = '', grace = ''] = users;
    const added = await api.POST('/api/organizations/{id}/users', { ...path, body: { userIds: users } });
    expect(added.response.status).toBe(201);
    const given = await api.POST('/api/organizations/{id}/users/{userId}/roles', {
      params: { path: { id, userId: ada } },
      body: { organizationRoleIds: [buyer] },
    });
    expect(given.response.status).toBe(201);
    const members = await api.GET('/api/organizations/{id}/users', {
      params: { path: { id }, query: { q: 'org_', page: 1, page_size: 1 } },
    });
    expect([members.data?.length, members.response.headers.get('total-number')]).toEqual([1, '2']);
    const scopes = await api.GET('/api/organizations/{id}/users/{userId}/scopes', {
      params: { path: { id, userId: ada } },
    });
    expect(scopes.data?.map(({ name }) => name)).toEqual(['approve:order']);
    const machineRole = await api.POST('/api/organizations/{id}/users/{userId}/roles', {
      params: { path: { id, userId: grace } },
      body: { organizationRoleIds: [robot] },
    });
    expect([machineRole.response.status, machineRole.error]).toMatchObject([
      422,
      { code: 'entity.db_constraint_violated' },
    ]);
    const ofAda = await api.GET('/api/users/{userId}/organizations', { params: { path: { userId: ada } } });
    expect(ofAda.data).toMatchObject([{ id, organizationRoles: [{ id: buyer, name: 'Buyer' }] }]);

    const machine = await tenant.createMachine();
    const joined = await api.POST('/api/organizations/{id}/applications', {
      ...path,
      body: { applicationIds: [machine.id] },
    });
    expect(joined.response.status).toBe(201);
    await api.POST('/api/organizations/{id}/applications/{applicationId}/roles', {
      params: { path: { id, applicationId: machine.id } },
      body: { organizationRoleIds: [robot] },
    });
    const machines = await api.GET('/api/organizations/{id}/applications', path);
    expect(machines.data).toMatchObject([{ id: machine.id, organizationRoles: [{ name: 'Robot' }] }]);

    const domain = await api.POST('/api/organizations/{id}/jit/email-domains', {
      ...path,
      body: { emailDomain: 'acme.example' },
    });
    expect(domain.response.status).toBe(201);
    const roles = await api.PUT('/api/organizations/{id}/jit/roles', {
      ...path,
      body: { organizationRoleIds: [buyer] },
    });
    expect(roles.response.status).toBe(204);

    const invited = await api.POST('/api/organization-invitations', {
      body: {
        organizationId: id,
        invitee: 'new@acme.example',
        expiresAt: Date.now() + 60_000,
        organizationRoleIds: [buyer],
        messagePayload: false,
      },
    });
    expect(invited.data).toMatchObject({ invitee: 'new@acme.example', status: 'Pending' });
    const revoked = await api.PUT('/api/organization-invitations/{id}/status', {
      params: { path: { id: invited.data?.id ?? '' } },
      body: { status: 'Revoked', acceptedUserId: null },
    });
    expect(revoked.data).toMatchObject({ status: 'Revoked' });
    const invitations = await api.GET('/api/organization-invitations', {
      params: { query: { organizationId: id } },
    });
    expect(invitations.data?.map(({ status }) => status)).toEqual(['Revoked']);
    const left = await api.DELETE('/api/organizations/{id}/users/{userId}', {
      params: { path: { id, userId: grace } },
    });
    expect(left.response.status).toBe(204);
    expect((await api.DELETE('/api/organizations/{id}', path)).response.status).toBe(204);
    expect((await api.GET('/api/organizations/{id}', path)).response.status).toBe(404);
  });

  it('[PROD-12 part] reads the audit log', async () => {
    await api.POST('/api/roles', { body: { name: 'Witness', description: 'a role' } });
    const query = { logKey: 'Role.Created', page_size: 1 };
    const logs = await api.GET('/api/logs', { params: { query } });
    const [first] = logs.data ?? [];
    expect(first).toMatchObject({ key: 'Role.Created', payload: { result: 'Success' } });
    const one = await api.GET('/api/logs/{id}', { params: { path: { id: first?.id ?? '' } } });
    expect(one.data).toEqual(first);
  });

  it('reads and changes the sign-in experience', async () => {
    const before = await api.GET('/api/sign-in-exp');
    expect(before.data).toMatchObject({ tenantId: tenant.id, signInMode: 'SignInAndRegister' });
    const changed = await api.PATCH('/api/sign-in-exp', { body: { signInMode: 'SignIn' } });
    expect(changed.data).toMatchObject({ ...before.data, signInMode: 'SignIn' });
  });

  it('returns parsed errors, with the documented code and a message for developers', async () => {
    const unknown = await api.GET('/api/roles/{id}', { params: { path: { id: 'nobody' } } });
    expect(unknown.data).toBeUndefined();
    expect(unknown).toMatchObject({
      error: { code: 'entity.not_found', message: expect.any(String) },
    });
    await api.POST('/api/roles', { body: { name: 'Only one', description: 'a role' } });
    const twice = await api.POST('/api/roles', { body: { name: 'Only one', description: 'a role' } });
    expect(twice.error).toMatchObject({ code: 'role.name_in_use' });
    const wrong = await api.POST('/api/roles', { body: { name: 5 as unknown as string, description: 'x' } });
    expect(wrong.response.status).toBe(400);
    expect(wrong.error).toMatchObject({ code: 'guard.invalid_input', message: expect.any(String) });
  });

  it('fails with a wrong secret, a missing scope or the token of another tenant', async () => {
    const machine = await tenant.createMachine('all');
    const options = { clientId: machine.id, baseUrl: tenant.origin };
    const guessing = createManagementApi(tenant.id, { ...options, clientSecret: 'guess' });
    await expect(guessing.apiClient.GET('/api/roles')).rejects.toThrow('Failed to fetch access token');

    const bare = await tenant.createMachine();
    const token = await tenant.getToken(bare, tenant.indicator, 'all');
    const powerless = createApiClient({ baseUrl: tenant.origin, getToken: async () => token });
    expect((await powerless.GET('/api/roles')).error).toMatchObject({ code: 'auth.forbidden' });

    const other = await manage(await server.createTenant());
    const { value } = await other.clientCredentials.getAccessToken();
    const stranger = createApiClient({ baseUrl: tenant.origin, getToken: async () => value });
    expect((await stranger.GET('/api/roles')).response.status).toBe(401);
  });

  it('reads public endpoints without requesting a token', async () => {
    const anonymous = createApiClient({
      baseUrl: tenant.origin,
      getToken: () => Promise.reject(new Error('asked for a token')),
    });
    const { response } = await anonymous.GET('/api/.well-known/management.openapi.json');
    expect(response.status).toBe(200);
  });
});
