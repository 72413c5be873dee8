import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const getSignInExperience = endpoint({
  method: 'GET',
  path: '/api/sign-in-exp',
  permission: 'read:data',
  checks: async () => (await checks()).getSignInExperience,
});

export const updateSignInExperience = endpoint({
  method: 'PATCH',
  path: '/api/sign-in-exp',
  permission: 'write:data',
  isUndoable: true,
  features: ['mfaEnabled', 'bringYourUiEnabled'],
  checks: async () => (await checks()).updateSignInExperience,
});

export const findUsernameConflicts = endpoint({
  method: 'GET',
  path: '/api/sign-in-exp/username-policy/case-sensitivity-conflicts',
  permission: 'read:data',
  checks: async () => (await checks()).findUsernameConflicts,
});

export const countLockedOutUsers = endpoint({
  method: 'POST',
  path: '/api/sign-in-exp/locked-out-users',
  permission: 'read:data',
  checks: async () => (await checks()).countLockedOutUsers,
});

export const countUsersTouchedByMfa = endpoint({
  method: 'POST',
  path: '/api/sign-in-exp/users-touched-by-mfa',
  permission: 'read:data',
  checks: async () => (await checks()).countUsersTouchedByMfa,
});

export const getPublicSignInExperience = endpoint({
  method: 'GET',
  path: '/api/.well-known/sign-in-exp',
  permission: 'public',
  checks: async () => (await checks()).getPublicSignInExperience,
});

export const getPublicExperience = endpoint({
  method: 'GET',
  path: '/api/.well-known/experience',
  permission: 'public',
  checks: async () => (await checks()).getPublicExperience,
});

export const getPhrases = endpoint({
  method: 'GET',
  path: '/api/.well-known/phrases',
  permission: 'public',
  checks: async () => (await checks()).getPhrases,
});
