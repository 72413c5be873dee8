import { z } from 'zod';
import type { Outbox, OutboxEntry, OwnerRuntime } from '../../runtime/runtime.ts';
import { kindOfError, type TraceOrigin } from '../../tracing/tracing.ts';
import * as store from './outbox-store.ts';

/** Handles one kind of entry, after the transaction that wrote it. */
export interface OutboxHandler {
  /** Does the work. Throws `PermanentFailure` if a retry can't help, and anything else if it may. */
  deliver(tenantId: string, payload: unknown): Promise<void>;
  /** Called once, when an entry is given up. `reason` is the last error. */
  giveUp(tenantId: string, payload: unknown, reason: string): Promise<void>;
}

/** A retry can't help. */
export class PermanentFailure extends Error {}

type OutboxRuntime = Pick<OwnerRuntime, 'clock' | 'database' | 'log' | 'secrets' | 'tracing'>;

/** The number of concurrent deliveries; further ones wait. */
const maxAtOnce = 20;
/** 10 s, 30 s, 90 s, … up to an hour between two attempts. */
const backOffMs = (attempts: number): number => Math.min(10_000 * 3 ** (attempts - 1), 3_600_000);

/**
 * The outbox of this process (ADR 9). The process that commits an entry delivers it first; a poll takes the entries
 * that are left, so none is lost with a process. Delivery is at least once: handlers must be idempotent (ADR 55).
 */
export function createOutbox(
  runtime: OutboxRuntime,
  listHandlers: () => Readonly<Record<string, OutboxHandler>>,
): Outbox {
  const waiting: (() => Promise<void>)[] = [];
  const running = new Set<Promise<void>>();

  function start(work: () => Promise<void>): void {
    waiting.push(work);
    startNext();
  }

  function startNext(): void {
    const next = running.size < maxAtOnce ? waiting.shift() : undefined;
    if (!next) return;
    const task: Promise<void> = next()
      .catch((error: unknown) => runtime.log.error({ err: error }, 'the outbox failed'))
      .finally(() => {
        running.delete(task);
        startNext();
      });
    running.add(task);
  }

  /** What is delivered at once belongs to the trace of its request; what a poll finds is a trace of its own, because entries don't store it (ADR 221). */
  function trace(entry: OutboxEntry, origin: TraceOrigin | 'own' | undefined): Promise<void> {
    const { tracing } = runtime;
    if (!tracing) return work(entry);
    if (!origin) return tracing.outside(() => work(entry));
    const kind = entry.kind in listHandlers() ? entry.kind : 'other';
    return tracing.run(
      { name: `deliver ${kind}`, kind: 'consumer', origin: origin === 'own' ? undefined : origin },
      (fail) => work(entry, fail),
    );
  }

  async function work(entry: OutboxEntry, fail?: (error: string) => void): Promise<void> {
    const { tenantId, id, kind, attempts } = entry;
    const handler = listHandlers()[kind];
    const payload = entry.plain ?? runtime.secrets.openJson(entry.sealed, z.unknown());
    try {
      if (runtime.clock() >= entry.giveUpAt) throw new PermanentFailure('It has expired');
      if (!handler) throw new Error(`No handler for ${kind}`);
      await handler.deliver(tenantId, payload);
      await store.remove(runtime.database, tenantId, id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const nextAt = runtime.clock() + backOffMs(attempts);
      fail?.(kindOfError(error));
      const isLost = error instanceof PermanentFailure || nextAt >= entry.giveUpAt;
      runtime.log.warn({ tenant: tenantId, kind, id, attempts, reason, isLost }, 'an outbox entry failed');
      await store.postpone(runtime.database, tenantId, id, {
        nextAt,
        reason,
        deadAt: isLost ? runtime.clock() : null,
      });
      if (isLost) await handler?.giveUp(tenantId, payload, reason);
    }
  }

  return {
    deliverNow(entry, leasedUntil) {
      const origin = runtime.tracing?.capture();
      start(async () => {
        // The lease can end while the entry waits for others. Then the next poll of any process takes it.
        if (runtime.clock() < leasedUntil) await trace(entry, origin);
      });
    },
    async poll() {
      const entries = await store.takeDue(
        runtime.database,
        runtime.clock(),
        Object.keys(listHandlers()),
        maxAtOnce,
      );
      for (const entry of entries) start(() => trace(entry, 'own'));
      return entries.length;
    },
    async settle() {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
