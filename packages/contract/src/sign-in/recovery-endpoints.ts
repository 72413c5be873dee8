import { endpoint } from '../endpoint.ts';

const checks = () => import('./recovery-checks.ts');

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/api/experience/profile/password',
  permission: 'flow',
  checks: async () => (await checks()).resetPassword,
});

export const agreeToTerms = endpoint({
  method: 'POST',
  path: '/api/experience/terms',
  permission: 'flow',
  checks: async () => (await checks()).agreeToTerms,
});
