import * as api from '@gatehouse/contract/resources/endpoints';
import { newIndicator } from '@gatehouse/contract/resources/resources';
import * as roles from '@gatehouse/contract/roles/endpoints';
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

const newResource = () => ({ name: 'Orders', indicator: `https://orders.example/${createId()}` });

async function createResource(): Promise<string> {
  const { body } = await call(api.createResource, { body: newResource() });
  return body.id;
}

const fieldsOf = ({ refusal }: { refusal: { data?: unknown } }): string[] =>
  Object.keys((refusal.data as { fields: object }).fields);

describe('API resources', () => {
  it('[PROD-07 part] [ENT-12] are created, read, changed and deleted', async () => {
    const values = { ...newResource(), accessTokenTtl: 60 };
    const created = await call(api.createResource, { body: values });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      ...values,
      tenantId: tenant.id,
      id: expect.stringMatching(/^\w{21}$/),
      isDefault: false,
      scopes: [],
    });
    const params = { id: created.body.id };
    const { scopes: _none, ...resource } = created.body;
    expect((await call(api.getResource, { params })).body).toEqual(resource);
    const changed = await call(api.updateResource, {
      params,
      body: { name: 'Parcels', accessTokenTtl: 7200 },
    });
    expect(changed.body).toEqual({ ...resource, name: 'Parcels', accessTokenTtl: 7200 });
    expect((await call(api.updateResource, { params, body: {} })).body).toEqual(changed.body);
    expect((await call(api.deleteResource, { params })).status).toBe(204);
    expect((await call(api.getResource, { params })).refusal.code).toBe('entity.not_found');
    expect((await call(api.deleteResource, { params })).status).toBe(404);
  });

  it('have tokens valid for one hour by default, and an indicator that can’t change', async () => {
    const { body } = await call(api.createResource, { body: newResource() });
    expect(body.accessTokenTtl).toBe(3600);
    const other = { indicator: 'https://elsewhere.example' } as object;
    const changed = await call(api.updateResource, { params: { id: body.id }, body: other });
    expect([changed.status, changed.body.indicator]).toEqual([200, body.indicator]);
  });

  it.each([
    ['body.name', { name: '' }],
    ['body.name', { name: 'n'.repeat(257) }],
    ['body.indicator', { indicator: 'orders' }],
    ['body.indicator', { indicator: 'https://orders.example/#part' }],
    ['body.indicator', { indicator: 'https://orders .example' }],
    ['body.indicator', { indicator: `https://orders.example/${'a'.repeat(2048)}` }],
    ['body.indicator', { indicator: 'urn:logto:resource:organizations' }],
    ['body.indicator', { indicator: 'urn:logto:organization:abc' }],
    ['body.accessTokenTtl', { accessTokenTtl: 0 }],
    ['body.accessTokenTtl', { accessTokenTtl: 1.5 }],
    ['body.accessTokenTtl', { accessTokenTtl: 40_000_000 }],
  ])('refuse a wrong %s: %j', async (field, wrong) => {
    const answer = await call(api.createResource, { body: { ...newResource(), ...wrong } });
    expect([answer.status, answer.refusal.code, fieldsOf(answer)]).toEqual([
      400,
      'guard.invalid_input',
      [field],
    ]);
  });

  it('accept any absolute URI as indicator, even if it isn’t a URL', () => {
    for (const indicator of [
      'https://a.example',
      'http://localhost:3000/api',
      'urn:acme:orders',
      'api://orders',
    ])
      expect(newIndicator.safeParse(indicator).success).toBe(true);
  });

  it('wire A10-statuses: refuse an indicator in use', async () => {
    const values = newResource();
    await call(api.createResource, { body: values });
    const answer = await call(api.createResource, { body: values });
    expect([answer.status, answer.refusal.code]).toEqual([422, 'resource.resource_identifier_in_use']);
    const other = await server.createTenant();
    expect((await (await other.as('all'))(api.createResource, { body: values })).status).toBe(201);
  });

  it('can be listed by id, at most 100, without those of other tenants', async () => {
    const [own, other] = [await server.createTenant(), await server.createTenant()];
    const create = async (of: TestTenant) =>
      (await (await of.as('all'))(api.createResource, { body: newResource() })).body.id;
    const [first, , third] = [await create(own), await create(own), await create(own)];
    const foreign = await create(other);
    const list = async (query: object) => (await own.as('read:data'))(api.listResources, { query });
    const idsOf = async (query: object) => (await list(query)).body.map(({ id }) => id);
    expect(await idsOf({ ids: [first, third, foreign, 'unknown'] })).toEqual([third, first]);
    expect(await idsOf({ ids: `${first},${foreign}` })).toEqual([first]);
    for (const ids of ['', Array.from({ length: 101 }, (_, at) => `a${at}`), 'x'.repeat(2201)]) {
      const { status, refusal } = await list({ ids });
      expect([status, refusal.code]).toEqual([400, 'guard.invalid_input']);
    }
  });

  it('are listed newest first, searched, paged, and with their permissions if requested', async () => {
    const own = await (await server.createTenant()).as('all');
    const ids: string[] = [];
    for (const name of ['Orders', 'Parcels', '100% wool']) {
      const { body } = await own(api.createResource, { body: { ...newResource(), name } });
      ids.unshift(body.id);
    }
    const [, parcels = ''] = ids;
    const scope = await own(api.createResourceScope, {
      params: { resourceId: parcels },
      body: { name: 'read' },
    });
    const list = await own(api.listResources, { query: { page_size: 3 } });
    expect(list.body.map(({ id }) => id)).toEqual(ids);
    expect(list.headers.get('total-number')).toBe('4');
    expect(list.body[0]).not.toHaveProperty('scopes');
    const full = await own(api.listResources, { query: { includeScopes: 'true', search: '%parcels%' } });
    expect(full.body).toEqual([expect.objectContaining({ id: parcels, scopes: [scope.body] })]);
    expect((await own(api.listResources, { query: { search: '0% w' } })).body).toHaveLength(1);
  });
});

const setDefault = (id: string, isDefault: boolean) =>
  call(api.setDefaultResource, { params: { id }, body: { isDefault } });

async function listDefaults(): Promise<string[]> {
  const { body } = await call(api.listResources, { query: { page_size: 1000 } });
  return body.filter(({ isDefault }) => isDefault).map(({ id }) => id);
}

describe('the default API resource', () => {
  it('is at most one per tenant', async () => {
    const [first, second] = [await createResource(), await createResource()];
    expect((await setDefault(first, true)).body.isDefault).toBe(true);
    expect((await setDefault(second, true)).body.isDefault).toBe(true);
    expect(await listDefaults()).toEqual([second]);
    await setDefault(first, false);
    expect(await listDefaults()).toEqual([second]);
    const many = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => setDefault(turn % 2 ? first : second, true)),
    );
    expect(many.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await listDefaults()).toHaveLength(1);
    await Promise.all([setDefault(first, false), setDefault(second, false)]);
    expect(await listDefaults()).toEqual([]);
  });
});

describe('the management API resource', () => {
  it('wire A9: has the ids that set-up scripts look for, and a role that gives machines all of its permissions', async () => {
    const id = 'management-api';
    const { body } = await call(api.getResource, { params: { id } });
    expect(body).toMatchObject({ id, name: 'Management API', indicator: tenant.indicator });
    const scopes = await call(api.listResourceScopes, { params: { resourceId: id } });
    expect(scopes.body.find(({ name }) => name === 'all')).toMatchObject({
      id: 'management-api-all',
      description: expect.any(String),
    });
    const [role] = (await call(roles.listRoles, { query: { search: 'Management API access' } })).body;
    expect(role?.type).toBe('MachineToMachine');
    const held = await call(roles.listRoleScopes, { params: { id: role?.id ?? '' } });
    expect(held.body.map((scope) => scope.id)).toEqual(['management-api-all']);
  });

  it('cannot be changed, deleted or made the default, nor can its permissions', async () => {
    const { body } = await call(api.listResources, {
      query: { search: tenant.indicator, includeScopes: 'true' },
    });
    const [resource] = body;
    const id = resource?.id ?? '';
    const scopeId = resource?.scopes?.find(({ name }) => name === 'all')?.id ?? '';
    const refusals = [
      await call(api.updateResource, { params: { id }, body: { name: 'Mine' } }),
      await call(api.setDefaultResource, { params: { id }, body: { isDefault: true } }),
      await call(api.createResourceScope, { params: { resourceId: id }, body: { name: 'more' } }),
      await call(api.updateResourceScope, { params: { resourceId: id, scopeId }, body: { name: 'some' } }),
      await call(api.deleteResourceScope, { params: { resourceId: id, scopeId } }),
      await call(api.deleteResource, { params: { id } }),
    ];
    expect(refusals.map(({ status, refusal }) => [status, refusal.code])).toEqual([
      ...Array.from({ length: 5 }, () => [400, 'resource.cannot_modify_management_api']),
      [400, 'resource.cannot_delete_management_api'],
    ]);
    const after = await call(api.listResources, {
      query: { search: tenant.indicator, includeScopes: 'true' },
    });
    expect(after.body).toEqual(body);
  });
});

describe('permissions of an API resource', () => {
  it('[PROD-07 part] [ENT-13] are created, listed, searched, changed and deleted', async () => {
    const resourceId = await createResource();
    const longest = 'n'.repeat(256);
    const created = await call(api.createResourceScope, {
      params: { resourceId },
      body: { name: longest, description: 'Everything' },
    });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      tenantId: tenant.id,
      id: expect.stringMatching(/^\w{21}$/),
      resourceId,
      name: longest,
      description: 'Everything',
      createdAt: expect.any(Number),
    });
    const second = await call(api.createResourceScope, {
      params: { resourceId },
      body: { name: 'delete:all' },
    });
    expect(second.body.description).toBeNull();
    const list = async (search?: string) =>
      (await call(api.listResourceScopes, { params: { resourceId }, query: { search } })).body;
    expect(await list()).toEqual([second.body, created.body]);
    expect(await list('%EVERY%')).toEqual([created.body]);
    const params = { resourceId, scopeId: created.body.id };
    const changed = await call(api.updateResourceScope, {
      params,
      body: { name: 'read', description: null },
    });
    expect(changed.body).toEqual({ ...created.body, name: 'read', description: null });
    expect((await call(api.updateResourceScope, { params, body: {} })).body).toEqual(changed.body);
    expect((await call(api.deleteResourceScope, { params })).status).toBe(204);
    expect((await call(api.deleteResourceScope, { params })).refusal.code).toBe('entity.not_found');
    expect(await list()).toEqual([second.body]);
  });

  it('wire A10-statuses: refuse a space, a name in use and characters that aren’t valid in a token’s scope', async () => {
    const params = { resourceId: await createResource() };
    const create = (name: string) => call(api.createResourceScope, { params, body: { name } });
    const { body } = await create('read');
    const rename = (name: string) =>
      call(api.updateResourceScope, { params: { ...params, scopeId: body.id }, body: { name } });
    await create('write');
    for (const [answer, code, status = 400] of [
      [await create('read all'), 'scope.name_with_space'],
      [await rename('read all'), 'scope.name_with_space'],
      [await create('read'), 'scope.name_exists', 422],
      [await rename('write'), 'scope.name_exists', 422],
      [await create('n'.repeat(257)), 'guard.invalid_input'],
      [await create(''), 'guard.invalid_input'],
      [await create('re"ad'), 'guard.invalid_input'],
      [await create('re\\ad'), 'guard.invalid_input'],
      [await create('lesen\u00fc'), 'guard.invalid_input'],
      [await create('tab\tbed'), 'guard.invalid_input'],
    ] as const)
      expect([answer.status, answer.refusal.code]).toEqual([status, code]);
  });

  it('can be changed only through their own resource', async () => {
    const [resourceId, otherId] = [await createResource(), await createResource()];
    const { body } = await call(api.createResourceScope, { params: { resourceId }, body: { name: 'read' } });
    const params = { resourceId: otherId, scopeId: body.id };
    expect((await call(api.updateResourceScope, { params, body: { name: 'x' } })).status).toBe(404);
    expect((await call(api.deleteResourceScope, { params })).status).toBe(404);
    expect((await call(api.listResourceScopes, { params: { resourceId } })).body).toEqual([body]);
  });

  it('are removed from roles when they or their resource are deleted', async () => {
    const resourceId = await createResource();
    const add = async (name: string) =>
      (await call(api.createResourceScope, { params: { resourceId }, body: { name } })).body.id;
    const scopeIds = [await add('read'), await add('write')];
    const role = await call(roles.createRole, { body: { name: createId(), description: 'x', scopeIds } });
    const listHeld = async () =>
      (await call(roles.listRoleScopes, { params: { id: role.body.id } })).body.map(({ id }) => id);
    await call(api.deleteResourceScope, { params: { resourceId, scopeId: scopeIds[0] ?? '' } });
    expect(await listHeld()).toEqual([scopeIds[1]]);
    await call(api.deleteResource, { params: { id: resourceId } });
    expect(await listHeld()).toEqual([]);
  });
});
