import { endpoint } from '../endpoint.ts';

const checks = () => import('./config-checks.ts');

export const getAuditLogConfig = endpoint({
  method: 'GET',
  path: '/api/configs/audit-log',
  permission: 'read:data',
  checks: async () => (await checks()).getAuditLogConfig,
});

/** Deletes entries, so it needs the permission to delete. */
export const updateAuditLogConfig = endpoint({
  method: 'PATCH',
  path: '/api/configs/audit-log',
  permission: 'delete:data',
  checks: async () => (await checks()).updateAuditLogConfig,
});
