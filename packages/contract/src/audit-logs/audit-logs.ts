import { z } from 'zod';
import { shown } from '../shown.ts';
import { id, tenantId, timestamp } from '../common.ts';
import { declareErrors } from '../errors.ts';

export const auditLogResult = z.enum(['Success', 'Error']);

/** The details of an event: actor, target, client and result. Never contains a secret. Further details of a key are stored unchanged. */
export const auditLogPayload = z.looseObject({
  key: z.string(),
  result: auditLogResult,
  error: z.union([z.record(z.string(), z.unknown()), z.string()]).optional(),
  ip: z.string().optional(),
  userAgent: z.string().optional(),
  requestId: z.string().optional(),
  /** The same in all entries of one sign-in: its steps and its code's exchange for tokens. */
  traceId: z.string().optional(),
  /** The actor: an `administrator` is a user of the admin tenant, all others belong to the tenant. */
  actor: z.string().optional(),
  userId: z.string().optional(),
  applicationId: z.string().optional(),
  sessionId: z.string().optional(),
  /** The identifier that was entered, masked. */
  identifier: z.string().optional(),
  /** The requested redirect URI, if the request was rejected. */
  redirectUri: z.string().optional(),
  /** The scopes that tokens were issued for, or the scope that was rejected. */
  scope: z.string().optional(),
  /** Which of its two outcomes the event has. */
  isSuspended: z.boolean().optional(),
  decision: z.enum(['allow', 'deny']).optional(),
  /** A step of a test sign-in to an application. */
  isTest: z.boolean().optional(),
  /** The ID of the entry whose changes this one undoes. */
  undoes: z.string().optional(),
  /** In the hourly summary of rejected requests: their number. */
  count: z.number().optional(),
  /** The names of the changed parts, if the record has many. */
  changed: z.array(z.string()).optional(),
  /** Former values of the record: the name of a deleted one. */
  old: z.record(z.string(), z.unknown()).optional(),
  /** The IDs in the request's path. */
  params: z.record(z.string(), z.unknown()).optional(),
});
export type AuditLogPayload = z.infer<typeof auditLogPayload>;

/** An entry of the audit log (ENT-25). */
export const auditLog = z.object({
  tenantId,
  id,
  key: z.string().min(1).max(128),
  payload: auditLogPayload,
  createdAt: timestamp,
});
export type AuditLog = z.infer<typeof auditLog>;

/** One field that an operation has changed. */
export const auditLogChange = z.object({
  /** The names from the record to the field: `['branding', 'logoUrl']`. */
  path: z.array(z.string()),
  /** Omitted if the field had no value, or is masked. */
  before: z.unknown().optional(),
  after: z.unknown().optional(),
  /** The values are secret, or the contract doesn't say that they may be shown. */
  isMasked: z.boolean().optional(),
  /** The values were too long. Those of texts are the beginning. */
  isCut: z.boolean().optional(),
});
export type AuditLogChange = z.infer<typeof auditLogChange>;

/** An entry with what its operation has changed. */
export const auditLogDetails = auditLog.extend({
  /** Only of operations that change or delete one record. */
  changes: z.array(auditLogChange).optional(),
  /** Whether `POST /api/logs/{id}/undo` undoes the changes, unless the record has been changed since. */
  isUndoable: z.boolean().optional(),
});
export type AuditLogDetails = z.infer<typeof auditLogDetails>;

/** The entries since a time. */
export const logTail = z.object({
  /**
   * Newest first, at most 100. Entries of the last seconds before the cursor are repeated, because an entry can be committed after a newer
   * one: callers know them by their IDs.
   */
  items: z.array(auditLog),
  /** Whether there are more, which this response leaves out: read the list again. */
  hasGap: z.boolean(),
  /** For the next request. */
  cursor: z.string(),
});
export type LogTail = z.infer<typeof logTail>;

const retentionDays = z.number().int().min(1).max(3650).nullable();

/** How long the audit log is kept. */
export const auditLogConfig = z.object({
  /** Days until entries are deleted; null for the operator's setting alone. The shorter of the two applies. */
  retentionDays: shown(retentionDays.default(null)),
});
export type AuditLogConfig = z.infer<typeof auditLogConfig>;

/** Omitted fields keep their values. */
export const auditLogConfigChange = z.object({ retentionDays }).partial();

export const auditLogErrors = declareErrors({
  exportRunning: [
    'log.export_running',
    429,
    'An export of the audit log is already running. Try again when it has finished.',
  ],
  notUndoable: [
    'log.not_undoable',
    422,
    'This change cannot be undone: it is not a change of settings, or the log does not have all of its values.',
  ],
  changedSince: ['log.changed_since', 409, 'These fields have been changed since. Nothing was undone.'],
  undoRefused: ['log.undo_refused', 422, 'The former settings are not accepted any more.'],
  invalidTimeWindow: ['log.invalid_time_window', 400, 'The end of the time window is before its start.'],
});
