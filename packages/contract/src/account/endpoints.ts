import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const verifyOwnPassword = endpoint({
  method: 'POST',
  path: '/api/verifications/password',
  permission: 'account',
  checks: async () => (await checks()).verifyOwnPassword,
});

export const changeOwnPassword = endpoint({
  method: 'POST',
  path: '/api/my-account/password',
  permission: 'account',
  checks: async () => (await checks()).changeOwnPassword,
});
