import { endpoint } from '../endpoint.ts';

const checks = () => import('./step-up-checks.ts');

/** Further ways to verify one's identity, for users without a password, email address and phone number; the wire doesn't have them. */
export const beginOwnAuthentication = endpoint({
  method: 'POST',
  path: '/api/verifications/web-authn/authentication',
  permission: 'account',
  checks: async () => (await checks()).beginOwnAuthentication,
});

export const verifyOwnAuthentication = endpoint({
  method: 'POST',
  path: '/api/verifications/web-authn/authentication/verify',
  permission: 'account',
  checks: async () => (await checks()).verifyOwnAuthentication,
});

export const verifyOwnTotp = endpoint({
  method: 'POST',
  path: '/api/verifications/totp',
  permission: 'account',
  checks: async () => (await checks()).verifyOwnTotp,
});

export const verifyOwnSignIn = endpoint({
  method: 'POST',
  path: '/api/verifications/sign-in',
  permission: 'account',
  checks: async () => (await checks()).verifyOwnSignIn,
});
