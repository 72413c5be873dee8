import { endpoint } from '../endpoint.ts';

const checks = () => import('./social-checks.ts');

/** The providers that administrators can link an account of: the admin tenant's social connectors. */
export const listOwnSocialConnectors = endpoint({
  method: 'GET',
  path: '/me/social/connectors',
  permission: 'me',
  onlyIn: 'cloud',
  checks: async () => (await checks()).listOwnSocialConnectors,
});

export const beginSocialLink = endpoint({
  method: 'POST',
  path: '/me/social/authorization-uri',
  permission: 'me',
  onlyIn: 'cloud',
  checks: async () => (await checks()).beginSocialLink,
});

export const linkSocialIdentity = endpoint({
  method: 'POST',
  path: '/me/social/link-identity',
  permission: 'me',
  onlyIn: 'cloud',
  checks: async () => (await checks()).linkSocialIdentity,
});

export const unlinkSocialIdentity = endpoint({
  method: 'DELETE',
  path: '/me/social/identity/{connectorId}',
  permission: 'me',
  onlyIn: 'cloud',
  checks: async () => (await checks()).unlinkSocialIdentity,
});
