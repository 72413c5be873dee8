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

/** JSON lines, in the order of the list. */
export const exportAuditLogs = endpoint({
  method: 'GET',
  path: '/api/logs/export',
  permission: 'read:data',
  streams: 'application/x-ndjson',
  checks: async () => (await checks()).exportAuditLogs,
});
