import { endpoint } from '../endpoint.ts';

const checks = () => import('./idp-initiated-checks.ts');

const path = '/api/sso-connectors/{id}/idp-initiated-auth-config';

export const getIdpInitiatedAuthConfig = endpoint({
  method: 'GET',
  path,
  permission: 'read:data',
  checks: async () => (await checks()).getIdpInitiatedAuthConfig,
});

export const setIdpInitiatedAuthConfig = endpoint({
  method: 'PUT',
  path,
  permission: 'write:data',
  features: ['idpInitiatedSsoEnabled'],
  checks: async () => (await checks()).setIdpInitiatedAuthConfig,
});

export const deleteIdpInitiatedAuthConfig = endpoint({
  method: 'DELETE',
  path,
  permission: 'delete:data',
  checks: async () => (await checks()).deleteIdpInitiatedAuthConfig,
});
