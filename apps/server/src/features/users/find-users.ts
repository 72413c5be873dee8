import type { Page, Paging } from '@gatehouse/contract/endpoint';
import type { User } from '@gatehouse/contract/users/users';
import { hotStatement } from '../../database/hot/hot-statement.ts';
import type { Runtime } from '../../runtime.ts';
import { userColumnsSql } from '../../users/columns.ts';

/** One page as a statement: the total, and beside it the users of these ids; of a page past the end the total alone. */
const page = (total: string, ids: string): string => `
  select counted.total, found.* from (${total}) counted left join lateral (
    select ${userColumnsSql} from (${ids}) picked join users on users.tenant_id = $1 and users.id = picked.id
  ) found on true
  order by found."createdAt" desc, found.id`;

const listPage = hotStatement(
  'list-users',
  page(
    `select coalesce((select value from tenant_counters where tenant_id = $1 and name = 'users'), 0) as total`,
    `select id from users where tenant_id = $1 order by created_at desc, id limit $2 offset $3`,
  ),
);

/** Up to this many matches are fetched and sorted; more are walked in order of creation, which soon fills a page. */
const few = 1000;

/** Leaves out who has a role; null leaves out nobody. */
const without = (role: string): string => `(${role}::varchar is null or not exists (
  select from users_roles r where r.tenant_id = $1 and r.user_id = user_search.user_id and r.role_id = ${role}))`;

const searchFew = hotStatement(
  'search-users-few',
  `with hits as materialized (
     select user_id, created_at from user_search where tenant_id = $1 and text like lower($4)
       and ${without('$5')} limit ${few + 1})
   ${page(
     'select count(*) as total from hits',
     'select user_id as id from hits order by created_at desc, user_id limit $2 offset $3',
   )}`,
);

/** By the order of creation; the trigrams have no part in it, whatever the planner expects of a text it does not know yet. */
const inOrder = `select user_id as id from user_search where tenant_id = $1 and position(lower($4) in text) > 0
    and ${without('$6')}
  order by created_at desc, user_id limit $2 offset $3`;

const searchMany = hotStatement(
  'search-users-many',
  page(
    `select count(*) as total from (
       select from user_search where tenant_id = $1 and text like lower($7) and ${without('$6')} limit $5) counted`,
    inOrder,
  ),
);

/** Texts of one or two characters have no trigram. */
const searchShort = hotStatement(
  'search-users-short',
  page(
    `select count(*) as total from (
       select from user_search where tenant_id = $1 and position(lower($4) in text) > 0
         and ${without('$6')} limit $5) counted`,
    inOrder,
  ),
);

type Row = User & { total: number };

function toPage(rows: Row[]): { items: User[]; total: number } {
  return { items: rows.filter(({ id }) => id !== null), total: Number(rows[0]?.total ?? 0) };
}

const bounds = ({ page, page_size }: Paging): [limit: number, offset: number] => [
  page_size,
  (page - 1) * page_size,
];

/** All users, newest first; the total comes from the tenant's counter. */
export async function pageUsers(runtime: Runtime, tenantId: string, paging: Paging): Promise<Page<User>> {
  return toPage(await runtime.database.hot<Row>(listPage, tenantId, bounds(paging)));
}

/** Past this a capped total is not counted out (ADR 6). */
const cap = 10_000;

/** Texts that many users match, as this process has seen; it only decides which statement is tried first. */
const common = new Set<string>();

/** The users whose id, username, e-mail address, phone number or name hold the text, without regard to case, but for those with a role. */
export async function searchUsers(
  runtime: Runtime,
  tenantId: string,
  text: string,
  { excludeRoleId: role = null, ...paging }: Paging & { excludeRoleId?: string | null },
): Promise<Page<User>> {
  const { database } = runtime;
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const key = `${tenantId}:${pattern}`;
  const isShort = text.length < 3;
  if (!isShort && !common.has(key)) {
    const found = toPage(await database.hot<Row>(searchFew, tenantId, [...bounds(paging), pattern, role]));
    if (found.total <= few) return found;
    if (common.size >= few) common.clear();
    common.add(key);
  }
  const values = [...bounds(paging), text, paging.enableCap ? cap + 1 : null, role];
  const rows = isShort
    ? await database.hot<Row>(searchShort, tenantId, values)
    : await database.hot<Row>(searchMany, tenantId, [...values, pattern]);
  const { items, total } = toPage(rows);
  return paging.enableCap && total > cap ? { items, total: cap, isCapped: true } : { items, total };
}
