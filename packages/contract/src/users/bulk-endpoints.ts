import { endpoint } from '../endpoint.ts';

const checks = () => import('./bulk-checks.ts');

/** Operations on up to 100 users. Their paths aren't below `/api/users`, where an ID could be the same word. */
export const suspendUsers = endpoint({
  method: 'POST',
  path: '/api/bulk/users/suspend',
  permission: 'write:data',
  invalidates: ['/api/users', '/api/organizations'],
  checks: async () => (await checks()).suspendUsers,
});

export const deleteUsers = endpoint({
  method: 'POST',
  path: '/api/bulk/users/delete',
  permission: 'delete:data',
  invalidates: ['/api/users', '/api/roles', '/api/organizations'],
  checks: async () => (await checks()).deleteUsers,
});
