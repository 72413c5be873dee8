import type { MessagePayload } from '@gatehouse/connectors/kit/connector';
import type { MessageType, MessageUsage } from '@gatehouse/contract/connectors/connectors';

/** An email or SMS to send: its recipient, usage and template variables. */
export interface OutgoingMessage {
  type: MessageType;
  /** The email address or phone number, normalized. */
  to: string;
  usage: MessageUsage;
  /** `code` or `link`, and other variables of templates (`user`, `organization`). */
  payload: MessagePayload;
  /** The user's language tag; the default is the tenant's fallback language. */
  locale?: string;
  /** The application that the user signs in to. */
  applicationId?: string;
  /**
   * Counted, queued and written like any other message, but not sent, because the recipient has no account and only an
   * account can use the message. The caller must not be able to tell (attacks: enumeration).
   */
  isDecoy?: boolean;
}

/** The kind of message entries in the outbox. */
export const messageKind = 'message';

/** The payload of a message in the outbox. */
export interface QueuedMessage extends OutgoingMessage {
  ip?: string;
}
