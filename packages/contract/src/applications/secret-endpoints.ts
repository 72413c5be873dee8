import { endpoint } from '../endpoint.ts';

const checks = () => import('./secret-checks.ts');

/** For whom the names and dates are enough: nothing of it is secret. */
export const listApplicationSecretSummaries = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/secret-summaries',
  permission: 'read:data',
  checks: async () => (await checks()).listApplicationSecretSummaries,
});

/** Needs `write:data` and is audited: who reads a secret can act as the application. */
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
