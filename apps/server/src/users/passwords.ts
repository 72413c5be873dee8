import { checkPassword } from '@gatehouse/contract/passwords/check-password';
import { completePasswordPolicy } from '@gatehouse/contract/passwords/complete-policy';
import type { PasswordPolicy } from '@gatehouse/contract/passwords/policy';
import type { PasswordRejection } from '@gatehouse/contract/passwords/rejections';
import type { PasswordUser } from '@gatehouse/contract/passwords/user-phrases';
import type { User } from '@gatehouse/contract/users/users';
import { sql } from 'kysely';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import { createBreachedCheck } from '../passwords/breached.ts';
import type { StoredPassword } from '../passwords/stored-password.ts';
import type { Log } from '../lib/log.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { type AuditEntry, writeLogsIn } from '../audit/write.ts';
import { userColumns } from '../database/user-columns.ts';
import { endEverythingOfUser } from './end-everything.ts';
import { deletePersonalAccessTokens } from './personal-access-tokens.ts';

/** The stored hash; `null`: the user has no password, `undefined`: there is no such user. */
export async function getPassword(
  db: TenantQueries,
  userId: string,
): Promise<StoredPassword | null | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['passwordEncrypted as value', 'passwordEncryptionMethod as method'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { value, method } = row;
  return value === null || method === null ? null : { value, method };
}

/** The stored hashes of the users who have a password. */
export async function listPasswords(
  db: TenantQueries,
  userIds: readonly string[],
): Promise<Map<string, StoredPassword>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'passwordEncrypted as value', 'passwordEncryptionMethod as method'])
    .where('id', 'in', userIds)
    .execute();
  return new Map(
    rows.flatMap(({ id, value, method }) =>
      value === null || method === null ? [] : [[id, { value, method }] as const],
    ),
  );
}

/** A new password, its user, and the tenant's policy. */
interface Judged {
  password: string;
  policy: PasswordPolicy;
  user: PasswordUser;
  /**
   * Called for a password that the policy itself accepts, before the breached-password service is called; it counts the
   * call.
   */
  count?: () => Promise<void>;
}

/**
 * Every reason why the tenant's policy rejects a password. The breached-password service is called last, and only for
 * passwords that nothing else rejects.
 */
export async function judgePassword(
  { runtime, log }: { runtime: Runtime; log: Log },
  { password, policy, user, count }: Judged,
): Promise<PasswordRejection[]> {
  const rejections = checkPassword(password, policy, { user });
  if (rejections.length > 0) return rejections;
  await count?.();
  if (!completePasswordPolicy(policy).rejects.pwned) return [];
  const address = runtime.settings.BREACHED_PASSWORDS_URL;
  const isBreached = await createBreachedCheck({ address, outbound: runtime.platformOutbound, log })(
    password,
  );
  return isBreached ? checkPassword(password, policy, { user, isBreached }) : [];
}

/** Whether a user has to replace their password at the next sign-in. Undefined without such a user. */
export const setExpired = (db: TenantDb, userId: string, isExpired: boolean): Promise<User | undefined> =>
  db
    .updateTable('users')
    .set({ isPasswordExpired: isExpired, updatedAt: sql<Date>`now()` })
    .where('id', '=', userId)
    .returning(userColumns)
    .executeTakeFirst();

/**
 * Writes a password and ends the sessions, grants, verifications and personal access tokens of the former one, except the grant that the change was made with and its
 * session (ADR 7). `isExpired`: the user has to replace it at the next sign-in. `logs` are written in the same transaction. Undefined without
 * such a user.
 */
export async function setPassword(
  db: TenantDb,
  {
    userId,
    now,
    exceptGrantId,
    isExpired = false,
    logs = [],
  }: {
    userId: string;
    now: number;
    exceptGrantId?: string | undefined;
    isExpired?: boolean;
    logs?: readonly AuditEntry[];
  },
  { value, method }: StoredPassword,
): Promise<User | undefined> {
  await endEverythingOfUser(db, userId, { exceptGrantId });
  // Also those of the session that is kept: they verified by the former password.
  await db.deleteFrom('verificationRecords').where('userId', '=', userId).execute();
  // A reset ends them, too; who changes their own password keeps what their scripts use (ADR 169).
  if (exceptGrantId === undefined) await deletePersonalAccessTokens(db, userId);
  const user = await db
    .updateTable('users')
    .set({
      passwordEncrypted: value,
      passwordEncryptionMethod: method,
      passwordUpdatedAt: new Date(now),
      isPasswordExpired: isExpired,
      updatedAt: new Date(now),
    })
    .where('id', '=', userId)
    .returning(userColumns)
    .executeTakeFirst();
  if (user) await writeLogsIn(db, logs, now);
  return user;
}
