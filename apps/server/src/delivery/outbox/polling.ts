import type { Runtime } from '../../runtime/runtime.ts';

const everyMs = 5_000;

/** Looks for due messages and webhook events every five seconds. `stop` waits for the round in progress. */
export function startOutboxPolling({ outbox, webhooks, log }: Pick<Runtime, 'outbox' | 'webhooks' | 'log'>): {
  stop(): Promise<void>;
} {
  let polling: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // The next round retries.
    polling = Promise.all([outbox.poll(), webhooks.poll()]).catch((error: unknown) =>
      log.error({ err: error }, 'the outbox cannot be read'),
    );
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await polling;
    },
  };
}
