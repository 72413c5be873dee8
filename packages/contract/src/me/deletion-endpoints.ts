import { endpoint } from '../endpoint.ts';

const checks = () => import('./deletion-checks.ts');

export const getAccountDeletion = endpoint({
  method: 'GET',
  path: '/api/me/deletion',
  permission: 'me',
  onlyIn: 'cloud',
  checks: async () => (await checks()).getAccountDeletion,
});

/** All of it or nothing: the account, the tenants without another admin, and the memberships of the other ones (OPEN-60). */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/me',
  permission: 'me',
  onlyIn: 'cloud',
  checks: async () => (await checks()).deleteAccount,
});
