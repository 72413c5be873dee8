import { endpoint } from '../endpoint.ts';

const checks = () => import('./social-checks.ts');

export const createSocialAuthorizationUri = endpoint({
  method: 'POST',
  path: '/api/experience/verification/social/{connectorId}/authorization-uri',
  permission: 'flow',
  checks: async () => (await checks()).createSocialAuthorizationUri,
});

export const verifySocial = endpoint({
  method: 'POST',
  path: '/api/experience/verification/social/{connectorId}/verify',
  permission: 'flow',
  checks: async () => (await checks()).verifySocial,
});
