import type { OwnInvitation } from '@gatehouse/contract/tenants/own-invitations';
import { tenantRoleNames } from '@gatehouse/contract/tenant-members/tenant-roles';
import { sql } from 'kysely';
import type { TenantQueries } from '../../database/database.ts';
import { invitationColumns } from '../../organizations/invitation-store.ts';
import type { TenantDirectory } from '../../runtime/runtime.ts';

/** An invitation to a tenant, whose tag only the platform knows. */
interface StoredInvitation extends Omit<OwnInvitation, 'tenantTag'> {
  invitee: string;
  /** The email address of the user who asks. */
  ownEmail: string | null;
}

interface Asked {
  userId: string;
  now: number;
}

const selectInvitations = (db: TenantQueries, { userId, now }: Asked) =>
  db
    .selectFrom('organizationInvitations')
    .innerJoin('organizations', 'organizations.id', 'organizationInvitations.organizationId')
    .innerJoin('users as me', (join) => join.on('me.id', '=', userId))
    .leftJoin('users as inviter', 'inviter.id', 'organizationInvitations.inviterId')
    .where('organizationInvitations.organizationId', 'like', 't-%')
    .select(invitationColumns(now))
    .select(['organizations.name as tenantName', 'me.primaryEmail as ownEmail'])
    .select(
      sql<string | null>`coalesce(inviter.name, inviter.username, inviter.primary_email)`.as('inviterName'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof selectInvitations>['executeTakeFirstOrThrow']>>;

const statuses = {
  Pending: 'pending',
  Accepted: 'accepted',
  Expired: 'expired',
  Revoked: 'revoked',
} as const;

const toStored = ({ status, organizationRoles, ...row }: Row): StoredInvitation => ({
  id: row.id,
  organizationId: row.organizationId,
  status: statuses[status],
  tenantId: row.organizationId.slice(2),
  tenantName: row.tenantName,
  inviterName: row.inviterName,
  roleNames: tenantRoleNames.filter((name) => organizationRoles.some((role) => role.name === name)),
  expiresAt: row.expiresAt,
  invitee: row.invitee,
  ownEmail: row.ownEmail,
});

/** The invitations to the address of a user, newest first. */
export async function listInvitations(db: TenantQueries, asked: Asked): Promise<StoredInvitation[]> {
  const rows = await selectInvitations(db, asked)
    .whereRef('organizationInvitations.invitee', '=', 'me.primaryEmail')
    .orderBy('organizationInvitations.createdAt', 'desc')
    .orderBy('organizationInvitations.id')
    .execute();
  return rows.map(toStored);
}

/** An invitation, whether or not it is for the user. */
export async function findInvitation(
  db: TenantQueries,
  id: string,
  asked: Asked,
): Promise<StoredInvitation | undefined> {
  const row = await selectInvitations(db, asked)
    .where('organizationInvitations.id', '=', id)
    .executeTakeFirst();
  return row && toStored(row);
}

/** Completes invitations with the tags of their tenants. */
export async function addTags(
  tenants: TenantDirectory,
  invitations: readonly StoredInvitation[],
): Promise<OwnInvitation[]> {
  if (invitations.length === 0) return [];
  const tags = await tenants.tagsOf(invitations.map(({ tenantId }) => tenantId));
  return invitations.flatMap((invitation) => {
    const tenantTag = tags.get(invitation.tenantId);
    return tenantTag ? [{ ...invitation, tenantTag }] : [];
  });
}
