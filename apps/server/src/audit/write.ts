import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import { hotStatement } from '../database/hot.ts';
import { createId } from '../ids.ts';
import type { Runtime } from '../runtime.ts';

/** One line of the audit log. `payload` never holds a secret; `result` says how it ended. */
export interface AuditEntry {
  key: AuditLogKey;
  payload: { result: 'Success' | 'Error'; error?: unknown; ip?: string; userAgent?: string } & Record<
    string,
    unknown
  >;
  userId?: string;
  applicationId?: string;
}

/** Writes entries as one statement in a transaction of its own; for evidence of what was rolled back, and for batches. */
export const insertLogs = hotStatement(
  'insert-logs',
  `insert into logs (tenant_id, id, key, payload, user_id, application_id, created_at)
   select $1, e.id, e.key, e.payload, e.user_id, e.application_id, to_timestamp(e.created_at::float8 / 1000)
   from jsonb_to_recordset($2::jsonb)
     as e(id text, key text, payload jsonb, user_id text, application_id text, created_at bigint)`,
);

/** The value `insertLogs` takes. */
export function encodeLogs(entries: readonly AuditEntry[], now: number): string {
  return JSON.stringify(
    entries.map(({ key, payload, userId, applicationId }) => ({
      id: createId(),
      key,
      payload: { key, ...payload, userId, applicationId },
      user_id: userId,
      application_id: applicationId,
      created_at: now,
    })),
  );
}

/** Commits entries before the answer leaves. */
export async function writeLogs(
  runtime: Runtime,
  tenantId: string,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length > 0)
    await runtime.database.hot(insertLogs, tenantId, [encodeLogs(entries, runtime.clock())]);
}

/** Writes entries in the caller's transaction, which decides whether what they record has happened. */
export async function writeLogsIn(db: TenantDb, entries: readonly AuditEntry[], now: number): Promise<void> {
  await sql`insert into logs (id, key, payload, user_id, application_id, created_at)
    select e.id, e.key, e.payload, e.user_id, e.application_id, to_timestamp(e.created_at::float8 / 1000)
    from jsonb_to_recordset(${encodeLogs(entries, now)}::jsonb)
      as e(id text, key text, payload jsonb, user_id text, application_id text, created_at bigint)`.execute(
    db,
  );
}
