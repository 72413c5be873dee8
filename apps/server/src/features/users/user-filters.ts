import type { UserFilters } from '@gatehouse/contract/users/filters';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

type Condition = RawBuilder<SqlBool>;

/** The tables whose order a list can be read in; a condition on one is part of the range that is read. */
export type Walked = 'users' | 'userActivity';

/** A filter of the list of users. Each of its statements finds its rows with an index. */
export interface UserFilter {
  /** The users it applies to, as `id`, in any order. */
  users: RawBuilder<{ id: string }>;
  /** Whether it applies to the user with this ID. A subquery with a limit stays one lookup for each user: the planner can't turn it into a join. */
  holds: (id: RawBuilder<string>) => Condition;
  /** The same as a condition on a row of a table. */
  on?: Partial<Record<Walked, Condition>>;
}

const isTrue = (found: RawBuilder<SqlBool>): Condition => sql`coalesce((${found}), false)`;

/** A filter by a table that has a row for each user it applies to; or several, which takes longer, because they are counted as one. */
const linked = (table: string, condition: Condition, isSeveral = false): UserFilter => ({
  users: isSeveral
    ? sql`select distinct user_id as id from ${sql.table(table)} where ${condition}`
    : sql`select user_id as id from ${sql.table(table)} where ${condition}`,
  holds: (id) =>
    isTrue(sql`select true from ${sql.table(table)} where ${condition} and user_id = ${id} limit 1`),
});

/** Whether conditions on what a user last did are true. */
export const isActive = (condition: Condition, id: RawBuilder<string>): Condition =>
  isTrue(sql`select ${condition} from user_activity where user_id = ${id} limit 1`);

/** A filter by what users last did. */
const active = (condition: Condition): UserFilter => ({
  users: sql`select user_id as id from user_activity where ${condition}`,
  holds: (id) => isActive(condition, id),
  on: { userActivity: condition },
});

/** The filters of a query; those that are likely to apply to the fewest users first. */
export function listFilters(query: UserFilters): UserFilter[] {
  const filters: UserFilter[] = [];
  const { organizationId, roleId, ssoConnectorId, identityTarget, mfaFactor, hasSignedIn, isSuspended } =
    query;
  if (organizationId !== undefined)
    filters.push(linked('organization_users', sql`organization_id = ${organizationId}`));
  if (roleId !== undefined) filters.push(linked('users_roles', sql`role_id = ${roleId}`));
  if (ssoConnectorId !== undefined)
    filters.push(linked('user_sso_identities', sql`sso_connector_id = ${ssoConnectorId}`, true));
  if (identityTarget !== undefined) filters.push(linked('user_identities', sql`target = ${identityTarget}`));
  if (mfaFactor === 'None') filters.push(active(sql`not has_factor`));
  else if (mfaFactor !== undefined)
    filters.push(linked('mfa_verifications', sql`type = ${mfaFactor}`, mfaFactor === 'WebAuthn'));
  const times = timesOf(query);
  if (times) filters.push(active(times));
  if (hasSignedIn !== undefined)
    filters.push(active(hasSignedIn ? sql`last_sign_in_at is not null` : sql`last_sign_in_at is null`));
  if (isSuspended !== undefined) {
    const condition = isSuspended ? sql<SqlBool>`is_suspended` : sql<SqlBool>`not is_suspended`;
    filters.push({
      users: sql`select id from users where ${condition}`,
      holds: (id) => isActive(condition, id),
      on: { users: condition, userActivity: condition },
    });
  }
  return filters;
}

function timesOf({ lastSignInAfter, lastSignInBefore }: UserFilters): Condition | undefined {
  const from = lastSignInAfter === undefined ? undefined : new Date(lastSignInAfter);
  const before = lastSignInBefore === undefined ? undefined : new Date(lastSignInBefore);
  if (from && before) return sql`last_sign_in_at >= ${from} and last_sign_in_at < ${before}`;
  if (from) return sql`last_sign_in_at >= ${from}`;
  return before && sql`last_sign_in_at < ${before}`;
}
