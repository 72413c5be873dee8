import { type User, user } from '@gatehouse/contract/users/users';
import { sql } from 'kysely';

/** The columns of a user in the contract. The password hash stays in the database. */
const fields = user.omit({ hasPassword: true }).keyof().options;

const hasPassword = sql<boolean>`users.password_encrypted is not null`.as('hasPassword');

/** The selection for a query on `users`: its rows are users as in the contract. */
export const userColumns = [...fields.map((field) => `users.${field}` as const), hasPassword] as const;

/** The same for a hand-written statement, with `users` as the table's name or alias. */
export const userColumnsSql = [
  ...fields.map((field) => {
    const column = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return `users.${column} as "${field}"`;
  }),
  'users.password_encrypted is not null as "hasPassword"',
].join(', ');

/** The result of `gatehouse_user_json_v1`. */
export type UserJson = Pick<
  User,
  'id' | 'username' | 'primaryEmail' | 'primaryPhone' | 'name' | 'avatar' | 'profile' | 'identities'
>;
