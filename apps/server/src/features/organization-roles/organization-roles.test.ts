import * as api from '@gatehouse/contract/organization-roles/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  call = await tenant.as('all');
});
afterAll(() => server.stop());

describe('organization roles', () => {
  it('[ENT-15] are created, read, changed and deleted', async () => {
    const created = await call(api.createOrganizationRole, { body: { name: 'Owner' } });
    expect([created.status, created.body]).toEqual([
      201,
      {
        tenantId: tenant.id,
        id: expect.stringMatching(/^\w{21}$/),
        name: 'Owner',
        description: null,
        type: 'User',
      },
    ]);
    const params = { id: created.body.id };
    const whole = { ...created.body, scopes: [], resourceScopes: [] };
    expect((await call(api.getOrganizationRole, { params })).body).toEqual(whole);
    const body = { name: 'Owners', description: 'May do everything' };
    const changed = await call(api.updateOrganizationRole, { params, body });
    expect(changed.body).toEqual({ ...created.body, ...body });
    const cleared = await call(api.updateOrganizationRole, { params, body: { description: null } });
    expect(cleared.body).toEqual({ ...changed.body, description: null });
    expect((await call(api.updateOrganizationRole, { params, body: {} })).body).toEqual(cleared.body);
    expect((await call(api.deleteOrganizationRole, { params })).status).toBe(204);
    const gone = [
      await call(api.getOrganizationRole, { params }),
      await call(api.updateOrganizationRole, { params, body }),
      await call(api.deleteOrganizationRole, { params }),
    ];
    expect(gone.map(({ status, refusal }) => [status, refusal.code])).toEqual([
      [404, 'entity.not_exists_with_id'],
      [404, 'entity.not_found'],
      [404, 'entity.not_found'],
    ]);
  });

  it('[ENT-15] have a name of 1 to 128 characters, a description of up to 256 and a type', async () => {
    const longest = {
      name: 'n'.repeat(128),
      description: 'd'.repeat(256),
      type: 'MachineToMachine',
    } as const;
    const { status, body } = await call(api.createOrganizationRole, { body: longest });
    expect([status, body]).toEqual([201, expect.objectContaining(longest)]);
    const params = { id: body.id };
    const cases: [string, object][] = [
      ['body.name', { name: '' }],
      ['body.name', { name: 'n'.repeat(129) }],
      ['body.description', { name: 'x', description: 'd'.repeat(257) }],
      ['body.type', { name: 'x', type: 'Robot' }],
    ];
    for (const [field, values] of cases)
      for (const answer of [
        await call(api.createOrganizationRole, { body: values as never }),
        await call(api.updateOrganizationRole, { params, body: values }),
      ])
        expect([field, answer.status, answer.refusal]).toEqual([
          field,
          400,
          expect.objectContaining({
            code: 'guard.invalid_input',
            data: { fields: { [field]: expect.any(String) } },
          }),
        ]);
  });

  it('have a unique name in their tenant', async () => {
    await call(api.createOrganizationRole, { body: { name: 'Unique' } });
    const second = await call(api.createOrganizationRole, { body: { name: 'Not unique' } });
    const body = { name: 'Unique' };
    for (const { status, refusal } of [
      await call(api.createOrganizationRole, { body }),
      await call(api.updateOrganizationRole, { params: { id: second.body.id }, body }),
    ])
      expect([status, refusal.code]).toEqual([422, 'entity.unique_integrity_violation']);
    const elsewhere = await (await server.createTenant()).as('all');
    expect((await elsewhere(api.createOrganizationRole, { body })).status).toBe(201);
  });

  it('traps G2: keep their type', async () => {
    const { body: role } = await call(api.createOrganizationRole, { body: { name: 'Typed' } });
    const params = { id: role.id };
    const update = (type: 'User' | 'MachineToMachine') =>
      call(api.updateOrganizationRole, { params, body: { name: `Typed ${type}`, type } });
    const { status, refusal } = await update('MachineToMachine');
    expect([status, refusal.code]).toEqual([422, 'entity.db_constraint_violated']);
    expect((await call(api.getOrganizationRole, { params })).body).toMatchObject(role);
    expect((await update('User')).body).toEqual({ ...role, name: 'Typed User' });
  });
});

describe('the list of organization roles', () => {
  it('searches with q in id, name and description, and by type', async () => {
    const body = { name: 'Gardener', description: 'Waters 100%_of the orchids' };
    const { id } = (await call(api.createOrganizationRole, { body })).body;
    for (const q of [id.slice(3, 15), 'ARDENE', 'the orch', '100%_', '%Gardener%']) {
      const found = await call(api.listOrganizationRoles, { query: { q } });
      expect([q, found.body.map((role) => role.id)]).toEqual([q, [id]]);
    }
    expect((await call(api.listOrganizationRoles, { query: { q: '1_0' } })).body).toEqual([]);
    const ofType = async (type: 'User' | 'MachineToMachine') =>
      (await call(api.listOrganizationRoles, { query: { q: 'Gardener', type } })).body.length;
    expect([await ofType('User'), await ofType('MachineToMachine')]).toEqual([1, 0]);
  });

  it('is ordered by name and has pages', async () => {
    const ask = await (await server.createTenant()).as('all');
    for (const name of ['Charlie', 'Alpha', 'Bravo'])
      await ask(api.createOrganizationRole, { body: { name } });
    const list = async (query: { page?: number; page_size?: number }) => {
      const { body, headers } = await ask(api.listOrganizationRoles, { query });
      return [body.map(({ name }) => name), headers.get('total-number')];
    };
    expect(await list({})).toEqual([['Alpha', 'Bravo', 'Charlie'], '3']);
    expect(await list({ page: 2, page_size: 2 })).toEqual([['Charlie'], '3']);
  });
});
