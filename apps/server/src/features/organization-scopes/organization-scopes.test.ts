import {
  addOrganizationRoleScopes,
  createOrganizationRole,
} from '@gatehouse/contract/organization-roles/endpoints';
import { listOrganizationRoleScopes } from '@gatehouse/contract/organization-roles/endpoints';
import * as api from '@gatehouse/contract/organization-scopes/endpoints';
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

const create = async (name: string, description?: string) =>
  (await call(api.createOrganizationScope, { body: { name, description } })).body;

describe('organization permissions', () => {
  it('[ENT-16] are created, read, changed and deleted', async () => {
    const created = await call(api.createOrganizationScope, { body: { name: 'read:member' } });
    expect([created.status, created.body]).toEqual([
      201,
      { tenantId: tenant.id, id: expect.stringMatching(/^\w{21}$/), name: 'read:member', description: null },
    ]);
    const params = { id: created.body.id };
    expect((await call(api.getOrganizationScope, { params })).body).toEqual(created.body);
    const body = { name: 'read:members', description: 'See who belongs to it' };
    const changed = await call(api.updateOrganizationScope, { params, body });
    expect(changed.body).toEqual({ ...created.body, ...body });
    const cleared = await call(api.updateOrganizationScope, { params, body: { description: null } });
    expect(cleared.body).toEqual({ ...changed.body, description: null });
    expect((await call(api.updateOrganizationScope, { params, body: {} })).body).toEqual(cleared.body);
    expect((await call(api.deleteOrganizationScope, { params })).status).toBe(204);
    const gone = [
      await call(api.getOrganizationScope, { params }),
      await call(api.updateOrganizationScope, { params, body }),
      await call(api.deleteOrganizationScope, { params }),
    ];
    expect(gone.map(({ status, refusal }) => [status, refusal.code])).toEqual([
      [404, 'entity.not_exists_with_id'],
      [404, 'entity.not_found'],
      [404, 'entity.not_found'],
    ]);
  });

  it('[ENT-16] have a name of 1 to 128 characters and a description of up to 256', async () => {
    const longest = { name: 'n'.repeat(128), description: 'd'.repeat(256) };
    const { status, body } = await call(api.createOrganizationScope, { body: longest });
    expect([status, body]).toEqual([201, expect.objectContaining(longest)]);
    const params = { id: body.id };
    const cases: [string, object][] = [
      ['body.name', { name: '' }],
      ['body.name', { name: 'n'.repeat(129) }],
      ['body.description', { name: 'short', description: 'd'.repeat(257) }],
    ];
    for (const [field, values] of cases)
      for (const answer of [
        await call(api.createOrganizationScope, { body: values as never }),
        await call(api.updateOrganizationScope, { params, body: values }),
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

  it('have a name that is one permission in a token: no space, quotation mark or backslash', async () => {
    for (const name of ['read write', ' read', 're"ad', String.raw`re\ad`, 'lésen', 'read\t']) {
      const { status, refusal } = await call(api.createOrganizationScope, { body: { name } });
      expect([name, status, refusal.code]).toEqual([name, 400, 'guard.invalid_input']);
    }
    expect((await call(api.createOrganizationScope, { body: { name: "!urn:it's#~" } })).status).toBe(201);
  });

  it('have a unique name in their tenant', async () => {
    const [, second] = [await create('unique'), await create('not-unique')];
    const body = { name: 'unique' };
    for (const { status, refusal } of [
      await call(api.createOrganizationScope, { body }),
      await call(api.updateOrganizationScope, { params: { id: second.id }, body }),
    ])
      expect([status, refusal.code]).toEqual([422, 'entity.unique_integrity_violation']);
    const elsewhere = await (await server.createTenant()).as('all');
    expect((await elsewhere(api.createOrganizationScope, { body })).status).toBe(201);
  });

  it('are taken from roles when they are deleted', async () => {
    const { id } = await create('short-lived');
    const role = await call(createOrganizationRole, { body: { name: 'Holder' } });
    const params = { id: role.body.id };
    await call(addOrganizationRoleScopes, { params, body: { organizationScopeIds: [id] } });
    expect((await call(listOrganizationRoleScopes, { params })).body.map((scope) => scope.id)).toEqual([id]);
    await call(api.deleteOrganizationScope, { params: { id } });
    expect((await call(listOrganizationRoleScopes, { params })).body).toEqual([]);
  });
});

describe('the list of organization permissions', () => {
  it('searches with q in id, name and description, for the literal text', async () => {
    const { id } = await create('edit:invoice', 'Change 100%_of the bills');
    for (const q of [id.slice(3, 15), 'T:INVO', 'the BILLS', '100%_', '%invoice%']) {
      const found = await call(api.listOrganizationScopes, { query: { q } });
      expect([q, found.body.map((scope) => scope.id)]).toEqual([q, [id]]);
    }
    expect((await call(api.listOrganizationScopes, { query: { q: '1_0' } })).body).toEqual([]);
    expect((await call(api.listOrganizationScopes, { query: { q: 'x'.repeat(257) } })).status).toBe(400);
  });

  it('is ordered by name, and whole unless a page is requested', async () => {
    const ask = await (await server.createTenant()).as('all');
    const names = Array.from({ length: 25 }, (_, at) => `scope-${String(at).padStart(2, '0')}`);
    for (const name of names.toReversed()) await ask(api.createOrganizationScope, { body: { name } });
    const list = async (query: { page?: number; page_size?: number }) => {
      const { body, headers } = await ask(api.listOrganizationScopes, { query });
      return [body.map(({ name }) => name), headers.get('total-number'), headers.get('link') !== null];
    };
    expect(await list({})).toEqual([names, '25', false]);
    expect(await list({ page: 1 })).toEqual([names.slice(0, 20), '25', true]);
    expect(await list({ page: 2 })).toEqual([names.slice(20), '25', true]);
    expect(await list({ page_size: 3 })).toEqual([names.slice(0, 3), '25', true]);
    for (const query of [{ page: 0 }, { page_size: 0 }, { page_size: 1001 }])
      expect((await ask(api.listOrganizationScopes, { query })).refusal.code).toBe(
        'guard.invalid_pagination',
      );
  });
});
