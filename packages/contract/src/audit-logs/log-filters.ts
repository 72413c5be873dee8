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

const count = bounded(7)
  .regex(/^[1-9]\d*$/, 'must be a positive number')
  .transform(Number)
  .optional();

/** The filters of a list of entries. */
export const logFilters = z.object({
  /** Entries whose actor or target is this user. */
  userId: z.string().max(21).optional(),
  /** Entries whose actor or target is this application. */
  applicationId: z.string().max(21).optional(),
  /** Entries whose actor is this administrator. */
  administratorId: z.string().max(21).optional(),
  /** Entries about this organization, its members or tokens for it. */
  organizationId: z.string().max(21).optional(),
  /** The caller's IP address. */
  ip: z.string().max(64).optional(),
  /** The ID of a request, which its response has in `x-request-id`. */
  requestId: z.string().max(64).optional(),
  /** The entries of one sign-in: see the payload's `traceId`. */
  traceId: z.string().max(64).optional(),
  /** The event's full key. */
  logKey: z.string().max(128).optional(),
  /** The result. */
  result: auditLogResult.optional(),
  start_time: givenTime,
  end_time: givenTime,
});

/** The filters of an export, and how many entries it has at most. */
export const exportFilters = logFilters.extend({ limit: count });

/** The filters of the newest entries. */
export const tailFilters = logFilters.omit({ start_time: true, end_time: true }).extend({
  /** The `cursor` of the last response; without it, there are no entries yet, but a cursor. */
  cursor: givenTime,
});
