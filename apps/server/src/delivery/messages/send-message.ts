import type { MessageType } from '@gatehouse/contract/connectors/connectors';
import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail } from '../../lib/fail.ts';
import { enqueue } from '../outbox/outbox-store.ts';
import { messageKind, type OutgoingMessage, type QueuedMessage } from './message.ts';
import { hasConnector } from '../../connectors/senders.ts';

const dayMs = 86_400_000;
/** The lifetime of a code; a link may arrive later. */
const codeLifetimeMs = 10 * 60_000;

/** Throws 501 if neither a connector nor the inbox can send messages of this type. */
export async function requireSender({ runtime, tenant }: Ctx, type: MessageType): Promise<void> {
  if (!(await hasConnector(runtime, tenant.id, type))) fail(connectorErrors.noSender);
}

/** Throws 422 for a phone number in a country that SMS aren't sent to. */
export function requireCountry({ runtime }: Ctx, { type, to }: Pick<OutgoingMessage, 'type' | 'to'>): void {
  const countries = runtime.settings.SMS_COUNTRIES;
  if (type === 'Sms' && countries.length > 0 && !countries.some((code) => to.startsWith(code)))
    fail(connectorErrors.countryNotAllowed);
}

/**
 * Sends an email or SMS that was counted (`countMessage`), after the transaction of `ctx` has committed. A rejection by
 * the provider is written to the audit log later (`Message.Failed`).
 */
export async function sendMessage(ctx: Ctx, message: OutgoingMessage): Promise<void> {
  const { domainId } = ctx.tenant;
  const payload: QueuedMessage = { ...message, ip: ctx.ip, ...(domainId && { domainId }) };
  await enqueue(ctx, {
    kind: messageKind,
    payload,
    lifetimeMs: message.payload.code === undefined ? dayMs : codeLifetimeMs,
  });
}
