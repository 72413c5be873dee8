import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listOrganizationRoles = endpoint({
  method: 'GET',
  path: '/api/organization-roles',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listOrganizationRoles,
});

export const createOrganizationRole = endpoint({
  method: 'POST',
  path: '/api/organization-roles',
  permission: 'write:data',
  checks: async () => (await checks()).createOrganizationRole,
});

export const getOrganizationRole = endpoint({
  method: 'GET',
  path: '/api/organization-roles/{id}',
  permission: 'read:data',
  checks: async () => (await checks()).getOrganizationRole,
});

export const updateOrganizationRole = endpoint({
  method: 'PATCH',
  path: '/api/organization-roles/{id}',
  permission: 'write:data',
  checks: async () => (await checks()).updateOrganizationRole,
});

export const deleteOrganizationRole = endpoint({
  method: 'DELETE',
  path: '/api/organization-roles/{id}',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteOrganizationRole,
});
