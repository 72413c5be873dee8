import { endpoint } from '../endpoint.ts';

const checks = () => import('./scim-checks.ts');

export const getScimProvisioning = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/scim',
  permission: 'read:data',
  checks: async () => (await checks()).getScimProvisioning,
});

export const listScimTokens = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/scim/tokens',
  permission: 'read:data',
  checks: async () => (await checks()).listScimTokens,
});

export const createScimToken = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/scim/tokens',
  permission: 'write:data',
  features: ['organizationsLimit'],
  checks: async () => (await checks()).createScimToken,
});

export const deleteScimToken = endpoint({
  method: 'DELETE',
  path: '/api/organizations/{id}/scim/tokens/{tokenId}',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteScimToken,
});

export const listScimRoles = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/scim/roles',
  permission: 'read:data',
  checks: async () => (await checks()).listScimRoles,
});

export const replaceScimRoles = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/scim/roles',
  permission: 'write:data',
  features: ['organizationsLimit'],
  invalidates: ['/api/users'],
  alsoNeeds: { scope: 'delete:data', when: 'it removes a role of a group' },
  checks: async () => (await checks()).replaceScimRoles,
});
