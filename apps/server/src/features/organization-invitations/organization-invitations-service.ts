import type { BodyOf } from '@gatehouse/contract/endpoint';
import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import type * as api from '@gatehouse/contract/organization-invitations/endpoints';
import {
  type InvitationRefusal,
  invitationRefused,
  type OrganizationInvitation,
} from '@gatehouse/contract/organization-invitations/organization-invitations';
import { fail, found } from '../../lib/fail.ts';
import { acceptInvitation } from '../../organizations/accept-invitation.ts';
import { insertInvitation } from '../../organizations/insert-invitation.ts';
import { createInvitationLink } from '../../organizations/invitation-link.ts';
import { countInvitationMessage, sendInvitationMessage } from '../../organizations/invitation-message.ts';
import { getInvitation, revokeInvitation } from '../../organizations/invitation-store.ts';
import type { Ctx, TransactionCtx } from '../../runtime/ctx.ts';
import { forLinks } from '../../tenancy/hosts.ts';

/** Creates an invitation and queues its message, both or neither. */
export async function createInvitation(
  ctx: Ctx,
  { messagePayload, ...values }: BodyOf<typeof api.createOrganizationInvitation>,
): Promise<OrganizationInvitation> {
  const { runtime, tenant, now } = ctx;
  if (values.expiresAt <= now)
    fail(edgeErrors.invalidInput, { data: { fields: { 'body.expiresAt': 'must be in the future' } } });
  if (messagePayload) await countInvitationMessage(ctx, values.invitee);
  return runtime.database.tenant(tenant.id, async (db) => {
    const invitation = await insertInvitation(db, values, now);
    if (messagePayload) await sendInvitationMessage({ ...ctx, db }, invitation, messagePayload);
    return invitation;
  });
}

/** Sends the message of an invitation again, whatever its status, as clients of the wire expect. */
export async function sendInvitation(
  ctx: Ctx,
  id: string,
  payload: BodyOf<typeof api.sendOrganizationInvitation>,
): Promise<void> {
  const { database } = ctx.runtime;
  const invitation = found(
    await getInvitation(database.for(ctx.tenant.id), id, ctx.now),
    entityErrors.notExistsWithId,
  );
  await countInvitationMessage(ctx, invitation.invitee);
  await database.tenant(ctx.tenant.id, (db) => sendInvitationMessage({ ...ctx, db }, invitation, payload));
}

/** Creates a link, for administrators who invite without a message. */
export async function createLink(
  { db, runtime, tenant, now }: TransactionCtx,
  id: string,
): Promise<{ link: string }> {
  const { status } = found(await getInvitation(db, id, now), entityErrors.notExistsWithId);
  if (status !== 'Pending') refuse('not_pending');
  return { link: await createInvitationLink(db, await forLinks(runtime, tenant), id) };
}

/** Accepts an invitation for a user, whose email address must be the invitee's, or revokes it. */
export async function updateStatus(
  { db, now }: TransactionCtx,
  id: string,
  { status, acceptedUserId }: BodyOf<typeof api.updateOrganizationInvitationStatus>,
): Promise<OrganizationInvitation> {
  const { organizationId } = found(await getInvitation(db, id, now), entityErrors.notExistsWithId);
  if (status === 'Revoked') {
    if (!(await revokeInvitation(db, id, now))) refuse('not_pending');
  } else {
    const userId = acceptedUserId ?? refuse('user_required');
    const user = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
    found(user, entityErrors.notFound);
    const refusal = await acceptInvitation(db, { id, organizationId, userId, now });
    if (refusal) refuse(refusal);
  }
  return found(await getInvitation(db, id, now), entityErrors.notExistsWithId);
}

const refuse = (reason: InvitationRefusal): never => fail(invitationRefused, { data: { reason } });
