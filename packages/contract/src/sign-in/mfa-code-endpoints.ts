import { endpoint } from '../endpoint.ts';

const checks = () => import('./mfa-code-checks.ts');

export const sendMfaCode = endpoint({
  method: 'POST',
  path: '/api/experience/verification/mfa-verification-code',
  permission: 'flow',
  checks: async () => (await checks()).sendMfaCode,
});

export const verifyMfaCode = endpoint({
  method: 'POST',
  path: '/api/experience/verification/mfa-verification-code/verify',
  permission: 'flow',
  checks: async () => (await checks()).verifyMfaCode,
});
