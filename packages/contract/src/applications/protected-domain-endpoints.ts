import { endpoint } from '../endpoint.ts';

const checks = () => import('./protected-domain-checks.ts');

export const listProtectedDomains = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/protected-app-metadata/custom-domains',
  permission: 'read:data',
  checks: async () => (await checks()).listProtectedDomains,
});

export const addProtectedDomain = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/protected-app-metadata/custom-domains',
  permission: 'write:data',
  checks: async () => (await checks()).addProtectedDomain,
});

export const removeProtectedDomain = endpoint({
  method: 'DELETE',
  path: '/api/applications/{id}/protected-app-metadata/custom-domains/{domain}',
  permission: 'delete:data',
  checks: async () => (await checks()).removeProtectedDomain,
});
