import type { MessageContent } from '@gatehouse/connectors/kit/connector';
import type { InboxMessage, InboxMessageSummary } from '@gatehouse/contract/connectors/inbox';
import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { type Selectable, sql, type SqlBool } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import { paginate } from '../database/list.ts';
import type { InboxMessagesTable } from '../database/tables.ts';
import { createId } from '../ids.ts';
import type { Runtime } from '../runtime.ts';
import type { OutgoingMessage } from './message.ts';

const keptMs = 24 * 3_600_000;

/** Keeps a message for 24 hours instead of sending it. */
export async function keepInInbox(
  { database, secrets, clock }: Runtime,
  tenantId: string,
  { type, to, usage, payload: { code, link } }: OutgoingMessage,
  content: MessageContent,
): Promise<void> {
  const now = clock();
  await database.tenant(tenantId, (db) =>
    db
      .insertInto('inboxMessages')
      .values({
        id: createId(),
        type,
        recipient: to,
        usage,
        sealed: secrets.seal(JSON.stringify({ ...content, code, link })),
        createdAt: new Date(now),
        expiresAt: new Date(now + keptMs),
      })
      .execute(),
  );
}

const isKept = (now: number) => sql<SqlBool>`expires_at > ${new Date(now)}`;

/** What came in, newest first, without what it says. */
export function listInbox(
  db: TenantDb,
  now: number,
  paging: Paging,
  { type, to }: { type?: 'Email' | 'Sms'; to?: string },
): Promise<Page<InboxMessageSummary>> {
  const matching = db
    .selectFrom('inboxMessages')
    .where(isKept(now))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? 'Email'))
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''));
  return paginate(db, matching, paging, (query) =>
    query
      .select(['id', 'type', 'recipient as to', 'usage', 'createdAt'])
      .orderBy('createdAt', 'desc')
      .orderBy('id'),
  ) as Promise<Page<InboxMessageSummary>>;
}

export async function getInboxMessage(
  db: TenantDb,
  { secrets }: Pick<Runtime, 'secrets'>,
  now: number,
  id: string,
): Promise<InboxMessage | undefined> {
  const row = await db
    .selectFrom('inboxMessages')
    .selectAll()
    .where('id', '=', id)
    .where(isKept(now))
    .executeTakeFirst();
  return row && toInboxMessage(row, secrets.open(row.sealed));
}

const toInboxMessage = (
  { id, type, recipient, usage, createdAt }: Selectable<InboxMessagesTable>,
  opened: string,
): InboxMessage => ({
  id,
  type,
  to: recipient,
  usage: usage as InboxMessage['usage'],
  createdAt,
  ...(JSON.parse(opened) as Pick<InboxMessage, 'subject' | 'text'>),
});

export async function emptyInbox(db: TenantDb): Promise<void> {
  await db.deleteFrom('inboxMessages').execute();
}
