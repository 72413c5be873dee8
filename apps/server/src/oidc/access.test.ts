import { updateApplication } from '@gatehouse/contract/applications/endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { deleteOrganizationRole } from '@gatehouse/contract/organization-roles/endpoints';
import { deleteOrganization } from '@gatehouse/contract/organizations/endpoints';
import { removeMember } from '@gatehouse/contract/organizations/member-endpoints';
import { removeMemberRole } from '@gatehouse/contract/organizations/member-role-endpoints';
import { createRole, deleteRole } from '@gatehouse/contract/roles/endpoints';
import { addUserRoles, removeUserRole } from '@gatehouse/contract/roles/user-endpoints';
import { suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizationUrl, createPkce, createUser } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { allowOnly, limitAccess } from './access.fixture.ts';
import { accessRefusal } from './access.ts';
import { flushTokenAudit } from './token-audit.ts';
import { createWorld, type World } from './organization.fixture.ts';

describe('access to an application', () => {
  let server: TestServer;
  let world: World;
  let client: OidcClient;
  let serial = 0;
  beforeAll(async () => {
    server = await startTestServer();
    world = await createWorld(server);
    client = await createOidcClient(server.runtime, world.tenant, { type: 'SPA' });
  });
  afterAll(() => server.stop());

  const newUser = () => createUser(server.runtime, world.tenant);
  const newRole = async () => {
    const body = { name: `role ${(serial += 1)}`, description: 'd', type: 'User' as const };
    return (await world.call(createRole, { body })).body.id;
  };
  const giveRole = (userId: string, roleId: string) =>
    world.call(addUserRoles, { params: { userId }, body: { roleIds: [roleId] } });
  const rules = (organizationId: string, ...organizationRoleIds: string[]) => ({
    organizationRoleRules: [{ organizationId, organizationRoleIds }],
  });
  /** Where an authorization request of a user leads: `code`, the error of the callback, or the page. */
  async function enter(userId: string, extra: Record<string, string> = {}, as = client): Promise<string> {
    as.browser.cookies.clear();
    const { callback } = await as.authorize(userId, { scope: 'openid', ...extra });
    return callback.searchParams.has('code')
      ? 'code'
      : (callback.searchParams.get('error') ?? callback.pathname);
  }

  it('is everyone’s until it is limited, whatever is on the list', async () => {
    const user = await newUser();
    await allowOnly(world.call, client.id, { userIds: [world.ada] });
    expect(await enter(user)).toBe('code');
    await limitAccess(world.call, client.id, { userIds: [world.ada] });
    expect([await enter(user), await enter(world.ada)]).toEqual(['/no-access', 'code']);
    const params = { id: client.id };
    await world.call(updateApplication, { params, body: { appLevelAccessControlEnabled: false } });
    expect(await enter(user)).toBe('code');
  });

  it('is no user’s while it is limited and the list is empty', async () => {
    await limitAccess(world.call, client.id);
    expect(await enter(world.ada)).toBe('/no-access');
  });

  it('follows from a role, as long as the user has it', async () => {
    const [roleId, otherRole, user] = [await newRole(), await newRole(), await newUser()];
    const open = await createOidcClient(server.runtime, world.tenant, { type: 'SPA' });
    await limitAccess(world.call, open.id, { userRoleIds: [otherRole] });
    await limitAccess(world.call, client.id, { userRoleIds: [roleId] });
    await giveRole(await newUser(), roleId);
    await giveRole(user, otherRole);
    expect([await enter(user), await enter(user, {}, open)]).toEqual(['/no-access', 'code']);
    await giveRole(user, roleId);
    expect(await enter(user)).toBe('code');
    await world.call(removeUserRole, { params: { userId: user, roleId } });
    expect(await enter(user)).toBe('/no-access');
  });

  it('follows from membership in an organization, not in another one', async () => {
    const user = await newUser();
    await limitAccess(world.call, client.id, { organizationIds: [world.acme] });
    await world.join(world.globex, user);
    expect(await enter(user)).toBe('/no-access');
    await world.join(world.acme, user);
    expect(await enter(user)).toBe('code');
    await world.call(removeMember, { params: { id: world.acme, userId: user } });
    expect(await enter(user)).toBe('/no-access');
  });

  it('follows from a role in an organization: not from membership, another role, or the same role in another one', async () => {
    const user = await newUser();
    await limitAccess(world.call, client.id, rules(world.acme, world.reader));
    await world.join(world.acme, user, world.writer);
    await world.join(world.globex, user, world.reader);
    expect(await enter(user)).toBe('/no-access');
    await world.join(world.acme, user, world.reader);
    expect(await enter(user)).toBe('code');
    const params = { id: world.acme, userId: user, organizationRoleId: world.reader };
    await world.call(removeMemberRole, { params });
    expect(await enter(user)).toBe('/no-access');
  });

  it('needs one entry of several, and is of this application alone', async () => {
    const [user, stranger, open] = [
      await newUser(),
      await newUser(),
      await createOidcClient(server.runtime, world.tenant, { type: 'SPA' }),
    ];
    await limitAccess(world.call, client.id, {
      userIds: [user],
      userRoleIds: [await newRole()],
      ...rules(world.acme, world.reader),
    });
    expect([await enter(user), await enter(world.ada), await enter(stranger)]).toEqual([
      'code',
      'code',
      '/no-access',
    ]);
    expect(await enter(stranger, {}, open)).toBe('code');
    await limitAccess(world.call, open.id, { userIds: [stranger] });
    expect([await enter(user, {}, open), await enter(stranger, {}, open)]).toEqual(['/no-access', 'code']);
    // Ada is a member of Acme with this role, which the entries of the other application name.
    await limitAccess(world.call, client.id, {
      organizationIds: [world.acme],
      ...rules(world.acme, world.reader),
    });
    expect([await enter(world.ada), await enter(world.ada, {}, open)]).toEqual(['code', '/no-access']);
  });

  it('traps G15: an entry that is deleted with its record admits no user any more, also if it was the last', async () => {
    const roleId = await newRole();
    const organization = await world.organization('Closing');
    const roles = [await newUser(), await newUser(), await newUser()] as const;
    await giveRole(roles[0], roleId);
    await world.join(organization, roles[1], world.writer);
    await limitAccess(world.call, client.id, { userRoleIds: [roleId] });
    expect(await enter(roles[0])).toBe('code');
    await world.call(deleteRole, { params: { id: roleId } });
    expect(await enter(roles[0])).toBe('/no-access');
    for (const entries of [{ organizationIds: [organization] }, rules(organization, world.writer)]) {
      await limitAccess(world.call, client.id, entries);
      expect(await enter(roles[1])).toBe('code');
    }
    await world.call(deleteOrganization, { params: { id: organization } });
    expect(await enter(roles[1])).toBe('/no-access');
    const own = await createWorld(server);
    const ownClient = await createOidcClient(server.runtime, own.tenant, { type: 'SPA' });
    await limitAccess(own.call, ownClient.id, rules(own.acme, own.reader));
    expect(await enter(own.ada, {}, ownClient)).toBe('code');
    await own.call(deleteOrganizationRole, { params: { id: own.reader } });
    expect(await enter(own.ada, {}, ownClient)).toBe('/no-access');
  });

  it('attack: isn’t given by entries, roles and memberships of another tenant with the same IDs', async () => {
    const [roleId, user] = [await newRole(), await newUser()];
    const { acme, globex, reader, writer } = world;
    await giveRole(user, roleId);
    await world.join(acme, user, reader);
    await world.join(globex, user, writer);
    const lists = {
      userRoleIds: [roleId],
      organizationIds: [acme],
      ...rules(globex, writer),
    };
    await limitAccess(world.call, client.id, { ...lists, userIds: [user] });
    const { id: twin } = await server.createTenant();
    const copy = (table: string, column: string, ...ids: string[]) =>
      server.runtime.database.pool.query(
        `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(r) || jsonb_build_object('tenant_id', $2::text))).*
         from ${table} r where tenant_id = $1 and ${column} = any($3)`,
        [world.tenant.id, twin, ids],
      );
    await copy('users', 'id', user);
    await copy('applications', 'id', client.id);
    await copy('roles', 'id', roleId);
    await copy('organizations', 'id', acme, globex);
    await copy('organization_roles', 'id', reader, writer);
    for (const table of ['users_roles', 'organization_users', 'organization_users_roles'])
      await copy(table, 'user_id', user);
    for (const entries of ['users', 'roles', 'organizations', 'organization_roles'])
      await copy(`application_access_${entries}`, 'application_id', client.id);
    expect(await enter(user)).toBe('code');
    // The entries are those of the other tenant only.
    await limitAccess(world.call, client.id);
    expect(await enter(user)).toBe('/no-access');
    // The entries are here, and the user has the role and is a member in the other tenant only.
    await limitAccess(world.call, client.id, lists);
    expect(await enter(user)).toBe('code');
    await world.call(removeUserRole, { params: { userId: user, roleId } });
    for (const id of [acme, globex]) await world.call(removeMember, { params: { id, userId: user } });
    expect(await enter(user)).toBe('/no-access');
  });

  it('is refused at the callback if the application asks for no page, with the state and without a code', async () => {
    const user = await newUser();
    await limitAccess(world.call, client.id);
    expect(await enter(user)).toBe('/no-access');
    const url = authorizationUrl(world.tenant, client, createPkce(), { scope: 'openid', prompt: 'none' });
    const { url: callback } = await client.browser.follow(url);
    expect(callback.origin + callback.pathname).toBe(client.redirectUri);
    expect(Object.fromEntries(callback.searchParams)).toEqual({
      error: 'access_denied',
      error_description: accessRefusal,
      state: 'state-1',
      iss: world.tenant.issuer,
    });
  });

  it('is refused on a page that names the account of the signed-in user', async () => {
    const [username, neighbour] = [`kept_out_${(serial += 1)}`, `neighbour_${serial}`];
    const [user] = [
      await createUser(server.runtime, world.tenant, { username }),
      await createUser(server.runtime, world.tenant, { username: neighbour }),
    ];
    await limitAccess(world.call, client.id);
    client.browser.cookies.clear();
    const { callback } = await client.authorize(user, { scope: 'openid' });
    const page = await (await client.browser.fetch(callback)).text();
    expect([callback.pathname, page.includes(username), page.includes(neighbour)]).toEqual([
      '/no-access',
      true,
      false,
    ]);
    expect(page).not.toContain(`ada_${world.tenant.id}`);
  });

  it('leaves no grant behind when it is refused, and a sign-in that other applications use', async () => {
    const user = await newUser();
    const open = await createOidcClient(server.runtime, world.tenant, { type: 'SPA' });
    await limitAccess(world.call, client.id);
    await enter(user);
    const { rows } = await server.runtime.database.pool.query(
      `select model from oidc_instances where tenant_id = $1 and account_id = $2 and client_id = $3 and model <> 'Interaction'`,
      [world.tenant.id, user, client.id],
    );
    expect(rows).toEqual([]);
    const { url } = await client.browser.follow(
      authorizationUrl(world.tenant, open, createPkce(), { scope: 'openid', prompt: '' }),
    );
    expect(url.searchParams.has('code')).toBe(true);
  });

  it('is in the audit log with user, application and reason, also without a page', async () => {
    const user = await newUser();
    await limitAccess(world.call, client.id);
    await enter(user);
    await client.browser.follow(
      authorizationUrl(world.tenant, client, createPkce(), { scope: 'openid', prompt: 'none' }),
    );
    await flushTokenAudit(server.runtime);
    const { body } = await world.call(listAuditLogs, { query: { userId: user } });
    expect(body).toHaveLength(2);
    for (const { key, payload } of body)
      expect({ key, payload }).toMatchObject({
        key: 'Authorization.Refused',
        payload: {
          result: 'Error',
          applicationId: client.id,
          error: { code: 'access_denied', message: accessRefusal },
        },
      });
  });

  it('isn’t asked of a user who has to sign in first, nor told to a suspended one', async () => {
    const user = await newUser();
    await limitAccess(world.call, client.id);
    client.browser.cookies.clear();
    const url = authorizationUrl(world.tenant, client, createPkce(), { prompt: 'none' });
    const anonymous = await client.browser.follow(url);
    expect(anonymous.url.searchParams.get('error')).toBe('login_required');
    await enter(user);
    await world.call(suspendUser, { params: { userId: user }, body: { isSuspended: true } });
    const suspended = await client.browser.follow(url);
    expect(suspended.url.searchParams.get('error')).toBe('login_required');
    const { body } = await world.call(listAuditLogs, { query: { applicationId: client.id, userId: user } });
    expect(body).toHaveLength(1);
  });
});
