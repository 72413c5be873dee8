import type { BodyOf, Page, Paging } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import type * as api from '@gatehouse/contract/organization-invitations/endpoints';
import {
  invitationRefused,
  type OrganizationInvitation,
} from '@gatehouse/contract/organization-invitations/organization-invitations';
import { normalizeEmail } from '@gatehouse/contract/validation/email';
import { sql } from 'kysely';
import type { TenantDb, TenantQueries } from '../../database/database.ts';
import { paginate } from '../../database/list.ts';
import { fail, withConstraints } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';
import { invitationColumns, invitationRoles } from '../../organizations/invitation-store.ts';
import { members } from '../../organizations/memberships.ts';

interface InvitationFilter {
  organizationId?: string | undefined;
  inviterId?: string | undefined;
  invitee?: string | undefined;
}

/** Newest first. */
export function listInvitations(
  db: TenantDb,
  { organizationId, inviterId, invitee }: InvitationFilter,
  paging: Paging,
  now: number,
): Promise<Page<OrganizationInvitation>> {
  let matching = db.selectFrom('organizationInvitations');
  if (organizationId !== undefined) matching = matching.where('organizationId', '=', organizationId);
  if (inviterId !== undefined) matching = matching.where('inviterId', '=', inviterId);
  if (invitee !== undefined) matching = matching.where('invitee', '=', normalizeEmail(invitee));
  return paginate(db, matching, paging, (page) =>
    page
      .select(invitationColumns(now))
      .orderBy('organizationInvitations.createdAt', 'desc')
      .orderBy('organizationInvitations.id'),
  );
}

type NewInvitation = Omit<BodyOf<typeof api.createOrganizationInvitation>, 'messagePayload'>;

const roleErrors = {
  unknown: entityErrors.relationNotFound,
  constraints: {
    organization_invitations_roles_role: entityErrors.relationNotFound,
    organization_invitations_roles_type: entityErrors.wrongType,
  },
};

/**
 * Creates a pending invitation with its roles. The organization is locked first, as in all changes of its members: it can't be deleted
 * meanwhile, and the invitee can't become a member in between.
 */
export async function insertInvitation(
  db: TenantDb,
  { organizationId, invitee, inviterId, expiresAt, organizationRoleIds }: NewInvitation,
  now: number,
): Promise<OrganizationInvitation> {
  if (!(await members.lockOwner(db, { organizationId }))) fail(entityErrors.relationNotFound);
  if (await isMember(db, organizationId, invitee))
    fail(invitationRefused, { data: { reason: 'already_member' } });
  await expireFormer(db, organizationId, invitee, now);
  const id = createId();
  const times = { createdAt: new Date(now), updatedAt: new Date(now), expiresAt: new Date(expiresAt) };
  await withConstraints(
    {
      organization_invitations_pending: entityErrors.notUnique,
      organization_invitations_inviter: entityErrors.relationNotFound,
    },
    () =>
      db
        .insertInto('organizationInvitations')
        .values({ id, organizationId, invitee, inviterId, ...times })
        .execute(),
  );
  await invitationRoles.add(db, { organizationInvitationId: id }, organizationRoleIds, roleErrors);
  return db
    .selectFrom('organizationInvitations')
    .select(invitationColumns(now))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function isMember(db: TenantDb, organizationId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('organizationUsers')
    .innerJoin('users', 'users.id', 'organizationUsers.userId')
    .select('users.id')
    .where('organizationUsers.organizationId', '=', organizationId)
    .where('users.primaryEmail', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** An invitation that has expired doesn't prevent another one of the same person. */
async function expireFormer(
  db: TenantDb,
  organizationId: string,
  invitee: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('organizationInvitations')
    .set({ status: 'Expired', updatedAt: new Date(now) })
    .where('organizationId', '=', organizationId)
    .where('invitee', '=', invitee)
    .where('status', '=', 'Pending')
    .where('expiresAt', '<=', sql<number>`${new Date(now)}`)
    .execute();
}

export async function deleteInvitation(db: TenantQueries, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('organizationInvitations')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
