import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { searchText } from '@gatehouse/contract/search';
import { type SearchedField, searchedFields, type UserSearch } from '@gatehouse/contract/users/search';
import type { User } from '@gatehouse/contract/users/users';
import { normalizeEmail } from '@gatehouse/contract/validation/email';
import { normalizePhone } from '@gatehouse/contract/validation/phone';
import { type Expression, sql, type SqlBool } from 'kysely';
import { contains, paginate } from '../../database/list.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { userColumns } from '../../database/user-columns.ts';
import { findUsersByIdentifier } from '../../users/identifier-store.ts';

/** What one field is asked for: the whole value, or a pattern with `%` at its ends. */
interface Criterion {
  field: SearchedField;
  value: string;
  isExact: boolean;
}

/** The spelling that a field is stored in. */
const spelled: Partial<Record<SearchedField, (value: string) => string>> = {
  primaryEmail: normalizeEmail,
  primaryPhone: normalizePhone,
};

/** The fields a search names. Without a `%` at either end a value is meant whole, as in LIKE. */
export function listCriteria(query: UserSearch): Criterion[] {
  return searchedFields.flatMap((field) => {
    const value = query[`search.${field}`];
    if (!value) return [];
    const isExact = query[`mode.${field}`] === 'exact' || !/^%|%$/.test(value);
    return [{ field, value: spelled[field]?.(value) ?? value, isExact }];
  });
}

/** Users found by whole identifiers, each by its index; `undefined` when the query asks for something else. */
export async function findByIdentifiers(
  runtime: Runtime,
  tenantId: string,
  query: UserSearch & Paging,
): Promise<Page<User> | undefined> {
  const criteria = listCriteria(query);
  const isPlain = criteria.every(({ field, isExact }) => isExact && field !== 'name');
  const isAny = criteria.length === 1 || (criteria.length > 1 && query.joint !== 'and');
  if (!isPlain || !isAny || query.search || query.excludeRoleId) return undefined;
  const value = (field: SearchedField) => criteria.find((each) => each.field === field)?.value;
  const users = await findUsersByIdentifier(runtime, tenantId, {
    id: value('id'),
    username: value('username'),
    email: value('primaryEmail'),
    phone: value('primaryPhone'),
  });
  const before = (query.page - 1) * query.page_size;
  return { items: users.slice(before, before + query.page_size), total: users.length };
}

function matches({ field, value, isExact }: Criterion): Expression<SqlBool> {
  const column = sql.ref(`users.${field}`);
  if (isExact) return sql<SqlBool>`lower(${column}) = lower(${value})`;
  const [, before = '', text = '', after = ''] = /^(%*)(.*?)(%*)$/s.exec(value) ?? [];
  const pattern = `${before}${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}${after}`;
  return sql<SqlBool>`lower(${column}) like lower(${pattern})`;
}

/** Every other way to find users, read by read: under row-level security, which costs the trigrams their index. */
export function filterUsers(
  runtime: Runtime,
  tenantId: string,
  query: UserSearch & Paging,
): Promise<Page<User>> {
  const criteria = listCriteria(query).map(matches);
  const text = searchText(query.search);
  return runtime.database.tenant(tenantId, async (db) => {
    let matching = db.selectFrom('users');
    if (text)
      matching = matching.where(
        contains(
          searchedFields.map((field) => `users.${field}`),
          text,
        ),
      );
    if (criteria.length > 0)
      matching = matching.where(({ and, or }) => (query.joint === 'and' ? and(criteria) : or(criteria)));
    if (query.excludeRoleId) {
      const holders = db.selectFrom('usersRoles').select('userId').where('roleId', '=', query.excludeRoleId);
      matching = matching.where('users.id', 'not in', holders);
    }
    const { items, ...page } = await paginate(db, matching, query, (rows) =>
      rows.select(userColumns).orderBy('users.createdAt', 'desc').orderBy('users.id'),
    );
    return { ...page, items };
  });
}
