import { putAccessControl } from '@gatehouse/contract/applications/access-control-endpoints';
import { explainToken } from '@gatehouse/contract/explanations/endpoints';
import { removeMember } from '@gatehouse/contract/organizations/member-endpoints';
import { listUserRoles, removeUserRole } from '@gatehouse/contract/roles/user-endpoints';
import { suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { deleteUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOidcClient, type OidcClient } from '../../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { limitAccess } from '../../oidc/access.fixture.ts';
import { api, asked, createWorld, organizationsScope, type World } from '../../oidc/organization.fixture.ts';
import { hashTokenId } from '../../sessions/token-id.ts';

let server: TestServer;
let world: World;
let client: OidcClient;
let now = Date.now();
const lines: string[] = [];

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, logTo: (line) => void lines.push(line) });
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = Date.now();
  world = await createWorld(server);
  client = await createOidcClient(server.runtime, world.tenant, { type: 'Traditional' });
});

const explain = async (token = '') => (await world.call(explainToken, { body: { token } })).body;
/** The tokens of a sign-in of Ada: opaque access token, ID token, refresh token, and a JWT for the API. */
async function signIn(form: Record<string, string> = {}) {
  const tokens = await client.signIn(world.ada, asked);
  const { body } = await client.refresh(tokens.refresh_token, { resource: api, ...form });
  return { ...tokens, jwt: body.access_token, rotated: tokens.refresh_token };
}

describe('a token of this tenant', () => {
  it('is told with whose it is, and with the roles that give its permissions', async () => {
    const { jwt } = await signIn();
    const told = await explain(jwt);
    expect(told).toMatchObject({
      kind: 'AccessToken',
      isActive: true,
      changes: [],
      user: { id: world.ada, name: `ada_${world.tenant.id}` },
      application: { id: client.id, name: 'Test application' },
      audience: api,
    });
    expect(told.scopes).toEqual(expect.arrayContaining([{ name: 'delete', isGiven: true }]));
    expect(told.resource?.scopes.find(({ name }) => name === 'read')?.givenBy).toMatchObject([
      { kind: 'OrganizationRole', name: 'reader', organization: { name: 'Acme' } },
    ]);
    expect(told.grantId).toEqual(expect.any(String));
  });

  it.each([
    ['access_token', 'OpaqueAccessToken', { isActive: true }],
    ['id_token', 'IdToken', { isActive: true, grantId: null }],
    ['refresh_token', 'RefreshToken', { isActive: true }],
  ] as const)('as %s is told as %s', async (name, kind, more) => {
    const tokens = await client.signIn(world.ada, asked);
    const told = await explain(tokens[name]);
    expect(told).toMatchObject({ kind, user: { id: world.ada }, application: { id: client.id }, ...more });
    // The response contains neither the token nor what it says of its user.
    const text = JSON.stringify(told);
    for (const secret of Object.values(tokens)) expect(text).not.toContain(String(secret));
  });

  it('of a machine is told without a user', async () => {
    const token = await world.tenant.getToken(world.machine, api, 'delete');
    expect(await explain(token)).toMatchObject({
      kind: 'MachineToken',
      user: null,
      application: { id: world.machine.id },
      scopes: [{ name: 'delete', isGiven: true }],
      isActive: true,
    });
  });

  it('tells what has changed since: each change alone', async () => {
    const changed = async (change: () => Promise<unknown>, form: Record<string, string> = {}) => {
      const { jwt } = await signIn(form);
      expect((await explain(jwt)).changes).toEqual([]);
      await change();
      return (await explain(jwt)).changes;
    };
    const params = { userId: world.ada };
    const inAcme = { organization_id: world.acme };
    const leave = () => world.call(removeMember, { params: { id: world.acme, userId: world.ada } });
    expect(await changed(leave, inAcme)).toEqual(['MembershipEnded', 'ScopesLost']);
    const loseRoles = async () => {
      for (const { id: roleId } of (await world.call(listUserRoles, { params })).body)
        await world.call(removeUserRole, { params: { userId: world.ada, roleId } });
    };
    expect(await changed(loseRoles)).toEqual(['ScopesLost']);
    await limitAccess(world.call, client.id, { userIds: [world.ada] });
    const none = { userIds: [], userRoleIds: [], organizationIds: [world.globex], organizationRoleRules: [] };
    await world.join(world.globex, world.ada);
    const exclude = async () => {
      await world.call(removeMember, { params: { id: world.globex, userId: world.ada } });
      await world.call(putAccessControl, { params: { applicationId: client.id }, body: none });
    };
    expect(await changed(exclude)).toEqual(expect.arrayContaining(['AccessLost']));
    await limitAccess(world.call, client.id, { userIds: [world.ada] });
    const suspend = () => world.call(suspendUser, { params, body: { isSuspended: true } });
    expect(await changed(suspend)).toEqual(expect.arrayContaining(['GrantEnded', 'UserSuspended']));
    await world.call(suspendUser, { params, body: { isSuspended: false } });
    const remove = () => world.call(deleteUser, { params });
    expect(await changed(remove)).toEqual(expect.arrayContaining(['UserDeleted']));
  });

  it('is told when it has expired, and when it was rotated', async () => {
    await server.runtime.database.pool.query(
      'update resources set access_token_ttl = 60 where tenant_id = $1 and indicator = $2',
      [world.tenant.id, api],
    );
    const { jwt, rotated } = await signIn();
    now += 120_000;
    expect(await explain(jwt)).toMatchObject({ kind: 'AccessToken', isActive: false, changes: ['Expired'] });
    const native = await createOidcClient(server.runtime, world.tenant, { type: 'SPA' });
    const tokens = await native.signIn(world.ada, { scope: `openid offline_access ${organizationsScope}` });
    await native.refresh(tokens.refresh_token);
    expect((await explain(tokens.refresh_token)).changes).toContain('Used');
    expect((await explain(rotated)).kind).toBe('RefreshToken');
  });
});

describe('everything else', () => {
  it('is unknown: another tenant’s tokens alike', async () => {
    const other = await createWorld(server);
    const foreign = await createOidcClient(server.runtime, other.tenant, { type: 'SPA' });
    const tokens = await foreign.signIn(other.ada, asked);
    const { body } = await foreign.refresh(tokens.refresh_token, { resource: api });
    const refused = await explain('not a token');
    expect(refused).toMatchObject({ kind: 'Unknown', jti: null, user: null, scopes: [], isActive: false });
    const { access_token: opaque, id_token: idToken } = tokens;
    for (const token of [opaque, idToken, body.refresh_token, body.access_token, 'a.b.c', '..'])
      expect(await explain(token)).toEqual(refused);
    // With a token of this tenant and a changed claim, too.
    const { jwt = '' } = await signIn();
    const [head, claims = '', signature] = jwt.split('.');
    const forged = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: other.ada };
    const encoded = Buffer.from(JSON.stringify(forged)).toString('base64url');
    expect(await explain(`${head}.${encoded}.${signature}`)).toEqual(refused);
  });

  it('leaves only the ID in the audit log, and nothing in the log', async () => {
    const { jwt, access_token: opaque } = await signIn();
    lines.length = 0;
    const told = await explain(jwt);
    await explain(opaque);
    await explain('secret-of-someone-else');
    const { rows } = await server.runtime.database.pool.query<{ payload: { params: object } }>(
      `select payload from logs where tenant_id = $1 and key = 'Token.Explained'`,
      [world.tenant.id],
    );
    const noted = rows.map(({ payload }) => JSON.stringify(payload.params)).toSorted();
    expect(noted).toEqual(
      [
        { jti: told.jti, kind: 'AccessToken' },
        { jti: hashTokenId(opaque ?? ''), kind: 'OpaqueAccessToken' },
        { kind: 'Unknown' },
      ]
        .map((params) => JSON.stringify(params))
        .toSorted(),
    );
    const kept = JSON.stringify(rows) + lines.join('\n');
    for (const token of [jwt, opaque, 'secret-of-someone-else']) expect(kept).not.toContain(token);
    // Nor is it in the database anywhere else than as a hash.
    const { rows: found } = await server.runtime.database.pool.query(
      `select from oidc_instances where payload::text like '%' || $1 || '%'`,
      [opaque],
    );
    expect(found).toEqual([]);
  });

  it('is limited for each caller', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await world.call(explainToken, { body: { token: 'x' } })).status);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(statuses.at(-1)).toBe(429);
    const machine = await world.tenant.createMachine('read:data');
    const other = world.tenant.with(
      await world.tenant.getToken(machine, world.tenant.indicator, 'read:data'),
    );
    expect((await other(explainToken, { body: { token: 'x' } })).status).toBe(200);
  });
});
