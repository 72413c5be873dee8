import type { User } from '@gatehouse/contract/users/users';
import { sql } from 'kysely';

/** The columns of a user as the wire has them, each under its field's name; the hash itself stays in the database. */
const fields = [
  'id',
  'username',
  'primaryEmail',
  'primaryPhone',
  'name',
  'avatar',
  'customData',
  'identities',
  'profile',
  'applicationId',
  'isSuspended',
  'lastSignInAt',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof User)[];

const hasPassword = sql<boolean>`users.password_encrypted is not null`.as('hasPassword');

/** What a query on `users` selects of a user: its rows are users as the contract has them. */
export const userColumns = [...fields.map((field) => `users.${field}` as const), hasPassword] as const;

/** The same for a hand-written statement, of a table that is called `users` there. */
export const userColumnsSql = [
  ...fields.map((field) => {
    const column = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return `users.${column} as "${field}"`;
  }),
  'users.password_encrypted is not null as "hasPassword"',
].join(', ');

/** What `gatehouse_user_json_v1` answers. */
export type UserJson = Pick<
  User,
  'id' | 'username' | 'primaryEmail' | 'primaryPhone' | 'name' | 'avatar' | 'profile' | 'identities'
>;
