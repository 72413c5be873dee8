import * as api from '@gatehouse/contract/connectors/inbox-endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { searchText } from '@gatehouse/contract/search';
import { implement } from '../../web/implement.ts';
import * as inbox from '../../delivery/messages/inbox-store.ts';
import { isInboxEnabled, listSenders } from '../../connectors/senders.ts';

export const routes = [
  implement(api.getInboxState, async ({ runtime, tenant, db, now }) => {
    const isEnabled = isInboxEnabled(runtime);
    const senders = await listSenders(runtime, tenant.id);
    return {
      isEnabled,
      email: isEnabled && !senders.includes('Email'),
      sms: isEnabled && !senders.includes('Sms'),
      lastMessageAt: await inbox.findLastMessage(db, now),
    };
  }),

  implement(api.listInboxMessages, ({ db, now }, { query: { type, to, search, ...paging } }) =>
    inbox.listInbox(db, now, paging, { type, to, text: searchText(search) }),
  ),

  implement(api.getInboxMessage, async ({ db, now, runtime, found }, { params }) =>
    found(await inbox.getInboxMessage(db, runtime, now, params.id), entityErrors.notFound),
  ),

  implement(api.emptyInbox, ({ db }) => inbox.emptyInbox(db)),
];
