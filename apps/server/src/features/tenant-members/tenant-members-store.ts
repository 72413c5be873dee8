import type { TenantMember } from '@gatehouse/contract/tenant-members/tenant-members';
import { tenantMemberErrors } from '@gatehouse/contract/tenant-members/tenant-members';
import type { TenantRoleName, TenantScope } from '@gatehouse/contract/tenant-members/tenant-roles';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { withConstraints } from '../../lib/fail.ts';

/** The database refuses a change that leaves a tenant without an admin. */
const constraints = { tenant_last_admin: tenantMemberErrors.lastAdmin };

/** The longest known member first. */
export const listMembers = (db: TenantDb, organizationId: string): Promise<TenantMember[]> =>
  db
    .selectFrom('organizationUsers as member')
    .innerJoin('users', 'users.id', 'member.userId')
    .where('member.organizationId', '=', organizationId)
    .select(['users.id', 'users.name', 'users.username', 'users.primaryEmail', 'users.avatar'])
    .select(['users.isSuspended', 'users.lastSignInAt'])
    .select([
      sql<boolean>`exists (select from mfa_verifications f
        where f.tenant_id = users.tenant_id and f.user_id = users.id and f.type <> 'BackupCode')`.as(
        'hasSecondFactor',
      ),
      sql<TenantMember['organizationRoles']>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name), '[]')
        from organization_users_roles h
          join organization_roles r on r.tenant_id = h.tenant_id and r.id = h.organization_role_id
        where h.tenant_id = member.tenant_id and h.organization_id = member.organization_id
          and h.user_id = member.user_id)`.as('organizationRoles'),
    ])
    .orderBy('users.createdAt')
    .orderBy('users.id')
    .execute();

export async function isMember(db: TenantDb, organizationId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('organizationUsers')
    .select('userId')
    .where('organizationId', '=', organizationId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export const listScopes = (
  db: TenantDb,
  organizationId: string,
  userId: string,
): Promise<{ name: TenantScope }[]> =>
  db
    .selectFrom('organizationUsersRoles as held')
    .innerJoin('organizationRolesScopes as link', 'link.organizationRoleId', 'held.organizationRoleId')
    .innerJoin('organizationScopes as scope', 'scope.id', 'link.organizationScopeId')
    .where('held.organizationId', '=', organizationId)
    .where('held.userId', '=', userId)
    .select('scope.name')
    .$narrowType<{ name: TenantScope }>()
    .distinct()
    .orderBy('scope.name')
    .execute();

/** Locks the organization before its members, as everything does that changes them (ADR 144). */
const lockOrganization = (db: TenantDb, id: string): Promise<unknown> =>
  db.selectFrom('organizations').select('id').where('id', '=', id).forNoKeyUpdate().execute();

/** Gives a member this role instead of those they have. Returns whether the member exists. */
export async function replaceRole(
  db: TenantDb,
  organizationId: string,
  userId: string,
  role: TenantRoleName,
): Promise<boolean> {
  await lockOrganization(db, organizationId);
  if (!(await isMember(db, organizationId, userId))) return false;
  await db
    .insertInto('organizationUsersRoles')
    .values({ organizationId, userId, organizationRoleId: role })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await withConstraints(constraints, () =>
    db
      .deleteFrom('organizationUsersRoles')
      .where('organizationId', '=', organizationId)
      .where('userId', '=', userId)
      .where('organizationRoleId', '!=', role)
      .execute(),
  );
  return true;
}

/** Returns whether the member existed. */
export async function removeMember(db: TenantDb, organizationId: string, userId: string): Promise<boolean> {
  await lockOrganization(db, organizationId);
  const { numDeletedRows } = await withConstraints(constraints, () =>
    db
      .deleteFrom('organizationUsers')
      .where('organizationId', '=', organizationId)
      .where('userId', '=', userId)
      .executeTakeFirst(),
  );
  return numDeletedRows > 0n;
}
