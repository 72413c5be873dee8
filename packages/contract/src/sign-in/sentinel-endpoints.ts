import { endpoint } from '../endpoint.ts';

const checks = () => import('./sentinel-checks.ts');

export const liftBlocks = endpoint({
  method: 'POST',
  path: '/api/sentinel-activities/delete',
  permission: 'delete:data',
  invalidates: ['/api/users'],
  checks: async () => (await checks()).liftBlocks,
});

/** Not of the wire: the console shows it on the user's page. */
export const listUserBlocks = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/sentinel-activities',
  permission: 'read:data',
  checks: async () => (await checks()).listUserBlocks,
});

/** Not of the wire, whose `liftBlocks` takes names of anybody: this one is about a user, and its line in the audit log too. */
export const liftUserBlocks = endpoint({
  method: 'DELETE',
  path: '/api/users/{userId}/sentinel-activities',
  permission: 'delete:data',
  checks: async () => (await checks()).liftUserBlocks,
});
