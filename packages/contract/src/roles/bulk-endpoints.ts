import { endpoint } from '../endpoint.ts';

/** Assigns roles to up to 100 users. */
export const addRolesToUsers = endpoint({
  method: 'POST',
  path: '/api/bulk/users/roles',
  permission: 'write:data',
  invalidates: ['/api/users', '/api/roles'],
  checks: async () => (await import('./bulk-checks.ts')).addRolesToUsers,
});
