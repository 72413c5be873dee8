import type { WebhookEvent } from '@gatehouse/contract/webhooks/events';
import type { ColumnType, Generated } from 'kysely';
import type { Json, NullableTimestamp, TenantId, Timestamp } from '../tables.ts';

declare module '../tables.ts' {
  interface TenantTables {
    webhooks: WebhooksTable;
    webhookDeliveries: WebhookDeliveriesTable;
    webhookRequests: WebhookRequestsTable;
  }
}

export interface WebhooksTable {
  tenantId: TenantId;
  id: string;
  name: string;
  event: WebhookEvent | null;
  events: WebhookEvent[];
  url: string;
  retries: number;
  sealed: string;
  enabled: Generated<boolean>;
  isSlow: Generated<boolean | null>;
  failingSince: NullableTimestamp;
  disabledAt: NullableTimestamp;
  createdAt: Timestamp;
}

/** Written by SQL functions (`webhooks/deliveries-store.ts`). */
export interface WebhookDeliveriesTable {
  tenantId: TenantId;
  id: string;
  webhookId: string;
  event: WebhookEvent;
  record: string;
  number: ColumnType<number, never, never>;
  payload: Json<Record<string, unknown>>;
  attempts: number;
  nextAt: Timestamp;
  leasedUntil: NullableTimestamp;
  failedAt: NullableTimestamp;
  error: string | null;
  expiresAt: NullableTimestamp;
  createdAt: Timestamp;
}

/** Written by an SQL function, too. */
export interface WebhookRequestsTable {
  tenantId: TenantId;
  id: string;
  webhookId: string;
  deliveryId: string;
  event: WebhookEvent;
  isSuccess: boolean;
  body: Json<Record<string, unknown>>;
  details: Json<WebhookRequestDetails>;
  expiresAt: Timestamp;
  createdAt: Timestamp;
}

/** One attempt, without secrets. */
export interface WebhookRequestDetails {
  attempt: number;
  durationMs: number;
  headers: Record<string, string>;
  /** The answer, if there was one. */
  statusCode?: number;
  text?: string;
  error?: string;
}
