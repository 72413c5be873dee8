import type { MessagePayload } from '@gatehouse/connectors/kit/connector';
import type { MessageType, MessageUsage } from '@gatehouse/contract/connectors/connectors';

/** An e-mail or SMS to be sent: who, why, and what its template needs. */
export interface OutgoingMessage {
  type: MessageType;
  /** The address or number, normalised. */
  to: string;
  usage: MessageUsage;
  /** `code` or `link`, and what templates may name besides (`user`, `organization`). */
  payload: MessagePayload;
  /** Language tag the person reads; the tenant's fallback language stands in. */
  locale?: string;
  /** Client that the person signs in to. */
  applicationId?: string;
  /**
   * Counted, queued and written like any other, and not sent: to an address that no account has, where only an account can use the
   * message. The caller must not be able to tell (attacks: enumeration).
   */
  isDecoy?: boolean;
}

/** The kind of a message in the outbox. */
export const messageKind = 'message';

/** What the outbox keeps of a message. */
export interface QueuedMessage extends OutgoingMessage {
  ip?: string;
}
