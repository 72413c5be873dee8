import { endpoint } from '../endpoint.ts';

const checks = () => import('./saml-certificate-checks.ts');

export const listSamlCertificates = endpoint({
  method: 'GET',
  path: '/api/saml-applications/{id}/secrets',
  permission: 'read:data',
  checks: async () => (await checks()).listSamlCertificates,
});

export const createSamlCertificate = endpoint({
  method: 'POST',
  path: '/api/saml-applications/{id}/secrets',
  permission: 'write:data',
  checks: async () => (await checks()).createSamlCertificate,
});

export const updateSamlCertificate = endpoint({
  method: 'PATCH',
  path: '/api/saml-applications/{id}/secrets/{secretId}',
  permission: 'write:data',
  checks: async () => (await checks()).updateSamlCertificate,
});

export const deleteSamlCertificate = endpoint({
  method: 'DELETE',
  path: '/api/saml-applications/{id}/secrets/{secretId}',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteSamlCertificate,
});
