import { endpoint } from '../endpoint.ts';
import { editable, scoped, trustedDevicesScope, verified, visible } from './access.ts';

const checks = () => import('./trusted-device-checks.ts');

export const listOwnTrustedDevices = endpoint({
  method: 'GET',
  path: '/api/my-account/trusted-devices',
  permission: 'account',
  access: [verified, visible('session'), scoped(trustedDevicesScope, 401)],
  checks: async () => (await checks()).listOwnTrustedDevices,
});

export const deleteOwnTrustedDevice = endpoint({
  method: 'DELETE',
  path: '/api/my-account/trusted-devices/{deviceId}',
  permission: 'account',
  access: [verified, editable('session'), scoped(trustedDevicesScope, 401)],
  checks: async () => (await checks()).deleteOwnTrustedDevice,
});
