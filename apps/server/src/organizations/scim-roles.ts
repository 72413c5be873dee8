import { sql } from 'kysely';
import type { TenantDb, TenantQueries } from '../database/database.ts';

/** A role that a user has through a group. */
export interface GroupRole {
  userId: string;
  organizationRoleId: string;
}

/** A member whose roles were changed. */
export interface ChangedRoles {
  userId: string;
  added: string[];
  removed: string[];
}

/** The roles that the groups of an organization give to their members, of all or of some: only those that an administrator listed. */
export async function listGroupRoles(
  db: TenantQueries,
  organizationId: string,
  userIds?: readonly string[],
): Promise<GroupRole[]> {
  const some = userIds ? sql`and m.user_id = any(${[...userIds]}::text[])` : sql``;
  const { rows } = await sql<GroupRole>`
    select distinct m.user_id as "userId", r.organization_role_id as "organizationRoleId"
    from organization_scim_group_members m
    join organization_scim_groups g on g.tenant_id = m.tenant_id and g.organization_id = m.organization_id and g.id = m.group_id
    join organization_scim_roles r on r.tenant_id = g.tenant_id and r.organization_id = g.organization_id
      and lower(r.group_name) = lower(g.display_name)
    where m.organization_id = ${organizationId} ${some}`.execute(db);
  return rows;
}

const keyOf = ({ userId, organizationRoleId }: GroupRole): string => `${userId} ${organizationRoleId}`;

/** The roles that only the first list has. */
function onlyIn(some: readonly GroupRole[], others: readonly GroupRole[]): GroupRole[] {
  const known = new Set(others.map(keyOf));
  return some.filter((one) => !known.has(keyOf(one)));
}

/** What has changed between two states of `listGroupRoles`, by user. */
export function compareGroupRoles(before: readonly GroupRole[], after: readonly GroupRole[]): ChangedRoles[] {
  const changed = new Map<string, ChangedRoles>();
  const of = (userId: string): ChangedRoles => {
    const known = changed.get(userId) ?? { userId, added: [], removed: [] };
    changed.set(userId, known);
    return known;
  };
  for (const { userId, organizationRoleId } of onlyIn(after, before))
    of(userId).added.push(organizationRoleId);
  for (const { userId, organizationRoleId } of onlyIn(before, after))
    of(userId).removed.push(organizationRoleId);
  return [...changed.values()];
}

/**
 * Gives members the roles that their groups give now, and takes those that they don't give any more. Roles that no group has given or gives
 * are left alone, and users who are not members get none. The organization is locked.
 */
export async function applyGroupRoles(
  db: TenantDb,
  organizationId: string,
  before: readonly GroupRole[],
  after: readonly GroupRole[],
): Promise<ChangedRoles[]> {
  const lost = onlyIn(before, after);
  const won = onlyIn(after, before);
  const pairs = (some: readonly GroupRole[]) =>
    sql`unnest(${some.map(({ userId }) => userId)}::text[], ${some.map((one) => one.organizationRoleId)}::text[])
      given (user_id, role_id)`;
  const columns = sql`user_id as "userId", organization_role_id as "organizationRoleId"`;
  const removed = await sql<GroupRole>`
    delete from organization_users_roles r using ${pairs(lost)}
    where r.organization_id = ${organizationId} and r.user_id = given.user_id and r.organization_role_id = given.role_id
    returning r.user_id as "userId", r.organization_role_id as "organizationRoleId"`.execute(db);
  const added = await sql<GroupRole>`
    insert into organization_users_roles (organization_id, user_id, organization_role_id)
    select m.organization_id, m.user_id, given.role_id from ${pairs(won)}
    join organization_users m on m.organization_id = ${organizationId} and m.user_id = given.user_id
    on conflict do nothing returning ${columns}`.execute(db);
  return compareGroupRoles(removed.rows, added.rows);
}
