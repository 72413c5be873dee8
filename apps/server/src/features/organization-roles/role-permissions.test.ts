import * as api from '@gatehouse/contract/organization-roles/endpoints';
import { createOrganizationScope } from '@gatehouse/contract/organization-scopes/endpoints';
import {
  createResource,
  createResourceScope,
  deleteResource,
  listResources,
} from '@gatehouse/contract/resources/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdRows } from '../../../../../tests/support/hold-rows.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { createId } from '../../lib/ids.ts';

let server: TestServer;
let tenant: TestTenant;
let other: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
  [tenant, other] = [await server.createTenant(), await server.createTenant()];
  call = await tenant.as('all');
});
afterAll(() => server.stop());

async function newResource(name: string, of = call): Promise<string> {
  const body = { name, indicator: `https://api.example/${createId()}` };
  return (await of(createResource, { body })).body.id;
}

/** A kind of permission with its operations, which work alike. */
interface Kind {
  create: (of?: Caller) => Promise<string>;
  createRole: (ids: string[]) => Promise<{ status: number; body: { id: string }; refusal: { code: string } }>;
  list: (id: string, of?: Caller) => Promise<string[]>;
  add: (id: string, ids: string[], of?: Caller) => Promise<Answer>;
  replace: (id: string, ids: string[], of?: Caller) => Promise<Answer>;
  remove: (id: string, permissionId: string) => Promise<Answer>;
  table: string;
  column: string;
}

type Answer = [status: number, code: string | undefined];
const answer = ({ status, refusal }: { status: number; refusal: { code: string } | undefined }): Answer => [
  status,
  refusal?.code,
];

const name = () => `role ${createId()}`;
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted();

const kinds: Record<string, Kind> = {
  'organization permissions': {
    create: async (of = call) => (await of(createOrganizationScope, { body: { name: createId() } })).body.id,
    createRole: (organizationScopeIds) =>
      call(api.createOrganizationRole, { body: { name: name(), organizationScopeIds } }),
    list: async (id, of = call) => idsOf((await of(api.listOrganizationRoleScopes, { params: { id } })).body),
    add: async (id, organizationScopeIds, of = call) =>
      answer(await of(api.addOrganizationRoleScopes, { params: { id }, body: { organizationScopeIds } })),
    replace: async (id, organizationScopeIds, of = call) =>
      answer(await of(api.replaceOrganizationRoleScopes, { params: { id }, body: { organizationScopeIds } })),
    remove: async (id, organizationScopeId) =>
      answer(await call(api.removeOrganizationRoleScope, { params: { id, organizationScopeId } })),
    table: 'organization_roles_scopes',
    column: 'organization_scope_id',
  },
  'API resource permissions': {
    create: async (of = call) => {
      const params = { resourceId: await newResource('API', of) };
      return (await of(createResourceScope, { params, body: { name: 'read' } })).body.id;
    },
    createRole: (resourceScopeIds) =>
      call(api.createOrganizationRole, { body: { name: name(), resourceScopeIds } }),
    list: async (id, of = call) =>
      idsOf((await of(api.listOrganizationRoleResourceScopes, { params: { id } })).body),
    add: async (id, scopeIds, of = call) =>
      answer(await of(api.addOrganizationRoleResourceScopes, { params: { id }, body: { scopeIds } })),
    replace: async (id, scopeIds, of = call) =>
      answer(await of(api.replaceOrganizationRoleResourceScopes, { params: { id }, body: { scopeIds } })),
    remove: async (id, scopeId) =>
      answer(await call(api.removeOrganizationRoleResourceScope, { params: { id, scopeId } })),
    table: 'organization_roles_resource_scopes',
    column: 'scope_id',
  },
};

const done: Answer = [204, undefined];
const unknownRelation: Answer = [422, 'entity.relation_foreign_key_not_found'];

describe.each(Object.entries(kinds))('%s of an organization role', (_name, kind) => {
  const newRole = async (...ids: string[]) => (await kind.createRole(ids)).body.id;
  const three = async () => {
    const [first, second, third] = [await kind.create(), await kind.create(), await kind.create()];
    return [first, second, third] as const;
  };

  it('[ENT-17 part] are added, listed and removed; adding them again changes nothing', async () => {
    const [first, second, third] = await three();
    const role = await newRole(first);
    expect(await kind.add(role, [second, first, second])).toEqual([201, undefined]);
    expect(await kind.add(role, [third])).toEqual([201, undefined]);
    expect(await kind.list(role)).toEqual([first, second, third].toSorted());
    expect(await kind.remove(role, first)).toEqual(done);
    expect(await kind.remove(role, first)).toEqual([404, 'entity.not_found']);
    expect(await kind.list(role)).toEqual([second, third].toSorted());
  });

  it('[ENT-17 part] are replaced, also by none', async () => {
    const [first, second, third] = await three();
    const role = await newRole(first, second);
    const untouched = await newRole(first);
    expect(await kind.replace(role, [second, third, third])).toEqual(done);
    expect(await kind.list(role)).toEqual([second, third].toSorted());
    expect(await kind.replace(role, [])).toEqual(done);
    expect(await kind.list(role)).toEqual([]);
    expect(await kind.list(untouched)).toEqual([first]);
  });

  it('are added in a request with at least one, and at most 1,000', async () => {
    const role = await newRole();
    const many = Array.from({ length: 1001 }, (_, at) => `unknown${at}`);
    for (const ids of [[], [''], many])
      expect(await kind.add(role, ids)).toEqual([400, 'guard.invalid_input']);
    for (const ids of [[''], many])
      expect(await kind.replace(role, ids)).toEqual([400, 'guard.invalid_input']);
  });

  it('exist, or nothing is changed or created', async () => {
    const [first, second] = await three();
    const role = await newRole(first);
    for (const unknown of ['no-such-permission', await kind.create(await other.as('all'))]) {
      expect(await kind.add(role, [second, unknown])).toEqual(unknownRelation);
      expect(await kind.replace(role, [second, unknown])).toEqual(unknownRelation);
      const before = (await call(api.listOrganizationRoles)).headers.get('total-number');
      expect(answer(await kind.createRole([second, unknown]))).toEqual(unknownRelation);
      expect((await call(api.listOrganizationRoles)).headers.get('total-number')).toBe(before);
      expect(await kind.remove(role, unknown)).toEqual([404, 'entity.not_found']);
    }
    expect(await kind.list(role)).toEqual([first]);
  });

  it('are those of a role of this tenant', async () => {
    const permission = await kind.create();
    const ask = await other.as('all');
    const theirs = await kind.create(ask);
    const foreign = await ask(api.createOrganizationRole, { body: { name: name() } });
    expect(await kind.add(foreign.body.id, [theirs], ask)).toEqual([201, undefined]);
    for (const role of ['no-such-role', foreign.body.id]) {
      expect(await kind.add(role, [permission])).toEqual(unknownRelation);
      expect(await kind.replace(role, [permission])).toEqual(unknownRelation);
      expect(await kind.replace(role, [])).toEqual(unknownRelation);
      expect(await kind.remove(role, theirs)).toEqual([404, 'entity.not_found']);
    }
    expect(await kind.list(foreign.body.id, ask)).toEqual([theirs]);
  });

  it('are whole after two requests replace them at once', async () => {
    const shared = await kind.create();
    const [first, second, third] = await three();
    const role = await newRole(shared);
    // A caller has one request at a time here, so there are two.
    const colleague = await tenant.as('write:data', 'delete:data');
    // Both requests remove this one.
    const held = await holdRows(
      `select from ${kind.table} where tenant_id = $1 and organization_role_id = $2 and ${kind.column} = $3`,
      [tenant.id, role, shared],
    );
    const answers = [kind.replace(role, [first, second]), kind.replace(role, [third], colleague)];
    await held.releaseTo(2, 'organization_role');
    expect(await Promise.all(answers)).toEqual([done, done]);
    expect([[first, second].toSorted(), [third]]).toContainEqual(await kind.list(role));
  });

  it('attacks: privilege escalation: are taken away by replacing them only with delete access', async () => {
    const [first, second] = await three();
    const role = await newRole(first);
    const writer = await tenant.as('write:data');
    expect(await kind.replace(role, [first, second], writer)).toEqual(done);
    expect(await kind.replace(role, [second], writer)).toEqual([403, 'auth.forbidden']);
    expect(await kind.list(role)).toEqual([first, second].toSorted());
    expect(await kind.replace(role, [second], await tenant.as('write:data', 'delete:data'))).toEqual(done);
  });
});

describe('an organization role', () => {
  it('attacks: privilege escalation: for users has no permissions of the Management API, and one for machines can', async () => {
    const { body: resources } = await call(listResources, { query: { includeScopes: 'true' } });
    const management = resources.find(({ indicator }) => indicator === tenant.indicator);
    const scopeIds = management?.scopes?.map(({ id }) => id) ?? [];
    expect(scopeIds).not.toEqual([]);
    const attempt = async (type: 'User' | 'MachineToMachine') => {
      const created = await call(api.createOrganizationRole, {
        body: { name: name(), type, resourceScopeIds: scopeIds },
      });
      const { body: role } = await call(api.createOrganizationRole, { body: { name: name(), type } });
      const params = { id: role.id };
      const added = await call(api.addOrganizationRoleResourceScopes, { params, body: { scopeIds } });
      const replaced = await call(api.replaceOrganizationRoleResourceScopes, { params, body: { scopeIds } });
      return [answer(created), answer(added), answer(replaced)];
    };
    const refused = [400, 'role.management_api_scopes_not_assignable_to_user_role'];
    expect(await attempt('User')).toEqual([refused, refused, refused]);
    expect((await attempt('MachineToMachine')).map(([status]) => status)).toEqual([201, 201, 204]);
  });

  it('has its permissions by name, with resources, in its details and in the list', async () => {
    const newScope = async (scope: string) =>
      (await call(createOrganizationScope, { body: { name: scope } })).body.id;
    const [write, read] = [await newScope('write:members'), await newScope('read:members')];
    const [shop, billing] = [await newResource('Shop'), await newResource('Billing')];
    const newResourceScope = async (resourceId: string, scope: string) =>
      (await call(createResourceScope, { params: { resourceId }, body: { name: scope } })).body.id;
    const [order, refund, bill] = [
      await newResourceScope(shop, 'refund'),
      await newResourceScope(shop, 'order'),
      await newResourceScope(billing, 'view'),
    ];
    const { body: role } = await call(api.createOrganizationRole, {
      body: { name: 'Clerk', organizationScopeIds: [write, read], resourceScopeIds: [order, refund, bill] },
    });
    const whole = {
      ...role,
      scopes: [
        { id: read, name: 'read:members' },
        { id: write, name: 'write:members' },
      ],
      resourceScopes: [
        { id: bill, name: 'view', resource: { id: billing, name: 'Billing' } },
        { id: refund, name: 'order', resource: { id: shop, name: 'Shop' } },
        { id: order, name: 'refund', resource: { id: shop, name: 'Shop' } },
      ],
    };
    const params = { id: role.id };
    expect((await call(api.getOrganizationRole, { params })).body).toEqual(whole);
    expect((await call(api.listOrganizationRoles, { query: { q: 'Clerk' } })).body).toEqual([whole]);
    expect((await call(api.listOrganizationRoleScopes, { params })).body).toEqual(
      whole.scopes.map((scope) => ({ ...scope, tenantId: tenant.id, description: null })),
    );
    const listed = await call(api.listOrganizationRoleResourceScopes, { params });
    expect(listed.body).toEqual(
      whole.resourceScopes.map(({ resource, ...scope }) => ({
        ...scope,
        tenantId: tenant.id,
        resourceId: resource.id,
        description: null,
        createdAt: expect.any(Number),
      })),
    );
    await call(deleteResource, { params: { id: shop } });
    expect((await call(api.getOrganizationRole, { params })).body.resourceScopes).toEqual(
      whole.resourceScopes.slice(0, 1),
    );
    expect((await call(api.deleteOrganizationRole, { params })).status).toBe(204);
  });

  it('lists its permissions whole unless a page is requested', async () => {
    const organizationScopeIds: string[] = [];
    const resourceScopeIds: string[] = [];
    const resourceId = await newResource('Big');
    for (let at = 0; at < 22; at += 1) {
      const body = { name: `many:${at}` };
      organizationScopeIds.push((await call(createOrganizationScope, { body })).body.id);
      resourceScopeIds.push((await call(createResourceScope, { params: { resourceId }, body })).body.id);
    }
    const { body: role } = await call(api.createOrganizationRole, {
      body: { name: 'Everything', organizationScopeIds, resourceScopeIds },
    });
    const params = { id: role.id };
    const lists = [
      (query: object) => call(api.listOrganizationRoleScopes, { params, query }),
      (query: object) => call(api.listOrganizationRoleResourceScopes, { params, query }),
    ];
    for (const list of lists)
      for (const [query, count] of [
        [{}, 22],
        [{ page: 1 }, 20],
        [{ page: 2, page_size: 15 }, 7],
      ] as const) {
        const { body, headers } = await list(query);
        expect([body.length, headers.get('total-number')]).toEqual([count, '22']);
      }
  });

  it('has changes of its permissions in the audit log', async () => {
    const [scope = ''] = [await kinds['organization permissions']?.create()];
    const { body: role } = await call(api.createOrganizationRole, { body: { name: 'Audited' } });
    await call(api.addOrganizationRoleScopes, {
      params: { id: role.id },
      body: { organizationScopeIds: [scope] },
    });
    const rows = await server.runtime.database.tenant(tenant.id, (db) =>
      db
        .selectFrom('logs')
        .select(['key', 'payload'])
        .where('key', 'like', 'OrganizationRole.%')
        .orderBy('key')
        .execute(),
    );
    const own = rows
      .map(({ key, payload }) => [key, payload.id ?? payload.params, payload.result])
      .filter(([, about]) => JSON.stringify(about).includes(role.id));
    expect(own).toEqual([
      ['OrganizationRole.Created', role.id, 'Success'],
      ['OrganizationRole.Scopes.Updated', { id: role.id }, 'Success'],
    ]);
  });
});
