import { userColumnsSql } from '../user-columns.ts';
import { prepared } from '../scoped.ts';
import { hotStatement } from './hot-statement.ts';
import { few, holds, isFound } from './users.ts';

/** The roles of a member, by name. */
const organizationRoles = `(
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name), '[]')
  from organization_users_roles l join organization_roles r on r.tenant_id = $1 and r.id = l.organization_role_id
  where l.tenant_id = $1 and l.organization_id = $2 and l.user_id = users.id)`;

/**
 * One page of the members of organization `$2` as a single statement: the total, with the members of these IDs; for a page after the last
 * one, only the total. Returns no row if there is no such organization. The limit keeps the planner from reading all users first, which it
 * considers cheap until the tables have statistics.
 */
const memberPage = (total: string, ids: string): string => `
  select counted.total, found.* from organizations o
    cross join lateral (${total}) counted
    left join lateral (
      select member.* from (${ids}) picked cross join lateral (
        select ${userColumnsSql}, ${organizationRoles} as "organizationRoles"
        from users where users.tenant_id = $1 and users.id = picked.id limit 1
      ) member
    ) found on true
  where o.tenant_id = $1 and o.id = $2
  order by found.id`;

/** All members; the total comes from the organization's counter. Finds them by keys, so it doesn't need the owner. */
export const allMembers = prepared(
  memberPage(
    'select o.users_count as total',
    `select user_id as id from organization_users where tenant_id = $1 and organization_id = $2
     order by user_id limit $3 offset $4`,
  ),
);

const holders = `organization_users_roles where tenant_id = $1 and organization_role_id = $5 and organization_id = $2`;

/** The members who have a role, in the same way. */
export const membersWithRole = prepared(
  memberPage(
    `select count(*) as total from ${holders}`,
    `select user_id as id from ${holders} order by user_id limit $3 offset $4`,
  ),
);

const ofOrganization = `organization_users where tenant_id = $1 and organization_id = $2`;
const hasRole = `($9::varchar is null or exists (select from organization_users_roles r where r.tenant_id = $1
  and r.organization_role_id = $9 and r.organization_id = $2 and r.user_id = organization_users.user_id))`;

const count = (condition: string): string =>
  `(select count(*) from (select from ${ofOrganization} and ${condition} and ${hasRole} limit $8) counted)`;

/**
 * Members by text, in one statement with the two ways of `search-users-few` and `search-users-many`: up to 1,000 matches are read by their
 * trigrams (`$6`) and sorted; if there are more, or `$6` is null, members are read in order of their IDs until the page is full. `$7` counts
 * by trigrams, and is null for a text that is too short for one.
 */
export const searchMembers = hotStatement(
  'search-members',
  `with hits as materialized (
     select user_id from ${ofOrganization} and text like lower($6) and ${isFound('$6')} and ${hasRole} limit ${few + 1}
   ), size as materialized (select $6::text is not null and count(*) <= ${few} as is_small, count(*) as number from hits)
   ${memberPage(
     `select case when (select is_small from size) then (select number from size)
        when $7::text is not null then ${count(`text like lower($7) and ${isFound('$7')}`)}
        else ${count(holds('$5'))} end as total`,
     `(select user_id as id from hits where (select is_small from size) order by user_id limit $3 offset $4)
      union all
      (select user_id as id from ${ofOrganization} and not (select is_small from size) and ${holds('$5')} and ${hasRole}
       order by user_id limit $3 offset $4)`,
   )}`,
  1_300,
);
