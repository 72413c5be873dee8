import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

/** Served at the administrators' origin, outside `/api` (OPEN-04). */
export const getMe = endpoint({
  method: 'GET',
  path: '/me',
  permission: 'me',
  checks: async () => (await checks()).getMe,
});

export const updateMe = endpoint({
  method: 'PATCH',
  path: '/me',
  permission: 'me',
  checks: async () => (await checks()).updateMe,
});

export const updateMyCustomData = endpoint({
  method: 'PATCH',
  path: '/me/custom-data',
  permission: 'me',
  checks: async () => (await checks()).updateMyCustomData,
});
