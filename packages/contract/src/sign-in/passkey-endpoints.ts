import { endpoint } from '../endpoint.ts';

const checks = () => import('./passkey-checks.ts');

export const offerPasskeys = endpoint({
  method: 'POST',
  path: '/api/experience/preflight/sign-in-passkey/authentication',
  permission: 'flow',
  checks: async () => (await checks()).offerPasskeys,
});

export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/experience/verification/sign-in-passkey/authentication',
  permission: 'flow',
  checks: async () => (await checks()).beginPasskeySignIn,
});

export const verifyPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/experience/verification/sign-in-passkey/authentication/verify',
  permission: 'flow',
  checks: async () => (await checks()).verifyPasskeySignIn,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/experience/profile/mfa/passkey',
  permission: 'flow',
  checks: async () => (await checks()).addPasskey,
});

export const skipPasskey = endpoint({
  method: 'POST',
  path: '/api/experience/profile/mfa/passkey-skipped',
  permission: 'flow',
  checks: async () => (await checks()).skipPasskey,
});
