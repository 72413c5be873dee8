import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  permission: 'read:data',
  alsoNeeds: { scope: 'all', when: 'it asks for password hashes' },
  list: true,
  checks: async () => (await checks()).listUsers,
});

export const createUser = endpoint({
  method: 'POST',
  path: '/api/users',
  permission: 'write:data',
  invalidates: ['/api/roles'],
  checks: async () => (await checks()).createUser,
});

export const getUser = endpoint({
  method: 'GET',
  path: '/api/users/{userId}',
  permission: 'read:data',
  alsoNeeds: { scope: 'all', when: 'it asks for the password hash' },
  checks: async () => (await checks()).getUser,
});

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/api/users/{userId}',
  permission: 'write:data',
  invalidates: ['/api/roles', '/api/organizations'],
  checks: async () => (await checks()).updateUser,
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/users/{userId}',
  permission: 'delete:data',
  invalidates: ['/api/roles', '/api/organizations'],
  checks: async () => (await checks()).deleteUser,
});

export const getUserCustomData = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/custom-data',
  permission: 'read:data',
  checks: async () => (await checks()).getUserCustomData,
});

export const updateUserCustomData = endpoint({
  method: 'PATCH',
  path: '/api/users/{userId}/custom-data',
  permission: 'write:data',
  checks: async () => (await checks()).updateUserCustomData,
});

export const updateUserProfile = endpoint({
  method: 'PATCH',
  path: '/api/users/{userId}/profile',
  permission: 'write:data',
  checks: async () => (await checks()).updateUserProfile,
});

export const getUserSettings = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/logto-configs',
  permission: 'read:data',
  checks: async () => (await checks()).getUserSettings,
});

export const updateUserSettings = endpoint({
  method: 'PATCH',
  path: '/api/users/{userId}/logto-configs',
  permission: 'write:data',
  checks: async () => (await checks()).updateUserSettings,
});
