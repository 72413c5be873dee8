import type { MessageContent } from '@gatehouse/connectors/kit/connector';
import {
  inboxMessage,
  type InboxMessage,
  type InboxMessageSummary,
} from '@gatehouse/contract/connectors/inbox';
import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { type Selectable, sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { TenantDb } from '../../database/database.ts';
import { contains, paginate } from '../../database/list.ts';
import type { InboxMessagesTable } from '../../database/tables/delivery.ts';
import { createId } from '../../lib/ids.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { AnyMessage } from './message.ts';

const keptMs = 24 * 3_600_000;

/** Keeps a message for 24 hours instead of sending it. */
export async function keepInInbox(
  { database, secrets, clock }: Runtime,
  tenantId: string,
  { type, to, usage, payload: { code, link } }: AnyMessage,
  content: MessageContent,
): Promise<void> {
  const now = clock();
  const sealed = secrets.sealJson({ ...content, code, link });
  await database
    .for(tenantId)
    .insertInto('inboxMessages')
    .values({
      id: createId(),
      type,
      recipient: to,
      usage,
      sealed,
      createdAt: new Date(now),
      expiresAt: new Date(now + keptMs),
    })
    .execute();
}

const isKept = (now: number) => sql<SqlBool>`expires_at > ${new Date(now)}`;

/** The messages, newest first, without their content. */
export function listInbox(
  db: TenantDb,
  now: number,
  paging: Paging,
  { type, to, text }: { type?: 'Email' | 'Sms'; to?: string; text?: string },
): Promise<Page<InboxMessageSummary>> {
  const matching = db
    .selectFrom('inboxMessages')
    .where(isKept(now))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? 'Email'))
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .$if(text !== undefined, (query) => query.where(contains(['recipient'], text ?? '')));
  return paginate(db, matching, paging, (query) =>
    query
      .select(['id', 'type', 'recipient as to', 'usage', 'createdAt'])
      .orderBy('createdAt', 'desc')
      .orderBy('id'),
  );
}

/** The time of the newest message; null without any. */
export async function findLastMessage(db: TenantDb, now: number): Promise<number | null> {
  const row = await db
    .selectFrom('inboxMessages')
    .select('createdAt')
    .where(isKept(now))
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.createdAt ?? null;
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
  return row && toInboxMessage(row, secrets.openJson(row.sealed, keptContent));
}

/** The encrypted part of a message. */
export const keptContent = inboxMessage.pick({
  subject: true,
  text: true,
  html: true,
  code: true,
  link: true,
});

const toInboxMessage = (
  { id, type, recipient, usage, createdAt }: Selectable<InboxMessagesTable>,
  opened: z.infer<typeof keptContent>,
): InboxMessage => ({
  id,
  type,
  to: recipient,
  usage,
  createdAt,
  ...opened,
});

export async function emptyInbox(db: TenantDb): Promise<void> {
  await db.deleteFrom('inboxMessages').execute();
}
