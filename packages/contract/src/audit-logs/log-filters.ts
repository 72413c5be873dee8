import { z } from 'zod';
import { givenTimestamp } from '../common.ts';
import { bounded } from '../validation/bounded.ts';
import { auditLogResult } from './audit-logs.ts';

/** Milliseconds since 1970. */
export const givenTime = bounded(15)
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
  start_time: givenTime,
  end_time: givenTime,
});
