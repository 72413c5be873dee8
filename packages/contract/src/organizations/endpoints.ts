import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listOrganizations = endpoint({
  method: 'GET',
  path: '/api/organizations',
  permission: 'read:data',
  list: true,
  searchedBy: 'q',
  checks: async () => (await checks()).listOrganizations,
});

export const createOrganization = endpoint({
  method: 'POST',
  path: '/api/organizations',
  permission: 'write:data',
  quota: ['organizationsLimit'],
  checks: async () => (await checks()).createOrganization,
});

export const getOrganization = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}',
  permission: 'read:data',
  checks: async () => (await checks()).getOrganization,
});

export const updateOrganization = endpoint({
  method: 'PATCH',
  path: '/api/organizations/{id}',
  permission: 'write:data',
  isUndoable: true,
  invalidates: ['/api/users', '/api/applications'],
  checks: async () => (await checks()).updateOrganization,
});

export const deleteOrganization = endpoint({
  method: 'DELETE',
  path: '/api/organizations/{id}',
  permission: 'delete:data',
  invalidates: ['/api/users', '/api/applications'],
  checks: async () => (await checks()).deleteOrganization,
});
