import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listOrganizationScopes = endpoint({
  method: 'GET',
  path: '/api/organization-scopes',
  permission: 'read:data',
  list: true,
  searchedBy: 'q',
  checks: async () => (await checks()).listOrganizationScopes,
});

export const createOrganizationScope = endpoint({
  method: 'POST',
  path: '/api/organization-scopes',
  permission: 'write:data',
  features: ['organizationsLimit'],
  checks: async () => (await checks()).createOrganizationScope,
});

export const getOrganizationScope = endpoint({
  method: 'GET',
  path: '/api/organization-scopes/{id}',
  permission: 'read:data',
  checks: async () => (await checks()).getOrganizationScope,
});

export const updateOrganizationScope = endpoint({
  method: 'PATCH',
  path: '/api/organization-scopes/{id}',
  permission: 'write:data',
  isUndoable: true,
  invalidates: ['/api/organization-roles'],
  checks: async () => (await checks()).updateOrganizationScope,
});

export const deleteOrganizationScope = endpoint({
  method: 'DELETE',
  path: '/api/organization-scopes/{id}',
  permission: 'delete:data',
  invalidates: ['/api/organization-roles'],
  checks: async () => (await checks()).deleteOrganizationScope,
});
