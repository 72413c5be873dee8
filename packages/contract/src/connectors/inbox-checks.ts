import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { searchQuery } from '../search.ts';
import { inboxMessage, inboxMessageSummary, inboxState, messageType } from './inbox.ts';

export const getInboxState = checks({
  summary: 'Get for which messages the development inbox stands in',
  output: inboxState,
});

export const listInboxMessages = checks({
  summary: 'List the messages of the last 24 hours that were kept instead of sent, newest first',
  event: 'DevelopmentInbox.Viewed',
  /** `search` looks for a part of the recipient, `to` is the whole of it. */
  query: searchQuery.extend({ type: messageType.optional(), to: z.string().max(256).optional() }),
  output: inboxMessageSummary,
});

export const getInboxMessage = checks({
  summary: 'Read a message that was kept instead of sent',
  event: 'DevelopmentInbox.Message.Viewed',
  output: inboxMessage,
  errors: [entityErrors.notFound],
});

export const emptyInbox = checks({
  summary: 'Delete all messages that were kept',
  event: 'DevelopmentInbox.Emptied',
});
