import { addApplicationRoles } from '@gatehouse/contract/roles/application-endpoints';
import * as api from '@gatehouse/contract/roles/endpoints';
import { internalAdminRoleName } from '@gatehouse/contract/roles/roles';
import { addUserRoles } from '@gatehouse/contract/roles/user-endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { createId } from '../../lib/ids.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

const editor = { name: 'Editor', description: 'Edits articles' };

/** Inserts a resource with these permissions into the tenant. */
async function addScopes(...names: string[]): Promise<string[]> {
  return server.runtime.database.tenant(tenant.id, async (db) => {
    const resourceId = createId();
    const indicator = `https://api.example/${resourceId}`;
    await db.insertInto('resources').values({ id: resourceId, name: 'Articles', indicator }).execute();
    const scopes = names.map((name) => ({ id: createId(), resourceId, name, description: null }));
    await db.insertInto('scopes').values(scopes).execute();
    return scopes.map(({ id }) => id);
  });
}

/** The IDs of the Management API's own permissions. */
async function listManagementScopes(): Promise<string[]> {
  const internal = await call(api.listRoles, { query: { search: internalAdminRoleName } });
  const scopes = await call(api.listRoleScopes, { params: { id: internal.body[0]?.id ?? '' } });
  return scopes.body.map(({ id }) => id);
}

describe('roles', () => {
  it('[PROD-08 part] are created, read, changed and deleted', async () => {
    const created = await call(api.createRole, { body: editor });
    expect(created.status).toBe(200);
    expect(created.body).toMatchObject({
      ...editor,
      tenantId: tenant.id,
      id: expect.stringMatching(/^\w{21}$/),
      type: 'User',
      isDefault: false,
    });
    const params = { id: created.body.id };
    expect((await call(api.getRole, { params })).body).toEqual(created.body);
    const changed = await call(api.updateRole, { params, body: { description: 'Writes too' } });
    expect(changed.body).toEqual({ ...created.body, description: 'Writes too' });
    expect((await call(api.deleteRole, { params })).status).toBe(204);
    expect((await call(api.getRole, { params })).refusal.code).toBe('entity.not_found');
  });

  it('[ENT-10] have a name and a description of 1 to 128 characters', async () => {
    const longest = { name: 'n'.repeat(128), description: 'd'.repeat(128) };
    expect((await call(api.createRole, { body: longest })).status).toBe(200);
    const cases: [string, object][] = [
      ['body.description', { name: 'x', description: '' }],
      ['body.description', { name: 'x', description: 'd'.repeat(129) }],
      ['body.name', { name: '', description: 'd' }],
      ['body.name', { name: 'n'.repeat(129), description: 'd' }],
      ['body.type', { name: 'x', description: 'd', type: 'Robot' }],
      ['body.isDefault', { name: 'x', description: 'd', isDefault: 'yes' }],
    ];
    for (const [field, body] of cases) {
      const { status, refusal } = await call(api.createRole, { body: body as never });
      expect([field, status, Object.keys((refusal.data as { fields: object }).fields)]).toEqual([
        field,
        400,
        [field],
      ]);
    }
  });

  it('wire A10-statuses: [VIEW-14] refuse a name in use with code, message and its one status', async () => {
    const body = { name: 'Taken', description: 'first' };
    await call(api.createRole, { body });
    const again = await call(api.createRole, { body });
    expect([again.status, again.refusal]).toEqual([
      422,
      { code: 'role.name_in_use', message: expect.any(String) },
    ]);
  });

  it('[ENT-11 part] can have permissions added and removed', async () => {
    const [read = '', write = ''] = await addScopes('read', 'write');
    const { body: role } = await call(api.createRole, {
      body: { name: 'Author', description: 'd', scopeIds: [read] },
    });
    const params = { id: role.id };
    const added = await call(api.addRoleScopes, { params, body: { scopeIds: [write] } });
    expect([added.status, added.body.map(({ name }) => name)]).toEqual([201, ['write']]);
    const listed = await call(api.listRoleScopes, { params });
    expect(listed.body.map(({ name, resource }) => [name, resource.name])).toEqual([
      ['read', 'Articles'],
      ['write', 'Articles'],
    ]);
    expect((await call(api.addRoleScopes, { params, body: { scopeIds: [write] } })).refusal.code).toBe(
      'role.scope_exists',
    );
    expect((await call(api.removeRoleScope, { params: { ...params, scopeId: read } })).status).toBe(204);
    expect((await call(api.removeRoleScope, { params: { ...params, scopeId: read } })).status).toBe(404);
    expect((await call(api.listRoleScopes, { params })).headers.get('total-number')).toBe('1');
  });

  it('aren’t created if one of their permissions doesn’t exist', async () => {
    const [real = ''] = await addScopes('real');
    const refused = await call(api.createRole, {
      body: { name: 'Half', description: 'd', scopeIds: [real, 'no-such-scope'] },
    });
    expect([refused.status, refused.refusal.code]).toEqual([404, 'entity.relation_foreign_key_not_found']);
    expect((await call(api.listRoles, { query: { search: 'Half' } })).body).toEqual([]);
  });

  it('wire A10-statuses: of users can’t have permissions of the management API', async () => {
    const scopeIds = await listManagementScopes();
    const { body: role } = await call(api.createRole, { body: { name: 'Climber', description: 'd' } });
    for (const { status, refusal } of [
      await call(api.addRoleScopes, { params: { id: role.id }, body: { scopeIds } }),
      await call(api.createRole, { body: { name: 'Climber 2', description: 'd', scopeIds } }),
    ])
      expect([status, refusal.code]).toEqual([400, 'role.management_api_scopes_not_assignable_to_user_role']);
  });

  it('[ROLE-11] include the built-in ones, which can’t be changed', async () => {
    const { body } = await call(api.listRoles, { query: { search: '#internal:admin' } });
    const [internal] = body;
    expect(internal?.name).toBe('#internal:admin');
    const params = { id: internal?.id ?? '' };
    const answers = [
      await call(api.updateRole, { params, body: { name: 'mine' } }),
      await call(api.deleteRole, { params }),
      await call(api.addRoleScopes, { params, body: { scopeIds: await addScopes('any') } }),
    ];
    expect(answers.map(({ refusal }) => refusal.code)).toEqual(Array(3).fill('role.internal_role_violation'));
    const alike = await call(api.createRole, { body: { name: '#internal:admim', description: 'd' } });
    expect([alike.status, alike.refusal.data]).toEqual([
      400,
      { fields: { 'body.name': 'must not begin with #internal:' } },
    ]);
  });
});

describe('a list', () => {
  it('[VIEW-15] [OPEN-23] pages by page and page_size, with the total and links in headers', async () => {
    const mine = await server.createTenant();
    const ask = await mine.as('all');
    for (const number of [1, 2, 3])
      await ask(api.createRole, { body: { name: `Role ${number}`, description: 'd' } });
    const query = { type: 'User' as const, search: 'Role' };
    const second = await ask(api.listRoles, { query: { ...query, page: 2, page_size: 1 } });
    expect(second.body.map(({ name }) => name)).toEqual(['Role 2']);
    expect(second.headers.get('total-number')).toBe('3');
    expect(second.headers.get('link')).toMatch(
      /page=1&page_size=1>; rel="first", .*page=1&page_size=1>; rel="prev", .*page=3&page_size=1>; rel="next"/,
    );
    const past = await ask(api.listRoles, { query: { ...query, page: 99 } });
    expect([past.body, past.headers.get('total-number')]).toEqual([[], '3']);
    for (const wrong of [
      { page: 0 },
      { page_size: 0 },
      { page_size: 1001 },
      { page: 1.5 },
      { page: 'x' as never },
    ]) {
      expect((await ask(api.listRoles, { query: wrong })).refusal.code).toBe('guard.invalid_pagination');
    }
    expect((await ask(api.listRoles, { query: { page_size: 1000 } })).status).toBe(200);
  });

  it('lists the newest first', async () => {
    const mine = await (await server.createTenant()).as('all');
    for (const name of ['Oldest', 'Middle', 'Newest'])
      expect((await mine(api.createRole, { body: { name, description: 'd' } })).status).toBe(200);
    const { body } = await mine(api.listRoles, { query: { type: 'User' } });
    expect(body.map(({ name }) => name)).toEqual(['Newest', 'Middle', 'Oldest']);
  });

  it('can be requested by ids, at most 100, without those of other tenants', async () => {
    const [own, other] = [await server.createTenant(), await server.createTenant()];
    const create = async (of: TestTenant) =>
      (await (await of.as('all'))(api.createRole, { body: { ...editor, name: createId() } })).body.id;
    const [first, , third] = [await create(own), await create(own), await create(own)];
    const foreign = await create(other);
    const list = async (query: object) => (await own.as('read:data'))(api.listRoles, { query });
    const idsOf = async (query: object) => (await list(query)).body.map(({ id }) => id);
    expect(await idsOf({ ids: [first, third, foreign, 'unknown'] })).toEqual([third, first]);
    expect(await idsOf({ ids: `${first},${foreign}` })).toEqual([first]);
    for (const ids of ['', Array.from({ length: 101 }, (_, at) => `a${at}`), 'x'.repeat(2201)]) {
      const { status, refusal } = await list({ ids });
      expect([status, refusal.code]).toEqual([400, 'guard.invalid_input']);
    }
  });

  it('searches in id, name and description', async () => {
    const { body } = await call(api.createRole, {
      body: { name: 'Gardener', description: 'Waters the orchids' },
    });
    for (const search of [body.id.slice(3, 15), 'ardene', 'the ORCH']) {
      const found = await call(api.listRoles, { query: { search } });
      expect([search, found.body.map(({ id }) => id)]).toEqual([search, [body.id]]);
    }
  });

  it.each(['User', 'MachineToMachine'] as const)(
    'leaves out roles that are assigned already: %s',
    async (type) => {
      const mine = await server.createTenant();
      const ask = await mine.as('all');
      const create = async (name: string) =>
        (await ask(api.createRole, { body: { name, description: 'd', type } })).body.id;
      const [held, free] = [await create('Held'), await create('Free')];
      let query: Record<string, string>;
      if (type === 'User') {
        const { body: user } = await ask(createUser, { body: {} });
        await ask(addUserRoles, { params: { userId: user.id }, body: { roleIds: [held] } });
        query = { excludeUserId: user.id };
      } else {
        const { id } = await mine.createMachine();
        await ask(addApplicationRoles, { params: { applicationId: id }, body: { roleIds: [held] } });
        query = { excludeApplicationId: id };
      }
      const listed = async (more: object) =>
        (await ask(api.listRoles, { query: { type, ...more } })).body
          .map(({ id }) => id)
          .filter((id) => [held, free].includes(id));
      expect(await listed({})).toEqual([free, held]);
      expect(await listed(query)).toEqual([free]);
    },
  );

  it('searches for the literal text, without wildcards inside it', async () => {
    await call(api.createRole, { body: { name: '100%_sure', description: 'd' } });
    const find = async (search: string) =>
      (await call(api.listRoles, { query: { search } })).body.map(({ name }) => name);
    expect(await find('%100%_S%')).toEqual(['100%_sure']);
    expect(await find('0%_')).toEqual(['100%_sure']);
    expect(await find('1_0')).toEqual([]);
    expect(await find(String.raw`'; drop table roles; --\ `)).toEqual([]);
  });
});

describe('the audit log', () => {
  it('records successful and refused requests with the application that made them', async () => {
    const { body } = await call(api.createRole, { body: { name: 'Audited', description: 'd' } });
    await call(api.createRole, { body: { name: 'Audited', description: 'd' } });
    const rows = await server.runtime.database.tenant(tenant.id, (db) =>
      db
        .selectFrom('logs')
        .select(['payload', 'applicationId'])
        .where('key', '=', 'Role.Created')
        .orderBy('createdAt', 'desc')
        .limit(2)
        .execute(),
    );
    expect(rows.map(({ payload }) => [payload.result, payload.id ?? payload.error])).toEqual([
      ['Error', { code: 'role.name_in_use' }],
      ['Success', body.id],
    ]);
    expect(rows[0]?.applicationId).toMatch(/^\w{21}$/);
  });
});
