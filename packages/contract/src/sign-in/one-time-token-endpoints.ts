import { endpoint } from '../endpoint.ts';

const checks = () => import('./one-time-token-checks.ts');

export const verifyOneTimeTokenInFlow = endpoint({
  method: 'POST',
  path: '/api/experience/verification/one-time-token/verify',
  permission: 'flow',
  checks: async () => (await checks()).verifyOneTimeTokenInFlow,
});
