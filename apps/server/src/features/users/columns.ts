import type { User } from '@gatehouse/contract/users/users';
import { type SqlBool, sql } from 'kysely';

/** The columns of a user as the wire has them; the hash itself never leaves the database with them. */
export const userColumns = [
  'users.id',
  'users.username',
  'users.primaryEmail',
  'users.primaryPhone',
  'users.name',
  'users.avatar',
  'users.customData',
  'users.identities',
  'users.profile',
  'users.applicationId',
  'users.isSuspended',
  'users.lastSignInAt',
  'users.createdAt',
  'users.updatedAt',
] as const;

export const hasPassword = sql<SqlBool>`users.password_encrypted is not null`.as('hasPassword');

/** The same columns for a hand-written statement, of a table that is called `users` there. */
export const userColumnsSql = [
  ...userColumns.map((column) => {
    const name = column.slice('users.'.length);
    return `users.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} as "${name}"`;
  }),
  'users.password_encrypted is not null as "hasPassword"',
].join(', ');

type UserRow = Omit<User, 'hasPassword' | 'identities' | 'profile'> & {
  hasPassword: SqlBool;
  identities: Record<string, unknown>;
  profile: Record<string, unknown>;
};

/** A row of these columns as a user. */
export const toUser = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  primaryEmail: row.primaryEmail,
  primaryPhone: row.primaryPhone,
  name: row.name,
  avatar: row.avatar,
  customData: row.customData,
  identities: row.identities as User['identities'],
  profile: row.profile,
  applicationId: row.applicationId,
  isSuspended: row.isSuspended,
  hasPassword: Boolean(row.hasPassword),
  lastSignInAt: row.lastSignInAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
