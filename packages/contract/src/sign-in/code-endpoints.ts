import { endpoint } from '../endpoint.ts';

const checks = () => import('./code-checks.ts');

export const sendVerificationCode = endpoint({
  method: 'POST',
  path: '/api/experience/verification/verification-code',
  permission: 'flow',
  checks: async () => (await checks()).sendVerificationCode,
});

export const verifyVerificationCode = endpoint({
  method: 'POST',
  path: '/api/experience/verification/verification-code/verify',
  permission: 'flow',
  checks: async () => (await checks()).verifyVerificationCode,
});
