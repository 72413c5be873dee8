import { endpoint } from '../endpoint.ts';

const checks = () => import('./trusted-device-checks.ts');

export const listUserTrustedDevices = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/trusted-devices',
  permission: 'read:data',
  checks: async () => (await checks()).listUserTrustedDevices,
});

export const deleteUserTrustedDevice = endpoint({
  method: 'DELETE',
  path: '/api/users/{userId}/trusted-devices/{deviceId}',
  permission: 'delete:data',
  checks: async () => (await checks()).deleteUserTrustedDevice,
});
