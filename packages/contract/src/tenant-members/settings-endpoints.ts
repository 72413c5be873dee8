import { endpoint } from '../endpoint.ts';

const checks = () => import('./settings-checks.ts');

export const getTenantSettings = endpoint({
  method: 'GET',
  path: '/api/tenants/{tenantId}/settings',
  permission: 'read:member',
  checks: async () => (await checks()).getTenantSettings,
});

/** Turning the requirement on is refused to an administrator without a second factor, who would be locked out by it. */
export const updateTenantSettings = endpoint({
  method: 'PATCH',
  path: '/api/tenants/{tenantId}/settings',
  permission: 'manage:tenant',
  checks: async () => (await checks()).updateTenantSettings,
});
