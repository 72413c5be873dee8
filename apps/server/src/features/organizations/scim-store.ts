import { createHash } from 'node:crypto';
import { relationNotFound } from '@gatehouse/contract/organizations/organizations';
import {
  maskScimToken,
  mostScimTokens,
  scimErrors,
  type ScimProvisioning,
  type ScimRole,
  type ScimToken,
  scimTokenPrefix,
} from '@gatehouse/contract/organizations/scim';
import { entityErrors } from '@gatehouse/contract/errors';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { fail, withConstraints } from '../../lib/fail.ts';
import { createId, createSecret } from '../../lib/ids.ts';
import { members } from '../../organizations/memberships.ts';
import { applyGroupRoles, listGroupRoles } from '../../organizations/scim-roles.ts';

const tokens = (db: TenantDb, organizationId: string) =>
  db.selectFrom('organizationScimTokens').selectAll().where('organizationId', '=', organizationId);

/** Newest first, without their values. */
export async function listTokens(db: TenantDb, organizationId: string): Promise<ScimToken[]> {
  const rows = await tokens(db, organizationId).orderBy('createdAt', 'desc').orderBy('id').execute();
  return rows.map(({ id, lastFour, createdAt, lastUsedAt }) => ({
    tokenId: id,
    organizationId,
    value: maskScimToken(lastFour),
    createdAt,
    lastUsedAt,
  }));
}

/** Creates a token, and returns it with its value, of which only a hash is stored. */
export async function insertToken(db: TenantDb, organizationId: string, now: number): Promise<ScimToken> {
  // Locked, so that of several requests at once no more succeed than there is room for.
  if (!(await members.lockOwner(db, { organizationId }))) fail(relationNotFound);
  if ((await tokens(db, organizationId).execute()).length >= mostScimTokens) fail(scimErrors.tooManyTokens);
  const value = scimTokenPrefix + createSecret();
  const id = createId();
  await db
    .insertInto('organizationScimTokens')
    .values({
      organizationId,
      id,
      hash: createHash('sha256').update(value).digest('base64url'),
      lastFour: value.slice(-4),
      createdAt: new Date(now),
    })
    .execute();
  return { tokenId: id, organizationId, value, createdAt: now, lastUsedAt: null };
}

/** Returns whether there was such a token. */
export async function deleteToken(db: TenantDb, organizationId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('organizationScimTokens')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** By group. */
export async function listRoles(db: TenantDb, organizationId: string): Promise<ScimRole[]> {
  return db
    .selectFrom('organizationScimRoles')
    .select(['groupName', 'organizationRoleId'])
    .where('organizationId', '=', organizationId)
    .orderBy('groupName')
    .orderBy('organizationRoleId')
    .execute();
}

const roleConstraints = {
  organization_scim_roles_role: relationNotFound,
  organization_scim_roles_type: entityErrors.wrongType,
  organization_scim_roles_pkey: entityErrors.notUnique,
};

/** Replaces the list. Members of the groups get and lose the roles at once. */
export async function replaceRoles(
  db: TenantDb,
  organizationId: string,
  roles: readonly ScimRole[],
): Promise<void> {
  if (!(await members.lockOwner(db, { organizationId }))) fail(relationNotFound);
  const before = await listGroupRoles(db, organizationId);
  await db.deleteFrom('organizationScimRoles').where('organizationId', '=', organizationId).execute();
  const names = roles.map(({ groupName }) => groupName);
  const ids = roles.map(({ organizationRoleId }) => organizationRoleId);
  // The constraint rejects a role for machines; the foreign key rejects one that doesn't exist in this tenant.
  await withConstraints(roleConstraints, () =>
    sql`insert into organization_scim_roles (organization_id, group_name, organization_role_id, role_type)
      select ${organizationId}, given.name, given.role_id, coalesce(r.type, 'User')
      from unnest(${names}::text[], ${ids}::text[]) given (name, role_id)
      left join organization_roles r on r.id = given.role_id`.execute(db),
  );
  await applyGroupRoles(db, organizationId, before, await listGroupRoles(db, organizationId));
}

/** What the organization provisioned. */
export async function readProvisioned(
  db: TenantDb,
  organizationId: string,
): Promise<Pick<ScimProvisioning, 'usersCount' | 'activeUsersCount' | 'groups'>> {
  const counted = await sql<{ usersCount: number; activeUsersCount: number }>`
    select count(*) as "usersCount", count(m.user_id) as "activeUsersCount" from organization_scim_users s
    left join organization_users m on m.organization_id = s.organization_id and m.user_id = s.user_id
    where s.organization_id = ${organizationId}`.execute(db);
  const groups = await sql<ScimProvisioning['groups'][number]>`
    select g.id, g.display_name as "displayName", count(m.user_id) as "membersCount" from organization_scim_groups g
    left join organization_scim_group_members m on m.organization_id = g.organization_id and m.group_id = g.id
    where g.organization_id = ${organizationId}
    group by g.id, g.display_name order by lower(g.display_name) limit 1000`.execute(db);
  return { usersCount: 0, activeUsersCount: 0, ...counted.rows[0], groups: groups.rows };
}
