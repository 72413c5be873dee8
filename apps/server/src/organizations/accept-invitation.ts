import type { InvitationRefusal } from '@gatehouse/contract/organization-invitations/organization-invitations';
import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import { memberRoles, members } from './memberships.ts';

interface Acceptance {
  id: string;
  organizationId: string;
  userId: string;
  now: number;
  /** The link alone is enough, for any user who isn't a member yet (ADR 157). */
  isForAnyone?: boolean;
}

/**
 * Accepts an invitation for a user, who becomes a member with its roles; a member gets the roles in addition. Returns the reason if it isn't
 * possible. One statement tests status, expiry and email address and ends the invitation, so of several requests at once one succeeds.
 *
 * Email addresses of users are verified, or were set by an administrator (ADR 148). The user's row is locked, so that the address can't be
 * changed before the transaction ends. The lock isn't shared, because callers change the user next: two of them would wait for each other.
 * Locks are taken in the order of all changes of members: organization, user, invitation, member.
 */
export async function acceptInvitation(
  db: TenantDb,
  { id, organizationId, userId, now, isForAnyone = false }: Acceptance,
): Promise<InvitationRefusal | undefined> {
  if (!(await members.lockOwner(db, { organizationId }))) return 'not_pending';
  if (isForAnyone && (await members.listIds(db, { organizationId }, [userId])).length > 0)
    return 'already_member';
  const { rows } = await sql<{ email: string | null }>`
    select primary_email as email from users where id = ${userId} for no key update`.execute(db);
  const accepted = await db
    .updateTable('organizationInvitations')
    .set({ status: 'Accepted', acceptedUserId: userId, updatedAt: new Date(now) })
    .where('id', '=', id)
    .where('organizationId', '=', organizationId)
    .where('status', '=', 'Pending')
    .where('expiresAt', '>', sql<number>`${new Date(now)}`)
    .$if(!isForAnyone, (query) => query.where('invitee', '=', rows[0]?.email ?? ''))
    .returning('id')
    .executeTakeFirst();
  if (!accepted) return isForAnyone ? 'not_pending' : findReason(db, id, rows[0]?.email);
  await members.addToAll(db, { organizationId }, [userId], locked);
  await memberRoles.addToAll(db, { organizationId, userId }, await lockRoles(db, id), locked);
  return undefined;
}

/** No constraint is violated, because the records that are linked are locked. */
const locked = { constraints: {} };

/** The roles of an invitation, which can't be deleted before the transaction ends. */
async function lockRoles(db: TenantDb, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from organization_roles r
    join organization_invitations_roles l on l.tenant_id = r.tenant_id and l.organization_role_id = r.id
    where l.organization_invitation_id = ${id} order by r.id for key share of r`.execute(db);
  return rows.map((role) => role.id);
}

async function findReason(
  db: TenantDb,
  id: string,
  email: string | null | undefined,
): Promise<InvitationRefusal> {
  const row = await db
    .selectFrom('organizationInvitations')
    .select('invitee')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && row.invitee !== email ? 'other_email' : 'not_pending';
}
