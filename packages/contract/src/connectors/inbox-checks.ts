import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { searchQuery } from '../search.ts';
import { inboxMessage, inboxMessageSummary, inboxState, messageType } from './inbox.ts';

export const getInboxState = checks({
  summary: 'Get which messages the development inbox receives',
  output: inboxState,
});

export const listInboxMessages = checks({
  summary: 'List the messages of the development inbox from the last 24 hours, newest first',
  /** `search` matches a part of the recipient, `to` the whole recipient. */
  query: searchQuery.extend({ type: messageType.optional(), to: z.string().max(256).optional() }),
  output: inboxMessageSummary,
});

export const getInboxMessage = checks({
  summary: 'Read a message of the development inbox',
  output: inboxMessage,
  errors: [entityErrors.notFound],
});

export const emptyInbox = checks({
  summary: 'Delete all messages of the development inbox',
});
