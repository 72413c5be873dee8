import { endpoint } from '../endpoint.ts';

const checks = () => import('./personal-access-token-checks.ts');

export const listPersonalAccessTokens = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/personal-access-tokens',
  permission: 'read:data',
  checks: async () => (await checks()).listPersonalAccessTokens,
});

export const createPersonalAccessToken = endpoint({
  method: 'POST',
  path: '/api/users/{userId}/personal-access-tokens',
  permission: 'write:data',
  checks: async () => (await checks()).createPersonalAccessToken,
});

/** Names can contain any character, also a slash; with this one, the name isn't in the path. */
export const renamePersonalAccessToken = endpoint({
  method: 'PATCH',
  path: '/api/users/{userId}/personal-access-tokens',
  permission: 'write:data',
  checks: async () => (await checks()).renamePersonalAccessToken,
});

export const renameNamedPersonalAccessToken = endpoint({
  method: 'PATCH',
  path: '/api/users/{userId}/personal-access-tokens/{name}',
  permission: 'write:data',
  checks: async () => (await checks()).renameNamedPersonalAccessToken,
});

/** Like the deletion by path, for names that don't fit into one. */
export const deletePersonalAccessToken = endpoint({
  method: 'POST',
  path: '/api/users/{userId}/personal-access-tokens/delete',
  permission: 'delete:data',
  checks: async () => (await checks()).deletePersonalAccessToken,
});

export const deleteNamedPersonalAccessToken = endpoint({
  method: 'DELETE',
  path: '/api/users/{userId}/personal-access-tokens/{name}',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteNamedPersonalAccessToken,
});
