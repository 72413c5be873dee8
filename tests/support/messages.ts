import { inboxMessage } from '@gatehouse/contract/connectors/inbox';
import type { TestServer } from './server.ts';

const inboxCode = inboxMessage.pick({ code: true });

/** The latest code that was sent to an address, once it has arrived; the one before while nothing new came. */
const latest = new Map<string, string>();

/** Takes the newest message to an address out of a tenant's development inbox. Answers its code. */
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
