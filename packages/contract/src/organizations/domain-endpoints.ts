import { endpoint } from '../endpoint.ts';

const checks = () => import('./domain-checks.ts');

export const listOrganizationDomains = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/domains',
  permission: 'read:data',
  checks: async () => (await checks()).listOrganizationDomains,
});

export const addOrganizationDomain = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/domains',
  permission: 'write:data',
  features: ['organizationsLimit'],
  checks: async () => (await checks()).addOrganizationDomain,
});

export const verifyOrganizationDomain = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/domains/{domain}/verify',
  permission: 'write:data',
  features: ['organizationsLimit'],
  checks: async () => (await checks()).verifyOrganizationDomain,
});

export const removeOrganizationDomain = endpoint({
  method: 'DELETE',
  path: '/api/organizations/{id}/domains/{domain}',
  permission: 'delete:data',
  checks: async () => (await checks()).removeOrganizationDomain,
});
