import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { givenTimestamp } from '../common.ts';
import { entityErrors } from '../errors.ts';
import { auditLog, auditLogErrors, auditLogResult } from './audit-logs.ts';
import { bounded } from '../validation/bounded.ts';

/** Milliseconds since 1970. */
const time = bounded(15)
  .regex(/^\d{1,15}$/, 'must be milliseconds since 1970')
  .transform(Number)
  .pipe(givenTimestamp)
  .optional();

/** The filters of a list of entries. */
export const logFilters = z.object({
  /** Entries whose actor or target is this user. */
  userId: z.string().max(21).optional(),
  /** Entries whose actor or target is this application. */
  applicationId: z.string().max(21).optional(),
  /** The event's full key. */
  logKey: z.string().max(128).optional(),
  /** The result. */
  result: auditLogResult.optional(),
  start_time: time,
  end_time: time,
});

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
