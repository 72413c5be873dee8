import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const getTotalUsers = endpoint({
  method: 'GET',
  path: '/api/dashboard/users/total',
  permission: 'read:data',
  checks: async () => (await checks()).getTotalUsers,
});

export const getNewUsers = endpoint({
  method: 'GET',
  path: '/api/dashboard/users/new',
  permission: 'read:data',
  checks: async () => (await checks()).getNewUsers,
});

export const getActiveUsers = endpoint({
  method: 'GET',
  path: '/api/dashboard/users/active',
  permission: 'read:data',
  checks: async () => (await checks()).getActiveUsers,
});

/** Our addition to the wire. */
export const getSignIns = endpoint({
  method: 'GET',
  path: '/api/dashboard/sign-ins',
  permission: 'read:data',
  checks: async () => (await checks()).getSignIns,
});

/** Our addition to the wire. */
export const listLockedAccounts = endpoint({
  method: 'GET',
  path: '/api/dashboard/locked-accounts',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listLockedAccounts,
});

/** Our addition to the wire. */
export const getAttention = endpoint({
  method: 'GET',
  path: '/api/dashboard/attention',
  permission: 'read:data',
  checks: async () => (await checks()).getAttention,
});
