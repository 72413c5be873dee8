import type { BodyOf } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import type * as api from '@gatehouse/contract/organization-invitations/endpoints';
import {
  invitationRefused,
  type OrganizationInvitation,
} from '@gatehouse/contract/organization-invitations/organization-invitations';
import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import { fail, withConstraints } from '../lib/fail.ts';
import { createId } from '../lib/ids.ts';
import { invitationColumns, invitationRoles } from './invitation-store.ts';
import { members } from './memberships.ts';

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
