import { endpoint } from '../endpoint.ts';
import { scoped, visible } from './access.ts';

const checks = () => import('./organization-checks.ts');

export const listOwnOrganizations = endpoint({
  method: 'GET',
  path: '/api/my-account/organizations',
  permission: 'account',
  access: [visible('profile'), scoped('profile', 401)],
  checks: async () => (await checks()).listOwnOrganizations,
});
