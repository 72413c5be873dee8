import { endpoint } from '../endpoint.ts';

const checks = () => import('./password-checks.ts');

export const verifyPassword = endpoint({
  method: 'POST',
  path: '/api/experience/verification/password',
  permission: 'flow',
  checks: async () => (await checks()).verifyPassword,
});

export const createPasswordIdentity = endpoint({
  method: 'POST',
  path: '/api/experience/verification/new-password-identity',
  permission: 'flow',
  checks: async () => (await checks()).createPasswordIdentity,
});
