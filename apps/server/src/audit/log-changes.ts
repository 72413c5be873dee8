import type { AuditLogChange } from '@gatehouse/contract/audit-logs/audit-logs';
import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';

/** What an operation has changed: stored beside its entry, and deleted with the user whose values it has. */
export interface LogChanges {
  /** `PATCH /api/organizations/{id}`. */
  operation: string;
  params: Record<string, unknown>;
  changes: readonly AuditLogChange[];
  userId?: string;
}

/** Stores what the entry's operation has changed, in its transaction. Nothing of a user who is deleted at the same time. */
export async function writeChanges(
  db: TenantDb,
  logId: string,
  { operation, params, changes, userId = null }: Omit<LogChanges, 'userId'> & { userId?: string | null },
  now: number,
): Promise<void> {
  await sql`
    insert into log_changes (log_id, user_id, operation, params, changes, created_at)
    select ${logId}, ${userId}, ${operation}, ${JSON.stringify(params)}::jsonb, ${JSON.stringify(changes)}::jsonb,
      to_timestamp(${now}::float8 / 1000)
    where ${userId}::text is null or exists (select from users where id = ${userId} for key share)`.execute(
    db,
  );
}

/** What the entry's operation has changed; `undefined` if it changed nothing that is stored, or its user was deleted. */
export async function readChanges(db: TenantDb, logId: string): Promise<LogChanges | undefined> {
  const row = await db
    .selectFrom('logChanges')
    .select(['operation', 'params', 'changes', 'userId'])
    .where('logId', '=', logId)
    .executeTakeFirst();
  return row && { ...row, userId: row.userId ?? undefined };
}
