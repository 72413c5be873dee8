import { endpoint } from '../endpoint.ts';

const checks = () => import('./sso-checks.ts');

export const findSsoConnectors = endpoint({
  method: 'GET',
  path: '/api/experience/sso-connectors',
  permission: 'flow',
  checks: async () => (await checks()).findSsoConnectors,
});

export const createSsoAuthorizationUri = endpoint({
  method: 'POST',
  path: '/api/experience/verification/sso/{connectorId}/authorization-uri',
  permission: 'flow',
  checks: async () => (await checks()).createSsoAuthorizationUri,
});

export const verifySso = endpoint({
  method: 'POST',
  path: '/api/experience/verification/sso/{connectorId}/verify',
  permission: 'flow',
  checks: async () => (await checks()).verifySso,
});
