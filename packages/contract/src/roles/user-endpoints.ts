import { endpoint } from '../endpoint.ts';

const checks = () => import('./user-checks.ts');

export const listRoleUsers = endpoint({
  method: 'GET',
  path: '/api/roles/{id}/users',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listRoleUsers,
});

export const addRoleUsers = endpoint({
  method: 'POST',
  path: '/api/roles/{id}/users',
  permission: 'write:data',
  invalidates: ['/api/users'],
  checks: async () => (await checks()).addRoleUsers,
});

export const removeRoleUser = endpoint({
  method: 'DELETE',
  path: '/api/roles/{id}/users/{userId}',
  permission: 'delete:data',
  invalidates: ['/api/users'],
  checks: async () => (await checks()).removeRoleUser,
});

export const listUserRoles = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/roles',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listUserRoles,
});

export const addUserRoles = endpoint({
  method: 'POST',
  path: '/api/users/{userId}/roles',
  permission: 'write:data',
  invalidates: ['/api/roles'],
  checks: async () => (await checks()).addUserRoles,
});

export const replaceUserRoles = endpoint({
  method: 'PUT',
  path: '/api/users/{userId}/roles',
  permission: 'write:data',
  invalidates: ['/api/roles'],
  alsoNeeds: { scope: 'delete:data', when: 'it takes a role away' },
  checks: async () => (await checks()).replaceUserRoles,
});

export const removeUserRole = endpoint({
  method: 'DELETE',
  path: '/api/users/{userId}/roles/{roleId}',
  permission: 'delete:data',
  invalidates: ['/api/roles'],
  checks: async () => (await checks()).removeUserRole,
});
