import type { UserSort } from '@gatehouse/contract/users/filters';
import { type RawBuilder, sql } from 'kysely';
import type { Walked } from './user-filters.ts';

/** An order of the list of users. It has an index, whose reverse is the order in the other direction. */
export interface UserOrder {
  table: Walked;
  /** The column with the ID. */
  id: RawBuilder<string>;
  /** `order by` of a statement that reads the table under its own name. */
  by: RawBuilder<unknown>;
}

/** The name that lists show: `displayName` in the contract, and the index `users_by_name`. */
const name = sql`lower(coalesce(users.name, users.username, users.primary_email, users.primary_phone, users.id))`;

const userId = sql<string>`users.id`;
const activeId = sql<string>`user_activity.user_id`;

export const userOrders: Record<UserSort, UserOrder> = {
  '-createdAt': { table: 'users', id: userId, by: sql`users.created_at desc, users.id` },
  createdAt: { table: 'users', id: userId, by: sql`users.created_at, users.id desc` },
  name: { table: 'users', id: userId, by: sql`${name}, users.id` },
  '-name': { table: 'users', id: userId, by: sql`${name} desc, users.id desc` },
  '-lastSignInAt': {
    table: 'userActivity',
    id: activeId,
    by: sql`user_activity.last_sign_in_at desc nulls last, user_activity.user_id`,
  },
  // Users who have never signed in come first: theirs was the longest ago.
  lastSignInAt: {
    table: 'userActivity',
    id: activeId,
    by: sql`user_activity.last_sign_in_at nulls first, user_activity.user_id desc`,
  },
};
