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
   * Written and dropped instead of sent: for a recipient that must not get a message, where nobody may tell by the time it takes
   * that it is so (attacks: enumeration).
   */
  isDecoy?: boolean;
}

/** The kind of a message in the outbox. */
export const messageKind = 'message';

/** What the outbox keeps of a message. */
export interface QueuedMessage extends OutgoingMessage {
  ip?: string;
}
