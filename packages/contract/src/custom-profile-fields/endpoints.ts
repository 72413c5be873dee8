import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listProfileFields = endpoint({
  method: 'GET',
  path: '/api/custom-profile-fields',
  permission: 'read:data',
  checks: async () => (await checks()).listProfileFields,
});

export const createProfileField = endpoint({
  method: 'POST',
  path: '/api/custom-profile-fields',
  permission: 'write:data',
  checks: async () => (await checks()).createProfileField,
});

export const createProfileFields = endpoint({
  method: 'POST',
  path: '/api/custom-profile-fields/batch',
  permission: 'write:data',
  checks: async () => (await checks()).createProfileFields,
});

export const orderProfileFields = endpoint({
  method: 'POST',
  path: '/api/custom-profile-fields/properties/sie-order',
  permission: 'write:data',
  checks: async () => (await checks()).orderProfileFields,
});

export const getProfileField = endpoint({
  method: 'GET',
  path: '/api/custom-profile-fields/{name}',
  permission: 'read:data',
  checks: async () => (await checks()).getProfileField,
});

export const replaceProfileField = endpoint({
  method: 'PUT',
  path: '/api/custom-profile-fields/{name}',
  permission: 'write:data',
  isUndoable: true,
  checks: async () => (await checks()).replaceProfileField,
});

export const deleteProfileField = endpoint({
  method: 'DELETE',
  path: '/api/custom-profile-fields/{name}',
  permission: 'delete:data',
  invalidates: ['/api/sign-in-exp', '/api/account-center'],
  checks: async () => (await checks()).deleteProfileField,
});
