import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import type { PasswordPolicy } from '@gatehouse/contract/passwords/policy';
import type { PasswordUser } from '@gatehouse/contract/passwords/user-phrases';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { hotStatement } from '../../database/hot/hot-statement.ts';
import { withConstraints } from '../../fail.ts';
import type { StoredPassword } from '../../passwords/stored-password.ts';
import type { Runtime } from '../../runtime.ts';
import { endEverythingOfUser } from '../../sessions/sessions.ts';

const findOwnPassword = hotStatement(
  'find-own-password',
  `select u.username, u.primary_email as "primaryEmail", u.primary_phone as "primaryPhone", u.name,
     u.password_encrypted as value, u.password_encryption_method as method,
     coalesce(e.settings -> 'passwordPolicy', '{}') as policy
   from users u left join sign_in_experiences e on e.tenant_id = u.tenant_id
   where u.tenant_id = $1 and u.id = $2 and not u.is_suspended`,
);

export interface PasswordOwner extends PasswordUser {
  value: string | null;
  method: StoredPassword['method'] | null;
  policy: PasswordPolicy;
}

/** What is needed to compare somebody's password, or to judge their next one. */
export async function findPasswordOwner(
  runtime: Runtime,
  tenantId: string,
  userId: string,
): Promise<PasswordOwner | undefined> {
  const [row] = await runtime.database.hot<PasswordOwner>(findOwnPassword, tenantId, [userId]);
  return row;
}

export async function insertVerification(
  db: TenantDb,
  record: { id: string; userId: string; expiresAt: Date },
): Promise<void> {
  await withConstraints({ verification_records_user: accountErrors.suspended }, () =>
    sql`insert into verification_records (id, user_id, type, expires_at)
      values (${record.id}, ${record.userId}, 'Password', ${record.expiresAt})`.execute(db),
  );
}

/** Whether a proof is the user's own and still good. */
export async function hasVerification(
  db: TenantDb,
  id: string,
  userId: string,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`select 1 from verification_records
    where id = ${id} and user_id = ${userId} and expires_at > ${new Date(now)}`.execute(db);
  return rows.length > 0;
}

/** Uses a proof up. False when it is not the user's own, has expired, or has been used meanwhile. */
export async function takeVerification(
  db: TenantDb,
  id: string,
  userId: string,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`delete from verification_records
    where id = ${id} and user_id = ${userId} and expires_at > ${new Date(now)} returning 1`.execute(db);
  return rows.length > 0;
}

/**
 * Writes the password and ends everything of the user but the grant it was changed with, and its session (ADR 7): also what
 * was proven by the old password.
 */
export async function replacePassword(
  db: TenantDb,
  { userId, now, exceptGrantId }: { userId: string; now: number; exceptGrantId: string | undefined },
  { value, method }: StoredPassword,
): Promise<void> {
  await endEverythingOfUser(db, userId, { exceptGrantId });
  await sql`delete from verification_records where user_id = ${userId}`.execute(db);
  await db
    .updateTable('users')
    .set({ passwordEncrypted: value, passwordEncryptionMethod: method, updatedAt: new Date(now) })
    .where('id', '=', userId)
    .execute();
}
