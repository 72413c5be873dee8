import { endpoint } from '../endpoint.ts';

const checks = () => import('./jit-role-checks.ts');

export const listJitRoles = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/jit/roles',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listJitRoles,
});

export const addJitRoles = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/jit/roles',
  permission: 'write:data',
  features: ['organizationsLimit'],
  checks: async () => (await checks()).addJitRoles,
});

export const replaceJitRoles = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/jit/roles',
  permission: 'write:data',
  features: ['organizationsLimit'],
  alsoNeeds: { scope: 'delete:data', when: 'it removes a role' },
  checks: async () => (await checks()).replaceJitRoles,
});

export const removeJitRole = endpoint({
  method: 'DELETE',
  path: '/api/organizations/{id}/jit/roles/{organizationRoleId}',
  permission: 'delete:data',
  checks: async () => (await checks()).removeJitRole,
});
