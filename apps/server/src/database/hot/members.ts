import { userColumnsSql } from '../user-columns.ts';
import { prepared } from '../scoped.ts';
import { hotStatement } from './hot-statement.ts';

/** The roles of a member, by name. */
const organizationRoles = `(
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name), '[]')
  from organization_users_roles l join organization_roles r on r.tenant_id = $1 and r.id = l.organization_role_id
  where l.tenant_id = $1 and l.organization_id = $2 and l.user_id = users.id)`;

/**
 * One page of the members of organization `$2` as a single statement: the total, with the members of these IDs; for a page after the last
 * one, only the total. Returns no row if there is no such organization. The IDs are an array, whose size the planner estimates the same for
 * every page, so that it keeps the plan instead of planning each time, which takes as long as reading the page. The limit keeps it from
 * reading all users first, which it considers cheap until the tables have statistics.
 */
const memberPage = (total: string, ids: string, from = ''): string => `
  select ${total} as total, found.* from organizations o ${from}
    left join lateral (
      select member.* from unnest(${ids}) picked (id) cross join lateral (
        select ${userColumnsSql}, ${organizationRoles} as "organizationRoles"
        from users where users.tenant_id = $1 and users.id = picked.id limit 1
      ) member
    ) found on true
  where o.tenant_id = $1 and o.id = $2
  order by found.id`;

/** All members; the total comes from the organization's counter. Finds them by keys, so it doesn't need the owner. */
export const allMembers = prepared(
  memberPage(
    'o.users_count',
    `array(select user_id from organization_users where tenant_id = $1 and organization_id = $2
       order by user_id limit $3 offset $4)`,
  ),
);

const holders = `organization_users_roles where tenant_id = $1 and organization_role_id = $5 and organization_id = $2`;

/** The members who have a role, in the same way. */
export const membersWithRole = prepared(
  memberPage(
    `(select count(*) from ${holders})`,
    `array(select user_id from ${holders} order by user_id limit $3 offset $4)`,
  ),
);

/**
 * Members by text `$5`, in one statement with the two ways of `search-users-few` and `search-users-many`: by the trigrams of `$6`, unless it
 * is null, and otherwise in the order of their IDs. `$7` counts by trigrams, up to `$8`; `$9` is a role.
 */
export const searchMembers = hotStatement(
  'search-members',
  memberPage(
    'hits.total',
    'hits.ids',
    'cross join lateral gatehouse_search_members_v1($1, $2, $3, $4, $5, $6, $7, $8, $9) hits',
  ),
  1_300,
);
