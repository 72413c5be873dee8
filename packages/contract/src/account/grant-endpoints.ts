import { endpoint } from '../endpoint.ts';
import { sessionsScope } from './account.ts';

const checks = () => import('./grant-checks.ts');

export const listOwnGrants = endpoint({
  method: 'GET',
  path: '/api/my-account/grants',
  permission: 'account',
  alsoNeeds: { scope: sessionsScope },
  checks: async () => (await checks()).listOwnGrants,
});

export const endOwnGrant = endpoint({
  method: 'DELETE',
  path: '/api/my-account/grants/{grantId}',
  permission: 'account',
  alsoNeeds: { scope: sessionsScope },
  checks: async () => (await checks()).endOwnGrant,
});
