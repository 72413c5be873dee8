import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';

export interface UsernameConflicts {
  totalConflicts: number;
  /** Usernames in lower case, in their order, with the users who have them. */
  samples: { usernameLower: string; userIds: string[] }[];
}

/** Usernames that several users have in different letter case. One of them contains an uppercase letter, so only those are looked up. */
export async function findUsernameConflicts(db: TenantDb, limit: number): Promise<UsernameConflicts> {
  const { rows } = await sql<{ name: string; ids: string[]; total: string }>`
    select lower(username) as name, array_agg(id order by created_at, id) as ids, count(*) over () as total from users
    where lower(username) in (select lower(username) from users where username_case <> '')
    group by lower(username) having count(*) > 1 order by lower(username) limit ${limit}`.execute(db);
  return {
    totalConflicts: Number(rows[0]?.total ?? 0),
    samples: rows.map(({ name, ids }) => ({ usernameLower: name, userIds: ids })),
  };
}

/**
 * Waits until every transaction that writes a username of the tenant has ended, and makes later ones wait for this one: they are written
 * under the policy that it saves.
 */
export async function lockUsernamePolicy(db: TenantDb): Promise<void> {
  await sql`select gatehouse_lock_username_policy(gatehouse_tenant(), true)`.execute(db);
}

/** Applies a changed policy to the existing usernames. The caller holds the lock and, to ignore letter case, has checked for conflicts. */
export async function setUsernameCase(db: TenantDb, isCaseSensitive: boolean): Promise<void> {
  const [value, condition]: [RawBuilder<string>, RawBuilder<boolean>] = isCaseSensitive
    ? [sql`username`, sql`username <> lower(username)`]
    : [sql`''`, sql`username_case <> ''`];
  await sql`update users set username_case = ${value} where ${condition}`.execute(db);
}
