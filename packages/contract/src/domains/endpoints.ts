import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

/** Domains are settings of the tenant, which only its managers change. Machine-to-machine applications need no more than the permission. */
const alsoNeeds = {
  scope: 'manage:tenant',
  when: 'an administrator makes the request, in the cloud edition',
} as const;

export const listDomains = endpoint({
  method: 'GET',
  path: '/api/domains',
  permission: 'read:data',
  checks: async () => (await checks()).listDomains,
});

export const createDomain = endpoint({
  method: 'POST',
  path: '/api/domains',
  permission: 'write:data',
  alsoNeeds,
  checks: async () => (await checks()).createDomain,
});

export const cleanUpDomains = endpoint({
  method: 'POST',
  path: '/api/domains/cleanup',
  permission: 'delete:data',
  alsoNeeds,
  checks: async () => (await checks()).cleanUpDomains,
});

/** Checks DNS and HTTPS again, unless that has just been done. */
export const getDomain = endpoint({
  method: 'GET',
  path: '/api/domains/{id}',
  permission: 'read:data',
  checks: async () => (await checks()).getDomain,
});

export const updateDomain = endpoint({
  method: 'PATCH',
  path: '/api/domains/{id}',
  permission: 'write:data',
  alsoNeeds,
  checks: async () => (await checks()).updateDomain,
});

export const deleteDomain = endpoint({
  method: 'DELETE',
  path: '/api/domains/{id}',
  permission: 'delete:data',
  alsoNeeds,
  checks: async () => (await checks()).deleteDomain,
});

export const listPasskeyUsers = endpoint({
  method: 'GET',
  path: '/api/domains/{id}/passkey-users',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listPasskeyUsers,
});

export const getVerificationFiles = endpoint({
  method: 'GET',
  path: '/api/domains/{id}/verification-files',
  permission: 'read:data',
  checks: async () => (await checks()).getVerificationFiles,
});

export const replaceVerificationFiles = endpoint({
  method: 'PUT',
  path: '/api/domains/{id}/verification-files',
  permission: 'write:data',
  alsoNeeds,
  checks: async () => (await checks()).replaceVerificationFiles,
});
