import { watchJob } from '../metrics/watch-job.ts';
import type { OwnerRuntime } from '../runtime/runtime.ts';

const everyMs = 5_000;

/** Brings checkouts and subscriptions that are due up to date, in the cloud edition. `stop` waits for the round in progress. */
export function startBillingWork(runtime: OwnerRuntime): { stop(): Promise<void> } {
  const { billing, log, settings } = runtime;
  let running: Promise<unknown> = Promise.resolve();
  if (settings.EDITION !== 'cloud') return { stop: async () => undefined };
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = watchJob(runtime, 'billing', () => billing.work())
      // The next round tries again.
      .catch((error: unknown) => log.error({ err: error }, 'due billing cannot be read'))
      .finally(() => {
        isBusy = false;
      });
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
