import { entityErrors } from '@gatehouse/contract/errors';
import type { TenantMember } from '@gatehouse/contract/tenant-members/tenant-members';
import { tenantMemberErrors } from '@gatehouse/contract/tenant-members/tenant-members';
import {
  scopesOfRoles,
  type TenantRoleName,
  type TenantScope,
} from '@gatehouse/contract/tenant-members/tenant-roles';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import type { LinkErrors } from '../../database/links.ts';
import { withConstraints } from '../../lib/fail.ts';
import { memberRoles, members } from '../../organizations/memberships.ts';

/** The database refuses a change that leaves a tenant without an admin. */
const constraints = { tenant_last_admin: tenantMemberErrors.lastAdmin };
const notMember: LinkErrors = { unknown: entityErrors.notFound, constraints: {} };

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

/** The permissions of a member; undefined for another user. */
export async function findScopes(
  db: TenantDb,
  organizationId: string,
  userId: string,
): Promise<TenantScope[] | undefined> {
  const member = { organizationId, userId };
  if (!(await memberRoles.hasOwner(db, member))) return undefined;
  return scopesOfRoles(await memberRoles.listIds(db, member));
}

/** Gives a member this role instead of those they have. The organization is locked before its members, as in all changes (ADR 144). */
export async function replaceRole(
  db: TenantDb,
  organizationId: string,
  userId: string,
  role: TenantRoleName,
): Promise<void> {
  await members.lockOwner(db, { organizationId });
  await withConstraints(constraints, () =>
    memberRoles.replace(db, { organizationId, userId }, [role], notMember),
  );
}

/** Returns whether the member existed. */
export const removeMember = (db: TenantDb, organizationId: string, userId: string): Promise<boolean> =>
  withConstraints(constraints, () => members.remove(db, { organizationId }, userId));
