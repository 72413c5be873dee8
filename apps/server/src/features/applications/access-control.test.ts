import type { AccessControl } from '@gatehouse/contract/applications/access-control';
import {
  getAccessControl,
  putAccessControl,
} from '@gatehouse/contract/applications/access-control-endpoints';
import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import * as api from '@gatehouse/contract/applications/endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { createOrganizationRole } from '@gatehouse/contract/organization-roles/endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { createRole } from '@gatehouse/contract/roles/endpoints';
import { createUser, deleteUser } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdRows } from '../../../../../tests/support/hold-rows.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

const none: AccessControl = { userIds: [], userRoleIds: [], organizationIds: [], organizationRoleRules: [] };
type Type = 'User' | 'MachineToMachine';

describe('who may use an application', () => {
  let server: TestServer;
  let tenant: TestTenant;
  let call: Caller;
  let foreign: Caller;
  let serial = 0;
  beforeAll(async () => {
    server = await startTestServer();
    tenant = await server.createTenant();
    call = await tenant.as('all');
    foreign = await (await server.createTenant()).as('all');
  });
  afterAll(() => server.stop());

  const name = () => `Record ${(serial += 1)}`;
  const newApplication = async (type: 'SPA' | 'MachineToMachine' = 'SPA') =>
    (await call(api.createApplication, { body: { name: name(), type } })).body.id;
  const newUser = async (as = call) => (await as(createUser, { body: {} })).body.id;
  const newRole = async (as = call, type: Type = 'User') =>
    (await as(createRole, { body: { name: name(), description: 'd', type } })).body.id;
  const newOrganization = async (as = call) =>
    (await as(createOrganization, { body: { name: name() } })).body.id;
  const newOrganizationRole = async (as = call, type: Type = 'User') =>
    (await as(createOrganizationRole, { body: { name: name(), type } })).body.id;
  const put = (applicationId: string, entries: Partial<AccessControl>, as = call) =>
    as(putAccessControl, { params: { applicationId }, body: { ...none, ...entries } });
  const get = async (applicationId: string) =>
    (await call(getAccessControl, { params: { applicationId } })).body;
  const limit = (id: string, appLevelAccessControlEnabled = true) =>
    call(api.updateApplication, { params: { id }, body: { appLevelAccessControlEnabled } });
  const outcome = ({ status, refusal }: { status: number; refusal?: { code?: string } }) => [
    status,
    refusal?.code,
  ];
  const rule = (organizationId: string, ...organizationRoleIds: string[]) => ({
    organizationId,
    organizationRoleIds,
  });

  it('is a list that is replaced as a whole, with each entry once, by ID', async () => {
    const id = await newApplication();
    expect(await get(id)).toEqual(none);
    const [users, roles] = [[await newUser(), await newUser()].sort(), [await newRole()]];
    const [acme, globex] = [await newOrganization(), await newOrganization()].sort() as [string, string];
    const [one, two] = [await newOrganizationRole(), await newOrganizationRole()].sort() as [string, string];
    const written = await put(id, {
      userIds: [users[1], users[0], users[1]] as string[],
      userRoleIds: [...roles, ...roles],
      organizationIds: [globex, acme],
      organizationRoleRules: [rule(globex, one), rule(acme, two), rule(acme, one, two)],
    });
    const expected = {
      userIds: users,
      userRoleIds: roles,
      organizationIds: [acme, globex],
      organizationRoleRules: [rule(acme, one, two), rule(globex, one)],
    };
    expect([written.status, written.body]).toEqual([200, expected]);
    expect(await get(id)).toEqual(expected);
    const next = { organizationRoleRules: [rule(globex, two)] };
    await put(id, next);
    expect(await get(id)).toEqual({ ...none, ...next });
    await put(id, none);
    expect(await get(id)).toEqual(none);
  });

  it('has only records of this tenant, and of the right type: all or none of a request', async () => {
    const id = await newApplication();
    const kept = { userIds: [await newUser()] };
    await put(id, kept);
    const [organization, role] = [await newOrganization(), await newOrganizationRole()];
    const wrong: [Partial<AccessControl>, Partial<AccessControl>][] = [
      [{ userIds: ['unknown'] }, { userIds: [await newUser(foreign)] }],
      [{ userRoleIds: ['unknown'] }, { userRoleIds: [await newRole(foreign)] }],
      [{ organizationIds: ['unknown'] }, { organizationIds: [await newOrganization(foreign)] }],
      [
        { organizationRoleRules: [rule('unknown', role)] },
        { organizationRoleRules: [rule(await newOrganization(foreign), role)] },
      ],
      [
        { organizationRoleRules: [rule(organization, 'unknown')] },
        { organizationRoleRules: [rule(organization, await newOrganizationRole(foreign))] },
      ],
    ];
    for (const pair of wrong)
      for (const entries of pair)
        expect(outcome(await put(id, { organizationIds: [organization], ...entries }))).toEqual([
          404,
          'entity.relation_foreign_key_not_found',
        ]);
    const machines = [
      { userRoleIds: [await newRole(call, 'MachineToMachine')] },
      { organizationRoleRules: [rule(organization, await newOrganizationRole(call, 'MachineToMachine'))] },
    ];
    for (const entries of machines)
      expect(outcome(await put(id, entries))).toEqual([422, 'entity.db_constraint_violated']);
    expect(await get(id)).toEqual({ ...none, ...kept });
  });

  it('has at most 1,000 entries in each list, after repeated ones are left out', async () => {
    const id = await newApplication();
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `u${index}`);
    const organization = await newOrganization();
    expect(outcome(await put(id, { userIds: ids(1001) }))).toEqual([400, 'guard.invalid_input']);
    const roles = { organizationRoleRules: [rule(organization, ...ids(600)), rule('other', ...ids(600))] };
    expect(outcome(await put(id, roles))).toEqual([400, 'guard.invalid_input']);
    expect(outcome(await put(id, { userIds: ids(1000) }))).toEqual([
      404,
      'entity.relation_foreign_key_not_found',
    ]);
    const user = await newUser();
    expect((await put(id, { userIds: Array.from({ length: 2000 }, () => user) })).body?.userIds).toEqual([
      user,
    ]);
    expect(outcome(await put(id, { userIds: Array.from({ length: 2001 }, () => user) }))).toEqual([
      400,
      'guard.invalid_input',
    ]);
  });

  it('has no rule without a role', async () => {
    const [id, organization] = [await newApplication(), await newOrganization()];
    const refused = await put(id, { organizationRoleRules: [rule(organization, 'x'), rule(organization)] });
    expect(outcome(refused)).toEqual([422, 'request.invalid_input']);
    expect(refused.refusal?.data).toEqual({
      fields: { 'body.organizationRoleRules.1.organizationRoleIds': 'must name a role' },
    });
  });

  it('can’t be emptied while access is limited', async () => {
    const [id, user] = [await newApplication(), await newUser()];
    await put(id, { userIds: [user] });
    expect((await limit(id)).body).toMatchObject({ appLevelAccessControlEnabled: true });
    expect(outcome(await put(id, none))).toEqual([422, 'request.invalid_input']);
    expect(await get(id)).toMatchObject({ userIds: [user] });
    const { body } = await call(api.listApplications, { query: { search: id } });
    expect(body).toMatchObject([{ appLevelAccessControlEnabled: true }]);
    expect((await limit(id, false)).body).toMatchObject({ appLevelAccessControlEnabled: false });
    expect((await put(id, none)).status).toBe(200);
    const created = { name: name(), type: 'SPA' as const, appLevelAccessControlEnabled: true };
    const { body: application } = await call(api.createApplication, { body: created });
    expect(application.appLevelAccessControlEnabled).toBe(false);
  });

  it('traps G15: is everyone for built-in applications, and nothing for machines', async () => {
    for (const id of [builtInApplications.demo, builtInApplications.invitation]) {
      expect(outcome(await limit(id))).toEqual([403, 'application.built_in']);
      expect(outcome(await put(id, none))).toEqual([403, 'application.built_in']);
    }
    const machine = await newApplication('MachineToMachine');
    expect(outcome(await limit(machine))).toEqual([422, 'application.invalid_type']);
    expect(outcome(await put(machine, none))).toEqual([422, 'application.invalid_type']);
  });

  it('loses the entries of records that are deleted', async () => {
    const [id, user, other] = [await newApplication(), await newUser(), await newUser()];
    await put(id, { userIds: [user, other] });
    await limit(id);
    await call(deleteUser, { params: { userId: user } });
    expect(await get(id)).toEqual({ ...none, userIds: [other] });
    await call(deleteUser, { params: { userId: other } });
    expect(await get(id)).toEqual(none);
  });

  it('is changed with write:data, and shortened only with delete:data', async () => {
    const [id, user, role, organization, organizationRole] = [
      await newApplication(),
      await newUser(),
      await newRole(),
      await newOrganization(),
      await newOrganizationRole(),
    ];
    const full = {
      userIds: [user],
      userRoleIds: [role],
      organizationIds: [organization],
      organizationRoleRules: [rule(organization, organizationRole)],
    };
    const writer = await tenant.as('write:data');
    expect((await put(id, full, writer)).status).toBe(200);
    expect((await put(id, full, writer)).status).toBe(200);
    for (const list of Object.keys(full))
      expect(outcome(await put(id, { ...full, [list]: [] }, writer)), list).toEqual([403, 'auth.forbidden']);
    expect(await get(id)).toEqual(full);
    const remover = await tenant.as('write:data', 'delete:data');
    expect((await put(id, {}, remover)).status).toBe(200);
  });

  it('is the second of two lists that are saved at once', async () => {
    const [id, one, two] = [await newApplication(), await newUser(), await newUser()];
    // One caller waits for its own requests.
    const second = await tenant.as('write:data', 'delete:data');
    const held = await holdRows('select from applications where id = $1', [id]);
    const saved = Promise.all([put(id, { userIds: [one] }), put(id, { userIds: [two] }, second)]);
    await held.releaseTo(2, 'for no key update');
    expect((await saved).map(({ status }) => status)).toEqual([200, 200]);
    expect([[one], [two]]).toContainEqual((await get(id)).userIds);
  });

  it('is in the audit log when it changes', async () => {
    const id = await newApplication();
    await put(id, { userIds: [await newUser()] });
    const query = { applicationId: id, logKey: 'Application.AccessControl.Updated' };
    const { body } = await call(listAuditLogs, { query });
    expect(body).toMatchObject([{ payload: { result: 'Success', params: { applicationId: id } } }]);
  });
});
