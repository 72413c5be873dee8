import { allEndpoints } from '@gatehouse/contract/all';
import { adminTenantId } from '@gatehouse/contract/common';
import { isOfTenant } from '@gatehouse/contract/endpoint';
import * as rolesApi from '@gatehouse/contract/roles/endpoints';
import * as invitationsApi from '@gatehouse/contract/tenant-members/invitation-endpoints';
import * as membersApi from '@gatehouse/contract/tenant-members/endpoints';
import { tenantScopes } from '@gatehouse/contract/tenant-members/tenant-roles';
import * as api from '@gatehouse/contract/tenants/endpoints';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAdministrator } from '../../../../../tests/support/administrators.ts';
import { type Account, askProcess, createAccount } from '../../../../../tests/support/cloud.ts';
import { createOidcClient } from '../../../../../tests/support/oidc-client.ts';
import { createUser, makeMember } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { recordStatements } from '../../../../../tests/support/statements.ts';
import { createCaller } from '../../../../../tests/support/tenant.ts';
import { createTenant } from '../../tenancy/create-tenant.ts';

let server: TestServer;
/** Other processes of the same installation. */
let second: TestServer;
let third: TestServer;
const environment = { EDITION: 'cloud', LIMIT_DEVELOPMENT_TENANTS: '4', LIMIT_FREE_TENANTS: '2' };
const options = { database: 'cloud_tenants' };

beforeAll(async () => {
  server = await startTestServer({ ...options, environment });
  const { ENDPOINT, ADMIN_ENDPOINT } = server.settings;
  const other = { ...options, environment: { ...environment, ENDPOINT, ADMIN_ENDPOINT } };
  [second, third] = [await startTestServer(other), await startTestServer(other)];
});
afterAll(async () => {
  await third.stop();
  await second.stop();
  await server.stop();
});

let serial = 0;
const role = () => ({ name: `role ${(serial += 1)}`, description: 'test' });
const create = async (by: Account, body: Parameters<typeof createWith>[1] = {}) =>
  (await createWith(by, body)).body.id;
const createWith = (by: Account, body: { name?: string; tag?: 'development' | 'production' }) =>
  by.platform(api.createTenant, { body });

describe('a tenant of the cloud edition', () => {
  it('[API-01] [API-02] [VIEW-01] [PROD-18] [OPEN-10] is created by anyone, who administers it, and is listed with its plan and use', async () => {
    const ada = await createAccount(server);
    const dev = await ada.platform(api.createTenant, { body: { name: 'Try', regionName: 'US' } });
    expect(dev.status).toBe(201);
    const { id, createdAt } = dev.body;
    expect(dev.body).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{21}$/),
      name: 'Try',
      tag: 'development',
      regionName: 'US',
      indicator: `https://${id}.logto.app/api`,
      endpoint: server.tenant(id).origin,
      planId: 'dev',
      subscription: {
        status: 'active',
        planId: 'dev',
        currentPeriodStart: expect.any(Number),
        currentPeriodEnd: expect.any(Number),
        isEnterprisePlan: false,
      },
      usage: { activeUsers: 0, tokenUsage: 0 },
      quota: expect.objectContaining({ mauLimit: 100, tokenLimit: null, applicationsLimit: null }),
      openInvoices: [],
      isAdmin: true,
      isSuspended: false,
      createdAt,
    });
    const { body: live } = await ada.platform(api.createTenant, { body: { tag: 'production' } });
    expect([live.name, live.planId, live.quota.tokenLimit]).toEqual(['My project', 'free', 500_000]);
    expect((await ada.platform(api.listTenants)).body.map((tenant) => tenant.id)).toEqual([id, live.id]);
    const own = await ada.members(id);
    const params = { tenantId: id, userId: ada.id };
    const scopes = (await own(membersApi.listTenantMemberScopes, { params })).body.map(({ name }) => name);
    expect(scopes).toEqual([...tenantScopes].toSorted());
    expect((await createAccount(server).then(({ platform }) => platform(api.listTenants))).body).toEqual([]);
  });

  it('is listed with the users and tokens of this month, by one statement for any number of tenants', async () => {
    const ada = await createAccount(server);
    const id = await create(ada);
    const count = (usage: object) =>
      server.runtime.database.query('select gatehouse_count_usage_v1($1, $2)', [id, JSON.stringify(usage)]);
    const day = (time: number) => new Date(time).toISOString().slice(0, 10);
    const today = new Date();
    const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth());
    // Two of them this month, of whom one was there before; the third one only last month.
    await count({ active: [{ date: day(start - 1), users: ['one', 'gone'] }] });
    await count({ active: [{ date: day(start), users: ['one', 'two'] }] });
    await count({ active: [{ date: day(today.getTime()), users: ['one'] }] });
    await count({
      tokens: [
        { date: day(start - 1), users: 9, machines: 9 },
        { date: day(today.getTime()), users: 3, machines: 4 },
      ],
    });
    const statementsFor = async () => {
      const { result, statements } = await recordStatements(() => ada.platform(api.listTenants));
      return { usage: result.body[0]?.usage, count: statements.length };
    };
    const one = await statementsFor();
    expect(one.usage).toEqual({ activeUsers: 2, tokenUsage: 7 });
    await create(ada);
    await create(ada);
    expect(await statementsFor()).toEqual(one);
  });

  it('[PROD-02 part] adds only its organization to the admin tenant, and no default tenant exists', async () => {
    const count = async () =>
      (
        await server.runtime.database.query<{ rows: number }>(
          `select (select count(*) from scopes where tenant_id = 'admin') + (select count(*) from roles where tenant_id = 'admin')
             + (select count(*) from resources where tenant_id = 'admin') as rows`,
        )
      )[0]?.rows;
    const before = await count();
    await create(await createAccount(server));
    expect(await count()).toBe(before);
    expect((await fetch(`${server.tenant('default').origin}/oidc/jwks`)).status).toBe(404);
  });

  it('[OPEN-12 part] [D18] attacks: of 50 creations at the same time in three processes, one account has room for exactly one', async () => {
    const ada = await createAccount(server);
    for (let made = 0; made < 3; made += 1) await create(ada);
    const [url, sent] = [
      `${server.settings.ADMIN_ENDPOINT}/api/tenants`,
      { method: 'POST', token: ada.platformToken, body: {} },
    ];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => askProcess([server, second, third][at % 3] ?? server, url, sent)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(49).fill(403)]);
    const refused = await ada.platform(api.createTenant, { body: {} });
    expect(refused.refusal).toMatchObject({
      code: 'subscription.limit_exceeded',
      data: { limit: 4, usage: 4 },
    });
    // The other kind has a limit of its own.
    expect((await createWith(ada, { tag: 'production' })).status).toBe(201);
  });
});

describe('the limit of free tenants', () => {
  it('[OPEN-12] [PLAN-06 part] counts free tenants that the account administers, unless one of its tenants exempts it', async () => {
    const [ada, bob] = [await createAccount(server), await createAccount(server)];
    const free = () => createWith(ada, { tag: 'production' });
    const setPlan = (id: string, planId: string) =>
      server.runtime.database.query('update tenants set plan_id = $2 where id = $1', [id, planId]);
    const [first, second] = [(await free()).body.id, (await free()).body.id];
    const refused = await free();
    expect(refused.refusal).toMatchObject({
      code: 'subscription.limit_exceeded',
      data: { key: 'productionTenants', limit: 2, usage: 2 },
    });
    // Neither one that is paid for, nor one that others administer.
    await setPlan(second, 'pro');
    await makeMember(server.runtime, await create(bob, { tag: 'production' }), ada.id, 'collaborator');
    expect((await free()).status).toBe(201);
    expect((await free()).status).toBe(403);
    await setPlan(first, 'enterprise');
    expect((await free()).status).toBe(201);
    expect((await free()).status).toBe(201);
    // Development tenants have a limit of their own.
    for (let made = 0; made < 4; made += 1) expect((await createWith(ada, {})).status).toBe(201);
    expect((await createWith(ada, {})).status).toBe(403);
  });
});

describe('the token for a tenant', () => {
  it('[GUARD-11 part] [VIEW-13 part] is the organization token of its admin tenant’s organization, with the scopes of the role', async () => {
    const ada = await createAccount(server);
    const id = await create(ada);
    const claims = decodeJwt(await ada.tokenFor(id));
    expect([claims.aud, claims.iss, String(claims.scope).split(' ').toSorted()]).toEqual([
      `urn:logto:organization:t-${id}`,
      server.tenant(adminTenantId).issuer,
      [...tenantScopes].toSorted(),
    ]);
    expect((await (await ada.management(id))(rolesApi.listRoles)).status).toBe(200);
    // An admin gives applications permissions of the Management API, which needs all of them.
    const viewer = await signInAdministrator(server, server.tenant(id), 'viewer');
    expect(decodeJwt(viewer.token).scope).toBe('read:data read:member');
    expect((await viewer.management(rolesApi.listRoles)).status).toBe(200);
    expect((await viewer.management(rolesApi.createRole, { body: role() })).status).toBe(403);
  });

  it('[D2] attacks: a token for tenant A is at tenant B like one for a tenant that does not exist', async () => {
    const [ada, bob] = [await createAccount(server), await createAccount(server)];
    const [ofAda, ofBob] = [await create(ada), await create(bob)];
    const token = await ada.tokenFor(ofAda);
    // A tenant that no longer exists: its token is as genuine.
    const gone = await create(ada);
    const tokenOfGone = await ada.tokenFor(gone);
    await (
      await ada.members(gone)
    )(api.deleteTenant, { params: { tenantId: gone } });
    const at = server.tenant(ofBob);
    const [foreign, unknown] = [
      await at.with(token)(rolesApi.listRoles),
      await at.with(tokenOfGone)(rolesApi.listRoles),
    ];
    expect([foreign.status, foreign.body]).toEqual([401, unknown.body]);
    // Nor does another kind of token open a Management API: for the platform, or from the tenant itself, whatever it claims to be for.
    expect((await at.with(bob.platformToken)(rolesApi.listRoles)).status).toBe(401);
    const machine = await at.createMachine('all');
    const own = await at.getToken(machine, at.indicator, 'all');
    expect((await at.with(own)(rolesApi.listRoles)).status).toBe(200);
    expect((await server.tenant(ofAda).with(own)(rolesApi.listRoles)).status).toBe(401);
    expect((await server.tenant(adminTenantId).with(own)(api.listTenants)).status).toBe(401);
    // In paths, a tenant that one is no member of doesn't exist.
    const members = server.tenant(adminTenantId).with(token);
    for (const [endpoint, body] of [
      [membersApi.listTenantMembers, undefined],
      [api.updateTenant, { name: 'Mine' }],
      [api.deleteTenant, undefined],
    ] as const) {
      const call = (tenantId: string) => members(endpoint as never, { params: { tenantId }, body } as never);
      const [toForeign, toUnknown] = [await call(ofBob), await call('z'.repeat(21))];
      expect([toForeign.status, toForeign.body]).toEqual([404, toUnknown.body]);
    }
    expect((await bob.platform(api.listTenants)).body.map(({ name }) => name)).toEqual(['My project']);
  });

  const administration = allEndpoints.filter(({ permission }) => isOfTenant(permission));

  it('[D2] attacks: no operation of the administration of a tenant tells members of others that it exists', async () => {
    const [ada, bob] = [await createAccount(server), await createAccount(server)];
    const [ofAda, ofBob] = [await create(ada), await create(bob)];
    expect(administration.length).toBeGreaterThan(15);
    // With a token of another tenant, for the tenant and for one that never existed; and with one for the platform.
    const tokens = { 'of another tenant': await ada.tokenFor(ofAda), 'of the platform': ada.platformToken };
    for (const [kind, token] of Object.entries(tokens))
      for (const { method, path } of administration) {
        const ask = (tenantId: string) => {
          const ids = path.replace('{tenantId}', tenantId).replaceAll(/\{\w+\}/g, bob.id);
          const body = method === 'GET' || method === 'DELETE' ? undefined : {};
          return askProcess(server, `${server.settings.ADMIN_ENDPOINT}${ids}`, {
            method,
            token,
            ...(body && { body }),
          });
        };
        const [foreign, unknown] = [await ask(ofBob), await ask('z'.repeat(21))];
        const expected = kind === 'of another tenant' ? [404, 404] : [401, 401];
        expect([kind, method, path, foreign.status, unknown.status]).toEqual([
          kind,
          method,
          path,
          ...expected,
        ]);
        expect(foreign.body).toBe(unknown.body);
      }
    expect((await bob.platform(api.listTenants)).body.map(({ id }) => id)).toEqual([ofBob]);
  });

  it('[D2] attacks: an organization of a tenant that is named like another tenant opens nothing', async () => {
    const bob = await createAccount(server);
    const ofBob = server.tenant(await create(bob));
    const victim = server.tenant(await create(await createAccount(server)));
    const { runtime } = server;
    const client = await createOidcClient(runtime, ofBob, { type: 'SPA' });
    const userId = await createUser(runtime, ofBob.id, { username: 'forger' });
    const organizationId = `t-${ofBob.id}`;
    await runtime.database.tenant(ofBob.id, async (db) => {
      await db
        .insertInto('organizations')
        .values({ id: organizationId, name: 'Forged' } as never)
        .execute();
      await db.insertInto('organizationUsers').values({ organizationId, userId }).execute();
    });
    const resource = 'urn:logto:resource:organizations';
    const scope = 'openid offline_access urn:logto:scope:organizations';
    const { refresh_token: refreshToken } = await client.signIn(userId, { scope, resource });
    const { body } = await client.refresh(refreshToken, { organization_id: organizationId });
    expect(decodeJwt(body.access_token ?? '').aud).toBe(`urn:logto:organization:t-${ofBob.id}`);
    for (const at of [ofBob, victim])
      expect((await at.with(body.access_token)(rolesApi.listRoles)).status).toBe(401);
    const members = server.tenant(adminTenantId).with(body.access_token);
    const params = { tenantId: ofBob.id };
    expect((await members(membersApi.listTenantMembers, { params })).status).toBe(401);
  });

  it('[D1] attacks: opens nothing from the next request on in any process when its member is removed, demoted or suspended', async () => {
    const ada = await createAccount(server);
    const id = await create(ada);
    const { origin } = server.tenant(id);
    const admin = await ada.members(id);
    const one = await signInAdministrator(server, server.tenant(id), 'admin');
    const rolesAt = (process: TestServer, method: string) =>
      askProcess(process, `${origin}/api/roles`, {
        method,
        token: one.token,
        ...(method === 'POST' && { body: role() }),
      });
    expect((await rolesAt(second, 'POST')).status).toBe(200);
    const params = { tenantId: id, userId: one.id };
    await admin(membersApi.updateTenantMemberRole, { params, body: { roleName: 'viewer' } });
    expect((await rolesAt(second, 'POST')).status).toBe(403);
    expect((await rolesAt(second, 'GET')).status).toBe(200);
    await server.runtime.database
      .for(adminTenantId)
      .updateTable('users')
      .set({ isSuspended: true })
      .where('id', '=', one.id)
      .execute();
    expect((await rolesAt(second, 'GET')).status).toBe(401);
    const two = await signInAdministrator(server, server.tenant(id), 'collaborator');
    const list = () => askProcess(second, `${origin}/api/roles`, { token: two.token });
    expect((await list()).status).toBe(200);
    await admin(membersApi.removeTenantMember, { params: { tenantId: id, userId: two.id } });
    expect((await list()).status).toBe(403);
    const members = `${server.settings.ADMIN_ENDPOINT}/api/tenants/${id}/members`;
    expect((await askProcess(second, members, { token: two.token })).status).toBe(404);
  });

  it('has what a new role gives after the next refresh, without another sign-in', async () => {
    const [ada, bob] = [await createAccount(server), await createAccount(server)];
    const id = await create(ada);
    expect(await bob.tokenFor(id)).toBe('');
    await makeMember(server.runtime, id, bob.id, 'viewer');
    expect(decodeJwt(await bob.tokenFor(id)).scope).toBe('read:data read:member');
    const params = { tenantId: id, userId: bob.id };
    await (
      await ada.members(id)
    )(membersApi.updateTenantMemberRole, { params, body: { roleName: 'admin' } });
    expect((await (await bob.management(id))(rolesApi.createRole, { body: role() })).status).toBe(200);
  });
});

describe('attacks: roles', () => {
  it('[D4] a collaborator neither invites, nor changes roles, nor renames or deletes the tenant', async () => {
    const id = await create(await createAccount(server));
    const { members, id: userId } = await signInAdministrator(server, server.tenant(id), 'collaborator');
    const params = { tenantId: id, userId, invitationId: 'unknown0000' };
    const answers = await Promise.all([
      members(invitationsApi.createTenantInvitations, {
        params,
        body: { invitee: ['x@northwind.example'], roleName: 'admin' },
      }),
      members(invitationsApi.renewTenantInvitation, { params }),
      members(membersApi.updateTenantMemberRole, { params, body: { roleName: 'ADMIN' as never } }),
      members(api.updateTenant, { params, body: { name: 'Mine' } }),
      members(api.deleteTenant, { params }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });

  it('[D5] of two admins who leave at the same time in two processes, one stays', async () => {
    const ada = await createAccount(server);
    const id = await create(ada);
    const one = await signInAdministrator(server, server.tenant(id));
    const leave = (process: TestServer, userId: string, token: string) =>
      askProcess(process, `${server.settings.ADMIN_ENDPOINT}/api/tenants/${id}/members/${userId}`, {
        method: 'DELETE',
        token,
      });
    const answers = await Promise.all([
      leave(server, ada.id, await ada.tokenFor(id)),
      leave(second, one.id, one.token),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  });
});

describe('a deleted tenant', () => {
  it('[API-03] attacks: is gone with the answer in every process: host, members, list and tokens; its ID and audit log stay', async () => {
    const ada = await createAccount(server);
    const [id, kept] = [await create(ada, { name: 'Old' }), await create(ada)];
    const { origin } = server.tenant(id);
    const token = await ada.tokenFor(id);
    const discovery = `${origin}/oidc/.well-known/openid-configuration`;
    for (const process of [server, second]) expect((await askProcess(process, discovery)).status).toBe(200);
    const renamed = await (
      await ada.members(id)
    )(api.updateTenant, {
      params: { tenantId: id },
      body: { name: 'New name' },
    });
    expect([renamed.status, renamed.body.name]).toEqual([200, 'New name']);
    const deleted = await createCaller(server.settings.ADMIN_ENDPOINT, token)(api.deleteTenant, {
      params: { tenantId: id },
    });
    expect(deleted.status).toBe(204);
    const members = `${server.settings.ADMIN_ENDPOINT}/api/tenants/${id}/members`;
    const unknown = `${server.settings.ADMIN_ENDPOINT}/api/tenants/${'z'.repeat(21)}/members`;
    await expect.poll(async () => (await askProcess(second, discovery)).status).toBe(404);
    expect((await askProcess(server, discovery)).status).toBe(404);
    expect((await askProcess(server, `${origin}/api/roles`, { token })).status).toBe(404);
    for (const process of [server, second])
      expect(await askProcess(process, members, { token })).toEqual(
        await askProcess(process, unknown, { token }),
      );
    expect((await ada.platform(api.listTenants)).body.map((tenant) => tenant.id)).toEqual([kept]);
    expect(await ada.tokenFor(id)).toBe('');
    const again = createTenant(server.runtime, { id });
    await expect(again).rejects.toMatchObject({ constraint: 'tenants_pkey' });
    const { rows } = await server.runtime.database.pool.query(
      `select key from logs where tenant_id = 'admin' and payload -> 'params' ->> 'tenantId' = $1 order by created_at, key`,
      [id],
    );
    expect(rows.map(({ key }) => key)).toEqual(['Tenant.Created', 'Tenant.Updated', 'Tenant.Deleted']);
  });
});

it('the open-source edition has no tenants to create, rename or delete', async () => {
  const open = await startTestServer();
  const tenant = await open.createTenant();
  const { members } = await signInAdministrator(open, tenant);
  const params = { tenantId: tenant.id };
  expect((await members(api.listTenants)).status).toBe(401);
  expect((await members(api.createTenant, { body: {} })).status).toBe(401);
  expect((await members(api.updateTenant, { params, body: { name: 'Mine' } })).status).toBe(404);
  expect((await members(api.deleteTenant, { params })).status).toBe(404);
  await open.stop();
});
