import { endpoint } from '../endpoint.ts';

export const checkPasswordByPolicy = endpoint({
  method: 'POST',
  path: '/api/sign-in-exp/default/check-password',
  permission: 'read:data',
  checks: async () => (await import('./checks.ts')).checkPasswordByPolicy,
});
