import { endpoint } from '../endpoint.ts';

/** Deletes up to 100 organizations. */
export const deleteOrganizations = endpoint({
  method: 'POST',
  path: '/api/bulk/organizations/delete',
  permission: 'delete:data',
  invalidates: ['/api/organizations', '/api/users', '/api/applications'],
  checks: async () => (await import('./bulk-checks.ts')).deleteOrganizations,
});
