import { endpoint } from '../endpoint.ts';

const checks = () => import('./secret-checks.ts');

/** Lists names and dates without the secrets, so `read:data` is enough. */
export const listApplicationSecretSummaries = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/secret-summaries',
  permission: 'read:data',
  checks: async () => (await checks()).listApplicationSecretSummaries,
});

/** Needs `write:data` and is audited, because the secret allows acting as the application. */
export const listApplicationSecrets = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/secrets',
  permission: 'write:data',
  noMoreThanOwn: true,
  checks: async () => (await checks()).listApplicationSecrets,
});

export const createApplicationSecret = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/secrets',
  permission: 'write:data',
  noMoreThanOwn: true,
  checks: async () => (await checks()).createApplicationSecret,
});

export const renameApplicationSecret = endpoint({
  method: 'PATCH',
  path: '/api/applications/{id}/secrets/{name}',
  permission: 'write:data',
  noMoreThanOwn: true,
  checks: async () => (await checks()).renameApplicationSecret,
});

export const deleteApplicationSecret = endpoint({
  method: 'DELETE',
  path: '/api/applications/{id}/secrets/{name}',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteApplicationSecret,
});

/** On the wire, the secret of an application that is older than secrets with names. No application here has one. */
export const deleteLegacySecret = endpoint({
  method: 'DELETE',
  path: '/api/applications/{id}/legacy-secret',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteLegacySecret,
});
