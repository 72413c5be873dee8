import { type User, user } from '@gatehouse/contract/users/users';
import { sql } from 'kysely';

/** The columns of a user in the contract. The password hash stays in the database. */
const fields = user.omit({ hasPassword: true }).keyof().options;

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
