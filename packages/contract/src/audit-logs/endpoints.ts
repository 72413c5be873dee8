import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const listAuditLogs = endpoint({
  method: 'GET',
  path: '/api/logs',
  permission: 'read:data',
  list: true,
  checks: async () => (await checks()).listAuditLogs,
});

export const getAuditLog = endpoint({
  method: 'GET',
  path: '/api/logs/{id}',
  permission: 'read:data',
  checks: async () => (await checks()).getAuditLog,
});
