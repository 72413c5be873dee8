import * as roles from '@gatehouse/contract/organization-roles/endpoints';
import { createOrganizationScope } from '@gatehouse/contract/organization-scopes/endpoints';
import * as applications from '@gatehouse/contract/organizations/application-endpoints';
import * as applicationRoles from '@gatehouse/contract/organizations/application-role-endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import * as members from '@gatehouse/contract/organizations/member-endpoints';
import * as memberRoles from '@gatehouse/contract/organizations/member-role-endpoints';
import { listResources, listResourceScopes } from '@gatehouse/contract/resources/endpoints';
import { createResource, createUser } from '../../../../tests/support/oidc-browser.ts';
import type { TestServer } from '../../../../tests/support/server.ts';

export const organizationsResource = 'urn:logto:resource:organizations';
export const organizationsScope = 'urn:logto:scope:organizations';
export const rolesScope = 'urn:logto:scope:organization_roles';
export const api = 'https://orders.example.com';
/** What published clients request with the organizations scope. */
export const asked = {
  scope: `openid offline_access ${organizationsScope} ${rolesScope} read:member invite:member read write delete`,
  resource: [organizationsResource, api],
};

/**
 * A tenant with two organizations. Ada's roles give her in Acme `read:member` and `read` of the API, in Globex `invite:member` and `write`,
 * and in the tenant `delete`. A machine acts for Acme with `read:member` and `read`, and has `delete` in the tenant.
 */
export async function createWorld(server: TestServer) {
  const tenant = await server.createTenant();
  const call = await tenant.as('all');
  const ada = await createUser(server.runtime, tenant, { username: `ada_${tenant.id}` });
  await createResource(server.runtime, tenant, {
    indicator: api,
    scopes: ['read', 'write', 'delete'],
    held: ['delete'],
    userId: ada,
  });
  const [resource] = (await call(listResources, { query: { search: api } })).body;
  const scopes = (await call(listResourceScopes, { params: { resourceId: resource?.id ?? '' } })).body;
  const scopeId = (name: string) => scopes.find((scope) => scope.name === name)?.id ?? '';
  const permission = async (name: string) =>
    (await call(createOrganizationScope, { body: { name } })).body.id;
  const [read, invite] = [await permission('read:member'), await permission('invite:member')];
  const role = async (name: string, own: string, ofApi: string, type?: 'User' | 'MachineToMachine') => {
    const body = { name, organizationScopeIds: [own], resourceScopeIds: [scopeId(ofApi)], type };
    return (await call(roles.createOrganizationRole, { body })).body.id;
  };
  const organization = async (name: string) =>
    (await call(createOrganization, { body: { name, description: `${name} Inc.` } })).body.id;
  const join = async (id: string, userId: string, ...organizationRoleIds: string[]) => {
    await call(members.addMembers, { params: { id }, body: { userIds: [userId] } });
    if (organizationRoleIds.length > 0)
      await call(memberRoles.addMemberRoles, { params: { id, userId }, body: { organizationRoleIds } });
  };
  const [reader, writer] = [await role('reader', read, 'read'), await role('writer', invite, 'write')];
  const robot = await role('robot', read, 'read', 'MachineToMachine');
  const [acme, globex] = [await organization('Acme'), await organization('Globex')];
  await join(acme, ada, reader);
  await join(globex, ada, writer);

  const machine = await tenant.createMachine('read:data');
  await server.runtime.database.pool.query(
    `insert into roles_scopes (tenant_id, role_id, scope_id) select tenant_id, role_id, $3 from applications_roles
     where tenant_id = $1 and application_id = $2`,
    [tenant.id, machine.id, scopeId('delete')],
  );
  const params = { id: acme, applicationId: machine.id };
  await call(applications.addOrganizationApplications, {
    params: { id: acme },
    body: { applicationIds: [machine.id] },
  });
  await call(applicationRoles.addOrganizationApplicationRoles, {
    params,
    body: { organizationRoleIds: [robot] },
  });
  return { tenant, call, ada, acme, globex, reader, writer, robot, machine, organization, join, scopeId };
}
export type World = Awaited<ReturnType<typeof createWorld>>;
