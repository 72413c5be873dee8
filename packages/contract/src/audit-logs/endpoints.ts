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

/**
 * Calls the operation that made the changes with the values from before, as the caller: with their permissions, and the operation's
 * validation and quota. Only while the changed fields still have the values from after it (ADR 210).
 */
export const undoAuditLog = endpoint({
  method: 'POST',
  path: '/api/logs/{id}/undo',
  permission: 'write:data',
  checks: async () => (await checks()).undoAuditLog,
});

/** The entries that came since a time. Reading it every few seconds costs a page of an index each time. */
export const tailAuditLogs = endpoint({
  method: 'GET',
  path: '/api/logs/tail',
  permission: 'read:data',
  checks: async () => (await checks()).tailAuditLogs,
});

/** JSON lines, in the order of the list. */
export const exportAuditLogs = endpoint({
  method: 'GET',
  path: '/api/logs/export',
  permission: 'read:data',
  streams: 'application/x-ndjson',
  checks: async () => (await checks()).exportAuditLogs,
});
