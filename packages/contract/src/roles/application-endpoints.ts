import { endpoint } from '../endpoint.ts';

const checks = () => import('./application-checks.ts');

export const listRoleApplications = endpoint({
  method: 'GET',
  path: '/api/roles/{id}/applications',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listRoleApplications,
});

export const addRoleApplications = endpoint({
  method: 'POST',
  path: '/api/roles/{id}/applications',
  permission: 'write:data',
  noMoreThanOwn: true,
  invalidates: ['/api/applications'],
  checks: async () => (await checks()).addRoleApplications,
});

export const removeRoleApplication = endpoint({
  method: 'DELETE',
  path: '/api/roles/{id}/applications/{applicationId}',
  permission: 'delete:data',
  invalidates: ['/api/applications'],
  checks: async () => (await checks()).removeRoleApplication,
});

export const listApplicationRoles = endpoint({
  method: 'GET',
  path: '/api/applications/{applicationId}/roles',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listApplicationRoles,
});

export const addApplicationRoles = endpoint({
  method: 'POST',
  path: '/api/applications/{applicationId}/roles',
  permission: 'write:data',
  noMoreThanOwn: true,
  invalidates: ['/api/roles'],
  checks: async () => (await checks()).addApplicationRoles,
});

export const replaceApplicationRoles = endpoint({
  method: 'PUT',
  path: '/api/applications/{applicationId}/roles',
  permission: 'write:data',
  noMoreThanOwn: true,
  invalidates: ['/api/roles'],
  alsoNeeds: { scope: 'delete:data', when: 'it takes a role away' },
  checks: async () => (await checks()).replaceApplicationRoles,
});

export const removeApplicationRole = endpoint({
  method: 'DELETE',
  path: '/api/applications/{applicationId}/roles/{roleId}',
  permission: 'delete:data',
  invalidates: ['/api/roles'],
  checks: async () => (await checks()).removeApplicationRole,
});
