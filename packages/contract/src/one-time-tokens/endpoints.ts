import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listOneTimeTokens = endpoint({
  method: 'GET',
  path: '/api/one-time-tokens',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listOneTimeTokens,
});

export const createOneTimeToken = endpoint({
  method: 'POST',
  path: '/api/one-time-tokens',
  permission: 'write:data',
  checks: async () => (await checks()).createOneTimeToken,
});

export const verifyOneTimeToken = endpoint({
  method: 'POST',
  path: '/api/one-time-tokens/verify',
  permission: 'write:data',
  checks: async () => (await checks()).verifyOneTimeToken,
});

export const getOneTimeToken = endpoint({
  method: 'GET',
  path: '/api/one-time-tokens/{id}',
  permission: 'read:data',
  checks: async () => (await checks()).getOneTimeToken,
});

export const deleteOneTimeToken = endpoint({
  method: 'DELETE',
  path: '/api/one-time-tokens/{id}',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteOneTimeToken,
});

export const updateOneTimeTokenStatus = endpoint({
  method: 'PUT',
  path: '/api/one-time-tokens/{id}/status',
  permission: 'write:data',
  checks: async () => (await checks()).updateOneTimeTokenStatus,
});
