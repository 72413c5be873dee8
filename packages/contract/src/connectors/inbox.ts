import { z } from 'zod';
import { id, timestamp } from '../common.ts';
import { messageUsage } from './connectors.ts';

export const messageType = z.enum(['Email', 'Sms']);

/** A message that the development inbox keeps, without what it says. */
export const inboxMessageSummary = z.object({
  id,
  type: messageType,
  to: z.string(),
  usage: messageUsage,
  createdAt: timestamp,
});
export type InboxMessageSummary = z.infer<typeof inboxMessageSummary>;

export const inboxMessage = inboxMessageSummary.extend({
  /** Empty for SMS. */
  subject: z.string(),
  text: z.string(),
  /** Of an e-mail that has one. Show it in a sandboxed frame. */
  html: z.string().optional(),
  code: z.string().optional(),
  link: z.string().optional(),
});
export type InboxMessage = z.infer<typeof inboxMessage>;

/** Whether, and for which kinds of messages, the development inbox stands in for a connector. */
export const inboxState = z.object({
  isEnabled: z.boolean(),
  email: z.boolean(),
  sms: z.boolean(),
  /** When the newest message came, so that whoever waits for one need not read the list, which is written down, again and again. */
  lastMessageAt: timestamp.nullable(),
});
