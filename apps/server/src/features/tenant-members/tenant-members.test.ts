import { request } from 'node:http';
import { allEndpoints } from '@gatehouse/contract/all';
import { adminTenantId } from '@gatehouse/contract/common';
import { type Endpoint, isOfTenant } from '@gatehouse/contract/endpoint';
import * as rolesApi from '@gatehouse/contract/roles/endpoints';
import * as api from '@gatehouse/contract/tenant-members/endpoints';
import { tenantRoles, type TenantRoleName } from '@gatehouse/contract/tenant-members/tenant-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Administrator,
  getConsoleToken,
  signInAdministrator,
} from '../../../../../tests/support/administrators.ts';
import { createAdministrator } from '../../../../../tests/support/console.ts';
import { makeMember } from '../../../../../tests/support/records.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

let serial = 0;
let server: TestServer;
let tenant: TestTenant;
let other: TestTenant;

beforeAll(async () => {
  server = await startTestServer();
  [tenant, other] = [await server.createTenant(), await server.createTenant()];
});
afterAll(() => server.stop());

const signIn = (of: TestTenant, role?: TenantRoleName): Promise<Administrator> =>
  signInAdministrator(server, of, role);
const getToken = (userId: string, of: TestTenant): Promise<string> => getConsoleToken(server, userId, of);

/** Lists the roles at another process of the same installation. */
const askProcess = ({ settings }: TestServer, token: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { host: new URL(tenant.origin).host, authorization: `Bearer ${token}` };
    request({ host: '127.0.0.1', port: settings.PORT, path: '/api/roles', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });

const raw = (call: Caller, endpoint: Endpoint, input: object) => call(endpoint as never, input as never);
const paramsOf = ({ path }: Endpoint): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'unknown0000']));

describe('members of a tenant', () => {
  it('[ROLE-01] [ROLE-02] [ROLE-04] [VIEW-12] [API-16] have the permissions of their role', async () => {
    const { id, members } = await signIn(tenant);
    for (const role of ['admin', 'collaborator', 'viewer'] as const) {
      const userId = role === 'admin' ? id : await createAdministrator(server, { role, tenantId: tenant.id });
      const { body } = await members(api.listTenantMemberScopes, { params: { tenantId: tenant.id, userId } });
      expect(body.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
        [...tenantRoles[role]].toSorted().map((name) => ({ name })),
      );
    }
  });

  it('are listed with their roles, and only those of this tenant', async () => {
    const lone = await server.createTenant();
    const { id, members } = await signIn(lone);
    await signIn(other);
    const { status, body } = await members(api.listTenantMembers, { params: { tenantId: lone.id } });
    expect([status, body]).toEqual([
      200,
      [
        {
          id,
          name: 'Ada Admin',
          username: `admin_${id}`,
          primaryEmail: null,
          avatar: null,
          isSuspended: false,
          hasSecondFactor: false,
          lastSignInAt: null,
          organizationRoles: [{ id: 'admin', name: 'admin' }],
        },
      ],
    ]);
  });

  it('[OPEN-18] get another role by its name in any case, which applies to the next request', async () => {
    const admin = await signIn(tenant);
    const member = await signIn(tenant, 'viewer');
    const params = { tenantId: tenant.id, userId: member.id };
    const write = () =>
      member.management(rolesApi.createRole, {
        body: { name: `role ${(serial += 1)}`, description: 'test' },
      });
    expect((await write()).status).toBe(403);
    const { status } = await admin.members(api.updateTenantMemberRole, {
      params,
      body: { roleName: 'Collaborator' as never },
    });
    expect([status, (await write()).status]).toEqual([204, 200]);
    await admin.members(api.updateTenantMemberRole, { params, body: { roleName: 'viewer' } });
    expect((await write()).status).toBe(403);
    expect((await member.management(rolesApi.listRoles)).status).toBe(200);
  });

  it('[D1] lose everything with the next request when they are removed, in every process', async () => {
    const { ENDPOINT, ADMIN_ENDPOINT } = server.settings;
    const second = await startTestServer({ environment: { ENDPOINT, ADMIN_ENDPOINT } });
    const admin = await signIn(tenant);
    const member = await signIn(tenant);
    const params = { tenantId: tenant.id, userId: member.id };
    expect(await askProcess(second, member.token)).toBe(200);
    expect((await member.management(rolesApi.listRoles)).status).toBe(200);
    expect((await admin.members(api.removeTenantMember, { params })).status).toBe(204);
    expect((await member.management(rolesApi.listRoles)).status).toBe(403);
    expect(await askProcess(second, member.token)).toBe(403);
    await second.stop();
    const list = await member.members(api.listTenantMembers, { params: { tenantId: tenant.id } });
    expect(list.status).toBe(404);
    expect((await admin.members(api.removeTenantMember, { params })).status).toBe(404);
  });

  it('[API-04] may leave, and only who may remove members removes others', async () => {
    const [one, two] = [await signIn(tenant, 'viewer'), await signIn(tenant, 'collaborator')];
    const remove = (caller: Administrator, userId: string) =>
      caller.members(api.removeTenantMember, { params: { tenantId: tenant.id, userId } });
    expect((await remove(two, one.id)).refusal).toMatchObject({
      code: 'auth.forbidden',
      data: { permission: 'remove:member' },
    });
    expect((await remove(one, one.id)).status).toBe(204);
  });
});

describe('a role', () => {
  it.each(['collaborator', 'viewer'] as const)(
    '%s is refused by every endpoint that it has no permission for',
    async (role) => {
      const { members, management } = await signIn(tenant, role);
      const refused = allEndpoints.filter(
        ({ permission, onlyIn }) =>
          onlyIn === undefined &&
          (isOfTenant(permission) || permission.endsWith(':data')) &&
          !tenantRoles[role].some((scope) => scope === permission),
      );
      expect(refused.length).toBeGreaterThan(0);
      for (const endpoint of refused) {
        const isTenants = isOfTenant(endpoint.permission);
        const params = { ...paramsOf(endpoint), ...(isTenants && { tenantId: tenant.id }) };
        const { status } = await raw(isTenants ? members : management, endpoint, {
          params,
          body: endpoint.body ? {} : undefined,
        });
        expect([endpoint.method, endpoint.path, status]).toEqual([endpoint.method, endpoint.path, 403]);
      }
    },
  );
});

describe('the last admin', () => {
  const lastAdmin = { status: 422, refusal: { code: 'tenant_member.last_admin' } };

  it('[D5] can’t leave, be removed, step down or be deleted', async () => {
    const lone = await server.createTenant();
    const { id, members } = await signIn(lone);
    await signIn(lone, 'collaborator');
    const params = { tenantId: lone.id, userId: id };
    expect(await members(api.removeTenantMember, { params })).toMatchObject(lastAdmin);
    expect(await members(api.updateTenantMemberRole, { params, body: { roleName: 'viewer' } })).toMatchObject(
      lastAdmin,
    );
    const removal = server.runtime.database.tenant(adminTenantId, (db) =>
      db.deleteFrom('users').where('id', '=', id).execute(),
    );
    await expect(removal).rejects.toMatchObject({ constraint: 'tenant_last_admin' });
  });

  it('[D5] stays if two admins remove or demote each other at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      const lone = await server.createTenant();
      const [one, two] = [await signIn(lone), await signIn(lone)];
      const demote = (caller: Administrator, userId: string) =>
        round % 2 === 0
          ? caller.members(api.removeTenantMember, { params: { tenantId: lone.id, userId } })
          : caller.members(api.updateTenantMemberRole, {
              params: { tenantId: lone.id, userId },
              body: { roleName: 'viewer' },
            });
      await Promise.all([demote(one, two.id), demote(two, one.id), demote(one, one.id), demote(two, two.id)]);
      const left = await server.runtime.database.tenant(adminTenantId, (db) =>
        db
          .selectFrom('organizationUsersRoles')
          .select('userId')
          .where('organizationId', '=', `t-${lone.id}`)
          .where('organizationRoleId', '=', 'admin')
          .execute(),
      );
      expect(left).toHaveLength(1);
    }
  });

  it('doesn’t prevent the deletion of a tenant', async () => {
    const lone = await server.createTenant();
    await signIn(lone);
    await server.runtime.database.tenant(adminTenantId, (db) =>
      db.deleteFrom('organizations').where('id', '=', `t-${lone.id}`).execute(),
    );
  });
});

describe('the members API', () => {
  it('answers for a tenant of others exactly as for one that doesn’t exist', async () => {
    const { id, members } = await signIn(tenant);
    const foreign = await createAdministrator(server, { tenantId: other.id });
    for (const endpoint of [api.listTenantMembers, api.removeTenantMember, api.listTenantMemberScopes]) {
      const [unknown, known, admin] = await Promise.all(
        ['unknown0000', other.id, adminTenantId].map((tenantId) =>
          raw(members, endpoint, { params: { tenantId, userId: tenantId === other.id ? foreign : id } }),
        ),
      );
      expect([unknown?.status, known?.status, admin?.status]).toEqual([404, 404, 404]);
      expect([known?.body, admin?.body]).toEqual([unknown?.body, unknown?.body]);
    }
  });

  it('accepts only administrators’ tokens for the tenant, at the administrators’ origin', async () => {
    const { id, management } = await signIn(tenant);
    const params = { tenantId: tenant.id };
    expect((await management(api.listTenantMembers, { params })).status).toBe(404);
    const machine = await tenant.createMachine('all');
    const token = await tenant.getToken(machine, tenant.indicator, 'all');
    const at = server.tenant(adminTenantId);
    expect((await at.with(token)(api.listTenantMembers, { params })).status).toBe(401);
    // A member of another tenant gets no permission of this one, whatever tokens they can get.
    const stranger = await createAdministrator(server, { tenantId: other.id });
    const strange = await getToken(stranger, tenant);
    expect((await at.with(strange)(api.listTenantMembers, { params })).status).toBe(404);
    expect((await tenant.with(strange)(rolesApi.listRoles)).status).toBe(403);
    // Nor does a role in one tenant add to the role in another.
    await makeMember(server.runtime, tenant.id, stranger, 'viewer');
    const viewer = tenant.with(await getToken(stranger, tenant));
    expect((await viewer(rolesApi.listRoles)).status).toBe(200);
    expect((await viewer(rolesApi.createRole, { body: { name: 'no', description: 'no' } })).status).toBe(403);
    expect(id).not.toBe(stranger);
  });
});
