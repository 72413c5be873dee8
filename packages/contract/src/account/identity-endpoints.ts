import { endpoint } from '../endpoint.ts';
import { editable, scoped, verifiedIfSecured } from './access.ts';

const checks = () => import('./identity-checks.ts');

export const linkOwnIdentity = endpoint({
  method: 'POST',
  path: '/api/my-account/identities',
  permission: 'account',
  access: [verifiedIfSecured, editable('social'), scoped('identities', 401)],
  checks: async () => (await checks()).linkOwnIdentity,
});

export const replaceOwnIdentity = endpoint({
  method: 'PUT',
  path: '/api/my-account/identities',
  permission: 'account',
  access: [verifiedIfSecured, editable('social'), scoped('identities', 401)],
  checks: async () => (await checks()).replaceOwnIdentity,
});

export const unlinkOwnIdentity = endpoint({
  method: 'DELETE',
  path: '/api/my-account/identities/{target}',
  permission: 'account',
  access: [verifiedIfSecured, editable('social'), scoped('identities', 400)],
  checks: async () => (await checks()).unlinkOwnIdentity,
});

export const getOwnIdentityToken = endpoint({
  method: 'GET',
  path: '/api/my-account/identities/{target}/access-token',
  permission: 'account',
  access: [scoped('identities', 403)],
  checks: async () => (await checks()).getOwnIdentityToken,
});

export const replaceOwnIdentityToken = endpoint({
  method: 'PUT',
  path: '/api/my-account/identities/{target}/access-token',
  permission: 'account',
  access: [scoped('identities', 403)],
  checks: async () => (await checks()).replaceOwnIdentityToken,
});

export const getOwnSsoIdentityToken = endpoint({
  method: 'GET',
  path: '/api/my-account/sso-identities/{connectorId}/access-token',
  permission: 'account',
  access: [scoped('identities', 403)],
  checks: async () => (await checks()).getOwnSsoIdentityToken,
});
