import {
  type User,
  userErrors,
  userSettings,
  type UserSettings,
  type WritableUser,
} from '@gatehouse/contract/users/users';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { giveDefaultRoles } from '../../default-roles.ts';
import { withConstraints } from '../../fail.ts';
import { createUserId } from '../../ids.ts';
import type { StoredPassword } from '../../passwords/stored-password.ts';
import { hasPassword, toUser, userColumns } from './columns.ts';

const constraints = {
  users_username: userErrors.usernameInUse,
  users_primary_email: userErrors.emailInUse,
  users_primary_phone: userErrors.phoneInUse,
};

const now = sql<Date>`now()`;

export async function getUser(db: TenantDb, id: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .select([...userColumns, hasPassword])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toUser(row);
}

/** Adds a user with the roles every new user has, and counts them. The count comes last: it is what others wait for. */
export async function addUser(
  db: TenantDb,
  {
    customData,
    profile,
    password,
    ...values
  }: Partial<WritableUser> & { password?: StoredPassword; applicationId?: string },
): Promise<User> {
  const row = await withConstraints(constraints, () =>
    db
      .insertInto('users')
      .values({
        id: createUserId(),
        ...values,
        passwordEncrypted: password?.value,
        passwordEncryptionMethod: password?.method,
        ...(customData && { customData: JSON.stringify(customData) }),
        ...(profile && { profile: JSON.stringify(profile) }),
      })
      .returning([...userColumns, hasPassword])
      .executeTakeFirstOrThrow(),
  );
  await giveDefaultRoles(db, 'User', row.id);
  await countUsers(db, 1);
  return toUser(row);
}

/** Keeps the unfiltered total (ADR 6): the last statement of a transaction that adds or deletes users. */
export async function countUsers(db: TenantDb, change: number): Promise<void> {
  await db
    .insertInto('tenantCounters')
    .values({ name: 'users', value: change })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'name'])
        .doUpdateSet({ value: sql`tenant_counters.value + excluded.value` }),
    )
    .execute();
}

/** Custom data and profile that are given replace the stored ones. */
export async function updateUser(
  db: TenantDb,
  id: string,
  {
    customData,
    profile,
    password,
    ...values
  }: Partial<WritableUser> & { isSuspended?: boolean; password?: StoredPassword },
): Promise<User | undefined> {
  const row = await withConstraints(constraints, () =>
    db
      .updateTable('users')
      .set({
        ...values,
        ...(password && { passwordEncrypted: password.value, passwordEncryptionMethod: password.method }),
        ...(customData && { customData: JSON.stringify(customData) }),
        ...(profile && { profile: JSON.stringify(profile) }),
        updatedAt: now,
      })
      .where('id', '=', id)
      .returning([...userColumns, hasPassword])
      .executeTakeFirst(),
  );
  return row && toUser(row);
}

/** Merged by the database, so that two who change different fields at once both keep theirs. */
export async function mergeInto(
  db: TenantDb,
  id: string,
  column: 'customData' | 'profile',
  fields: Record<string, unknown>,
): Promise<User | undefined> {
  const row = await db
    .updateTable('users')
    .set({ [column]: sql`${sql.ref(column)} || ${JSON.stringify(fields)}::jsonb`, updatedAt: now })
    .where('id', '=', id)
    .returning([...userColumns, hasPassword])
    .executeTakeFirst();
  return row && toUser(row);
}

export async function getSettings(db: TenantDb, id: string): Promise<UserSettings | undefined> {
  const row = await db.selectFrom('users').select('settings').where('id', '=', id).executeTakeFirst();
  return row && userSettings.parse(row.settings);
}

/** Settings are two levels deep; so is the merge. */
export async function mergeSettings(
  db: TenantDb,
  id: string,
  { mfa = {}, passkeySignIn = {} }: { mfa?: object; passkeySignIn?: object },
): Promise<UserSettings | undefined> {
  const row = await db
    .updateTable('users')
    .set({
      settings: sql`settings || jsonb_build_object(
        'mfa', coalesce(settings -> 'mfa', '{}') || ${JSON.stringify(mfa)}::jsonb,
        'passkeySignIn', coalesce(settings -> 'passkeySignIn', '{}') || ${JSON.stringify(passkeySignIn)}::jsonb)`,
      updatedAt: now,
    })
    .where('id', '=', id)
    .returning('settings')
    .executeTakeFirst();
  return row && userSettings.parse(row.settings);
}

/** The stored hash; `null`: the user has no password, `undefined`: there is no such user. */
export async function getPassword(db: TenantDb, id: string): Promise<StoredPassword | null | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['passwordEncrypted as value', 'passwordEncryptionMethod as method'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (row.value === null ? null : (row as StoredPassword));
}

/** Their roles and what they are found by go with them. */
export async function deleteUser(db: TenantDb, id: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('users').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows > 0n) await countUsers(db, -1);
}
