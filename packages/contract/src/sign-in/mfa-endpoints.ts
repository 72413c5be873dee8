import { endpoint } from '../endpoint.ts';

const checks = () => import('./mfa-checks.ts');

export const createTotpSecret = endpoint({
  method: 'POST',
  path: '/api/experience/verification/totp/secret',
  permission: 'flow',
  checks: async () => (await checks()).createTotpSecret,
});

export const verifyTotp = endpoint({
  method: 'POST',
  path: '/api/experience/verification/totp/verify',
  permission: 'flow',
  checks: async () => (await checks()).verifyTotp,
});

export const generateBackupCodes = endpoint({
  method: 'POST',
  path: '/api/experience/verification/backup-code/generate',
  permission: 'flow',
  checks: async () => (await checks()).generateBackupCodes,
});

export const verifyBackupCode = endpoint({
  method: 'POST',
  path: '/api/experience/verification/backup-code/verify',
  permission: 'flow',
  checks: async () => (await checks()).verifyBackupCode,
});

export const bindMfa = endpoint({
  method: 'POST',
  path: '/api/experience/profile/mfa',
  permission: 'flow',
  checks: async () => (await checks()).bindMfa,
});

export const enableMfa = endpoint({
  method: 'POST',
  path: '/api/experience/profile/mfa/mfa-enabled',
  permission: 'flow',
  checks: async () => (await checks()).enableMfa,
});

export const skipMfa = endpoint({
  method: 'POST',
  path: '/api/experience/profile/mfa/mfa-skipped',
  permission: 'flow',
  checks: async () => (await checks()).skipMfa,
});

export const skipMfaSuggestion = endpoint({
  method: 'POST',
  path: '/api/experience/profile/mfa/mfa-suggestion-skipped',
  permission: 'flow',
  checks: async () => (await checks()).skipMfaSuggestion,
});
