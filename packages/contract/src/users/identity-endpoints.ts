import { endpoint } from '../endpoint.ts';

const checks = () => import('./identity-checks.ts');

export const listUserIdentities = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/all-identities',
  permission: 'read:data',
  checks: async () => (await checks()).listUserIdentities,
});

export const getUserIdentity = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/identities/{target}',
  permission: 'read:data',
  checks: async () => (await checks()).getUserIdentity,
});

export const putUserIdentity = endpoint({
  method: 'PUT',
  path: '/api/users/{userId}/identities/{target}',
  permission: 'write:data',
  checks: async () => (await checks()).putUserIdentity,
});

export const linkUserIdentity = endpoint({
  method: 'POST',
  path: '/api/users/{userId}/identities',
  permission: 'write:data',
  checks: async () => (await checks()).linkUserIdentity,
});

export const deleteUserIdentity = endpoint({
  method: 'DELETE',
  path: '/api/users/{userId}/identities/{target}',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteUserIdentity,
});

export const getUserSsoIdentity = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/sso-identities/{ssoConnectorId}',
  permission: 'read:data',
  checks: async () => (await checks()).getUserSsoIdentity,
});

export const deleteUserSsoIdentity = endpoint({
  method: 'DELETE',
  path: '/api/users/{userId}/sso-identities/{ssoConnectorId}',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteUserSsoIdentity,
});
