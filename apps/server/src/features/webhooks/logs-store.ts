import type { Page, Paging } from '@gatehouse/contract/endpoint';
import type { WebhookLog } from '@gatehouse/contract/webhooks/webhooks';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { paginate } from '../../database/list.ts';
import { columns, prefix, toLog } from '../../webhooks/requests.ts';

const at = (ms: number) => sql<number>`to_timestamp(${ms}::float8 / 1000)`;

/** Requests of a webhook, newest first. */
export async function listLogs(
  db: TenantDb,
  webhookId: string,
  filter: { logKey?: string; result?: 'Success' | 'Error'; from: number; until?: number },
  paging: Paging,
): Promise<Page<WebhookLog>> {
  const { logKey, result, from, until } = filter;
  let matching = db
    .selectFrom('webhookRequests')
    .where('webhookId', '=', webhookId)
    .where('createdAt', '>=', at(from));
  if (until !== undefined) matching = matching.where('createdAt', '<=', at(until));
  if (result) matching = matching.where('isSuccess', '=', result === 'Success');
  if (logKey !== undefined) matching = matching.where(sql<boolean>`${prefix} || event = ${logKey}`);
  const { items, ...page } = await paginate(db, matching, paging, (rows) =>
    rows.select(columns).orderBy('createdAt', 'desc').orderBy('id', 'desc'),
  );
  return { ...page, items: items.map(toLog) };
}

/** A request, and what became of its event. */
export async function getLog(db: TenantDb, webhookId: string, id: string) {
  const row = await db
    .selectFrom('webhookRequests')
    .select(columns)
    .where('webhookId', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const kept = await db
    .selectFrom('webhookDeliveries')
    .select('failedAt')
    .where('id', '=', row.deliveryId)
    .executeTakeFirst();
  const deliveryStatus = !kept ? 'Delivered' : kept.failedAt === null ? 'Waiting' : 'Failed';
  return { ...toLog(row), deliveryStatus } as const;
}

/** Makes failed deliveries wait again. Returns their number. */
export async function replayFailed(
  db: TenantDb,
  webhookId: string,
  { deliveryId, failedSince, now }: { deliveryId?: string; failedSince?: number; now: number },
): Promise<number> {
  let failed = db
    .updateTable('webhookDeliveries')
    .set({ failedAt: null, expiresAt: null, attempts: 0, nextAt: new Date(now) })
    .where('webhookId', '=', webhookId)
    .where('failedAt', 'is not', null);
  if (deliveryId !== undefined) failed = failed.where('id', '=', deliveryId);
  if (failedSince !== undefined) failed = failed.where('failedAt', '>=', at(failedSince));
  return Number((await failed.executeTakeFirst()).numUpdatedRows);
}
