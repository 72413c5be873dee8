import { z } from 'zod';
import { id } from '../common.ts';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { auditLog, auditLogDetails, auditLogErrors, logTail } from './audit-logs.ts';
import { exportFilters, logFilters, tailFilters } from './log-filters.ts';

export const listAuditLogs = checks({
  summary: 'List audit log entries, newest first',
  query: logFilters,
  output: auditLog,
  errors: [auditLogErrors.invalidTimeWindow],
});

export const getAuditLog = checks({
  summary: 'Get an audit log entry, with what it changed',
  output: auditLogDetails,
  errors: [entityErrors.notExistsWithId],
});

export const tailAuditLogs = checks({
  summary: 'Get the audit log entries since a time, newest first',
  query: tailFilters,
  output: logTail,
});

export const undoAuditLog = checks({
  summary: 'Undo the changes of an audit log entry',
  output: z.object({
    /** The new entry. */
    id,
  }),
  errors: [
    entityErrors.notExistsWithId,
    auditLogErrors.notUndoable,
    auditLogErrors.changedSince,
    auditLogErrors.undoRefused,
  ],
  transaction: 'none',
});

export const exportAuditLogs = checks({
  summary: 'Export audit log entries as JSON lines, newest first',
  query: exportFilters,
  errors: [auditLogErrors.invalidTimeWindow, auditLogErrors.exportRunning],
  transaction: 'none',
});
