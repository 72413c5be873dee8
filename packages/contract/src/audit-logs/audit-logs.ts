import { z } from 'zod';
import { id, tenantId, timestamp } from '../common.ts';
import { declareErrors } from '../errors.ts';

export const auditLogResult = z.enum(['Success', 'Error']);

/** What happened: who, on what, from where, and how it ended. Never a secret; what a key needs besides is kept as it is. */
export const auditLogPayload = z.looseObject({
  key: z.string(),
  result: auditLogResult,
  error: z.union([z.record(z.string(), z.unknown()), z.string()]).optional(),
  ip: z.string().optional(),
  userAgent: z.string().optional(),
  requestId: z.string().optional(),
  /** Who acted: `administrator` is a user of the admin tenant, all others are the tenant's own. */
  actor: z.string().optional(),
  userId: z.string().optional(),
  applicationId: z.string().optional(),
  sessionId: z.string().optional(),
  /** What was typed to say who one is, masked. */
  identifier: z.string().optional(),
  /** The redirect address that was asked for, of a request that was refused. */
  redirectUri: z.string().optional(),
  /** What tokens were given for, or the one scope that was refused. */
  scope: z.string().optional(),
  /** Which way it went, of an event that goes two ways. */
  isSuspended: z.boolean().optional(),
  decision: z.enum(['allow', 'deny']).optional(),
  /** In the hourly summary of refused requests: how many there were. */
  count: z.number().optional(),
  /** The names of the parts that have changed, of an event about something that has many. */
  changed: z.array(z.string()).optional(),
  /** The records the path named. */
  params: z.record(z.string(), z.unknown()).optional(),
});
export type AuditLogPayload = z.infer<typeof auditLogPayload>;

/** One line of the audit log (ENT-25). */
export const auditLog = z.object({
  tenantId,
  id,
  key: z.string().min(1).max(128),
  payload: auditLogPayload,
  createdAt: timestamp,
});
export type AuditLog = z.infer<typeof auditLog>;

export const auditLogErrors = declareErrors({
  invalidTimeWindow: ['log.invalid_time_window', 400, 'The end of the time window is before its start.'],
});
