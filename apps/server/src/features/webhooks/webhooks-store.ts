import {
  defaultWebhookRetries,
  maskedSecret,
  type Webhook,
  webhook,
} from '@gatehouse/contract/webhooks/webhooks';
import type { Page, Paging } from '@gatehouse/contract/endpoint';
import { searchText } from '@gatehouse/contract/search';
import { type Selectable, sql } from 'kysely';
import type { TenantDb, TenantQueries } from '../../database/database.ts';
import { contains, paginate } from '../../database/list.ts';
import type { WebhooksTable } from '../../database/tables/webhooks.ts';
import type { Secrets } from '../../keys/secrets.ts';
import { type WebhookSecrets, webhookSecrets } from '../../webhooks/webhook-secrets.ts';

export type WebhookRow = Selectable<WebhooksTable>;

const maskHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.keys(headers).map((name) => [name, maskedSecret]));

export const openSecrets = (secrets: Secrets, { sealed }: Pick<WebhookRow, 'sealed'>): WebhookSecrets =>
  secrets.openJson(sealed, webhookSecrets);

/** The webhook as in the contract; with its secrets masked, unless they are to be shown. */
export function toWebhook(
  secrets: Secrets,
  row: WebhookRow,
  { shown = false, stats }: { shown?: boolean; stats?: Webhook['executionStats'] } = {},
): Webhook {
  const { signingKey, headers } = openSecrets(secrets, row);
  const { url, retries } = row;
  return webhook.parse({
    ...row,
    config: {
      url,
      retries,
      ...(Object.keys(headers).length > 0 && { headers: shown ? headers : maskHeaders(headers) }),
    },
    signingKey: shown ? signingKey : maskedSecret + signingKey.slice(-4),
    ...(stats && { executionStats: stats }),
  });
}

/** Newest first. */
export function listRows(
  db: TenantDb,
  search: string | undefined,
  paging: Paging,
): Promise<Page<WebhookRow>> {
  let matching = db.selectFrom('webhooks');
  const text = searchText(search);
  if (text) matching = matching.where(contains(['id', 'name', 'url'], text));
  return paginate(db, matching, paging, (page) =>
    page.selectAll().orderBy('createdAt', 'desc').orderBy('id'),
  );
}

export const getRow = (db: TenantQueries, id: string): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();

/** The same, locked against other changes. */
export const lockRow = (db: TenantQueries, id: string): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhooks').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

interface Values {
  name?: string;
  event?: WebhookRow['event'];
  events?: WebhookRow['events'];
  url?: string;
  retries?: number;
  enabled?: boolean;
  sealed?: string;
}

export const insertRow = (
  db: TenantQueries,
  values: Values & { id: string; url: string; sealed: string },
): Promise<WebhookRow> =>
  db
    .insertInto('webhooks')
    .values({ name: '', events: [], retries: defaultWebhookRetries, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateRow = (
  db: TenantQueries,
  id: string,
  values: Values & { failingSince?: null; disabledAt?: null },
): Promise<WebhookRow | undefined> =>
  Object.keys(values).length === 0
    ? getRow(db, id)
    : db.updateTable('webhooks').set(values).where('id', '=', id).returningAll().executeTakeFirst();

export async function deleteRow(db: TenantQueries, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The requests of the last 24 hours of webhooks, by ID. */
export async function countRequests(
  db: TenantQueries,
  ids: readonly string[],
  now: number,
): Promise<Map<string, NonNullable<Webhook['executionStats']>>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('webhookRequests')
          .select(({ fn }) => [
            'webhookId',
            fn.countAll<number>().as('requestCount'),
            sql<number>`count(*) filter (where is_success)`.as('successCount'),
          ])
          .where('webhookId', 'in', ids)
          .where('createdAt', '>=', sql<number>`to_timestamp(${now - 86_400_000}::float8 / 1000)`)
          .groupBy('webhookId')
          .execute();
  const counted = new Map(rows.map(({ webhookId, ...counts }) => [webhookId, counts]));
  return new Map(ids.map((id) => [id, counted.get(id) ?? { requestCount: 0, successCount: 0 }]));
}
