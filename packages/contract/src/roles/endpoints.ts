import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listRoles = endpoint({
  method: 'GET',
  path: '/api/roles',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listRoles,
});

export const createRole = endpoint({
  method: 'POST',
  path: '/api/roles',
  permission: 'write:data',
  quota: ['userRolesLimit', 'machineToMachineRolesLimit', 'scopesPerRoleLimit'],
  noMoreThanOwn: true,
  checks: async () => (await checks()).createRole,
});

export const getRole = endpoint({
  method: 'GET',
  path: '/api/roles/{id}',
  permission: 'read:data',
  checks: async () => (await checks()).getRole,
});

export const updateRole = endpoint({
  method: 'PATCH',
  path: '/api/roles/{id}',
  permission: 'write:data',
  noMoreThanOwn: true,
  invalidates: ['/api/users', '/api/applications'],
  checks: async () => (await checks()).updateRole,
});

export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/api/roles/{id}',
  permission: 'delete:data',
  invalidates: ['/api/users', '/api/applications'],
  checks: async () => (await checks()).deleteRole,
});

export const listRoleScopes = endpoint({
  method: 'GET',
  path: '/api/roles/{id}/scopes',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listRoleScopes,
});

export const addRoleScopes = endpoint({
  method: 'POST',
  path: '/api/roles/{id}/scopes',
  permission: 'write:data',
  quota: ['scopesPerRoleLimit'],
  noMoreThanOwn: true,
  checks: async () => (await checks()).addRoleScopes,
});

export const removeRoleScope = endpoint({
  method: 'DELETE',
  path: '/api/roles/{id}/scopes/{scopeId}',
  permission: 'delete:data',
  checks: async () => (await checks()).removeRoleScope,
});
