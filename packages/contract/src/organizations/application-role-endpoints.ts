import { endpoint } from '../endpoint.ts';

const checks = () => import('./application-role-checks.ts');

export const addRolesToOrganizationApplications = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/applications/roles',
  permission: 'write:data',
  features: ['organizationsLimit'],
  noMoreThanOwn: true,
  invalidates: ['/api/applications'],
  checks: async () => (await checks()).addRolesToOrganizationApplications,
});

export const listOrganizationApplicationRoles = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/applications/{applicationId}/roles',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listOrganizationApplicationRoles,
});

export const addOrganizationApplicationRoles = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/applications/{applicationId}/roles',
  permission: 'write:data',
  features: ['organizationsLimit'],
  noMoreThanOwn: true,
  invalidates: ['/api/applications'],
  checks: async () => (await checks()).addOrganizationApplicationRoles,
});

export const replaceOrganizationApplicationRoles = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/applications/{applicationId}/roles',
  permission: 'write:data',
  features: ['organizationsLimit'],
  noMoreThanOwn: true,
  invalidates: ['/api/applications'],
  alsoNeeds: { scope: 'delete:data', when: 'it takes a role away' },
  checks: async () => (await checks()).replaceOrganizationApplicationRoles,
});

export const removeOrganizationApplicationRole = endpoint({
  method: 'DELETE',
  path: '/api/organizations/{id}/applications/{applicationId}/roles/{organizationRoleId}',
  permission: 'delete:data',
  invalidates: ['/api/applications'],
  checks: async () => (await checks()).removeOrganizationApplicationRole,
});
