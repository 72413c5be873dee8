import { endpoint } from '../endpoint.ts';

const checks = () => import('./jit-sso-connector-checks.ts');

export const listJitSsoConnectors = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/jit/sso-connectors',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listJitSsoConnectors,
});

export const addJitSsoConnectors = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/jit/sso-connectors',
  permission: 'write:data',
  features: ['organizationsLimit'],
  checks: async () => (await checks()).addJitSsoConnectors,
});

export const replaceJitSsoConnectors = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/jit/sso-connectors',
  permission: 'write:data',
  features: ['organizationsLimit'],
  alsoNeeds: { scope: 'delete:data', when: 'it removes a connector' },
  checks: async () => (await checks()).replaceJitSsoConnectors,
});

export const removeJitSsoConnector = endpoint({
  method: 'DELETE',
  path: '/api/organizations/{id}/jit/sso-connectors/{ssoConnectorId}',
  permission: 'delete:data',
  checks: async () => (await checks()).removeJitSsoConnector,
});
