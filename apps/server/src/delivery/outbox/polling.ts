import { watchJob } from '../../metrics/watch-job.ts';
import type { Runtime } from '../../runtime/runtime.ts';

const everyMs = 5_000;

/** Looks for due messages and webhook events every five seconds. `stop` waits for the round in progress. */
export function startOutboxPolling(
  runtime: Pick<Runtime, 'outbox' | 'webhooks' | 'log' | 'metrics' | 'tracing'>,
): {
  stop(): Promise<void>;
} {
  const { outbox, webhooks, log } = runtime;
  let polling: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // The next round retries.
    polling = watchJob(runtime, 'outbox', () => Promise.all([outbox.poll(), webhooks.poll()])).catch(
      (error: unknown) => log.error({ err: error }, 'the outbox cannot be read'),
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
