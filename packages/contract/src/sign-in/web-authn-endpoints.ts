import { endpoint } from '../endpoint.ts';

const checks = () => import('./web-authn-checks.ts');

export const beginWebAuthnRegistration = endpoint({
  method: 'POST',
  path: '/api/experience/verification/web-authn/registration',
  permission: 'flow',
  checks: async () => (await checks()).beginWebAuthnRegistration,
});

export const verifyWebAuthnRegistration = endpoint({
  method: 'POST',
  path: '/api/experience/verification/web-authn/registration/verify',
  permission: 'flow',
  checks: async () => (await checks()).verifyWebAuthnRegistration,
});

export const beginWebAuthnAuthentication = endpoint({
  method: 'POST',
  path: '/api/experience/verification/web-authn/authentication',
  permission: 'flow',
  checks: async () => (await checks()).beginWebAuthnAuthentication,
});

export const verifyWebAuthnAuthentication = endpoint({
  method: 'POST',
  path: '/api/experience/verification/web-authn/authentication/verify',
  permission: 'flow',
  checks: async () => (await checks()).verifyWebAuthnAuthentication,
});
