import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listOrganizationRoles = endpoint({
  method: 'GET',
  path: '/api/organization-roles',
  permission: 'read:data',
  list: true,
  searchedBy: 'q',
  checks: async () => (await checks()).listOrganizationRoles,
});

export const createOrganizationRole = endpoint({
  method: 'POST',
  path: '/api/organization-roles',
  permission: 'write:data',
  features: ['organizationsLimit'],
  noMoreThanOwn: true,
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
  invalidates: ['/api/organizations', '/api/users', '/api/applications'],
  checks: async () => (await checks()).updateOrganizationRole,
});

export const deleteOrganizationRole = endpoint({
  method: 'DELETE',
  path: '/api/organization-roles/{id}',
  permission: 'delete:data',
  invalidates: ['/api/organizations', '/api/users', '/api/applications'],
  checks: async () => (await checks()).deleteOrganizationRole,
});

export const listOrganizationRoleScopes = endpoint({
  method: 'GET',
  path: '/api/organization-roles/{id}/scopes',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listOrganizationRoleScopes,
});

export const addOrganizationRoleScopes = endpoint({
  method: 'POST',
  path: '/api/organization-roles/{id}/scopes',
  permission: 'write:data',
  features: ['organizationsLimit'],
  checks: async () => (await checks()).addOrganizationRoleScopes,
});

export const replaceOrganizationRoleScopes = endpoint({
  method: 'PUT',
  path: '/api/organization-roles/{id}/scopes',
  permission: 'write:data',
  features: ['organizationsLimit'],
  alsoNeeds: { scope: 'delete:data', when: 'it takes a permission away' },
  checks: async () => (await checks()).replaceOrganizationRoleScopes,
});

export const removeOrganizationRoleScope = endpoint({
  method: 'DELETE',
  path: '/api/organization-roles/{id}/scopes/{organizationScopeId}',
  permission: 'delete:data',
  checks: async () => (await checks()).removeOrganizationRoleScope,
});

export const listOrganizationRoleResourceScopes = endpoint({
  method: 'GET',
  path: '/api/organization-roles/{id}/resource-scopes',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listOrganizationRoleResourceScopes,
});

export const addOrganizationRoleResourceScopes = endpoint({
  method: 'POST',
  path: '/api/organization-roles/{id}/resource-scopes',
  permission: 'write:data',
  features: ['organizationsLimit'],
  noMoreThanOwn: true,
  checks: async () => (await checks()).addOrganizationRoleResourceScopes,
});

export const replaceOrganizationRoleResourceScopes = endpoint({
  method: 'PUT',
  path: '/api/organization-roles/{id}/resource-scopes',
  permission: 'write:data',
  features: ['organizationsLimit'],
  noMoreThanOwn: true,
  alsoNeeds: { scope: 'delete:data', when: 'it takes a permission away' },
  checks: async () => (await checks()).replaceOrganizationRoleResourceScopes,
});

export const removeOrganizationRoleResourceScope = endpoint({
  method: 'DELETE',
  path: '/api/organization-roles/{id}/resource-scopes/{scopeId}',
  permission: 'delete:data',
  checks: async () => (await checks()).removeOrganizationRoleResourceScope,
});
