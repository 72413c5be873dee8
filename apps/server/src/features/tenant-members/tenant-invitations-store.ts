import type { TenantInvitation } from '@gatehouse/contract/tenant-members/invitations';
import { sql } from 'kysely';
import type { TenantQueries } from '../../database/database.ts';
import { invitationColumns } from '../../organizations/invitation-store.ts';

/** The invitations to a tenant, with the names of their inviters. */
const selectInvitations = (db: TenantQueries, organizationId: string, now: number) =>
  db
    .selectFrom('organizationInvitations')
    .leftJoin('users', 'users.id', 'organizationInvitations.inviterId')
    .where('organizationInvitations.organizationId', '=', organizationId)
    .select(invitationColumns(now))
    .select(sql<string | null>`coalesce(users.name, users.username, users.primary_email)`.as('inviterName'))
    .$narrowType<{ organizationRoles: TenantInvitation['organizationRoles'] }>();

/** Newest first. */
export const listInvitations = (
  db: TenantQueries,
  organizationId: string,
  now: number,
): Promise<TenantInvitation[]> =>
  selectInvitations(db, organizationId, now)
    .orderBy('organizationInvitations.createdAt', 'desc')
    .orderBy('organizationInvitations.id')
    .execute();

export const getInvitation = (
  db: TenantQueries,
  organizationId: string,
  { id, now }: { id: string; now: number },
): Promise<TenantInvitation | undefined> =>
  selectInvitations(db, organizationId, now).where('organizationInvitations.id', '=', id).executeTakeFirst();

/** Makes another user the inviter. */
export async function setInviter(
  db: TenantQueries,
  organizationId: string,
  { id, inviterId }: { id: string; inviterId: string },
): Promise<void> {
  await db
    .updateTable('organizationInvitations')
    .set({ inviterId })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** Returns whether the invitation existed. */
export async function deleteInvitation(
  db: TenantQueries,
  organizationId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('organizationInvitations')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Revokes what a user has invited who may not invite any more, so that they can’t come back with an invitation of their own. */
export async function revokeInvitationsOf(
  db: TenantQueries,
  organizationId: string,
  { userId, now }: { userId: string; now: number },
): Promise<void> {
  await db
    .updateTable('organizationInvitations')
    .set({ status: 'Revoked', updatedAt: new Date(now) })
    .where('organizationId', '=', organizationId)
    .where('inviterId', '=', userId)
    .where('status', '=', 'Pending')
    .execute();
}
