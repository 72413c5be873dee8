import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const deleteSecret = endpoint({
  method: 'DELETE',
  path: '/api/secrets/{id}',
  permission: 'delete:data',
  invalidates: ['/api/users'],
  checks: async () => (await checks()).deleteSecret,
});
