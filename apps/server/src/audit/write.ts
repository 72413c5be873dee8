import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import { CompiledQuery } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import { hotStatement } from '../database/hot/hot-statement.ts';
import { createId } from '../ids.ts';
import { plainText } from './plain.ts';
import type { Runtime } from '../runtime.ts';

/**
 * One line of the audit log. `payload` never holds a secret; `result` says how it ended. Its texts may be a caller's: they are
 * kept plain and short (`plain.ts`).
 */
export interface AuditEntry {
  key: AuditLogKey;
  payload: { result: 'Success' | 'Error'; error?: unknown; ip?: string; userAgent?: string } & Record<
    string,
    unknown
  >;
  userId?: string;
  applicationId?: string;
}

/** The part of a statement that writes the entries in its value `logs` for a tenant, where `condition` holds. */
export const insertLogsSql = (logs: string, condition = 'true', tenant = '$1'): string =>
  `insert into logs (tenant_id, id, key, payload, user_id, application_id, created_at)
   select ${tenant}, e.id, e.key, e.payload, e.user_id, e.application_id, to_timestamp(e.created_at::float8 / 1000)
   from jsonb_to_recordset(${logs}::jsonb)
     as e(id text, key text, payload jsonb, user_id text, application_id text, created_at bigint)
   where ${condition}`;

/** Writes entries as one statement in a transaction of its own; for evidence of what was rolled back, and for batches. */
export const insertLogs = hotStatement('insert-logs', insertLogsSql('$2'));

/** The value `insertLogs` takes. */
export function encodeLogs(entries: readonly AuditEntry[], now: number): string {
  const rows = entries.map(({ key, payload, userId, applicationId }) => ({
    id: createId(),
    key,
    payload: { key, ...payload, userId, applicationId },
    user_id: userId,
    application_id: applicationId,
    created_at: now,
  }));
  return JSON.stringify(rows, (_name, value: unknown) =>
    typeof value === 'string' ? plainText(value) : value,
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

const insertOwnLogs = insertLogsSql('$1', 'true', 'gatehouse_tenant()');

/** Writes entries in the caller's transaction, which decides whether what they record has happened. */
export async function writeLogsIn(db: TenantDb, entries: readonly AuditEntry[], now: number): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(insertOwnLogs, [encodeLogs(entries, now)]));
}
