import type { MessageType } from '@gatehouse/contract/connectors/connectors';
import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail } from '../../lib/fail.ts';
import { enqueue } from '../outbox/outbox-store.ts';
import { messageKind, type OutgoingMessage, type QueuedMessage } from './message.ts';
import { hasConnector } from '../../connectors/senders.ts';

const dayMs = 86_400_000;
/** As long as a code is good; a link may come late. */
const codeLifetimeMs = 10 * 60_000;

/** Throws 501 when nothing can send such a message. */
export async function requireSender({ runtime, tenant }: Ctx, type: MessageType): Promise<void> {
  if (!(await hasConnector(runtime, tenant.id, type))) fail(connectorErrors.noSender);
}

/** Throws 422 for a number in a country that gets no SMS. */
export function requireCountry({ runtime }: Ctx, { type, to }: Pick<OutgoingMessage, 'type' | 'to'>): void {
  const countries = runtime.settings.SMS_COUNTRIES;
  if (type === 'Sms' && countries.length > 0 && !countries.some((code) => to.startsWith(code)))
    fail(connectorErrors.countryNotAllowed);
}

/**
 * Sends an e-mail or SMS that was counted (`countMessage`), after the transaction of `ctx` has committed. The provider's refusal comes
 * later and is told by the audit log (`Message.Failed`).
 */
export async function sendMessage(ctx: Ctx, message: OutgoingMessage): Promise<void> {
  const payload: QueuedMessage = { ...message, ip: ctx.ip };
  await enqueue(ctx, {
    kind: messageKind,
    payload,
    lifetimeMs: message.payload.code === undefined ? dayMs : codeLifetimeMs,
  });
}
