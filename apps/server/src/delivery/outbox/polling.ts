import type { Runtime } from '../../runtime/runtime.ts';

const everyMs = 5_000;

/** Looks for due entries every five seconds. `stop` waits for what is under way. */
export function startOutboxPolling({ outbox, log }: Pick<Runtime, 'outbox' | 'log'>): {
  stop(): Promise<void>;
} {
  let polling: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // The next round tries again.
    polling = outbox.poll().catch((error: unknown) => log.error({ err: error }, 'the outbox cannot be read'));
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await polling;
    },
  };
}
