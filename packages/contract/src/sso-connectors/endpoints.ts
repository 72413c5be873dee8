import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listSsoConnectorProviders = endpoint({
  method: 'GET',
  path: '/api/sso-connector-providers',
  permission: 'read:data',
  checks: async () => (await checks()).listSsoConnectorProviders,
});

export const lookUpSsoProvider = endpoint({
  method: 'POST',
  path: '/api/sso-connector-providers/{providerName}/look-up',
  permission: 'write:data',
  checks: async () => (await checks()).lookUpSsoProvider,
});

export const listSsoConnectors = endpoint({
  method: 'GET',
  path: '/api/sso-connectors',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listSsoConnectors,
});

export const createSsoConnector = endpoint({
  method: 'POST',
  path: '/api/sso-connectors',
  permission: 'write:data',
  quota: ['enterpriseSsoLimit'],
  invalidates: ['/api/sign-in-exp'],
  checks: async () => (await checks()).createSsoConnector,
});

export const getSsoConnector = endpoint({
  method: 'GET',
  path: '/api/sso-connectors/{id}',
  permission: 'read:data',
  checks: async () => (await checks()).getSsoConnector,
});

export const updateSsoConnector = endpoint({
  method: 'PATCH',
  path: '/api/sso-connectors/{id}',
  permission: 'write:data',
  isUndoable: true,
  invalidates: ['/api/organizations'],
  checks: async () => (await checks()).updateSsoConnector,
});

export const deleteSsoConnector = endpoint({
  method: 'DELETE',
  path: '/api/sso-connectors/{id}',
  permission: 'delete:data',
  invalidates: ['/api/sign-in-exp', '/api/users', '/api/organizations'],
  checks: async () => (await checks()).deleteSsoConnector,
});
