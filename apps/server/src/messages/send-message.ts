import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import type { Ctx } from '../ctx.ts';
import { addressKey, countOrRefuse } from '../edge/rate-limit.ts';
import { fail } from '../fail.ts';
import { enqueue } from '../outbox/store.ts';
import { messageKind, type OutgoingMessage, type QueuedMessage } from './message.ts';
import { hasConnector } from './senders.ts';

const dayMs = 86_400_000;
/** As long as a code is good; a link may come late. */
const codeLifetimeMs = 10 * 60_000;

/**
 * Sends an e-mail or SMS after the transaction of `ctx` has committed, or refuses at once with one of `sendErrors`: when nothing can
 * send it, when too many were sent, or when SMS do not go to that country. It costs the same whoever the recipient is. The provider's
 * refusal comes later and is told by the audit log (`Message.Failed`).
 */
export async function sendMessage(ctx: Ctx, message: OutgoingMessage): Promise<void> {
  if (!(await hasConnector(ctx.runtime, ctx.tenant.id, message.type))) fail(connectorErrors.noSender);
  await countMessage(ctx, message);
  const payload: QueuedMessage = { ...message, ip: ctx.ip };
  await enqueue(ctx, {
    kind: messageKind,
    payload,
    lifetimeMs: message.payload.code === undefined ? dayMs : codeLifetimeMs,
  });
}

/** Counts a message against the caps of the settings. Throws 429, or 422 for a country that gets no SMS. */
export async function countMessage(
  { runtime, tenant, ip }: Ctx,
  { type, to }: Pick<OutgoingMessage, 'type' | 'to'>,
): Promise<void> {
  const { settings } = runtime;
  const countries = settings.SMS_COUNTRIES;
  if (type === 'Sms' && countries.length > 0 && !countries.some((code) => to.startsWith(code)))
    fail(connectorErrors.countryNotAllowed);
  const caps = [
    ['address', settings.LIMIT_MESSAGES_PER_ADDRESS, addressKey(ip)],
    ['recipient', settings.LIMIT_MESSAGES_PER_RECIPIENT, to],
    ['tenant', settings.LIMIT_MESSAGES_PER_TENANT, type],
  ] as const;
  for (const [by, limit, key] of caps)
    await countOrRefuse(
      runtime,
      tenant.id,
      { name: `messages-${by}`, limit, windowMs: dayMs, refusal: connectorErrors.messageRateLimited },
      key,
    );
}
