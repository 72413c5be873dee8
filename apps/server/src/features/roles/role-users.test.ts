import * as api from '@gatehouse/contract/roles/endpoints';
import * as links from '@gatehouse/contract/roles/user-endpoints';
import * as users from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdRows } from '../../../../../tests/support/hold-rows.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let serial = 0;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

const createRole = async (values: { isDefault?: boolean; type?: 'User' | 'MachineToMachine' } = {}) =>
  (await call(api.createRole, { body: { name: `Role ${(serial += 1)}`, description: 'd', ...values } })).body;
const createUser = async (name = 'Ada') => (await call(users.createUser, { body: { name } })).body;
const rolesOf = async (userId: string) =>
  (await call(links.listUserRoles, { params: { userId } })).body.map(({ id }) => id);

describe('roles of users', () => {
  it('[ENT-11] are assigned and removed at the role; if one assignment fails, none is made', async () => {
    const role = await createRole();
    const [ada, bob] = [await createUser('Ada L.'), await createUser('Bob')];
    const params = { id: role.id };
    const given = await call(links.addRoleUsers, { params, body: { userIds: [ada.id, bob.id] } });
    expect(given.status).toBe(201);
    const holders = await call(links.listRoleUsers, { params });
    expect(holders.body).toEqual([bob, ada]);
    expect(holders.headers.get('total-number')).toBe('2');
    const found = await call(links.listRoleUsers, { params, query: { search: 'ada l.' } });
    expect(found.body.map(({ name }) => name)).toEqual(['Ada L.']);
    const { body: inList } = await call(api.listRoles, { query: { search: role.id } });
    expect([inList[0]?.usersCount, inList[0]?.featuredUsers.length]).toEqual([2, 2]);

    const carl = await createUser('Carl');
    for (const [code, userIds] of [
      ['role.user_exists', [carl.id, ada.id]],
      ['entity.relation_foreign_key_not_found', [carl.id, 'nobody']],
    ] as const)
      expect((await call(links.addRoleUsers, { params, body: { userIds: [...userIds] } })).refusal.code).toBe(
        code,
      );
    expect(await rolesOf(carl.id)).toEqual([]);

    const one = { params: { id: role.id, userId: ada.id } };
    expect((await call(links.removeRoleUser, one)).status).toBe(204);
    expect((await call(links.removeRoleUser, one)).status).toBe(404);
    expect(await rolesOf(ada.id)).toEqual([]);
  });

  it('are added, replaced and removed from the user', async () => {
    const [one, two, three] = [await createRole(), await createRole(), await createRole()];
    const { id: userId } = await createUser();
    const params = { userId };
    await call(links.addUserRoles, { params, body: { roleIds: [one.id] } });
    const added = await call(links.addUserRoles, { params, body: { roleIds: [one.id, two.id] } });
    expect([added.status, added.body]).toEqual([201, { roleIds: [one.id, two.id], addedRoleIds: [two.id] }]);
    const replaced = await call(links.replaceUserRoles, { params, body: { roleIds: [two.id, three.id] } });
    expect([replaced.status, replaced.body]).toEqual([200, { roleIds: [two.id, three.id] }]);
    expect((await rolesOf(userId)).toSorted()).toEqual([two.id, three.id].toSorted());
    expect((await call(links.removeUserRole, { params: { userId, roleId: two.id } })).status).toBe(204);
    expect((await call(links.replaceUserRoles, { params, body: { roleIds: [] } })).body).toEqual({
      roleIds: [],
    });
    expect(await rolesOf(userId)).toEqual([]);
    // If one role doesn't exist, nothing changes.
    const refused = await call(links.replaceUserRoles, { params, body: { roleIds: [one.id, 'no-role'] } });
    expect([refused.status, await rolesOf(userId)]).toEqual([404, []]);
  });

  it('of two replacements at once, one wins entirely', async () => {
    const [one, two] = [await createRole(), await createRole()];
    const { id: userId } = await createUser();
    const held = await holdRows('select 1 from users where tenant_id = $1 and id = $2', [tenant.id, userId]);
    // Requests of one caller wait for each other (ADR 107).
    const other = await tenant.as('write:data', 'delete:data');
    const sent = [
      call(links.replaceUserRoles, { params: { userId }, body: { roleIds: [one.id] } }),
      other(links.replaceUserRoles, { params: { userId }, body: { roleIds: [two.id] } }),
    ];
    await held.releaseTo(2, 'users');
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await rolesOf(userId)).toHaveLength(1);
  });

  it('attacks: privilege escalation: can be removed by replacing them only with the permission to delete', async () => {
    const [one, two] = [await createRole(), await createRole()];
    const { id: userId } = await createUser();
    const params = { userId };
    await call(links.addUserRoles, { params, body: { roleIds: [one.id] } });
    const writer = await tenant.as('write:data');
    // Checked before the write, so a role that doesn't exist isn't looked up.
    for (const roleIds of [[], [two.id], ['no-role']]) {
      const { status, refusal } = await writer(links.replaceUserRoles, { params, body: { roleIds } });
      expect([roleIds, status, refusal.data]).toEqual([roleIds, 403, { permission: 'delete:data' }]);
    }
    expect(await rolesOf(userId)).toEqual([one.id]);
    const added = await writer(links.replaceUserRoles, { params, body: { roleIds: [one.id, two.id] } });
    expect([added.status, (await rolesOf(userId)).toSorted()]).toEqual([200, [one.id, two.id].toSorted()]);
  });

  it('wire A10-types: can’t be machine-to-machine roles, at any endpoint', async () => {
    const machine = await createRole({ type: 'MachineToMachine' });
    const { id: userId } = await createUser();
    const answers = [
      await call(links.addRoleUsers, { params: { id: machine.id }, body: { userIds: [userId] } }),
      await call(links.addUserRoles, { params: { userId }, body: { roleIds: [machine.id] } }),
      await call(links.replaceUserRoles, { params: { userId }, body: { roleIds: [machine.id] } }),
    ];
    expect(answers.map(({ refusal }) => refusal.code)).toEqual(
      Array(3).fill('entity.db_constraint_violated'),
    );
    expect(await rolesOf(userId)).toEqual([]);
  });

  it('[ENT-10 part] are assigned to every new user if they are default roles', async () => {
    const [ours, theirs] = [
      await createRole({ isDefault: true }),
      await createRole({ isDefault: true, type: 'MachineToMachine' }),
    ];
    expect(await rolesOf((await createUser()).id)).toEqual([ours.id]);
    await call(api.deleteRole, { params: { id: theirs.id } });
    await call(api.deleteRole, { params: { id: ours.id } });
    expect(await rolesOf((await createUser()).id)).toEqual([]);
  });
});
