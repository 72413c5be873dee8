import { endpoint } from '../endpoint.ts';

/** Deletes up to 100 applications. */
export const deleteApplications = endpoint({
  method: 'POST',
  path: '/api/bulk/applications/delete',
  permission: 'delete:data',
  invalidates: ['/api/applications', '/api/roles', '/api/users', '/api/sso-connectors', '/api/organizations'],
  checks: async () => (await import('./bulk-checks.ts')).deleteApplications,
});
