import { endpoint } from '../endpoint.ts';

export const rememberDevice = endpoint({
  method: 'POST',
  path: '/api/experience/profile/mfa/trusted-device',
  permission: 'flow',
  checks: async () => (await import('./trusted-device-checks.ts')).rememberDevice,
});
