import type { WebhookLog } from '@gatehouse/contract/webhooks/webhooks';
import type { Selectable } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import type { WebhookRequestsTable } from '../database/tables/webhooks.ts';

/** The start of the key of a request, as if it were an entry of the audit log. */
export const prefix = 'TriggerHook.';

type Row = Selectable<Omit<WebhookRequestsTable, 'tenantId' | 'expiresAt'>>;

/** A request as on the wire, where it is an entry of the audit log. */
export function toLog({
  id,
  event,
  createdAt,
  isSuccess,
  body,
  details,
  webhookId,
  deliveryId,
}: Row): WebhookLog {
  const { statusCode, text, error, headers, attempt, durationMs } = details;
  const key = `${prefix}${event}`;
  return {
    id,
    key,
    payload: {
      key,
      result: isSuccess ? 'Success' : 'Error',
      ...(error !== undefined && { error }),
      hookId: webhookId,
      hookRequest: { headers, body },
      ...(statusCode !== undefined && { response: { statusCode, body: text ?? '' } }),
      deliveryId,
      attempt,
      durationMs,
    },
    createdAt,
  };
}

export const columns = [
  'id',
  'event',
  'createdAt',
  'isSuccess',
  'body',
  'details',
  'webhookId',
  'deliveryId',
] as const;

/** A request of any webhook, by its ID. On the wire it can be read like an entry of the audit log. */
export async function findWebhookLog(db: TenantDb, id: string): Promise<WebhookLog | undefined> {
  const row = await db.selectFrom('webhookRequests').select(columns).where('id', '=', id).executeTakeFirst();
  return row && toLog(row);
}
