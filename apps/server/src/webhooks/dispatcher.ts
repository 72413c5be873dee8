import { writeLogs } from '../audit/write.ts';
import { createId } from '../lib/ids.ts';
import type { OwnerRuntime, WebhookDispatcher, WebhookKey } from '../runtime/runtime.ts';
import { findWaiting, type Leased, type Outcome, settleAndLease, type Tried } from './deliveries-store.ts';
import { batchOf, createLanes, type Lane } from './lanes.ts';
import { sendWebhook } from './send-webhook.ts';
import { forgetSubscribers } from './subscriptions.ts';
import { webhookSecrets } from './webhook-secrets.ts';

const dayMs = 86_400_000;
/** Longer than an attempt and its statement take. */
const leaseMs = 45_000;
/** Before the second, third and fourth attempt. */
const waits = [10_000, 60_000, 600_000] as const;
/** How long failed deliveries and all attempts are kept. */
const keptDays = 14;
/** A webhook whose attempts have all failed for so long is disabled. */
const disabledAfterMs = 3 * dayMs;
/** An endpoint that takes longer gets into the lane of those that hang. */
const slowMs = 2000;
/** After so many deliveries, a webhook lets others have its place. */
const turn = 8;
/** The rest of a batch is left to others after this time, so that the next event of a record needn't wait for slow answers of others. */
const batchMs = 500;

/**
 * Delivers webhook events of this process's commits, and those that a poll finds: retries, and what a dead process has left. Delivery is at
 * least once, in the order of commits for one webhook and record (ADR 163).
 */
export function createWebhookDispatcher(getRuntime: () => OwnerRuntime): WebhookDispatcher {
  let isStopped = false;
  /** A trace of its own, because it delivers what many requests have caused. */
  const trace = (key: WebhookKey, lane: Lane): ReturnType<typeof serve> => {
    const { tracing } = getRuntime();
    if (!tracing) return serve(key, lane);
    return tracing.run({ name: 'deliver webhook', kind: 'consumer' }, () => serve(key, lane));
  };
  const lanes = createLanes((key, lane) =>
    trace(key, lane).catch((error: unknown) => {
      const { tenantId: tenant, id: webhook } = key;
      // Its lease ends, and the poll of any process continues.
      getRuntime().log.error({ err: error, tenant, webhook }, 'a webhook could not be delivered');
      return { isMore: false };
    }),
  );
  let gate: ReturnType<typeof createGate> | undefined;

  async function serve(key: WebhookKey, lane: Lane): Promise<{ isMore: boolean }> {
    const runtime = getRuntime();
    // Requests need most of the connections.
    gate ??= createGate(Math.max(1, Math.floor(runtime.settings.DATABASE_POOL_SIZE / 3)));
    let tried: Tried | undefined;
    for (let done = 0; ;) {
      const staysInLane = !tried || lanes.note(key, tried.isSlow, lane);
      const wantsNext = !isStopped && staysInLane && (done < turn || !lanes.isWanted(lane));
      const now = runtime.clock();
      const leasedUntil = now + leaseMs;
      const step = { now, leasedUntil, wanted: wantsNext ? batchOf(lane) : 0, tried };
      const { next, isDisabled } = await gate(() => settleAndLease(runtime.database, key, step));
      if (isDisabled) await tellDisabled(runtime, key);
      // If this place isn't for more, another one may be.
      if (!next) return { isMore: !wantsNext && !isStopped && !isDisabled };
      tried = await attempt(runtime, key, next, leasedUntil);
      done += tried.outcomes.length;
      if (!tried.isSlow && next.deliveries.length < batchOf(lane)) await lanes.rest(key, lane);
    }
  }

  return {
    wake: ({ isSlow, ...key }, count) => {
      if (!isStopped) lanes.add(key, isSlow, count);
    },
    async poll() {
      if (isStopped) return 0;
      const runtime = getRuntime();
      const found = await findWaiting(runtime.database, runtime.clock());
      for (const { isSlow, ...key } of found) lanes.add(key, isSlow, Infinity);
      return found.length;
    },
    settle: () => lanes.settle(),
    async stop() {
      isStopped = true;
      lanes.endRests();
      await lanes.settle();
    },
  };
}

/** Tries leased deliveries one after the other. */
async function attempt(
  runtime: OwnerRuntime,
  { id: hookId }: WebhookKey,
  { deliveries, webhook }: Leased,
  leasedUntil: number,
): Promise<Tried> {
  const target = { url: webhook.url, ...runtime.secrets.openJson(webhook.sealed, webhookSecrets) };
  const outcomes: Outcome[] = [];
  let isSlow = false;
  const startedAt = runtime.clock();
  for (const { id, payload } of deliveries) {
    const body = JSON.stringify({ hookId, ...payload });
    const { isSuccess, error, ...details } = await sendWebhook(runtime, target, { body, deliveryId: id });
    const endedAt = runtime.clock();
    outcomes.push({ id, logId: createId(), endedAt, isSuccess, error, details: { ...details, error } });
    isSlow = details.durationMs > slowMs;
    if (endedAt - startedAt > batchMs) break;
  }
  return {
    leasedUntil,
    outcomes,
    isSlow,
    returned: deliveries.slice(outcomes.length).map(({ id }) => id),
    keptDays,
    disableBefore: runtime.clock() - disabledAfterMs,
    waits,
  };
}

/** Runs at most so many works at once; others wait. */
function createGate(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Administrators see it in the audit log and on the page of the webhook. */
async function tellDisabled(runtime: OwnerRuntime, { tenantId, id }: WebhookKey): Promise<void> {
  runtime.log.warn(
    { tenant: tenantId, webhook: id },
    'a webhook was disabled: all attempts have failed for three days',
  );
  await writeLogs(runtime, tenantId, [
    { key: 'Webhook.Disabled', payload: { result: 'Success', params: { id } } },
  ]);
  await forgetSubscribers(runtime, tenantId);
}
