import { z } from 'zod';
import { accountNotice } from './notices.ts';
import { id, timestamp } from '../common.ts';
import { messageUsage } from './connectors.ts';

export const messageType = z.enum(['Email', 'Sms']);

/** A message in the development inbox, without its content. */
export const inboxMessageSummary = z.object({
  id,
  type: messageType,
  to: z.string(),
  usage: z.enum([...messageUsage.options, ...accountNotice.options]),
  createdAt: timestamp,
});
export type InboxMessageSummary = z.infer<typeof inboxMessageSummary>;

export const inboxMessage = inboxMessageSummary.extend({
  /** Empty for SMS. */
  subject: z.string(),
  text: z.string(),
  /** HTML part of an email. Show it in a sandboxed frame. */
  html: z.string().optional(),
  code: z.string().optional(),
  link: z.string().optional(),
});
export type InboxMessage = z.infer<typeof inboxMessage>;

/** Whether, and for which types of messages, the development inbox replaces a missing connector. */
export const inboxState = z.object({
  isEnabled: z.boolean(),
  email: z.boolean(),
  sms: z.boolean(),
  /** When the newest message arrived. Poll this instead of the list, whose every read is in the audit log. */
  lastMessageAt: timestamp.nullable(),
});
