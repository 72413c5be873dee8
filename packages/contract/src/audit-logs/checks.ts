import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { auditLog, auditLogErrors } from './audit-logs.ts';
import { exportFilters, logFilters } from './log-filters.ts';

export const listAuditLogs = checks({
  summary: 'List audit log entries, newest first',
  query: logFilters,
  output: auditLog,
  errors: [auditLogErrors.invalidTimeWindow],
});

export const getAuditLog = checks({
  summary: 'Get an audit log entry',
  output: auditLog,
  errors: [entityErrors.notExistsWithId],
});

export const exportAuditLogs = checks({
  summary: 'Export audit log entries as JSON lines, newest first',
  query: exportFilters,
  errors: [auditLogErrors.invalidTimeWindow, auditLogErrors.exportRunning],
  transaction: 'none',
});
