import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const getAccountCenter = endpoint({
  method: 'GET',
  path: '/api/account-center',
  permission: 'read:data',
  checks: async () => (await checks()).getAccountCenter,
});

export const updateAccountCenter = endpoint({
  method: 'PATCH',
  path: '/api/account-center',
  permission: 'write:data',
  isUndoable: true,
  checks: async () => (await checks()).updateAccountCenter,
});

export const getPublicAccountCenter = endpoint({
  method: 'GET',
  path: '/api/.well-known/account-center',
  permission: 'public',
  checks: async () => (await checks()).getPublicAccountCenter,
});
