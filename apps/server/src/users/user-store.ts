import { identifierErrors } from '@gatehouse/contract/users/identifier-errors';
import type { User, WritableUser } from '@gatehouse/contract/users/users';
import { sql } from 'kysely';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import type { Stored } from '../database/tables.ts';
import type { UsersTable } from '../database/tables/users.ts';
import { withConstraints } from '../lib/fail.ts';
import { createUserId } from '../lib/ids.ts';
import type { StoredPassword } from '../passwords/stored-password.ts';
import { userColumns } from '../database/user-columns.ts';

/** The errors if an identifier belongs to another user of the tenant. */
export const identifierConstraints = {
  users_username: identifierErrors.usernameInUse,
  users_primary_email: identifierErrors.emailInUse,
  users_primary_phone: identifierErrors.phoneInUse,
};

export const getUser = (db: TenantQueries, id: string): Promise<User | undefined> =>
  db.selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirst();

/** A user's values, with a password, as the functions that write users take them. */
export const encodeUser = <Values extends object>({
  password,
  ...values
}: Values & { password?: StoredPassword | undefined }) => ({
  ...values,
  passwordEncrypted: password?.value,
  passwordEncryptionMethod: password?.method,
});

/** Adds a user with the default roles, and counts it. `announce` adds the webhook events, before others wait for the count. */
export async function insertUser(
  db: TenantDb,
  values: Stored<UsersTable, Partial<WritableUser>> & { password?: StoredPassword | undefined },
  announce?: (user: User) => Promise<void>,
): Promise<User> {
  const given = JSON.stringify(encodeUser(values));
  const inserted = sql<UsersTable>`gatehouse_insert_user_v1(gatehouse_tenant(), ${createUserId()}, now(), ${given})`;
  const user = await withConstraints(identifierConstraints, () =>
    db.selectFrom(inserted.as('users')).select(userColumns).executeTakeFirstOrThrow(),
  );
  await announce?.(user);
  await countUsers(db, 1);
  return user;
}

/**
 * Updates the unfiltered total (ADR 6). It is the last statement of a transaction that adds or deletes users, because
 * others wait for it.
 */
export async function countUsers(db: TenantDb, change: number): Promise<void> {
  await sql`select gatehouse_count_users_v1(gatehouse_tenant(), ${change})`.execute(db);
}

/** Custom data and profile replace the stored ones if they are given. */
export async function updateUser(
  db: TenantDb,
  id: string,
  { customData, profile, ...values }: Stored<UsersTable, Partial<WritableUser> & { isSuspended?: boolean }>,
): Promise<User | undefined> {
  // A link may be in the mailbox of the former address (ADR 158).
  if (values.primaryEmail !== undefined)
    await db.deleteFrom('passwordLinks').where('userId', '=', id).execute();
  return withConstraints(identifierConstraints, () =>
    db
      .updateTable('users')
      .set({
        ...values,
        ...(customData && { customData: JSON.stringify(customData) }),
        ...(profile && { profile: JSON.stringify(profile) }),
        updatedAt: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .returning(userColumns)
      .executeTakeFirst(),
  );
}

/**
 * Locks the organizations of a user who is going to be deleted. Changes of members lock the organization before its users, and so must
 * this, before the user is locked, to avoid deadlocks: the database counts the members who remain.
 */
export async function lockOrganizationsOf(db: TenantDb, id: string): Promise<void> {
  await sql`select from organizations where id in (select organization_id from organization_users where user_id = ${id})
    order by id for no key update`.execute(db);
}

/** Their roles and identities are deleted with them. */
export async function deleteUser(db: TenantDb, id: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('users').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows > 0n) await countUsers(db, -1);
}
