import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import { sql } from 'kysely';
import type { Database, TenantDb } from '../database/database.ts';
import { createId } from '../lib/ids.ts';
import type { NewKey } from './create-key.ts';

/** Lets one change of a tenant's keys run at a time, across processes. Statements after it see what the change before it committed. */
export async function lockKeys(db: TenantDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('signing-keys:' || gatehouse_tenant(), 0))`.execute(
    db,
  );
}

/** The current key becomes the previous one, and replaces the one before it: two keys of a purpose are kept. */
export async function retireCurrent(db: TenantDb, purpose: NewKey['purpose'], now: number): Promise<void> {
  await db.deleteFrom('signingKeys').where('purpose', '=', purpose).where('state', '=', 'previous').execute();
  await db
    .updateTable('signingKeys')
    .set({ state: 'previous', retiredAt: new Date(now) })
    .where('purpose', '=', purpose)
    .where('state', '=', 'current')
    .execute();
}

/**
 * Makes the next key the current one if it is due. Every process calls this at that time; the lock lets one of them do it, and the others
 * find nothing to do. If that process dies in between, its transaction is rolled back, and another one promotes the key.
 */
export function promoteDueKey(database: Database, tenantId: string, now: number): Promise<void> {
  return database.tenant(tenantId, async (db) => {
    await lockKeys(db);
    const due = await db
      .selectFrom('signingKeys')
      .select(['id', 'purpose', 'effectiveAt'])
      .where('state', '=', 'next')
      .where('effectiveAt', '<=', sql<number>`${new Date(now)}::timestamptz`)
      .executeTakeFirst();
    if (!due) return;
    await retireCurrent(db, due.purpose, now);
    await db
      .updateTable('signingKeys')
      .set({ state: 'current', effectiveAt: null })
      .where('id', '=', due.id)
      .execute();
    await writePromotion(db, due, now);
  });
}

const promoted: AuditLogKey = 'SigningKey.Promoted';

/** The audit log entry, in the same transaction. Not by the folder `audit`, which depends on this one. */
async function writePromotion(
  db: TenantDb,
  { id, effectiveAt }: { id: string; effectiveAt: number | null },
  now: number,
): Promise<void> {
  const payload = { key: promoted, result: 'Success', params: { keyId: id }, effectiveAt };
  const entries = JSON.stringify([{ id: createId(), key: promoted, payload, created_at: now }]);
  await sql`select gatehouse_insert_logs_v1(gatehouse_tenant(), ${entries}::jsonb)`.execute(db);
}
