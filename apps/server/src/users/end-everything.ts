import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';

/**
 * Held until the transaction ends: a protocol request that writes a session or grant for this user waits for it, and
 * then sees what was deleted (see `gatehouse_oidc_write_v1`). Every transaction that ends something of a user starts
 * with this lock, so that two of them can't deadlock.
 */
export async function lockUser(db: TenantDb, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/**
 * Ends sessions, grants, codes, opaque and refresh tokens, sign-in flows and password verifications of users, in the
 * caller's transaction, which holds a lock on the users from here on (ADR 7). With `exceptGrantId`, that grant is kept
 * with its session and the session's other grants.
 */
export async function endEverythingOfUsers(
  db: TenantDb,
  userIds: readonly string[],
  { exceptGrantId = null }: { exceptGrantId?: string | null } = {},
): Promise<void> {
  await sql`select gatehouse_end_everything_v1(gatehouse_tenant(), ${userIds}, ${exceptGrantId})`.execute(db);
}

export const endEverythingOfUser = (
  db: TenantDb,
  userId: string,
  options?: { exceptGrantId?: string | null },
): Promise<void> => endEverythingOfUsers(db, [userId], options);
