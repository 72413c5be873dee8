import { endpoint } from '../endpoint.ts';
import { editable, scoped, verified, visible } from './access.ts';

const checks = () => import('./mfa-checks.ts');

export const listOwnFactors = endpoint({
  method: 'GET',
  path: '/api/my-account/mfa-verifications',
  permission: 'account',
  access: [visible('mfa'), scoped('identities', 401)],
  checks: async () => (await checks()).listOwnFactors,
});

export const addOwnFactor = endpoint({
  method: 'POST',
  path: '/api/my-account/mfa-verifications',
  permission: 'account',
  access: [verified, editable('factor'), scoped('identities', 401)],
  checks: async () => (await checks()).addOwnFactor,
});

export const replaceOwnTotp = endpoint({
  method: 'PUT',
  path: '/api/my-account/mfa-verifications/totp',
  permission: 'account',
  access: [verified, editable('mfa'), scoped('identities', 401)],
  checks: async () => (await checks()).replaceOwnTotp,
});

export const generateOwnTotpSecret = endpoint({
  method: 'POST',
  path: '/api/my-account/mfa-verifications/totp-secret/generate',
  permission: 'account',
  checks: async () => (await checks()).generateOwnTotpSecret,
});

export const generateOwnBackupCodes = endpoint({
  method: 'POST',
  path: '/api/my-account/mfa-verifications/backup-codes/generate',
  permission: 'account',
  checks: async () => (await checks()).generateOwnBackupCodes,
});

export const listOwnBackupCodes = endpoint({
  method: 'GET',
  path: '/api/my-account/mfa-verifications/backup-codes',
  permission: 'account',
  access: [verified, scoped('identities', 401)],
  checks: async () => (await checks()).listOwnBackupCodes,
});

export const renameOwnPasskey = endpoint({
  method: 'PATCH',
  path: '/api/my-account/mfa-verifications/{verificationId}/name',
  permission: 'account',
  access: [verified, editable('passkey'), scoped('identities', 401)],
  checks: async () => (await checks()).renameOwnPasskey,
});

export const removeOwnFactor = endpoint({
  method: 'DELETE',
  path: '/api/my-account/mfa-verifications/{verificationId}',
  permission: 'account',
  access: [verified, editable('factor'), scoped('identities', 401)],
  checks: async () => (await checks()).removeOwnFactor,
});
