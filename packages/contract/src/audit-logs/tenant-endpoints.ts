import { endpoint } from '../endpoint.ts';

const checks = () => import('./tenant-checks.ts');

export const listTenantLogs = endpoint({
  method: 'GET',
  path: '/api/tenants/{tenantId}/logs',
  permission: 'manage:tenant',
  list: true,
  checks: async () => (await checks()).listTenantLogs,
});

export const getTenantLog = endpoint({
  method: 'GET',
  path: '/api/tenants/{tenantId}/logs/{id}',
  permission: 'manage:tenant',
  checks: async () => (await checks()).getTenantLog,
});
