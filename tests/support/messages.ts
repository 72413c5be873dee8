import { inboxMessage } from '@gatehouse/contract/connectors/inbox';
import type { TestServer } from './server.ts';

const inboxCode = inboxMessage.pick({ code: true });

/** The last code that was read for each recipient. It is returned again while no new message has arrived. */
const latest = new Map<string, string>();

/** Removes the newest message to a recipient from a tenant's development inbox, and returns its code. */
export async function readCode({ runtime }: TestServer, tenantId: string, to: string): Promise<string> {
  await runtime.outbox.settle();
  const taken = await runtime.database
    .for(tenantId)
    .deleteFrom('inboxMessages')
    .where('recipient', '=', to)
    .returning(['sealed', 'createdAt'])
    .execute();
  const sealed = taken.toSorted((one, next) => next.createdAt - one.createdAt)[0]?.sealed;
  const key = `${tenantId} ${to}`;
  if (sealed) latest.set(key, runtime.secrets.openJson(sealed, inboxCode).code ?? '');
  return latest.get(key) ?? '';
}
