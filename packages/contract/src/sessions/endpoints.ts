import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listUserSessions = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/sessions',
  permission: 'read:data',
  checks: async () => (await checks()).listUserSessions,
});

export const getUserSession = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/sessions/{sessionId}',
  permission: 'read:data',
  checks: async () => (await checks()).getUserSession,
});

export const endUserSession = endpoint({
  method: 'DELETE',
  path: '/api/users/{userId}/sessions/{sessionId}',
  permission: 'delete:data',
  checks: async () => (await checks()).endUserSession,
});

export const listUserGrants = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/grants',
  permission: 'read:data',
  checks: async () => (await checks()).listUserGrants,
});

export const endUserGrant = endpoint({
  method: 'DELETE',
  path: '/api/users/{userId}/grants/{grantId}',
  permission: 'delete:data',
  checks: async () => (await checks()).endUserGrant,
});
