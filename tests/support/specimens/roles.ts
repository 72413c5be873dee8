import * as applicationsApi from '@gatehouse/contract/applications/endpoints';
import * as resourcesApi from '@gatehouse/contract/resources/endpoints';
import * as applicationRolesApi from '@gatehouse/contract/roles/application-endpoints';
import * as rolesApi from '@gatehouse/contract/roles/endpoints';
import * as userRolesApi from '@gatehouse/contract/roles/user-endpoints';
import * as usersApi from '@gatehouse/contract/users/endpoints';
import { type Specimen, unique } from './specimen.ts';

export const specimens: Record<string, Specimen> = {
  resources: {
    async create(call) {
      const { body: resource } = await call(resourcesApi.createResource, {
        body: {
          name: unique('resource'),
          indicator: `https://${unique('api').replaceAll(' ', '-')}.example`,
        },
      });
      const { body: scope } = await call(resourcesApi.createResourceScope, {
        params: { resourceId: resource.id },
        body: { name: 'read:orders' },
      });
      return { id: resource.id, resourceId: resource.id, scopeId: scope.id };
    },
    bodies: {
      'POST /api/resources': () => ({
        name: unique('resource'),
        indicator: `https://${unique('api').replaceAll(' ', '-')}.example`,
      }),
      'PATCH /api/resources/{id}': () => ({ name: 'another name' }),
      'PATCH /api/resources/{id}/is-default': () => ({ isDefault: true }),
      'POST /api/resources/{resourceId}/scopes': () => ({ name: unique('scope').replaceAll(' ', ':') }),
      'PATCH /api/resources/{resourceId}/scopes/{scopeId}': () => ({ description: 'another text' }),
    },
  },
  roles: {
    async create(call) {
      const role = await call(rolesApi.createRole, {
        body: { name: unique('role'), description: 'a role', type: 'MachineToMachine' },
      });
      const internal = await call(rolesApi.listRoles, { query: { search: '#internal' } });
      const scopes = await call(rolesApi.listRoleScopes, { params: { id: internal.body[0]?.id ?? '' } });
      const scopeId = scopes.body[0]?.id ?? '';
      await call(rolesApi.addRoleScopes, { params: { id: role.body.id }, body: { scopeIds: [scopeId] } });
      return { id: role.body.id, scopeId };
    },
    bodies: {
      'POST /api/roles': () => ({ name: unique('role'), description: 'a role' }),
      'PATCH /api/roles/{id}': () => ({ description: 'another text' }),
      'POST /api/roles/{id}/scopes': ({ scopeId = '' }) => ({ scopeIds: [scopeId] }),
    },
  },
  'roles/bulk': {
    async create(call) {
      const { body: user } = await call(usersApi.createUser, { body: {} });
      const { body: role } = await call(rolesApi.createRole, {
        body: { name: unique('role'), description: 'a role' },
      });
      return { userId: user.id, roleId: role.id };
    },
    bodies: {
      'POST /api/bulk/users/roles': ({ userId = '', roleId = '' }) => ({
        userIds: [userId],
        roleIds: [roleId],
      }),
    },
  },
  'roles/application': {
    async create(call) {
      const { body: application } = await call(applicationsApi.createApplication, {
        body: { name: unique('machine'), type: 'MachineToMachine' },
      });
      const { body: role } = await call(rolesApi.createRole, {
        body: { name: unique('role'), description: 'a role', type: 'MachineToMachine' },
      });
      await call(applicationRolesApi.addRoleApplications, {
        params: { id: role.id },
        body: { applicationIds: [application.id] },
      });
      return { id: role.id, roleId: role.id, applicationId: application.id };
    },
    bodies: {
      'POST /api/roles/{id}/applications': ({ applicationId = '' }) => ({ applicationIds: [applicationId] }),
      'POST /api/applications/{applicationId}/roles': ({ roleId = '' }) => ({ roleIds: [roleId] }),
      'PUT /api/applications/{applicationId}/roles': ({ roleId = '' }) => ({ roleIds: [roleId] }),
    },
  },
  'roles/user': {
    async create(call) {
      const { body: user } = await call(usersApi.createUser, { body: {} });
      const { body: role } = await call(rolesApi.createRole, {
        body: { name: unique('role'), description: 'a role' },
      });
      await call(userRolesApi.addUserRoles, { params: { userId: user.id }, body: { roleIds: [role.id] } });
      return { id: role.id, roleId: role.id, userId: user.id };
    },
    bodies: {
      'POST /api/roles/{id}/users': ({ userId = '' }) => ({ userIds: [userId] }),
      'POST /api/users/{userId}/roles': ({ roleId = '' }) => ({ roleIds: [roleId] }),
      'PUT /api/users/{userId}/roles': ({ roleId = '' }) => ({ roleIds: [roleId] }),
    },
  },
};
