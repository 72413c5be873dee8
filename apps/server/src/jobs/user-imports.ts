import { watchJob } from '../metrics/watch-job.ts';
import type { OwnerRuntime } from '../runtime/runtime.ts';
import { runUserImports } from '../user-imports/run-imports.ts';

const everyMs = 1_000;

/** Looks every second for imports of users that wait, and works on them. `stop` waits for the batches in progress. */
export function startUserImports(runtime: OwnerRuntime): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const stopping = new AbortController();
  /** Until nothing waits. A round is short, so that stopping doesn't take long. */
  async function runAll(): Promise<void> {
    for (let found = 1; found > 0 && !stopping.signal.aborted;)
      found = await runUserImports(runtime, { batches: 10 });
  }
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = watchJob(runtime, 'user-imports', runAll)
      // The next round tries again.
      .catch((error: unknown) => runtime.log.error({ err: error }, 'imports of users cannot be read'))
      .finally(() => {
        isBusy = false;
      });
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
