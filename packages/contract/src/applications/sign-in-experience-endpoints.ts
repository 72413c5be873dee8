import { endpoint } from '../endpoint.ts';

const checks = () => import('./sign-in-experience-checks.ts');

export const getApplicationSignInExperience = endpoint({
  method: 'GET',
  path: '/api/applications/{applicationId}/sign-in-experience',
  permission: 'read:data',
  checks: async () => (await checks()).getApplicationSignInExperience,
});

/** Each given field is replaced as a whole; omitted fields stay. */
export const putApplicationSignInExperience = endpoint({
  method: 'PUT',
  path: '/api/applications/{applicationId}/sign-in-experience',
  permission: 'write:data',
  isUndoable: true,
  checks: async () => (await checks()).putApplicationSignInExperience,
});
