import { userColumnsSql } from '../user-columns.ts';
import { emailKey } from '../email-key.ts';
import { hotStatement } from './hot-statement.ts';

export const findUsersByIdentifier = hotStatement(
  'find-users-by-identifier',
  `select ${userColumnsSql} from users where tenant_id = $1 and (id = $2 or lower(username) = lower($3)
     or ${emailKey('users')} = $4 or primary_phone = $5) order by created_at desc, id`,
  20,
);

/** One page as a single statement: the total, with the users of these IDs; for a page after the last one, only the total. */
const page = (total: string, ids: string): string => `
  select counted.total, found.* from (${total}) counted left join lateral (
    select ${userColumnsSql} from (${ids}) picked join users on users.tenant_id = $1 and users.id = picked.id
  ) found on true
  order by found."createdAt" desc, found.id`;

export const listUsers = hotStatement(
  'list-users',
  page(
    `select coalesce((select value from tenant_counters where tenant_id = $1 and name = 'users'), 0) as total`,
    `select id from users where tenant_id = $1 order by created_at desc, id limit $2 offset $3`,
  ),
  110,
);

/** Up to this many matches are fetched and sorted. If there are more, users are read in order of creation, which soon fills a page. */
export const few = 1000;

/** Excludes users who have the role, and members of the organization; null excludes none. */
const without = (role: string, organization: string): string => `(${role}::varchar is null or not exists (
  select from users_roles r where r.tenant_id = $1 and r.user_id = user_search.user_id and r.role_id = ${role}))
  and (${organization}::varchar is null or not exists (
  select from organization_users m where m.tenant_id = $1 and m.organization_id = ${organization}
    and m.user_id = user_search.user_id))`;

/**
 * The indexed text starts with the ID and a line break. A random ID matches only from its start, because its inner letters would find
 * unrelated users.
 */
const isFound = (pattern: string): string =>
  `(text like substr(lower(${pattern}), 2) or substr(text, length(user_id) + 2) like lower(${pattern}))`;

export const searchFew = hotStatement(
  'search-users-few',
  `with hits as materialized (
     select user_id, created_at from user_search where tenant_id = $1 and text like lower($4)
       and ${isFound('$4')} and ${without('$5', '$6')} limit ${few + 1})
   ${page(
     'select count(*) as total from hits',
     'select user_id as id from hits order by created_at desc, user_id limit $2 offset $3',
   )}`,
  40,
);

/** The same for a text without wildcards. */
const holds = (text: string): string =>
  `(position(lower(${text}) in text) = 1 or position(lower(${text}) in substr(text, length(user_id) + 2)) > 0)`;

/** Reads in order of creation. `position` prevents the planner from choosing the trigram index when it doesn't know the text yet. */
const inOrder = `select user_id as id from user_search where tenant_id = $1 and ${holds('$4')}
    and ${without('$6', '$8')}
  order by created_at desc, user_id limit $2 offset $3`;

/** `$7` counts by trigrams; it is null for a text of one or two characters, which has none. */
export const searchMany = hotStatement(
  'search-users-many',
  page(
    `select case when $7::text is null then (select count(*) from (
       select from user_search where tenant_id = $1 and ${holds('$4')} and ${without('$6', '$8')} limit $5) counted)
     else (select count(*) from (
       select from user_search where tenant_id = $1 and text like lower($7) and ${isFound('$7')} and ${without('$6', '$8')} limit $5) counted)
     end as total`,
    inOrder,
  ),
  6_000,
);
