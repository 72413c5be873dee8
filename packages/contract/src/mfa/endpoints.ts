import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listUserMfaVerifications = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/mfa-verifications',
  permission: 'read:data',
  checks: async () => (await checks()).listUserMfaVerifications,
});

export const createUserMfaVerification = endpoint({
  method: 'POST',
  path: '/api/users/{userId}/mfa-verifications',
  permission: 'write:data',
  checks: async () => (await checks()).createUserMfaVerification,
});

export const deleteUserMfaVerification = endpoint({
  method: 'DELETE',
  path: '/api/users/{userId}/mfa-verifications/{verificationId}',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteUserMfaVerification,
});
