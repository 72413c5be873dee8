import { z } from 'zod';
import type { Database, OwnerDatabase } from '../database/database.ts';
import { prepared } from '../database/scoped.ts';
import type { WebhookKey } from '../runtime/runtime.ts';

/** Deliveries of one webhook that this process has leased, with the endpoint as it is now. */
const leased = z.object({
  deliveries: z.array(
    z.object({ id: z.string(), event: z.string(), payload: z.record(z.string(), z.unknown()) }),
  ),
  webhook: z.object({ url: z.string(), sealed: z.string() }),
});
export type Leased = z.output<typeof leased>;
const answer = z.union([leased, z.object({ isDisabled: z.boolean() })]).nullable();

/** What became of leased deliveries, as `gatehouse_deliver_webhook_v2` takes it. */
export interface Tried {
  leasedUntil: number;
  outcomes: Outcome[];
  isSlow: boolean;
  /** The IDs of those that weren't tried. */
  returned: string[];
  keptDays: number;
  disableBefore: number;
  waits: readonly number[];
}

export interface Outcome {
  id: string;
  logId: string;
  /** Milliseconds since 1970. */
  endedAt: number;
  isSuccess: boolean;
  error?: string | undefined;
  details: object;
}

const statement = prepared(
  `select gatehouse_deliver_webhook_v2(gatehouse_tenant(), $1, to_timestamp($2::float8 / 1000), to_timestamp($3::float8 / 1000), $4, $5) as next`,
);

/** Stores what became of deliveries and leases up to `wanted` of the next ones, in one statement. */
export async function settleAndLease(
  database: Database,
  { tenantId, id }: WebhookKey,
  {
    now,
    leasedUntil,
    wanted,
    tried,
  }: { now: number; leasedUntil: number; wanted: number; tried: Tried | undefined },
): Promise<{ next?: Leased | undefined; isDisabled: boolean }> {
  const [row] = await database.prepared<{ next: unknown }>(statement, tenantId, [
    id,
    now,
    leasedUntil,
    wanted,
    tried ? JSON.stringify(tried) : null,
  ]);
  const read = answer.parse(row?.next ?? null);
  if (!read) return { isDisabled: false };
  return 'isDisabled' in read ? read : { next: read, isDisabled: false };
}

/**
 * The webhooks of all tenants that have something to deliver: retries, and what a process that died has left. Skips from webhook to webhook
 * in the index, so a webhook with many deliveries costs as much as one with a single one.
 */
export const findWaiting = (
  database: OwnerDatabase,
  now: number,
): Promise<(WebhookKey & { isSlow: boolean | null })[]> =>
  database.query(
    `with recursive waiting as (
       (select tenant_id, webhook_id from webhook_deliveries where failed_at is null order by tenant_id, webhook_id limit 1)
       union all
       select n.* from waiting w cross join lateral (
         select d.tenant_id, d.webhook_id from webhook_deliveries d
         where d.failed_at is null and (d.tenant_id, d.webhook_id) > (w.tenant_id, w.webhook_id)
         order by d.tenant_id, d.webhook_id limit 1) n)
     select w.tenant_id as "tenantId", w.webhook_id as id, h.is_slow as "isSlow"
     from waiting w join webhooks h on h.tenant_id = w.tenant_id and h.id = w.webhook_id
       join tenants t on t.id = w.tenant_id and not t.is_suspended and t.deleted_at is null
     where exists (select from webhook_deliveries d where d.tenant_id = w.tenant_id and d.webhook_id = w.webhook_id and d.failed_at is null
       and d.next_at <= to_timestamp($1::float8 / 1000) and (d.leased_until is null or d.leased_until <= to_timestamp($1::float8 / 1000)))
     limit 10000`,
    [now],
  );
