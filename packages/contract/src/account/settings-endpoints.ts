import { endpoint } from '../endpoint.ts';
import { editable, scoped, verified, visible } from './access.ts';

const checks = () => import('./settings-checks.ts');

export const getOwnSettings = endpoint({
  method: 'GET',
  path: '/api/my-account/logto-configs',
  permission: 'account',
  access: [visible('passkey'), scoped('identities', 401)],
  checks: async () => (await checks()).getOwnSettings,
});

export const updateOwnSettings = endpoint({
  method: 'PATCH',
  path: '/api/my-account/logto-configs',
  permission: 'account',
  access: [verified, editable('passkey'), scoped('identities', 401)],
  checks: async () => (await checks()).updateOwnSettings,
});

export const getOwnMfaSettings = endpoint({
  method: 'GET',
  path: '/api/my-account/mfa-settings',
  permission: 'account',
  access: [visible('mfa'), scoped('identities', 401)],
  checks: async () => (await checks()).getOwnMfaSettings,
});

export const updateOwnMfaSettings = endpoint({
  method: 'PATCH',
  path: '/api/my-account/mfa-settings',
  permission: 'account',
  access: [verified, editable('mfa'), scoped('identities', 401)],
  checks: async () => (await checks()).updateOwnMfaSettings,
});
