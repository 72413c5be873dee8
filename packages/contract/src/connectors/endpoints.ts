import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listConnectorFactories = endpoint({
  method: 'GET',
  path: '/api/connector-factories',
  permission: 'read:data',
  checks: async () => (await checks()).listConnectorFactories,
});

export const getConnectorFactory = endpoint({
  method: 'GET',
  path: '/api/connector-factories/{id}',
  permission: 'read:data',
  checks: async () => (await checks()).getConnectorFactory,
});

export const checkConnectorSettings = endpoint({
  method: 'POST',
  path: '/api/connector-factories/{id}/check',
  permission: 'write:data',
  checks: async () => (await checks()).checkConnectorSettings,
});

export const listConnectors = endpoint({
  method: 'GET',
  path: '/api/connectors',
  permission: 'read:data',
  checks: async () => (await checks()).listConnectors,
});

export const createConnector = endpoint({
  method: 'POST',
  path: '/api/connectors',
  permission: 'write:data',
  quota: ['socialConnectorsLimit'],
  invalidates: ['/api/sign-in-exp'],
  checks: async () => (await checks()).createConnector,
});

export const createAuthorizationUri = endpoint({
  method: 'POST',
  path: '/api/connectors/{connectorId}/authorization-uri',
  permission: 'write:data',
  checks: async () => (await checks()).createAuthorizationUri,
});

export const getConnector = endpoint({
  method: 'GET',
  path: '/api/connectors/{id}',
  permission: 'read:data',
  checks: async () => (await checks()).getConnector,
});

export const updateConnector = endpoint({
  method: 'PATCH',
  path: '/api/connectors/{id}',
  permission: 'write:data',
  isUndoable: true,
  invalidates: ['/api/sign-in-exp'],
  checks: async () => (await checks()).updateConnector,
});

export const deleteConnector = endpoint({
  method: 'DELETE',
  path: '/api/connectors/{id}',
  permission: 'delete:data',
  invalidates: ['/api/sign-in-exp'],
  checks: async () => (await checks()).deleteConnector,
});

export const testConnector = endpoint({
  method: 'POST',
  path: '/api/connectors/{factoryId}/test',
  permission: 'write:data',
  checks: async () => (await checks()).testConnector,
});
