import { updateApplication } from '@gatehouse/contract/applications/endpoints';
import * as api from '@gatehouse/contract/organizations/application-endpoints';
import * as roles from '@gatehouse/contract/organizations/application-role-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller } from '../../../../../tests/support/tenant.ts';
import { createRecords, type Records } from './organizations.fixture.ts';

let server: TestServer;
let call: Caller;
let records: Records;

beforeAll(async () => {
  server = await startTestServer();
  call = await (await server.createTenant()).as('all');
  records = createRecords(call);
});
afterAll(() => server.stop());

const add = (id: string, applicationIds: string[]) =>
  call(api.addOrganizationApplications, { params: { id }, body: { applicationIds } });
const list = (id: string, query: object = {}) =>
  call(api.listOrganizationApplications, { params: { id }, query });
const rolesOf = async (id: string, applicationId: string) =>
  (await call(roles.listOrganizationApplicationRoles, { params: { id, applicationId } })).body.map(
    (role) => role.id,
  );

describe('the applications of an organization', () => {
  it('are listed by name, with their roles, and with their organizations', async () => {
    const [id, other] = [await records.organization(), await records.organization()];
    const second = await records.application('MachineToMachine', 'Robot B');
    const first = await records.application('MachineToMachine', 'Robot A');
    for (const organization of [id, other]) await add(organization, [second, first]);
    const role = await records.role('MachineToMachine', 'Worker');
    const params = { id, applicationId: first };
    await call(roles.addOrganizationApplicationRoles, { params, body: { organizationRoleIds: [role] } });
    const { body, headers } = await list(id);
    expect(body).toMatchObject([
      { id: first, organizationRoles: [{ id: role, name: 'Worker' }] },
      { id: second, organizationRoles: [] },
    ]);
    expect([headers.get('total-number'), JSON.stringify(body).includes('secret')]).toEqual(['2', false]);
    expect((await list(id, { q: 'bot b' })).body.map((each) => each.id)).toEqual([second]);
    const { body: held } = await call(api.listApplicationOrganizations, { params: { applicationId: first } });
    expect(held.map((each) => [each.id, each.organizationRoles.map((one) => one.id)])).toEqual([
      [other, []],
      [id, [role]],
    ]);
  });

  it('keep their roles when the list is replaced, and lose them when they are removed', async () => {
    const id = await records.organization();
    const [stays, leaves] = [await records.application(), await records.application()];
    const role = await records.role('MachineToMachine');
    await add(id, [stays, leaves]);
    const body = { applicationIds: [stays, leaves], organizationRoleIds: [role] };
    expect((await call(roles.addRolesToOrganizationApplications, { params: { id }, body })).status).toBe(201);
    await call(api.replaceOrganizationApplications, { params: { id }, body: { applicationIds: [stays] } });
    await add(id, [leaves]);
    expect([await rolesOf(id, stays), await rolesOf(id, leaves)]).toEqual([[role], []]);
  });

  it('get roles together, all or none, and only if they belong to it', async () => {
    const [id, other] = [await records.organization(), await records.organization()];
    const [own, stranger] = [await records.application(), await records.application()];
    const role = await records.role('MachineToMachine');
    await add(id, [own]);
    await add(other, [stranger]);
    const body = { applicationIds: [own, stranger], organizationRoleIds: [role] };
    const bulk = await call(roles.addRolesToOrganizationApplications, { params: { id }, body });
    expect([bulk.status, bulk.refusal.code]).toEqual([422, 'entity.relation_foreign_key_not_found']);
    expect(await rolesOf(id, own)).toEqual([]);
    const params = { id, applicationId: stranger, organizationRoleId: role };
    for (const answer of [
      await call(roles.listOrganizationApplicationRoles, { params }),
      await call(roles.addOrganizationApplicationRoles, { params, body }),
      await call(roles.replaceOrganizationApplicationRoles, { params, body }),
      await call(roles.removeOrganizationApplicationRole, { params }),
    ])
      expect([answer.status, answer.refusal.code]).toEqual([422, 'organization.require_membership']);
  });

  it('stay applications: they are changed as before', async () => {
    const id = await records.organization();
    const application = await records.application();
    await add(id, [application]);
    const renamed = await call(updateApplication, { params: { id: application }, body: { name: 'Renamed' } });
    expect(renamed.status).toBe(200);
    expect((await list(id)).body.map(({ name }) => name)).toEqual(['Renamed']);
  });
});
