import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import type { Ctx } from '../../runtime/ctx.ts';
import type { Webhook } from '../../web/events.ts';
import { pickEvents } from '../../web/pick-events.ts';
import { announce, deliverAnnounced } from '../../webhooks/announce.ts';
import { subscribedEvents } from '../../webhooks/subscriptions.ts';

/** A step that was rejected because of a limit. */
export interface Rejected {
  /** Of the request; undefined for a second factor, whose user is known. */
  identifier: Identifier | undefined;
  userId: string | undefined;
  /** Of the message that was requested. */
  usage: MessageUsage | undefined;
  /** Whether this request reached the limit; later ones are only rejected. */
  isFirst: boolean;
}

const ofRejected = { userId: { says: 'the user, if known', pick: (made: Rejected) => made.userId } };
const isFirst = { says: 'by the request that reaches the limit', pick: (made: Rejected) => made.isFirst };

export const lockout: Webhook<Rejected> = {
  event: 'Identifier.Lockout',
  when: isFirst,
  ids: ofRejected,
  data: {
    says: '`type`, `value` of the identifier; `userId` for a second factor',
    pick: ({ identifier, userId }) => identifier ?? { type: 'userId', value: userId },
  },
};

export const rateLimited: Webhook<Rejected> = {
  event: 'Message.RateLimited',
  when: isFirst,
  ids: ofRejected,
  data: {
    says: '`action` (the usage of the message), `recipient`',
    pick: ({ identifier, usage }) => ({ action: usage, recipient: identifier?.value }),
  },
};

/** Announces that a request reached a limit, once it has been rejected. Nothing else of it is committed. */
export function announceLimit(
  ctx: Ctx,
  webhook: Webhook<Rejected>,
  rejected: Omit<Rejected, 'isFirst'>,
): void {
  ctx.afterRejection(async () => {
    const subscribed = await subscribedEvents(ctx.runtime, ctx.tenant.id);
    const { actor, ip, userAgent } = ctx;
    const common = { ip, userAgent, ...('clientId' in actor && { applicationId: actor.clientId }) };
    const picked = await pickEvents([webhook], { ...rejected, isFirst: true }, ctx, { subscribed, common });
    await announce(ctx, picked);
    await deliverAnnounced(ctx.runtime, ctx.tenant.id, picked);
  });
}
