import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { searchText } from '@gatehouse/contract/search';
import { type SearchedField, searchedFields, type UserSearch } from '@gatehouse/contract/users/search';
import type { User } from '@gatehouse/contract/users/users';
import { normalizeEmail } from '@gatehouse/contract/validation/email';
import { normalizePhone } from '@gatehouse/contract/validation/phone';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { contains, paginate } from '../../database/list.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { userColumns } from '../../database/user-columns.ts';
import { findUsersByIdentifier } from '../../users/identifier-store.ts';
import { listFilters } from './user-filters.ts';
import { userOrders } from './user-orders.ts';
import { searchPatterns, type SearchPattern } from './pattern-search.ts';

type Mode = NonNullable<UserSearch['mode']>;

/** The condition for one field. */
interface Criterion {
  field: SearchedField;
  values: string[];
  mode: Mode;
}

/** Converts a value to the form in which the field is stored. */
const spelled: Partial<Record<SearchedField, (value: string) => string>> = {
  primaryEmail: normalizeEmail,
  primaryPhone: normalizePhone,
};

/** The conditions of a search on single fields. `like` without `%` at either end compares the whole value, as in SQL. */
export function listCriteria(query: UserSearch): Criterion[] {
  return searchedFields.flatMap((field) => {
    const given = [query[`search.${field}`] ?? []].flat();
    if (given.length === 0) return [];
    const asked = query[`mode.${field}`] ?? query.mode ?? 'like';
    const mode = asked === 'like' && given.every((value) => !/^%|%$/.test(value)) ? 'exact' : asked;
    return [{ field, mode, values: spell(field, given, mode, query.isCaseSensitive) }];
  });
}

const isPattern = (mode: Mode | undefined): boolean => mode === 'posix' || mode === 'similar_to';

/** Patterns and case-sensitive values are not converted. */
const spell = (field: SearchedField, values: string[], mode: Mode, isCaseSensitive = false): string[] =>
  isPattern(mode) || (isCaseSensitive && field !== 'primaryPhone')
    ? values
    : values.map((value) => spelled[field]?.(value) ?? value);

/** Whether `search` uses options that only `filterUsers` supports. */
export const isAdvanced = ({ search, mode, isCaseSensitive }: UserSearch): boolean =>
  search !== undefined && (Array.isArray(search) || (mode ?? 'like') !== 'like' || Boolean(isCaseSensitive));

/** Whether the query leaves out users with a role, or members of an organization. */
export const excludesAny = ({ excludeRoleId, excludeOrganizationId }: UserSearch): boolean =>
  Boolean(excludeRoleId ?? excludeOrganizationId);

/** Users found by whole identifiers, through the index of each; `undefined` if the query has other conditions. */
export async function findByIdentifiers(
  runtime: Runtime,
  tenantId: string,
  query: UserSearch & Paging,
): Promise<Page<User> | undefined> {
  const criteria = listCriteria(query);
  const isPlain = criteria.every(
    ({ field, mode, values }) => mode === 'exact' && field !== 'name' && values.length === 1,
  );
  const isAny = criteria.length === 1 || (criteria.length > 1 && query.joint !== 'and');
  if (!isPlain || !isAny || query.search || query.isCaseSensitive || excludesAny(query)) return undefined;
  const value = (field: SearchedField) => criteria.find((each) => each.field === field)?.values[0];
  const users = await findUsersByIdentifier(runtime, tenantId, {
    id: value('id'),
    username: value('username'),
    email: value('primaryEmail'),
    phone: value('primaryPhone'),
  });
  const before = (query.page - 1) * query.page_size;
  return { items: users.slice(before, before + query.page_size), total: users.length };
}

/** The user with an external ID, through its index. */
export async function findByExternalId(
  { database }: Runtime,
  tenantId: string,
  { externalId = '', page }: UserSearch & Paging,
): Promise<Page<User>> {
  const items = await database
    .for(tenantId)
    .selectFrom('users')
    .select(userColumns)
    .where('externalId', '=', externalId)
    .execute();
  return { items: page === 1 ? items : [], total: items.length };
}

function matches({ field, values, mode }: Criterion, isCaseSensitive = false): Expression<SqlBool> {
  const column = sql.ref(`users.${field}`);
  const [value = ''] = values;
  if (mode === 'posix')
    return isCaseSensitive ? sql<SqlBool>`${column} ~ ${value}` : sql<SqlBool>`${column} ~* ${value}`;
  if (mode === 'similar_to') return sql<SqlBool>`${column} similar to ${value}`;
  const [stored, fold] = isCaseSensitive
    ? [column, (text: string) => sql`${text}`]
    : [sql`lower(${column})`, (text: string) => sql`lower(${text})`];
  if (mode === 'exact') return sql<SqlBool>`${stored} in (${sql.join(values.map(fold))})`;
  const [, before = '', text = '', after = ''] = /^(%*)(.*?)(%*)$/s.exec(value) ?? [];
  const pattern = `${before}${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}${after}`;
  return sql<SqlBool>`${stored} like ${fold(pattern)}`;
}

/** The condition of `search`, which applies to all fields. */
function matchesAnywhere(query: UserSearch): Expression<SqlBool> | undefined {
  if (!isAdvanced(query)) {
    const text = searchText([query.search ?? []].flat()[0]);
    if (text === undefined) return undefined;
    const named = contains(
      [...searchedFields.filter((field) => field !== 'id'), 'externalId'].map((field) => `users.${field}`),
      text,
    );
    return sql<SqlBool>`(${named} or starts_with(lower(users.id), lower(${text})))`;
  }
  const criteria = listCriteria(
    Object.fromEntries([
      ...searchedFields.map((field) => [`search.${field}`, query.search]),
      ['mode', query.mode],
      ['isCaseSensitive', query.isCaseSensitive],
    ]),
  );
  const conditions = criteria.map((criterion) => matches(criterion, query.isCaseSensitive));
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/** The patterns of a query, each with the name of its parameter. */
const listPatterns = (query: UserSearch): SearchPattern[] => [
  ...(isAdvanced(query) && isPattern(query.mode)
    ? [query.search ?? []].flat().map((pattern) => ({ parameter: 'search', pattern }))
    : []),
  ...listCriteria(query)
    .filter(({ mode }) => isPattern(mode))
    .flatMap(({ field, values }) => values.map((pattern) => ({ parameter: `search.${field}`, pattern }))),
];

/** All other searches. They run under row-level security, which prevents the use of trigram indexes, so they read the tenant's users. */
export async function filterUsers(
  runtime: Runtime,
  tenantId: string,
  query: UserSearch & Paging,
): Promise<Page<User>> {
  const criteria = listCriteria(query).map((criterion) => matches(criterion, query.isCaseSensitive));
  const anywhere = matchesAnywhere(query);
  const patterns = listPatterns(query);
  const find = async (db: TenantDb): Promise<Page<User>> => {
    let matching = db.selectFrom('users');
    if (anywhere) matching = matching.where(anywhere);
    if (criteria.length > 0)
      matching = matching.where(({ and, or }) => (query.joint === 'and' ? and(criteria) : or(criteria)));
    if (query.excludeRoleId) {
      const holders = db.selectFrom('usersRoles').select('userId').where('roleId', '=', query.excludeRoleId);
      matching = matching.where('users.id', 'not in', holders);
    }
    if (query.excludeOrganizationId) {
      const members = db
        .selectFrom('organizationUsers')
        .select('userId')
        .where('organizationId', '=', query.excludeOrganizationId);
      matching = matching.where('users.id', 'not in', members);
    }
    for (const { holds } of listFilters(query)) matching = matching.where(holds(sql`users.id`));
    const { table, by } = userOrders[query.sort ?? '-createdAt'];
    if (table === 'users')
      return paginate(db, matching, query, (rows) => rows.select(userColumns).orderBy(by));
    const joined = matching.innerJoin('userActivity', 'userActivity.userId', 'users.id');
    return paginate(db, joined, query, (rows) => rows.select(userColumns).orderBy(by));
  };
  return patterns.length > 0
    ? searchPatterns(runtime, tenantId, patterns, find)
    : runtime.database.tenant(tenantId, find);
}
