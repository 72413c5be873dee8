import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import { CompiledQuery } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import { insertLogs, insertLogsSql } from '../database/hot/insert-logs.ts';
import { createId } from '../lib/ids.ts';
import { searchColumns } from './log-columns.ts';
import { maxLength, plainText } from './plain.ts';
import type { Runtime } from '../runtime/runtime.ts';

/**
 * An entry of the audit log. `payload` never contains a secret, and has the `result`. Texts may come from callers, so they are made plain
 * and short (`plain.ts`).
 */
export interface AuditEntry {
  /** By default a new one. */
  id?: string;
  key: AuditLogKey;
  payload: { result: 'Success' | 'Error'; error?: unknown; ip?: string; userAgent?: string } & Record<
    string,
    unknown
  >;
  userId?: string;
  applicationId?: string;
}

/** The value for `insertLogs`. */
export function encodeLogs(entries: readonly AuditEntry[], now: number): string {
  const rows = entries.map(({ id = createId(), key, payload, userId, applicationId }) => ({
    id,
    key,
    payload: { key, ...payload, userId, applicationId },
    user_id: userId,
    application_id: applicationId,
    ...searchColumns({ key, payload }),
    created_at: now,
  }));
  const encoded = JSON.stringify(rows);
  // Almost all rows are short and ASCII without escapes, and `plainText` changes nothing in them.
  if (encoded.length <= maxLength && /^[ -[\]-~]*$/.test(encoded)) return encoded;
  return JSON.stringify(rows, (_name, value: unknown) =>
    typeof value === 'string' ? plainText(value) : value,
  );
}

/** Commits entries before the response is sent. */
export async function writeLogs(
  runtime: Runtime,
  tenantId: string,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length > 0)
    await runtime.database.hot(insertLogs, tenantId, [encodeLogs(entries, runtime.clock())]);
}

const insertOwnLogs = insertLogsSql('$1', 'true', 'gatehouse_tenant()');

/** Writes entries in the caller's transaction, so that they are committed together with what they record. */
export async function writeLogsIn(db: TenantDb, entries: readonly AuditEntry[], now: number): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(insertOwnLogs, [encodeLogs(entries, now)]));
}
