import type { Page, Paging } from '@gatehouse/contract/endpoint';
import type { UserSearch } from '@gatehouse/contract/users/search';
import type { User } from '@gatehouse/contract/users/users';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { userColumns } from '../../database/user-columns.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { findFew } from './find-users.ts';
import { isActive, listFilters, type UserFilter } from './user-filters.ts';
import { type UserOrder, userOrders } from './user-orders.ts';

/** Which way of reading a list is the shorter one (ADR 202). */
const readingLimits = {
  /** Up to this many users are looked up and sorted. If there are more, the list is read in its order, which soon fills a page. */
  few: 4_000,
  /** How many users are read in their order before all that match are sorted instead. */
  longestWalk: 20_000,
};
/** Beyond this, a capped total isn't exact (ADR 6). */
const cap = 10_000;

const all = (conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;

/** Whether all of the filters apply to a user. Conditions on what users last did are one lookup. */
function hold(filters: readonly UserFilter[], id: RawBuilder<string>): RawBuilder<SqlBool> {
  const active = filters.flatMap(({ on }) => on?.userActivity ?? []);
  const others = filters.filter(({ on }) => !on?.userActivity).map(({ holds }) => holds(id));
  return all(active.length > 0 ? [...others, isActive(all(active), id)] : others);
}

/**
 * Users by filters, in the order of the query, with an optional search text. Every combination is read by indexes and within bounds
 * (ADR 202): up to 4,000 users of the filter with the fewest are sorted, otherwise users are read in order until the page is full.
 */
export async function listFiltered(
  runtime: Runtime,
  tenantId: string,
  text: string | undefined,
  query: UserSearch & Paging,
  { few, longestWalk } = readingLimits,
): Promise<Page<User>> {
  const order = userOrders[query.sort ?? '-createdAt'];
  const filters = listFilters(query);
  const found = text === undefined ? undefined : await findFew(runtime, tenantId, text);
  if (found) filters.unshift(givenUsers(found));
  const rest = text === undefined || found ? [] : [holdsText(text)];
  return runtime.database.tenant(tenantId, async (db) => {
    if (filters.length === 0)
      return readPage(db, await countAll(db, rest, query), pageOf(order, rest, query, Infinity));
    const counts = await countEach(db, filters, query.enableCap ? cap + 1 : Infinity);
    const [first, ...others] = filters
      .map((filter, at) => ({ filter, count: counts[at] ?? 0 }))
      .toSorted((a, b) => a.count - b.count);
    if (!first) throw new Error('No filter');
    const narrowing = [...others.map(({ filter }) => filter), ...rest];
    if (first.count <= few) {
      const total = narrowing.length === 0 ? first.count : await countIn(db, first.filter, narrowing, query);
      return readPage(db, totalOf(total, query), sortMatches(order, first.filter, narrowing, query));
    }
    const total = totalOf(
      narrowing.length === 0 ? first.count : await countIn(db, first.filter, narrowing, query),
      query,
    );
    const expected = Math.min(query.page_size, Math.max(0, total.total - startOf(query)));
    if (expected === 0) return { items: [], ...total };
    const page = await readPage(db, total, pageOf(order, [first.filter, ...narrowing], query, longestWalk));
    if (page.items.length >= expected) return page;
    return readPage(db, total, sortMatches(order, first.filter, narrowing, query));
  });
}

const startOf = ({ page, page_size }: Paging): number => (page - 1) * page_size;

/** Users whose IDs are known. */
const givenUsers = (ids: readonly string[]): UserFilter => ({
  users: sql`select id from unnest(${ids}::text[]) as given (id)`,
  holds: (id) => sql`${id} = any(${ids}::text[])`,
});

/** Users whom a text finds that finds many, or is too short for trigrams. */
const holdsText = (text: string): UserFilter => ({
  users: sql`select user_id as id from user_search where ${isFound(text)}`,
  holds: (id) =>
    sql`coalesce((select ${isFound(text)} from user_search where user_id = ${id} limit 1), false)`,
});

/** As in the search without filters: an ID matches only from its start. */
const isFound = (text: string): RawBuilder<SqlBool> => sql`(position(lower(${text}) in text) = 1
  or position(lower(${text}) in substr(text, length(user_id) + 2)) > 0)`;

type Total = Pick<Page<User>, 'total' | 'isCapped'>;

const totalOf = (count: number, { enableCap }: Paging): Total =>
  enableCap && count > cap ? { total: cap, isCapped: true } : { total: count };

const upTo = (most: number): RawBuilder<unknown> => (most === Infinity ? sql`` : sql`limit ${most}`);

/** How many users each filter applies to, up to `most`. */
async function countEach(db: TenantDb, filters: readonly UserFilter[], most: number): Promise<number[]> {
  const counts = filters.map(({ users }) => sql`(select count(*) from (${users} ${upTo(most)}) counted)`);
  const { rows } = await sql<{
    counts: number[];
  }>`select array[${sql.join(counts)}]::int[] as counts`.execute(db);
  return rows[0]?.counts ?? [];
}

/** How many users all of the filters apply to. */
async function countIn(
  db: TenantDb,
  first: UserFilter,
  others: readonly UserFilter[],
  { enableCap }: Paging,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select from (${first.users}) first where ${hold(others, sql`first.id`)}
    ${upTo(enableCap ? cap + 1 : Infinity)}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The total without filters: the tenant's counter, or how many users the text finds. */
async function countAll(db: TenantDb, [text]: readonly UserFilter[], query: Paging): Promise<Total> {
  if (text)
    return totalOf((await countEach(db, [text], query.enableCap ? cap + 1 : Infinity))[0] ?? 0, query);
  const { rows } = await sql<{
    value: number;
  }>`select value from tenant_counters where name = 'users'`.execute(db);
  return { total: rows[0]?.value ?? 0 };
}

const bounds = (query: Paging): RawBuilder<unknown> => sql`limit ${query.page_size} offset ${startOf(query)}`;

/** The IDs of a page, sorted: of a filter that applies to few users, or if reading them in order takes too long. */
const sortMatches = (
  order: UserOrder,
  first: UserFilter,
  others: readonly UserFilter[],
  query: Paging,
): RawBuilder<{ id: string }> => sql`
  with hits as materialized (select first.id from (${first.users}) first where ${hold(others, sql`first.id`)})
  select hits.id from hits join ${sql.table(order.table)} on ${order.id} = hits.id order by ${order.by} ${bounds(query)}`;

/** The IDs of a page, read in the order of the list. */
function pageOf(
  order: UserOrder,
  filters: readonly UserFilter[],
  query: Paging,
  longestWalk: number,
): RawBuilder<{ id: string }> {
  const within = filters.flatMap(({ on }) => on?.[order.table] ?? []);
  const beside = filters.filter(({ on }) => !on?.[order.table]);
  const walk = sql`select ${order.id} as id from ${sql.table(order.table)} where ${all(within)} order by ${order.by}`;
  if (beside.length === 0) return sql`${walk} ${bounds(query)}`;
  return sql`select walked.id from (${walk} ${upTo(longestWalk)}) walked
    where ${hold(beside, sql`walked.id`)} ${bounds(query)}`;
}

/** The users of these IDs, in their order. */
async function readPage(db: TenantDb, total: Total, page: RawBuilder<{ id: string }>): Promise<Page<User>> {
  const { rows } = await page.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { items: [], ...total };
  const users = await db.selectFrom('users').select(userColumns).where('id', 'in', ids).execute();
  const byId = new Map(users.map((user) => [user.id, user]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), ...total };
}
