import type { BodyOf } from '@gatehouse/contract/endpoint';
import type * as api from '@gatehouse/contract/organization-invitations/endpoints';
import type { OrganizationInvitation } from '@gatehouse/contract/organization-invitations/organization-invitations';
import { requireSender, sendMessage } from '../delivery/messages/send-message.ts';
import { countMessage, refuseWaiting } from '../delivery/messages/waits.ts';
import { createInvitationLink } from './invitation-link.ts';
import type { Ctx, TransactionCtx } from '../runtime/ctx.ts';
import { forLinks } from '../tenancy/hosts.ts';

const message = { type: 'Email', usage: 'OrganizationInvitation' } as const;

/** Throws 501 if nothing can send the message, and 429 if its recipient has got too many. Called before anything is written. */
export async function countInvitationMessage(ctx: Ctx, invitee: string): Promise<void> {
  await requireSender(ctx, message.type);
  refuseWaiting(await countMessage(ctx, { ...message, to: invitee }));
}

/** Queues the message in the transaction of `ctx`. Its link is the caller's or, without one, leads to the page of the invitation. */
export async function sendInvitationMessage(
  ctx: TransactionCtx,
  {
    id,
    invitee,
    organizationId,
    inviterId,
  }: Pick<OrganizationInvitation, 'id' | 'invitee' | 'organizationId' | 'inviterId'>,
  payload: BodyOf<typeof api.sendOrganizationInvitation>,
): Promise<void> {
  const { db, runtime, tenant } = ctx;
  const organization = await db
    .selectFrom('organizations')
    .select(['id', 'name', 'description', 'customData', 'branding'])
    .where('id', '=', organizationId)
    .executeTakeFirst();
  const inviter =
    inviterId === null
      ? undefined
      : await db
          .selectFrom('users')
          .select(['id', 'name', 'username', 'primaryEmail', 'primaryPhone', 'avatar', 'profile'])
          .where('id', '=', inviterId)
          .executeTakeFirst();
  const link = payload.link ?? (await createInvitationLink(db, await forLinks(runtime, tenant), id));
  await sendMessage(ctx, {
    ...message,
    to: invitee,
    payload: { ...payload, link, organization, ...(inviter && { inviter }) },
    locale: payload.locale,
  });
}
