import { endpoint } from '../endpoint.ts';

const checks = () => import('./sentinel-checks.ts');

export const liftBlocks = endpoint({
  method: 'POST',
  path: '/api/sentinel-activities/delete',
  permission: 'delete:data',
  invalidates: ['/api/users'],
  checks: async () => (await checks()).liftBlocks,
});

/** Our addition to the wire: the console shows it on the user's page. */
export const listUserBlocks = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/sentinel-activities',
  permission: 'read:data',
  checks: async () => (await checks()).listUserBlocks,
});

/** Our addition to the wire. `liftBlocks` takes any identifiers; this one is for a user, who is also named in the audit log entry. */
export const liftUserBlocks = endpoint({
  method: 'DELETE',
  path: '/api/users/{userId}/sentinel-activities',
  permission: 'delete:data',
  checks: async () => (await checks()).liftUserBlocks,
});
