import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listResources = endpoint({
  method: 'GET',
  path: '/api/resources',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listResources,
});

export const createResource = endpoint({
  method: 'POST',
  path: '/api/resources',
  permission: 'write:data',
  quota: ['resourcesLimit'],
  checks: async () => (await checks()).createResource,
});

export const getResource = endpoint({
  method: 'GET',
  path: '/api/resources/{id}',
  permission: 'read:data',
  checks: async () => (await checks()).getResource,
});

export const updateResource = endpoint({
  method: 'PATCH',
  path: '/api/resources/{id}',
  permission: 'write:data',
  isUndoable: true,
  invalidates: ['/api/roles', '/api/applications', '/api/organization-roles'],
  checks: async () => (await checks()).updateResource,
});

export const deleteResource = endpoint({
  method: 'DELETE',
  path: '/api/resources/{id}',
  permission: 'delete:data',
  invalidates: ['/api/roles', '/api/applications', '/api/organization-roles'],
  checks: async () => (await checks()).deleteResource,
});

export const setDefaultResource = endpoint({
  method: 'PATCH',
  path: '/api/resources/{id}/is-default',
  permission: 'write:data',
  checks: async () => (await checks()).setDefaultResource,
});

export const listResourceScopes = endpoint({
  method: 'GET',
  path: '/api/resources/{resourceId}/scopes',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listResourceScopes,
});

export const createResourceScope = endpoint({
  method: 'POST',
  path: '/api/resources/{resourceId}/scopes',
  permission: 'write:data',
  quota: ['scopesPerResourceLimit'],
  checks: async () => (await checks()).createResourceScope,
});

export const updateResourceScope = endpoint({
  method: 'PATCH',
  path: '/api/resources/{resourceId}/scopes/{scopeId}',
  permission: 'write:data',
  invalidates: ['/api/roles', '/api/applications', '/api/organization-roles'],
  checks: async () => (await checks()).updateResourceScope,
});

export const deleteResourceScope = endpoint({
  method: 'DELETE',
  path: '/api/resources/{resourceId}/scopes/{scopeId}',
  permission: 'delete:data',
  invalidates: ['/api/roles', '/api/applications', '/api/organization-roles'],
  checks: async () => (await checks()).deleteResourceScope,
});
