import type { PasswordPolicy } from '@gatehouse/contract/passwords/policy';
import type { PasswordUser } from '@gatehouse/contract/passwords/user-phrases';
import { sql } from 'kysely';
import type { TenantDb, TenantQueries } from '../../database/database.ts';
import type { StoredPassword } from '../../passwords/stored-password.ts';
import type { Runtime } from '../../runtime/runtime.ts';

export interface PasswordOwner extends PasswordUser {
  value: string | null;
  method: StoredPassword['method'] | null;
  policy: PasswordPolicy;
}

/** The fields for verifying a user's password, or for checking a new one against the policy. */
export async function findPasswordOwner(
  runtime: Runtime,
  tenantId: string,
  userId: string,
): Promise<PasswordOwner | undefined> {
  return runtime.database
    .for(tenantId)
    .selectFrom('users as u')
    .leftJoin('signInExperiences as e', 'e.tenantId', 'u.tenantId')
    .select([
      'u.username',
      'u.primaryEmail',
      'u.primaryPhone',
      'u.name',
      'u.passwordEncrypted as value',
      sql<PasswordOwner['method']>`u.password_encryption_method`.as('method'),
      sql<PasswordPolicy>`coalesce(e.settings -> 'passwordPolicy', '{}')`.as('policy'),
    ])
    .where('u.id', '=', userId)
    .where('u.isSuspended', '=', false)
    .executeTakeFirst();
}

/**
 * Stores a verification of the password with this hash. False if the password was changed meanwhile, or the user was deleted. Ending all
 * sessions of a user locks the row first, so this does, too.
 */
export async function insertVerification(
  db: TenantQueries,
  record: { id: string; userId: string; expiresAt: Date },
  hash: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into verification_records (id, user_id, type, expires_at)
    select ${record.id}, id, 'Password', ${record.expiresAt} from users
    where id = ${record.userId} and password_encrypted = ${hash} and not is_suspended for key share`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** Whether a verification is the user's own and has not expired. */
export async function hasVerification(
  db: TenantQueries,
  id: string,
  userId: string,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`select 1 from verification_records
    where id = ${id} and user_id = ${userId} and expires_at > ${new Date(now)}`.execute(db);
  return rows.length > 0;
}

/** Consumes a verification. False if it is not the user's own, has expired, or was consumed meanwhile. */
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
