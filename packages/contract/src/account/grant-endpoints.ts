import { endpoint } from '../endpoint.ts';
import { editable, scoped, sessionsScope, verified, visible } from './access.ts';

const checks = () => import('./grant-checks.ts');

export const listOwnGrants = endpoint({
  method: 'GET',
  path: '/api/my-account/grants',
  permission: 'account',
  access: [verified, visible('session'), scoped(sessionsScope, 401)],
  checks: async () => (await checks()).listOwnGrants,
});

export const endOwnGrant = endpoint({
  method: 'DELETE',
  path: '/api/my-account/grants/{grantId}',
  permission: 'account',
  access: [verified, editable('session'), scoped(sessionsScope, 401)],
  checks: async () => (await checks()).endOwnGrant,
});
