import * as applications from '@gatehouse/contract/applications/endpoints';
import * as secrets from '@gatehouse/contract/applications/secret-endpoints';
import * as organizationRoles from '@gatehouse/contract/organization-roles/endpoints';
import { addOrganizationApplications } from '@gatehouse/contract/organizations/application-endpoints';
import {
  addOrganizationApplicationRoles,
  addRolesToOrganizationApplications,
  replaceOrganizationApplicationRoles,
} from '@gatehouse/contract/organizations/application-role-endpoints';
import { createResource, createResourceScope } from '@gatehouse/contract/resources/endpoints';
import * as links from '@gatehouse/contract/roles/application-endpoints';
import * as roles from '@gatehouse/contract/roles/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdRows } from '../../../../tests/support/hold-rows.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';
import { createRecords } from '../features/organizations/organizations.fixture.ts';
import { createId } from '../lib/ids.ts';

let server: TestServer;
let tenants: TestTenant[];

beforeAll(async () => {
  server = await startTestServer();
  tenants = [await server.createTenant(), await server.createTenant()];
});
afterAll(() => server.stop());

/** The records of these tests: everything that assigns one permission, and an application and a role without any. */
interface Target {
  scopeId: string;
  /** A role with the permission that isn't assigned. */
  roleId: string;
  /** A machine-to-machine application with this role. */
  machineId: string;
  applicationId: string;
  emptyRoleId: string;
}

const machineRole = () => ({ name: createId(), description: 'x', type: 'MachineToMachine' }) as const;

async function findScope(tenant: TestTenant, name: string): Promise<string> {
  const { rows } = await server.runtime.database.pool.query<{ id: string }>(
    `select s.id from scopes s join resources r on r.tenant_id = s.tenant_id and r.id = s.resource_id
     where s.tenant_id = $1 and r.indicator = $2 and s.name = $3`,
    [tenant.id, tenant.indicator, name],
  );
  return rows[0]?.id ?? '';
}

async function prepare(tenant: TestTenant, scope: string): Promise<Target> {
  const call = await tenant.as('all');
  const scopeId = await findScope(tenant, scope);
  const role = await call(roles.createRole, { body: { ...machineRole(), scopeIds: [scopeId] } });
  const empty = await call(roles.createRole, { body: machineRole() });
  const application = await call(applications.createApplication, {
    body: { name: 'Robot', type: 'MachineToMachine' },
  });
  const { id: machineId } = await tenant.createMachine(scope);
  return {
    scopeId,
    roleId: role.body.id,
    machineId,
    applicationId: application.body.id,
    emptyRoleId: empty.body.id,
  };
}

/** Roles of users can't have permissions of the Management API. */
const createOrganizationRole = async (call: Caller, resourceScopeIds: string[] = []): Promise<string> =>
  (
    await call(organizationRoles.createOrganizationRole, {
      body: { name: createId(), type: 'MachineToMachine', resourceScopeIds },
    })
  ).body.id;

/** Creates an organization with an application, and returns their IDs. */
const createOrganizationOf = async (call: Caller): Promise<{ id: string; applicationId: string }> => {
  const { organization, application } = createRecords(call);
  const [id, applicationId] = [await organization(), await application()];
  await call(addOrganizationApplications, { params: { id }, body: { applicationIds: [applicationId] } });
  return { id, applicationId };
};

type Operation = (call: Caller, target: Target, all: Caller) => Promise<{ status: number; refusal: unknown }>;

const operations: Record<string, Operation> = {
  'adding applications to a role': (call, { roleId, applicationId }) =>
    call(links.addRoleApplications, { params: { id: roleId }, body: { applicationIds: [applicationId] } }),
  'adding roles to an application': (call, { roleId, applicationId, emptyRoleId }) =>
    call(links.addApplicationRoles, { params: { applicationId }, body: { roleIds: [emptyRoleId, roleId] } }),
  'replacing the roles of an application': (call, { roleId, applicationId }) =>
    call(links.replaceApplicationRoles, { params: { applicationId }, body: { roleIds: [roleId] } }),
  'creating a role with permissions': (call, { scopeId }) =>
    call(roles.createRole, { body: { ...machineRole(), scopeIds: [scopeId] } }),
  'adding permissions to a role': (call, { scopeId, emptyRoleId }) =>
    call(roles.addRoleScopes, { params: { id: emptyRoleId }, body: { scopeIds: [scopeId] } }),
  'creating an organization role with permissions': (call, { scopeId }) =>
    call(organizationRoles.createOrganizationRole, {
      body: { name: createId(), type: 'MachineToMachine', resourceScopeIds: [scopeId] },
    }),
  'adding permissions to an organization role': async (call, { scopeId }, all) =>
    call(organizationRoles.addOrganizationRoleResourceScopes, {
      params: { id: await createOrganizationRole(all) },
      body: { scopeIds: [scopeId] },
    }),
  'replacing the permissions of an organization role': async (call, { scopeId }, all) =>
    call(organizationRoles.replaceOrganizationRoleResourceScopes, {
      params: { id: await createOrganizationRole(all) },
      body: { scopeIds: [scopeId] },
    }),
  'adding organization roles to an application': async (call, { scopeId }, all) =>
    call(addOrganizationApplicationRoles, {
      params: await createOrganizationOf(all),
      body: { organizationRoleIds: [await createOrganizationRole(all, [scopeId])] },
    }),
  'replacing the organization roles of an application': async (call, { scopeId }, all) =>
    call(replaceOrganizationApplicationRoles, {
      params: await createOrganizationOf(all),
      body: { organizationRoleIds: [await createOrganizationRole(all, [scopeId])] },
    }),
  'assigning organization roles to several applications': async (call, { scopeId }, all) => {
    const { id, applicationId } = await createOrganizationOf(all);
    const organizationRoleIds = [await createOrganizationRole(all, [scopeId])];
    const body = { applicationIds: [applicationId], organizationRoleIds };
    return call(addRolesToOrganizationApplications, { params: { id }, body });
  },
  'creating a default role with permissions': async (call, { scopeId }, all) => {
    const answer = await call(roles.createRole, {
      body: { ...machineRole(), isDefault: true, scopeIds: [scopeId] },
    });
    if (answer.status < 400) await all(roles.deleteRole, { params: { id: answer.body.id } });
    return answer;
  },
  'making a role a default one': async (call, { roleId }, all) => {
    const answer = await call(roles.updateRole, { params: { id: roleId }, body: { isDefault: true } });
    await all(roles.updateRole, { params: { id: roleId }, body: { isDefault: false } });
    return answer;
  },
  'creating a machine that gets a default role': async (call, { roleId }, all) => {
    await all(roles.updateRole, { params: { id: roleId }, body: { isDefault: true } });
    const answer = await call(applications.createApplication, {
      body: { name: 'Child', type: 'MachineToMachine' },
    });
    await all(roles.updateRole, { params: { id: roleId }, body: { isDefault: false } });
    return answer;
  },
  'reading the secrets of a machine': (call, { machineId }) =>
    call(secrets.listApplicationSecrets, { params: { id: machineId } }),
  'creating a secret of a machine': (call, { machineId }) =>
    call(secrets.createApplicationSecret, { params: { id: machineId }, body: { name: 'mine' } }),
  'renaming a secret of a machine': (call, { machineId }) =>
    call(secrets.renameApplicationSecret, {
      params: { id: machineId, name: 'Default' },
      body: { name: 'same' },
    }),
  'giving an application the role of the management API': (call, { applicationId }) =>
    call(applications.updateApplication, { params: { id: applicationId }, body: { isAdmin: true } }),
};

const actors = [
  ['write:data'],
  ['read:data', 'write:data'],
  ['read:data', 'write:data', 'delete:data'],
  ['all'],
];

describe('a permission of the Management API', () => {
  it.each(Object.entries(operations))(
    '[ROLE-12] can be assigned by %s only by a caller that has it, in each tenant',
    async (name, operate) => {
      for (const [position, tenant] of tenants.entries())
        for (const scope of ['read:data', 'delete:data', 'all'])
          for (const own of actors) {
            const target = await prepare(tenant, scope);
            const needed = name.endsWith('the management API') ? 'all' : scope;
            const { status, refusal } = await operate(
              await tenant.as(...own),
              target,
              await tenant.as('all'),
            );
            const what = [position, scope, own.join(' ')];
            if (own.includes('all') || own.includes(needed))
              expect([...what, status < 300]).toEqual([...what, true]);
            else
              expect([...what, status, refusal]).toEqual([
                ...what,
                403,
                expect.objectContaining({ code: 'auth.forbidden', data: { permission: needed } }),
              ]);
          }
    },
  );

  it('is checked before a role is created: also if its name is in use', async () => {
    const [tenant] = tenants as [TestTenant];
    const { scopeId, emptyRoleId } = await prepare(tenant, 'all');
    const { body: taken } = await (await tenant.as('all'))(roles.getRole, { params: { id: emptyRoleId } });
    const create = async (own: string) =>
      (await tenant.as(own))(roles.createRole, {
        body: { ...machineRole(), name: taken.name, scopeIds: [scopeId] },
      });
    expect((await create('write:data')).refusal.code).toBe('auth.forbidden');
    expect((await create('all')).refusal.code).toBe('role.name_in_use');
  });

  it('can’t be assigned by an application to itself without having it', async () => {
    const [tenant] = tenants as [TestTenant];
    const machine = await tenant.createMachine('write:data');
    const call = tenant.with(await tenant.getToken(machine, tenant.indicator, 'write:data'));
    const all = await tenant.as('all');
    const target = { ...(await prepare(tenant, 'all')), applicationId: machine.id };
    const own = await all(links.listApplicationRoles, { params: { applicationId: machine.id } });
    target.emptyRoleId = own.body[0]?.id ?? '';
    for (const operate of Object.values(operations))
      expect((await operate(call, target, all)).status).toBe(403);
    const { body } = await all(links.listApplicationRoles, { params: { applicationId: machine.id } });
    expect(body).toEqual(own.body);
    const token = await tenant.getToken(machine, tenant.indicator, 'write:data all delete:data');
    const { scope } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      scope: string;
    };
    expect(scope).toBe('write:data');
  });

  it('attacks: privilege escalation: ends with its role, also for existing tokens', async () => {
    const [tenant] = tenants as [TestTenant];
    const machine = await tenant.createMachine('all');
    const call = tenant.with(await tenant.getToken(machine, tenant.indicator, 'all'));
    const params = { applicationId: machine.id };
    const { body } = await call(links.listApplicationRoles, { params });
    const roleIds = body.map(({ id }) => id);
    const all = await tenant.as('all');
    expect((await all(links.replaceApplicationRoles, { params, body: { roleIds: [] } })).status).toBe(200);
    const again = await call(links.addApplicationRoles, { params, body: { roleIds } });
    expect([again.status, again.refusal]).toEqual([403, expect.objectContaining({ code: 'auth.forbidden' })]);
    expect((await call(roles.listRoles)).status).toBe(403);
  });

  it('attacks: privilege escalation: needs delete access to remove roles by replacing them', async () => {
    const [tenant] = tenants as [TestTenant];
    const { machineId } = await prepare(tenant, 'all');
    const params = { applicationId: machineId };
    const [writer, all] = [await tenant.as('write:data'), await tenant.as('all')];
    const before = await all(links.listApplicationRoles, { params });
    const { status, refusal } = await writer(links.replaceApplicationRoles, {
      params,
      body: { roleIds: [] },
    });
    expect([status, refusal]).toEqual([
      403,
      expect.objectContaining({ data: { permission: 'delete:data' } }),
    ]);
    expect((await all(links.listApplicationRoles, { params })).body).toEqual(before.body);
  });

  it('that an application already has remains when a caller with write access assigns another role', async () => {
    const [tenant] = tenants as [TestTenant];
    const { machineId, emptyRoleId } = await prepare(tenant, 'all');
    const params = { applicationId: machineId };
    const { body } = await (await tenant.as('all'))(links.listApplicationRoles, { params });
    const roleIds = [...body.map(({ id }) => id), emptyRoleId];
    const writer = await tenant.as('write:data');
    expect((await writer(links.replaceApplicationRoles, { params, body: { roleIds } })).status).toBe(200);
  });

  it('that an organization role already has remains when a caller with write access adds another one', async () => {
    const [tenant] = tenants as [TestTenant];
    const [all, writer] = [await tenant.as('all'), await tenant.as('write:data')];
    const [held, own] = [await findScope(tenant, 'all'), await findScope(tenant, 'write:data')];
    const params = { id: await createOrganizationRole(all, [held]) };
    const replace = async (scopeIds: string[]) =>
      (await writer(organizationRoles.replaceOrganizationRoleResourceScopes, { params, body: { scopeIds } }))
        .status;
    expect([await replace([held, own]), await replace([own])]).toEqual([204, 403]);
    const { body } = await all(organizationRoles.listOrganizationRoleResourceScopes, { params });
    expect(body.map(({ name }) => name)).toEqual(['all', 'write:data']);
  });

  it('attacks: privilege escalation: that is removed from an organization role stays removed by a caller who keeps it at the same time', async () => {
    const [tenant] = tenants as [TestTenant];
    const [all, writer] = [await tenant.as('all'), await tenant.as('write:data')];
    const [held, own] = [await findScope(tenant, 'all'), await findScope(tenant, 'write:data')];
    const params = { id: await createOrganizationRole(all, [held]) };
    const removal = await holdRows(
      'delete from organization_roles_resource_scopes where tenant_id = $1 and organization_role_id = $2',
      [tenant.id, params.id],
    );
    const body = { scopeIds: [held, own] };
    const kept = await writer(organizationRoles.replaceOrganizationRoleResourceScopes, { params, body });
    expect(kept.status).toBe(204);
    await removal.releaseTo(0, 'organization_roles');
    const left = await all(organizationRoles.listOrganizationRoleResourceScopes, { params });
    expect(left.body.map(({ name }) => name)).toEqual(['write:data']);
  });

  it('belongs to this tenant: a resource with the indicator of another tenant’s API is an ordinary resource', async () => {
    const [tenant, other] = tenants as [TestTenant, TestTenant];
    const all = await tenant.as('all');
    const { body: resource } = await all(createResource, {
      body: { name: 'Namesake', indicator: other.indicator },
    });
    const { body: scope } = await all(createResourceScope, {
      params: { resourceId: resource.id },
      body: { name: 'all' },
    });
    const writer = await tenant.as('write:data');
    const answer = await writer(roles.createRole, { body: { ...machineRole(), scopeIds: [scope.id] } });
    expect(answer.status).toBe(200);
    const theirs = await prepare(other, 'all');
    const foreign = await writer(secrets.listApplicationSecrets, { params: { id: theirs.machineId } });
    expect(foreign.status).toBe(404);
  });
});
