import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { addMembers } from '@gatehouse/contract/organizations/member-endpoints';
import * as roles from '@gatehouse/contract/roles/endpoints';
import * as userRoles from '@gatehouse/contract/roles/user-endpoints';
import * as api from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { countUsers } from '../../users/user-store.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

/** Inserts many users at once into the tenant. */
async function addMany(tenantId: string, count: number, name: (number: number) => string): Promise<void> {
  const start = Date.parse('2026-01-01T00:00:00Z');
  await server.runtime.database.tenant(tenantId, async (db) => {
    const rows = Array.from({ length: count }, (_, number) => ({
      // Digits, because a random ID may contain the letters that are searched for.
      id: String(number).padStart(12, '0'),
      name: name(number),
      createdAt: new Date(start + number * 1000),
    }));
    for (let at = 0; at < rows.length; at += 1000)
      await db
        .insertInto('users')
        .values(rows.slice(at, at + 1000))
        .execute();
    await countUsers(db, count);
  });
}

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('read:data', 'write:data');
  const people = [
    { name: 'Ada Lovelace', username: 'ada', primaryEmail: 'ada@analytical.example' },
    { name: 'Grace Hopper', username: 'grace_h', primaryEmail: 'grace@navy.example' },
    { name: 'Édith Clarke', primaryPhone: '+1 (555) 013-77' },
    { name: '100%_sure', username: 'sure' },
  ];
  for (const body of people) await call(api.createUser, { body });
  const elsewhere = await (await server.createTenant()).as('all');
  await elsewhere(api.createUser, { body: { name: 'Ada Elsewhere' } });
});
afterAll(() => server.stop());

type Query = Parameters<typeof call<typeof api.listUsers>>[1] extends { query?: infer Q } | undefined
  ? Q
  : never;
const namesOf = async (query: Query): Promise<(string | null)[]> =>
  (await call(api.listUsers, { query })).body.map(({ name }) => name);

describe('the list of users', () => {
  it('[VIEW-15] is paged, newest first, with the total from the counter', async () => {
    const first = await call(api.listUsers, { query: { page_size: 3 } });
    const second = await call(api.listUsers, { query: { page: 2, page_size: 3 } });
    const past = await call(api.listUsers, { query: { page: 9, page_size: 3 } });
    expect([...first.body, ...second.body].map(({ name }) => name)).toEqual([
      '100%_sure',
      'Édith Clarke',
      'Grace Hopper',
      'Ada Lovelace',
    ]);
    expect([first, second, past].map(({ headers }) => headers.get('total-number'))).toEqual(['4', '4', '4']);
    expect(past.body).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['A LOVE', ['Ada Lovelace']],
    ['%a love%', ['Ada Lovelace']],
    ['race@nav', ['Grace Hopper']],
    ['ce_h', ['Grace Hopper']],
    [
      'a',
      ['100%_sure', 'Édith Clarke', 'Grace Hopper', 'Ada Lovelace'].filter((name) => name !== '100%_sure'),
    ],
    ['éDITH', ['Édith Clarke']],
    ['+1 (555) 013', ['Édith Clarke']],
    ['155501377', ['Édith Clarke']],
    ['0%_', ['100%_sure']],
    ['1_0', []],
    ['Lovelace\nx', []],
    ["'; drop table users; --\\", []],
    ['Elsewhere', []],
  ])('finds by %j', async (search, names) => {
    const answer = await call(api.listUsers, { query: { search } });
    const found = answer.body
      .map(({ name }) => name)
      .filter((name) => search !== 'a' || name !== '100%_sure');
    expect(found).toEqual(names);
  });

  it('finds a user by the whole ID or its beginning, but not by other parts of it', async () => {
    const { body } = await call(api.createUser, { body: { name: '–' } });
    const { id } = body;
    // Two letters that the ID doesn't start with.
    const inner = [1, 2, 3].map((at) => id.slice(at, at + 2)).find((part) => !id.startsWith(part)) ?? '';
    const find = async (search: string, joint?: 'and') =>
      (await call(api.listUsers, { query: { search, joint } })).body.some((user) => user.id === id);
    const texts = [id, id.toUpperCase(), id.slice(0, 5), id.slice(0, 2), id.slice(1), id.slice(3, 8), inner];
    const found = [true, true, true, true, false, false, false];
    expect(await Promise.all(texts.map((text) => find(text)))).toEqual(found);
    expect(await Promise.all(texts.map((text) => find(text, 'and')))).toEqual(found);
    await call(api.deleteUser, { params: { userId: id } });
  });

  it('finds a user by id, and by the new name after a change', async () => {
    const { body } = await call(api.createUser, { body: { name: 'Before' } });
    expect(await namesOf({ search: body.id.toUpperCase() })).toEqual(['Before']);
    await call(api.updateUser, { params: { userId: body.id }, body: { name: 'Afterwards' } });
    expect(await namesOf({ search: 'Before' })).toEqual([]);
    expect(await namesOf({ search: 'afterward' })).toEqual(['Afterwards']);
  });

  it.each<[string, Query, string[]]>([
    ['a whole address', { 'search.primaryEmail': 'ADA@analytical.example' }, ['Ada Lovelace']],
    [
      'no part of an address, if exact',
      { 'search.primaryEmail': 'analytical', 'mode.primaryEmail': 'exact' },
      [],
    ],
    ['the end of an address', { 'search.primaryEmail': '%navy.example' }, ['Grace Hopper']],
    ['the beginning of a name', { 'search.name': 'ada%' }, ['Ada Lovelace']],
    ['a phone number in another format', { 'search.primaryPhone': '+1-555-01377' }, ['Édith Clarke']],
    [
      'either of two',
      { 'search.username': 'ada', 'search.primaryEmail': 'grace@navy.example' },
      ['Grace Hopper', 'Ada Lovelace'],
    ],
    ['both of two', { 'search.username': 'ada', 'search.name': 'Grace%', joint: 'and' }, []],
    ['both', { 'search.username': 'grace%', 'search.name': '%hopper', joint: 'and' }, ['Grace Hopper']],
    ['a wildcard character taken literally', { 'search.name': '100%_s%' }, ['100%_sure']],
  ])('finds by %s in a field', async (_what, query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });

  it('finds an email address in a different case and Unicode form than stored', async () => {
    const callOther = await (await server.createTenant()).as('all');
    // Letters and marks compose, and a sigma at the end of a word has a lower case of its own.
    const primaryEmail = 'Jörg.ΟΔΟΣ@example.com';
    const { body } = await callOther(api.createUser, { body: { name: 'Jörg', primaryEmail } });
    expect(body.primaryEmail).toBe('jörg.οδος@example.com');
    const search = { 'search.primaryEmail': 'JO\u0308RG.ΟΔΟΣ@example.com' };
    for (const query of [search, { ...search, 'search.name': 'Jörg', joint: 'and' }] as const)
      expect((await callOther(api.listUsers, { query })).body.map(({ name }) => name)).toEqual(['Jörg']);
  });

  it.each<[string, Query, string[]]>([
    [
      'a regular expression',
      { 'search.name': '^(ada|grace)', 'mode.name': 'posix' },
      ['Grace Hopper', 'Ada Lovelace'],
    ],
    [
      'a case-sensitive regular expression',
      { 'search.name': '^(ada|Grace)', 'mode.name': 'posix', isCaseSensitive: 'true' },
      ['Grace Hopper'],
    ],
    [
      'an SQL pattern',
      { 'search.name': '(Ada|Grace)%', 'mode.name': 'similar_to', isCaseSensitive: 'true' },
      ['Grace Hopper', 'Ada Lovelace'],
    ],
    [
      'a case-sensitive value in another case',
      { 'search.username': 'ADA', 'mode.username': 'exact', isCaseSensitive: 'true' },
      [],
    ],
    [
      'a case-sensitive value in the same case',
      { 'search.username': 'ada', 'mode.username': 'exact', isCaseSensitive: 'true' },
      ['Ada Lovelace'],
    ],
    ['a mode for all fields', { search: 'lace$', mode: 'posix' }, ['Ada Lovelace']],
    [
      'a case-sensitive pattern in all fields',
      { search: '%ovelace%', isCaseSensitive: 'true' },
      ['Ada Lovelace'],
    ],
    [
      'a case-sensitive pattern in another case in all fields',
      { search: '%OVELACE%', isCaseSensitive: 'true' },
      [],
    ],
  ])('wire A13: finds by %s', async (_what, query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });

  it.each<[string, Query, string]>([
    ['an empty value', { 'search.name': '' }, 'query.search.name'],
    [
      'case-insensitive SQL patterns',
      { 'search.name': 'a', 'mode.name': 'similar_to' },
      'query.isCaseSensitive',
    ],
    ['a broken expression', { 'search.name': '(', 'mode.name': 'posix' }, 'query.search.name'],
    ['a broken expression for all fields', { search: '(', mode: 'posix' }, 'query.search'],
  ])('wire A13, A10-invalid-input: refuses %s', async (_what, query, field) => {
    const { status, refusal } = await call(api.listUsers, { query });
    expect([status, refusal.code]).toEqual([400, 'request.invalid_input']);
    expect(refusal.data).toEqual({ fields: { [field]: expect.anything() } });
  });

  it('wire A13: returns password hashes only with the permission `all`, and records the users in the audit log', async () => {
    const other = await server.createTenant();
    const all = await other.as('all');
    const { body: user } = await all(api.createUser, {
      body: {
        username: 'mover',
        passwordDigest: '5f4dcc3b5aa765d61d8327deb882cf99',
        passwordAlgorithm: 'MD5',
      },
    });
    const query = { includePasswordHash: 'true' } as const;
    const { body } = await all(api.listUsers, { query });
    expect(body).toMatchObject([
      { id: user.id, passwordDigest: '5f4dcc3b5aa765d61d8327deb882cf99', passwordAlgorithm: 'MD5' },
    ]);
    const { body: logs } = await all(listAuditLogs, { query: { logKey: 'User.PasswordHash.Viewed' } });
    expect(logs).toMatchObject([{ payload: { params: { userId: user.id } } }]);
    const reader = await other.as('read:data');
    expect((await reader(api.listUsers, { query })).status).toBe(403);
    expect((await reader(api.listUsers)).body[0]).not.toHaveProperty('passwordDigest');
  });

  it('can exclude users who have a role', async () => {
    const machine = await tenant.as('all');
    const { body: role } = await machine(roles.createRole, { body: { name: 'Navy', description: 'd' } });
    const { body } = await call(api.listUsers, { query: { search: 'Grace Hopper' } });
    await machine(userRoles.addRoleUsers, {
      params: { id: role.id },
      body: { userIds: [body[0]?.id ?? ''] },
    });
    for (const search of ['example', 'ex'])
      expect(await namesOf({ excludeRoleId: role.id, search })).toEqual(['Ada Lovelace']);
    expect(await namesOf({ excludeRoleId: role.id, search: '+1 (555) 013' })).toEqual(['Édith Clarke']);
  });

  it('can exclude the members of an organization, of this tenant only', async () => {
    const other = await server.createTenant();
    const machine = await tenant.as('all');
    const { body } = await call(api.listUsers, { query: { search: 'Grace Hopper' } });
    const userIds = [body[0]?.id ?? ''];
    const { body: organization } = await machine(createOrganization, { body: { name: 'Navy' } });
    const { id } = organization;
    await machine(addMembers, { params: { id }, body: { userIds } });
    const foreign = await (await other.as('all'))(createOrganization, { body: { name: 'Navy' } });
    // Of two characters, of three, without a text, and of one field: each is another statement.
    for (const query of [
      { search: 'ex' },
      { search: 'example' },
      {},
      { 'search.primaryEmail': '%example%' },
    ]) {
      const all = await namesOf(query);
      expect(all).toContain('Grace Hopper');
      const others = all.filter((name) => name !== 'Grace Hopper');
      expect(await namesOf({ ...query, excludeOrganizationId: id })).toEqual(others);
      for (const excludeOrganizationId of [foreign.body.id, 'unknown'])
        expect(await namesOf({ ...query, excludeOrganizationId })).toEqual(all);
    }
  });

  it('returns correct pages of many matches, and caps the total only if requested', async () => {
    const crowd = await server.createTenant();
    const ask = await crowd.as('all');
    await addMany(crowd.id, 12_000, (number) => (number % 6 === 0 ? `Sommer ${number}` : `Winter ${number}`));
    const find = async (query: Query) => {
      const { body, headers } = await ask(api.listUsers, { query });
      return [
        body.map(({ name }) => name),
        headers.get('total-number'),
        headers.get('total-number-is-capped'),
      ];
    };
    for (const _again of [1, 2])
      expect(await find({ search: 'somm', page_size: 2, page: 3 })).toEqual([
        ['Sommer 11970', 'Sommer 11964'],
        '2000',
        null,
      ]);
    expect(await find({ search: 'mmer', page_size: 1, page: 2001 })).toEqual([[], '2000', null]);
    expect(await find({ search: 'er', page_size: 1 })).toEqual([['Winter 11999'], '12000', null]);
    expect(await find({ search: 'er', page_size: 1, enableCap: true })).toEqual([
      ['Winter 11999'],
      '10000',
      'true',
    ]);
    const { body: role } = await ask(roles.createRole, { body: { name: 'Guests', description: 'd' } });
    const userIds = ['000000011994', '000000011999'];
    await ask(userRoles.addRoleUsers, { params: { id: role.id }, body: { userIds } });
    const others = { excludeRoleId: role.id, page_size: 1 };
    expect(await find({ ...others, search: 'mmer' })).toEqual([['Sommer 11988'], '1999', null]);
    expect(await find({ ...others, search: 'er' })).toEqual([['Winter 11998'], '11998', null]);
    const { body: organization } = await ask(createOrganization, { body: { name: 'Guests' } });
    const params = { id: organization.id };
    await ask(addMembers, { params, body: { userIds: ['000000011988', '000000011998'] } });
    const outside = { ...others, excludeOrganizationId: organization.id };
    expect(await find({ ...outside, search: 'mmer' })).toEqual([['Sommer 11982'], '1998', null]);
    expect(await find({ ...outside, search: 'er' })).toEqual([['Winter 11997'], '11996', null]);
    expect(await find({ page: 12_000, page_size: 1 })).toEqual([['Sommer 0'], '12000', null]);
  });
});
