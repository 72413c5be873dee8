import { addOrganizationRoleScopes } from '@gatehouse/contract/organization-roles/endpoints';
import { createOrganizationScope } from '@gatehouse/contract/organization-scopes/endpoints';
import * as organizations from '@gatehouse/contract/organizations/endpoints';
import * as api from '@gatehouse/contract/organizations/member-endpoints';
import * as roles from '@gatehouse/contract/organizations/member-role-endpoints';
import { createUser, deleteUser, listUsers, updateUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdRows } from '../../../../../tests/support/hold-rows.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { createRecords, type Records } from './organizations.fixture.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let records: Records;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
  records = createRecords(call);
});
afterAll(() => server.stop());

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.runtime.database.pool.query<Row>(text, values)).rows;

const add = (id: string, userIds: string[]) => call(api.addMembers, { params: { id }, body: { userIds } });
const assign = (id: string, userId: string, organizationRoleIds: string[]) =>
  call(roles.addMemberRoles, { params: { id, userId }, body: { organizationRoleIds } });
type Query = NonNullable<Parameters<typeof call<typeof api.listMembers>>[1]['query']>;
const list = (id: string, query: Query = {}) => call(api.listMembers, { params: { id }, query });
const namesOf = async (id: string, query: Query) => (await list(id, query)).body.map(({ name }) => name);
const rolesOf = async (id: string, userId: string) =>
  (await call(roles.listMemberRoles, { params: { id, userId } })).body.map((role) => role.id);
/** The number of members by the counter, and by counting. */
async function countMembers(id: string): Promise<[number, number]> {
  const [row] = await query<{ kept: number; counted: number }>(
    `select users_count as kept, (select count(*) from organization_users where organization_id = $1) as counted
     from organizations where id = $1`,
    [id],
  );
  return [row?.kept ?? -1, row?.counted ?? -2];
}

describe('the members of an organization', () => {
  it('are listed by ID, with their roles by name, without password', async () => {
    const [id, other] = [await records.organization(), await records.organization()];
    const userIds = [await records.user('Ada'), await records.user('Grace'), await records.user('Edith')];
    const added = await add(id, userIds);
    expect([added.status, added.body]).toEqual([201, { userIds }]);
    const [b, a] = [await records.role('User', 'B role'), await records.role('User', 'A role')];
    const [ada = ''] = userIds;
    await assign(id, ada, [b, a]);
    await add(other, [ada]);
    await assign(other, ada, [b]);
    const { body, headers } = await list(id);
    expect(body.map((member) => member.id)).toEqual(userIds.toSorted());
    expect(headers.get('total-number')).toBe('3');
    const member = body.find((each) => each.id === ada);
    expect(member).not.toHaveProperty('hasPassword');
    expect(member).toMatchObject({
      name: 'Ada',
      organizationRoles: [
        { id: a, name: 'A role' },
        { id: b, name: 'B role' },
      ],
    });
    expect(await namesOf(id, { organizationRoleId: b })).toEqual(['Ada']);
    expect(await namesOf(id, { organizationRoleId: b, q: 'ada' })).toEqual(['Ada']);
    expect(await namesOf(id, { organizationRoleId: b, q: 'grace' })).toEqual([]);
    const pages = [await list(id, { page_size: 2 }), await list(id, { page_size: 2, page: 2 })];
    expect(pages.flatMap((page) => page.body.map((each) => each.id))).toEqual(userIds.toSorted());
    const past = await list(id, { page: 9 });
    expect([past.body, past.headers.get('total-number')]).toEqual([[], '3']);
    const { body: held } = await call(api.listUserOrganizations, { params: { userId: ada } });
    expect(held.map((each) => [each.id, each.organizationRoles.map((role) => role.id)])).toEqual([
      [other, [b]],
      [id, [a, b]],
    ]);
  });

  it('keep their roles when the list is replaced, and lose them when they leave', async () => {
    const [id, other] = [await records.organization(), await records.organization()];
    const [stays, leaves] = [await records.user(), await records.user()];
    const role = await records.role();
    for (const organization of [id, other]) await add(organization, [stays, leaves]);
    for (const user of [stays, leaves]) await assign(id, user, [role]);
    await assign(other, leaves, [role]);
    const replaced = await call(api.replaceMembers, {
      params: { id },
      body: { userIds: [stays, await records.user(), stays] },
    });
    expect(replaced.status).toBe(204);
    expect(await rolesOf(id, stays)).toEqual([role]);
    expect((await list(id)).body).toHaveLength(2);
    await call(api.removeMember, { params: { id, userId: stays } });
    // nothing comes back with a member who left.
    await add(id, [stays, leaves]);
    expect([await rolesOf(id, stays), await rolesOf(id, leaves)]).toEqual([[], []]);
    expect(await rolesOf(other, leaves)).toEqual([role]);
    const links = await query('select from organization_users_roles where organization_id = $1', [id]);
    expect(links).toHaveLength(0);
  });

  it('are counted, however they are added and removed, also at once', async () => {
    const [id, other] = [await records.organization(), await records.organization()];
    const userIds = await Promise.all(Array.from({ length: 12 }, () => records.user()));
    await Promise.all(userIds.map((user) => add(id, [user, userIds[0] ?? ''])));
    await Promise.all(userIds.toReversed().map((user) => add(other, [user])));
    expect([await countMembers(id), await countMembers(other)]).toEqual([
      [12, 12],
      [12, 12],
    ]);
    await Promise.all(userIds.slice(0, 4).map((userId) => call(deleteUser, { params: { userId } })));
    await Promise.all(
      userIds.slice(4, 8).map((userId) => call(api.removeMember, { params: { id, userId } })),
    );
    await call(api.replaceMembers, { params: { id }, body: { userIds: userIds.slice(7) } });
    expect([await countMembers(id), await countMembers(other)]).toEqual([
      [5, 5],
      [8, 8],
    ]);
    const { body } = await call(organizations.listOrganizations, { query: { q: id, showFeatured: '1' } });
    expect(body[0]?.usersCount).toBe(5);
    const removed = await call(organizations.deleteOrganization, { params: { id } });
    expect([removed.status, await countMembers(other)]).toEqual([204, [8, 8]]);
  });

  it.each([
    ['added', [] as string[]],
    ['replaced', ['before']],
  ])('are %s all or none if the database stops meanwhile', async (does, names) => {
    const id = await records.organization();
    const before = await Promise.all(names.map((name) => records.user(name)));
    if (before.length > 0) await add(id, before);
    const userIds = (await Promise.all(Array.from({ length: 30 }, () => records.user()))).toSorted();
    const held = await holdRows('select from users where id = $1', [userIds.at(-1)]);
    const operation = does === 'added' ? api.addMembers : api.replaceMembers;
    const changing = call(operation, { params: { id }, body: { userIds } });
    await held.waitFor(1, 'insert into "organization_users"');
    await query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into "organization_users"%'`,
    );
    expect((await changing).status).toBeGreaterThanOrEqual(500);
    await held.releaseTo(0, 'insert');
    expect((await list(id)).body.map(({ name }) => name)).toEqual(names);
    expect(await countMembers(id)).toEqual([names.length, names.length]);
  });
});

describe('a change of members', () => {
  it.each([
    ['removing a member', api.removeMember, 'organization_users', 'user_id'],
    ['deleting a user', deleteUser, 'users', 'id'],
  ] as const)(
    'locks the organization first, so that two can’t deadlock: %s',
    async (_does, remove, table, column) => {
      const id = await records.organization();
      const userId = await records.user();
      await add(id, [userId]);
      const held = await holdRows('select from organizations where id = $1', [id]);
      const removing = call(remove, { params: { id, userId } });
      await held.waitFor(1, 'organizations');
      await query(`select from ${table} where ${column} = $1 for key share nowait`, [userId]);
      await held.releaseTo(1, 'organizations');
      expect((await removing).status).toBe(204);
      expect(await countMembers(id)).toEqual([0, 0]);
    },
  );
});

describe('the search of members', () => {
  it('finds by the same fields as the search of users, in this organization only', async () => {
    const [id, other] = [await records.organization(), await records.organization()];
    const people = [
      { name: 'Ada Lovelace', username: 'ada', primaryEmail: 'ada@analytical.example' },
      { name: 'Édith Clarke', primaryPhone: '+1 (555) 013-7799' },
      { name: '100%_sure', username: 'sure' },
    ];
    const elsewhere = (await call(createUser, { body: { name: 'Ada Elsewhere' } })).body.id;
    await add(other, [elsewhere]);
    const userIds: string[] = [];
    for (const body of people) userIds.push((await call(createUser, { body })).body.id);
    await add(id, userIds);
    const searches: [string, string[]][] = [
      ['A LOVE', ['Ada Lovelace']],
      ['%a love%', ['Ada Lovelace']],
      ['da@analytical', ['Ada Lovelace']],
      ['éd', ['Édith Clarke']],
      ['+1 (555) 013', ['Édith Clarke']],
      ['0%_', ['100%_sure']],
      ['1_0', []],
      ['Elsewhere', []],
      [userIds[2] ?? '', ['100%_sure']],
    ];
    for (const [q, names] of searches) expect([q, await namesOf(id, { q })]).toEqual([q, names]);
    const { body: users } = await call(listUsers, { query: { search: 'Ada Else' } });
    expect(users.map((user) => user.id)).toEqual([elsewhere]);
  });

  it('finds members by a new name, also if it changes while they are added', async () => {
    const id = await records.organization();
    const userId = await records.user('Before');
    const renaming = await holdRows(`update users set name = 'Meanwhile' where id = $1`, [userId]);
    const adding = add(id, [userId]);
    await renaming.releaseTo(1, 'organization_users');
    expect((await adding).status).toBe(201);
    expect(await namesOf(id, { q: 'meanwhile' })).toEqual(['Meanwhile']);
    expect(await namesOf(id, { q: 'before' })).toEqual([]);
    await call(updateUser, { params: { userId }, body: { name: 'Afterwards' } });
    expect(await namesOf(id, { q: 'afterw' })).toEqual(['Afterwards']);
    expect(await namesOf(id, { q: 'meanwhile' })).toEqual([]);
  });
});

describe('the roles of a member', () => {
  it('are assigned by ID and by name', async () => {
    const id = await records.organization();
    const userId = await records.user();
    const [byId, byName] = [await records.role(), await records.role('User', 'Named role')];
    const params = { id, userId };
    await add(id, [userId]);
    const added = await call(roles.addMemberRoles, {
      params,
      body: { organizationRoleIds: [byId], organizationRoleNames: ['Named role'] },
    });
    expect([added.status, added.body.organizationRoleIds.toSorted()]).toEqual([
      201,
      [byId, byName].toSorted(),
    ]);
    const body = { organizationRoleNames: ['Named role'] };
    expect((await call(roles.replaceMemberRoles, { params, body })).status).toBe(204);
    expect(await rolesOf(id, userId)).toEqual([byName]);
    const unknown = await call(roles.addMemberRoles, {
      params,
      body: { organizationRoleNames: ['Named role', 'No role'] },
    });
    expect([unknown.status, unknown.refusal]).toMatchObject([
      422,
      { code: 'organization.role_names_not_found', data: { organizationRoleNames: ['No role'] } },
    ]);
    const neither = await call(roles.replaceMemberRoles, { params, body: {} });
    expect(neither.refusal.data).toMatchObject({
      fields: { 'body.organizationRoleIds': expect.any(String) },
    });
    expect(await rolesOf(id, userId)).toEqual([byName]);
  });

  it('require membership in this organization', async () => {
    const [id, other] = [await records.organization(), await records.organization()];
    const userId = await records.user();
    const role = await records.role();
    await add(other, [userId]);
    const params = { id, userId, organizationRoleId: role };
    const body = { organizationRoleIds: [role] };
    const answers = [
      await call(roles.listMemberRoles, { params }),
      await call(roles.addMemberRoles, { params, body }),
      await call(roles.replaceMemberRoles, { params, body }),
      await call(roles.removeMemberRole, { params }),
      await call(roles.listMemberScopes, { params }),
    ];
    for (const { status, refusal } of answers)
      expect([status, refusal.code]).toEqual([422, 'organization.require_membership']);
    const bulk = await call(roles.addRolesToMembers, {
      params: { id },
      body: { userIds: [userId], organizationRoleIds: [role] },
    });
    expect([bulk.status, bulk.refusal.code]).toEqual([422, 'entity.relation_foreign_key_not_found']);
  });

  it('are assigned to several members, all or none', async () => {
    const id = await records.organization();
    const userIds = [await records.user(), await records.user()];
    const organizationRoleIds = [await records.role(), await records.role()];
    await add(id, userIds);
    const assignAll = async (body: { userIds: string[]; organizationRoleIds: string[] }) => {
      const { status, refusal } = await call(roles.addRolesToMembers, { params: { id }, body });
      return [status, refusal.code];
    };
    const elsewhere = createRecords(await (await server.createTenant()).as('all'));
    const unknown = [422, 'entity.relation_foreign_key_not_found'];
    // also in bulk.
    for (const foreign of [await elsewhere.role(), 'z'.repeat(21)])
      expect(await assignAll({ userIds, organizationRoleIds: [...organizationRoleIds, foreign] })).toEqual(
        unknown,
      );
    expect(await assignAll({ userIds: [...userIds, await records.user()], organizationRoleIds })).toEqual(
      unknown,
    );
    expect(
      await assignAll({
        userIds,
        organizationRoleIds: [...organizationRoleIds, await records.role('MachineToMachine')],
      }),
    ).toEqual([422, 'entity.db_constraint_violated']);
    expect(await Promise.all(userIds.map((userId) => rolesOf(id, userId)))).toEqual([[], []]);
    for (const _again of [1, 2]) expect((await assignAll({ userIds, organizationRoleIds }))[0]).toBe(201);
    for (const userId of userIds)
      expect((await rolesOf(id, userId)).toSorted()).toEqual(organizationRoleIds.toSorted());
  });

  it('give each permission once', async () => {
    const [id, other] = [await records.organization(), await records.organization()];
    const userId = await records.user();
    const scopes = await Promise.all(
      ['write:scopes', 'read:scopes', 'other:scopes'].map(
        async (name) => (await call(createOrganizationScope, { body: { name } })).body.id,
      ),
    );
    const [write = '', read = '', elsewhere = ''] = scopes;
    const grant = async (organizationScopeIds: string[]) => {
      const role = await records.role();
      await call(addOrganizationRoleScopes, { params: { id: role }, body: { organizationScopeIds } });
      return role;
    };
    for (const organization of [id, other]) await add(organization, [userId]);
    await assign(id, userId, [await grant([write, read]), await grant([read])]);
    await assign(other, userId, [await grant([elsewhere])]);
    const { body } = await call(roles.listMemberScopes, { params: { id, userId } });
    expect(body.map(({ name }) => name)).toEqual(['read:scopes', 'write:scopes']);
  });
});
