import { endpoint } from '../endpoint.ts';

const checks = () => import('./application-checks.ts');

export const listOrganizationApplications = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/applications',
  permission: 'read:data',
  list: true,
  searchedBy: 'q',
  checks: async () => (await checks()).listOrganizationApplications,
});

export const addOrganizationApplications = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/applications',
  permission: 'write:data',
  features: ['organizationsLimit'],
  invalidates: ['/api/applications'],
  checks: async () => (await checks()).addOrganizationApplications,
});

export const replaceOrganizationApplications = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/applications',
  permission: 'write:data',
  features: ['organizationsLimit'],
  invalidates: ['/api/applications'],
  alsoNeeds: { scope: 'delete:data', when: 'it removes an application' },
  checks: async () => (await checks()).replaceOrganizationApplications,
});

export const removeOrganizationApplication = endpoint({
  method: 'DELETE',
  path: '/api/organizations/{id}/applications/{applicationId}',
  permission: 'delete:data',
  invalidates: ['/api/applications'],
  checks: async () => (await checks()).removeOrganizationApplication,
});

export const listApplicationOrganizations = endpoint({
  method: 'GET',
  path: '/api/applications/{applicationId}/organizations',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listApplicationOrganizations,
});
