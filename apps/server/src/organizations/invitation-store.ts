import type {
  InvitationStatus,
  OrganizationInvitation,
} from '@gatehouse/contract/organization-invitations/organization-invitations';
import { sql } from 'kysely';
import type { TenantQueries } from '../database/database.ts';
import { createLinks } from '../database/links.ts';
import { hashToken } from '../one-time/one-time-token-service.ts';
import { userRole } from './memberships.ts';

/** The roles that an invitee gets. */
export const invitationRoles = createLinks({
  table: 'organizationInvitationsRoles',
  owner: { table: 'organizationInvitations', columns: [['organizationInvitationId', 'id']] },
  column: 'organizationRoleId',
  only: userRole,
});

/** A pending invitation expires by itself: no job changes its row. */
const statusAt = (now: number) =>
  sql<InvitationStatus>`case when organization_invitations.status = 'Pending'
    and organization_invitations.expires_at <= ${new Date(now)} then 'Expired'
    else organization_invitations.status end`.as('status');

const roles = sql<OrganizationInvitation['organizationRoles']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name), '[]')
  from organization_invitations_roles l
    join organization_roles r on r.tenant_id = l.tenant_id and r.id = l.organization_role_id
  where l.organization_invitation_id = organization_invitations.id)`.as('organizationRoles');

const columns = [
  'organizationInvitations.tenantId',
  'organizationInvitations.id',
  'organizationInvitations.inviterId',
  'organizationInvitations.invitee',
  'organizationInvitations.acceptedUserId',
  'organizationInvitations.organizationId',
  'organizationInvitations.createdAt',
  'organizationInvitations.updatedAt',
  'organizationInvitations.expiresAt',
] as const;

/** The columns of an invitation in the contract, with its status at this time. */
export const invitationColumns = (now: number) => [...columns, statusAt(now), roles] as const;

export const getInvitation = (
  db: TenantQueries,
  id: string,
  now: number,
): Promise<OrganizationInvitation | undefined> =>
  db
    .selectFrom('organizationInvitations')
    .select(invitationColumns(now))
    .where('id', '=', id)
    .executeTakeFirst();

/** The organization that an invitation is from. */
export async function findOrganization(db: TenantQueries, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('organizationInvitations')
    .select('organizationId')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.organizationId;
}

/** An invitation as its page shows it. */
export interface ShownInvitation extends Pick<
  OrganizationInvitation,
  'id' | 'organizationId' | 'invitee' | 'acceptedUserId' | 'status' | 'organizationRoles'
> {
  organizationName: string;
  /** The name that the inviter's profile has, if there is an inviter. */
  inviterName: string | null;
}

/** The invitation of a link. The secret is looked up by its hash, so the time of an answer reveals nothing about it. */
export const findBySecret = (
  db: TenantQueries,
  secret: string,
  now: number,
): Promise<ShownInvitation | undefined> =>
  db
    .selectFrom('organizationInvitations')
    .innerJoin('organizations', 'organizations.id', 'organizationInvitations.organizationId')
    .leftJoin('users', 'users.id', 'organizationInvitations.inviterId')
    .select([
      'organizationInvitations.id',
      'organizationInvitations.organizationId',
      'organizationInvitations.invitee',
      'organizationInvitations.acceptedUserId',
      'organizations.name as organizationName',
      sql<string | null>`coalesce(users.name, users.username)`.as('inviterName'),
    ])
    .select([statusAt(now), roles])
    .where('organizationInvitations.secretHash', '=', hashToken(secret))
    .executeTakeFirst();

/** Revokes an invitation, or returns false unless it is pending. */
export async function revokeInvitation(db: TenantQueries, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('organizationInvitations')
    .set({ status: 'Revoked', updatedAt: new Date(now) })
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .where('expiresAt', '>', sql<number>`${new Date(now)}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
