import { createApplication } from '@gatehouse/contract/applications/endpoints';
import * as api from '@gatehouse/contract/roles/application-endpoints';
import { createRole, deleteRole } from '@gatehouse/contract/roles/endpoints';
import type { RoleType } from '@gatehouse/contract/roles/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdRows } from '../../../../../tests/support/hold-rows.ts';
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

async function addRole(type: RoleType = 'MachineToMachine', isDefault = false): Promise<string> {
  const { body } = await call(createRole, {
    body: { name: createId(), description: 'Works', type, isDefault },
  });
  return body.id;
}

async function addApplication(
  type: 'SPA' | 'MachineToMachine' = 'MachineToMachine',
  name = 'Robot',
): Promise<string> {
  const { body } = await call(createApplication, { body: { name, type } });
  return body.id;
}

const listRoles = async (applicationId: string, query: object = {}) =>
  (await call(api.listApplicationRoles, { params: { applicationId }, query })).body.map(({ id }) => id);

const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } }) => [status, refusal.code];

describe('machine-to-machine applications of a role', () => {
  it('[PROD-08 part] are added, listed by name, searched and removed', async () => {
    const id = await addRole();
    const [second, first] = [
      await addApplication(undefined, 'Ze-bra'),
      await addApplication(undefined, 'Ant'),
    ];
    const added = await call(api.addRoleApplications, {
      params: { id },
      body: { applicationIds: [second, first, first] },
    });
    expect(added.status).toBe(201);
    const list = async (query: object = {}) => {
      const answer = await call(api.listRoleApplications, { params: { id }, query });
      return answer.body.map((application) => application.id);
    };
    expect(await list()).toEqual([first, second]);
    expect(await list({ search: '%zE-b%' })).toEqual([second]);
    expect(await list({ page: 2, page_size: 1 })).toEqual([second]);
    const params = { id, applicationId: second };
    expect((await call(api.removeRoleApplication, { params })).status).toBe(204);
    expect((await call(api.removeRoleApplication, { params })).status).toBe(404);
    expect(await list()).toEqual([first]);
  });

  it('are all added or none', async () => {
    const id = await addRole();
    const [held, free] = [await addApplication(), await addApplication()];
    const add = (applicationIds: string[]) =>
      call(api.addRoleApplications, { params: { id }, body: { applicationIds } });
    await add([held]);
    for (const [applicationIds, expected] of [
      [
        [free, held],
        [422, 'role.application_exists'],
      ],
      [
        [free, await addApplication('SPA')],
        [422, 'application.invalid_type'],
      ],
      [
        [free, 'unknown'],
        [404, 'entity.relation_foreign_key_not_found'],
      ],
    ] as const)
      expect(codeOf(await add([...applicationIds]))).toEqual(expected);
    expect(await listRoles(free)).toEqual([]);
    const ofUsers = await addRole('User');
    const answer = await call(api.addRoleApplications, {
      params: { id: ofUsers },
      body: { applicationIds: [free] },
    });
    expect(codeOf(answer)).toEqual([422, 'application.invalid_role_type']);
  });

  it('can’t be those of another tenant', async () => {
    const other = await (await server.createTenant()).as('all');
    const { body: foreign } = await other(createApplication, {
      body: { name: 'Theirs', type: 'MachineToMachine' },
    });
    const [id, applicationId] = [await addRole(), await addApplication()];
    const { body: foreignRole } = await other(createRole, {
      body: { name: 'Theirs', description: 'x', type: 'MachineToMachine' },
    });
    for (const answer of [
      await call(api.addRoleApplications, { params: { id }, body: { applicationIds: [foreign.id] } }),
      await call(api.addApplicationRoles, { params: { applicationId }, body: { roleIds: [foreignRole.id] } }),
      await call(api.replaceApplicationRoles, {
        params: { applicationId },
        body: { roleIds: [foreignRole.id] },
      }),
    ])
      expect(codeOf(answer)).toEqual([404, 'entity.relation_foreign_key_not_found']);
  });
});

describe('roles of a machine-to-machine application', () => {
  it('are added, replaced and removed', async () => {
    const applicationId = await addApplication();
    const [a, b, c] = [await addRole(), await addRole(), await addRole()];
    const params = { applicationId };
    const added = await call(api.addApplicationRoles, { params, body: { roleIds: [a, b] } });
    expect([added.status, added.body]).toEqual([201, { roleIds: [a, b], addedRoleIds: [a, b] }]);
    const again = await call(api.addApplicationRoles, { params, body: { roleIds: [b, c] } });
    expect(again.body).toEqual({ roleIds: [b, c], addedRoleIds: [c] });
    const replaced = await call(api.replaceApplicationRoles, { params, body: { roleIds: [c] } });
    expect([replaced.status, await listRoles(applicationId)]).toEqual([200, [c]]);
    expect((await call(api.removeApplicationRole, { params: { applicationId, roleId: c } })).status).toBe(
      204,
    );
    expect((await call(api.removeApplicationRole, { params: { applicationId, roleId: c } })).status).toBe(
      404,
    );
    await call(api.addApplicationRoles, { params, body: { roleIds: [a] } });
    await call(api.replaceApplicationRoles, { params, body: { roleIds: [] } });
    expect(await listRoles(applicationId)).toEqual([]);
  });

  it('of two replacements at once, one wins entirely', async () => {
    const [one, two] = [await addRole(), await addRole()];
    const params = { applicationId: await addApplication() };
    const row = 'select 1 from applications where tenant_id = $1 and id = $2';
    const held = await holdRows(row, [tenant.id, params.applicationId]);
    // Requests of one caller wait for each other (ADR 107).
    const other = await tenant.as('write:data', 'delete:data');
    const sent = [
      call(api.replaceApplicationRoles, { params, body: { roleIds: [one] } }),
      other(api.replaceApplicationRoles, { params, body: { roleIds: [two] } }),
    ];
    await held.releaseTo(2, 'applications');
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await listRoles(params.applicationId)).toHaveLength(1);
  });

  it('must be machine-to-machine roles, and only machine-to-machine applications have them', async () => {
    const [spa, robot] = [await addApplication('SPA'), await addApplication()];
    const [ofUsers, ofMachines] = [await addRole('User'), await addRole()];
    for (const [answer, code] of [
      [await call(api.listApplicationRoles, { params: { applicationId: spa } }), 'application.invalid_type'],
      [
        await call(api.addApplicationRoles, {
          params: { applicationId: spa },
          body: { roleIds: [ofMachines] },
        }),
        'application.invalid_type',
      ],
      [
        await call(api.addApplicationRoles, {
          params: { applicationId: robot },
          body: { roleIds: [ofMachines, ofUsers] },
        }),
        'application.invalid_role_type',
      ],
      [
        await call(api.replaceApplicationRoles, {
          params: { applicationId: robot },
          body: { roleIds: [ofUsers] },
        }),
        'application.invalid_role_type',
      ],
    ] as const)
      expect(codeOf(answer)).toEqual([422, code]);
    expect(await listRoles(robot)).toEqual([]);
  });

  it('are assigned to new applications if they are default roles', async () => {
    const byItself = await addRole('MachineToMachine', true);
    await addRole('User', true);
    const applicationId = await addApplication();
    expect(await listRoles(applicationId)).toEqual([byItself]);
    await call(deleteRole, { params: { id: byItself } });
    expect(await listRoles(applicationId)).toEqual([]);
    expect((await call(createApplication, { body: { name: 'Page', type: 'SPA' } })).status).toBe(200);
  });
});
