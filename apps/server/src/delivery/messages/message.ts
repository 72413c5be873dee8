import { accountNotice } from '@gatehouse/contract/connectors/notices';
import { messageUsage } from '@gatehouse/contract/connectors/connectors';
import { messageType } from '@gatehouse/contract/connectors/inbox';
import { z } from 'zod';

const variables = z.record(z.string(), z.unknown()).optional();

/** An email or SMS to send: its recipient, usage and template variables. */
const outgoingMessage = z.object({
  type: messageType,
  /** The email address or phone number, normalized. */
  to: z.string(),
  usage: messageUsage,
  /** `code` or `link`, and other variables of templates. */
  payload: z.looseObject({
    code: z.string().optional(),
    link: z.string().optional(),
    locale: z.string().optional(),
    uiLocales: z.string().optional(),
    application: variables,
    user: variables,
    organization: variables,
  }),
  /** The user's language tag; the default is the tenant's fallback language. */
  locale: z.string().optional(),
  /** The application that the user signs in to. */
  applicationId: z.string().optional(),
  /** The organization that the user signs in for. */
  organizationId: z.string().optional(),
  /**
   * Counted, queued and written like any other message, but not sent, because the recipient has no account and only an
   * account can use the message. The caller must not be able to tell (attacks: enumeration).
   */
  isDecoy: z.boolean().optional(),
});
export type OutgoingMessage = z.infer<typeof outgoingMessage>;

/**
 * The kind of message entries in the outbox. During an update, servers of two releases share the outbox. A message that the former release
 * can't read, such as one with a new usage, needs a new kind, which that release leaves to the newer servers.
 */
export const messageKind = 'message';

/** The payload of a message in the outbox. */
export const queuedMessage = outgoingMessage.extend({
  ip: z.string().optional(),
  /** The custom domain at which it was requested. */
  domainId: z.string().optional(),
});
export type QueuedMessage = z.infer<typeof queuedMessage>;

/** The kind of notices in the outbox, which the release before this one doesn't know. */
export const noticeKind = 'notice';

/** The payload of a notice to a user about their own account. */
export const queuedNotice = queuedMessage.extend({ usage: accountNotice });
export type QueuedNotice = z.infer<typeof queuedNotice>;

/** A message that can be rendered and delivered. */
export type AnyMessage = QueuedMessage | QueuedNotice;

const facts = z
  .object({ type: z.string(), to: z.string(), usage: z.string(), applicationId: z.string() })
  .partial();

/** What the audit log tells about a message that wasn't sent, even if the rest of it can't be read. */
export const readFacts = (payload: unknown): z.infer<typeof facts> => facts.safeParse(payload).data ?? {};
