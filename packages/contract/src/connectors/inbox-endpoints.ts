import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { searchQuery } from '../search.ts';
import { inboxMessage, inboxMessageSummary, inboxState, messageType } from './inbox.ts';

export const getInboxState = endpoint({
  method: 'GET',
  path: '/api/development-inbox',
  summary: 'Get for which messages the development inbox stands in',
  permission: 'read:data',
  output: inboxState,
});

export const listInboxMessages = endpoint({
  method: 'GET',
  path: '/api/development-inbox/messages',
  summary: 'List the messages of the last 24 hours that were kept instead of sent, newest first',
  // Whoever reads codes can be anybody.
  permission: 'write:data',
  event: 'DevelopmentInbox.Viewed',
  /** `search` looks for a part of the recipient, `to` is the whole of it. */
  query: searchQuery.extend({ type: messageType.optional(), to: z.string().max(256).optional() }),
  output: inboxMessageSummary,
  list: true,
});

export const getInboxMessage = endpoint({
  method: 'GET',
  path: '/api/development-inbox/messages/{id}',
  summary: 'Read a message that was kept instead of sent',
  permission: 'write:data',
  event: 'DevelopmentInbox.Message.Viewed',
  output: inboxMessage,
  errors: [entityErrors.notFound],
});

export const emptyInbox = endpoint({
  method: 'DELETE',
  path: '/api/development-inbox/messages',
  summary: 'Delete all messages that were kept',
  permission: 'delete:data',
  event: 'DevelopmentInbox.Emptied',
});
