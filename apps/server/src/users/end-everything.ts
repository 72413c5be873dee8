import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';

/**
 * Ends sessions, grants, codes, opaque and refresh tokens, sign-in flows and password proofs of users, in the caller's transaction, which
 * holds a lock on the users from here on (ADR 7). With `exceptGrantId`, that grant is kept with the session it was given in and the
 * session's other grants.
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
