import { endpoint } from '../endpoint.ts';

const checks = () => import('./verification-checks.ts');

export const sendOwnCode = endpoint({
  method: 'POST',
  path: '/api/verifications/verification-code',
  permission: 'account',
  checks: async () => (await checks()).sendOwnCode,
});

export const verifyOwnCode = endpoint({
  method: 'POST',
  path: '/api/verifications/verification-code/verify',
  permission: 'account',
  checks: async () => (await checks()).verifyOwnCode,
});

export const beginOwnSocial = endpoint({
  method: 'POST',
  path: '/api/verifications/social',
  permission: 'account',
  checks: async () => (await checks()).beginOwnSocial,
});

export const verifyOwnSocial = endpoint({
  method: 'POST',
  path: '/api/verifications/social/verify',
  permission: 'account',
  checks: async () => (await checks()).verifyOwnSocial,
});

export const beginOwnRegistration = endpoint({
  method: 'POST',
  path: '/api/verifications/web-authn/registration',
  permission: 'account',
  checks: async () => (await checks()).beginOwnRegistration,
});

export const verifyOwnRegistration = endpoint({
  method: 'POST',
  path: '/api/verifications/web-authn/registration/verify',
  permission: 'account',
  checks: async () => (await checks()).verifyOwnRegistration,
});
