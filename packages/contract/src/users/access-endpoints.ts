import { endpoint } from '../endpoint.ts';

const checks = () => import('./access-checks.ts');

/** Endpoints for what decides whether a user can sign in: password and suspension. */
export const setUserPassword = endpoint({
  method: 'PATCH',
  path: '/api/users/{userId}/password',
  permission: 'write:data',
  checks: async () => (await checks()).setUserPassword,
});

export const expireUserPassword = endpoint({
  method: 'PATCH',
  path: '/api/users/{userId}/password/expiration',
  permission: 'write:data',
  checks: async () => (await checks()).expireUserPassword,
});

export const createPasswordLink = endpoint({
  method: 'POST',
  path: '/api/users/{userId}/password-link',
  permission: 'write:data',
  checks: async () => (await checks()).createPasswordLink,
});

export const verifyUserPassword = endpoint({
  method: 'POST',
  path: '/api/users/{userId}/password/verify',
  permission: 'write:data',
  checks: async () => (await checks()).verifyUserPassword,
});

export const hasUserPassword = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/has-password',
  permission: 'read:data',
  checks: async () => (await checks()).hasUserPassword,
});

export const suspendUser = endpoint({
  method: 'PATCH',
  path: '/api/users/{userId}/is-suspended',
  permission: 'write:data',
  invalidates: ['/api/organizations'],
  checks: async () => (await checks()).suspendUser,
});
