import { endpoint } from '../endpoint.ts';

const checks = () => import('./saml-application-checks.ts');

export const createSamlApplication = endpoint({
  method: 'POST',
  path: '/api/saml-applications',
  permission: 'write:data',
  quota: ['applicationsLimit'],
  invalidates: ['/api/applications'],
  checks: async () => (await checks()).createSamlApplication,
});

export const getSamlApplication = endpoint({
  method: 'GET',
  path: '/api/saml-applications/{id}',
  permission: 'read:data',
  checks: async () => (await checks()).getSamlApplication,
});

export const updateSamlApplication = endpoint({
  method: 'PATCH',
  path: '/api/saml-applications/{id}',
  permission: 'write:data',
  isUndoable: true,
  invalidates: ['/api/applications'],
  checks: async () => (await checks()).updateSamlApplication,
});

export const deleteSamlApplication = endpoint({
  method: 'DELETE',
  path: '/api/saml-applications/{id}',
  permission: 'delete:data',
  invalidates: ['/api/applications', '/api/users', '/api/sso-connectors'],
  checks: async () => (await checks()).deleteSamlApplication,
});

export const previewSamlApplication = endpoint({
  method: 'GET',
  path: '/api/saml-applications/{id}/users/{userId}/preview',
  permission: 'read:data',
  checks: async () => (await checks()).previewSamlApplication,
});
