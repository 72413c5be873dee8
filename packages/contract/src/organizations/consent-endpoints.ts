import { endpoint } from '../endpoint.ts';

const checks = () => import('./consent-checks.ts');

const path = '/api/applications/{id}/users/{userId}/consent-organizations';

export const listConsentOrganizations = endpoint({
  method: 'GET',
  path,
  permission: 'read:data',
  list: true,
  listedAs: 'organizations',
  checks: async () => (await checks()).listConsentOrganizations,
});

export const addConsentOrganizations = endpoint({
  method: 'POST',
  path,
  permission: 'write:data',
  invalidates: ['/api/users'],
  checks: async () => (await checks()).addConsentOrganizations,
});

export const replaceConsentOrganizations = endpoint({
  method: 'PUT',
  path,
  permission: 'write:data',
  invalidates: ['/api/users'],
  alsoNeeds: { scope: 'delete:data', when: 'it removes an organization' },
  checks: async () => (await checks()).replaceConsentOrganizations,
});

export const removeConsentOrganization = endpoint({
  method: 'DELETE',
  path: `${path}/{organizationId}`,
  permission: 'delete:data',
  invalidates: ['/api/users'],
  checks: async () => (await checks()).removeConsentOrganization,
});
