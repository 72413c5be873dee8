import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

/** Our addition to the wire: a sign-in that ends before anything is stored (ADR 223). */
export const startConnectorTest = endpoint({
  method: 'POST',
  path: '/api/connectors/{connectorId}/sign-in-tests',
  permission: 'write:data',
  checks: async () => (await checks()).startConnectorTest,
});

export const startSsoConnectorTest = endpoint({
  method: 'POST',
  path: '/api/sso-connectors/{ssoConnectorId}/sign-in-tests',
  permission: 'write:data',
  checks: async () => (await checks()).startSsoConnectorTest,
});

export const startApplicationTest = endpoint({
  method: 'POST',
  path: '/api/applications/{applicationId}/sign-in-tests',
  permission: 'write:data',
  checks: async () => (await checks()).startApplicationTest,
});

/** A POST, because it ends the test. The ticket is in no URL that a server sees. */
export const takeTestResult = endpoint({
  method: 'POST',
  path: '/api/sign-in-tests/result',
  permission: 'write:data',
  checks: async () => (await checks()).takeTestResult,
});
