import { getOwnAccount } from '@gatehouse/contract/account/endpoints';
import {
  createApplication,
  getApplication,
  listApplications,
} from '@gatehouse/contract/applications/endpoints';
import { adminTenantId } from '@gatehouse/contract/common';
import { createConnector, listConnectors } from '@gatehouse/contract/connectors/endpoints';
import {
  createOrganization,
  deleteOrganization,
  listOrganizations,
  updateOrganization,
} from '@gatehouse/contract/organizations/endpoints';
import {
  getSignInExperience,
  updateSignInExperience,
} from '@gatehouse/contract/sign-in-experience/endpoints';
import { listTenantMembers, updateTenantMemberRole } from '@gatehouse/contract/tenant-members/endpoints';
import { createUser, listUsers } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAccountCenter, signInToAccount } from '../../../../../tests/support/account.ts';
import { signInAdministrator } from '../../../../../tests/support/administrators.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createCaller, type TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  await openAccountCenter(tenant);
});
afterAll(() => server.stop());

it('[PROD-24] end users, administrators, collaborators and machines have tokens with the rights of their kind only', async () => {
  const [admin, collaborator] = [
    await signInAdministrator(server, tenant),
    await signInAdministrator(server, tenant, 'collaborator'),
  ];
  const machine = await tenant.createMachine('all');
  const tokens = {
    endUser: (await signInToAccount(server, tenant)).token,
    admin: admin.token,
    collaborator: collaborator.token,
    machine: await tenant.getToken(machine, tenant.indicator, 'all'),
  };
  const { origin } = server.tenant(adminTenantId);
  const member = { tenantId: tenant.id, userId: collaborator.id };
  const tryWith = async (token: string) => {
    const [here, atAdministrators] = [createCaller(tenant.origin, token), createCaller(origin, token)];
    return {
      ownAccount: (await here(getOwnAccount)).status,
      users: (await here(listUsers)).status,
      newUser: (await here(createUser, { body: {} })).status,
      members: (await atAdministrators(listTenantMembers, { params: member })).status,
      roles: (
        await atAdministrators(updateTenantMemberRole, { params: member, body: { roleName: 'collaborator' } })
      ).status,
    };
  };
  expect(await tryWith(tokens.endUser)).toEqual({
    ownAccount: 200,
    users: 401,
    newUser: 401,
    members: 401,
    roles: 401,
  });
  expect(await tryWith(tokens.admin)).toEqual({
    ownAccount: 401,
    users: 200,
    newUser: 200,
    members: 200,
    roles: 204,
  });
  expect(await tryWith(tokens.collaborator)).toEqual({
    ownAccount: 401,
    users: 200,
    newUser: 200,
    members: 200,
    roles: 403,
  });
  expect(await tryWith(tokens.machine)).toEqual({
    ownAccount: 401,
    users: 200,
    newUser: 200,
    members: 401,
    roles: 401,
  });
});

it.each(['admin', 'collaborator'] as const)(
  '[PROD-09 part] organizations are managed by a tenant’s %s',
  async (role) => {
    const { management } = await signInAdministrator(server, tenant, role);
    const { status, body } = await management(createOrganization, { body: { name: `Of a ${role}` } });
    const params = { id: body.id };
    const changed = await management(updateOrganization, { params, body: { description: 'changed' } });
    const deleted = await management(deleteOrganization, { params });
    expect([status, changed.body.description, deleted.status]).toEqual([201, 'changed', 204]);
  },
);

it('[PROD-23] sign-in, sign-up, users, applications, organizations and connectors are stored for one tenant', async () => {
  const other = await server.createTenant();
  const [call, callOther] = [await tenant.as('all'), await other.as('all')];
  const own = [
    (await call(createUser, { body: { username: 'only_here' } })).body.id,
    (await call(createOrganization, { body: { name: 'Only here' } })).body.id,
    (await call(createApplication, { body: { name: 'Only here', type: 'SPA' } })).body.id,
    (
      await call(createConnector, {
        body: {
          connectorId: 'simple-mail-transfer-protocol',
          config: {
            host: 'mail.northwind.example',
            port: 465,
            fromEmail: 'no-reply@northwind.example',
            templates: [],
          },
        },
      })
    ).body.id,
  ];
  await call(updateSignInExperience, {
    body: { signInMode: 'SignIn', privacyPolicyUrl: 'https://northwind.example/p' },
  });
  const read = async (as: typeof call) => ({
    ids: [
      ...(await as(listUsers)).body,
      ...(await as(listOrganizations)).body,
      ...(await as(listApplications)).body,
      ...(await as(listConnectors)).body,
    ].map(({ id }) => id),
    experience: (await as(getSignInExperience)).body,
  });
  const [here, there] = [await read(call), await read(callOther)];
  expect(here.ids).toEqual(expect.arrayContaining(own));
  expect(here.experience).toMatchObject({
    signInMode: 'SignIn',
    privacyPolicyUrl: 'https://northwind.example/p',
  });
  expect(there.ids.filter((id) => own.includes(id))).toEqual([]);
  expect(there.experience).toMatchObject({ signInMode: 'SignInAndRegister', privacyPolicyUrl: null });
  expect((await callOther(getApplication, { params: { id: own[2] ?? '' } })).status).toBe(404);
});
