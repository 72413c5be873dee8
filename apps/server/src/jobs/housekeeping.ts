import type { OwnerRuntime } from '../runtime/runtime.ts';
import { deleteExpired } from './expired-rows.ts';
import { dropOldLogs, makeLogPartitions } from './log-partitions.ts';
import { dropOldLogsOfTenants } from './tenant-retention.ts';
import { deleteUnusedUploads } from './unused-uploads.ts';

const everyMs = 10 * 60_000;
const leaderLock = 7_426_003;
const dayMs = 86_400_000;

type HousekeepingRuntime = Pick<OwnerRuntime, 'clock' | 'database' | 'log' | 'secrets' | 'settings'>;

/** The result of one round. */
export interface Round {
  expired: Record<string, number>;
  made: string[];
  dropped: string[];
  /** The number of audit log entries that their tenants don't keep any longer. */
  logs: number;
  /** The number of deleted uploads that nothing referred to. */
  uploads: number;
}

/**
 * One round: deletes what has expired and unreferenced uploads, creates the audit log's next monthly partitions and drops those past retention.
 * `undefined` when another process runs it: an advisory lock lets one run at a time.
 */
export async function runHousekeeping(runtime: HousekeepingRuntime): Promise<Round | undefined> {
  const { clock, database, settings } = runtime;
  const client = await database.connect();
  try {
    const { rows } = await client.query<{ leads: boolean }>('select pg_try_advisory_lock($1) as leads', [
      leaderLock,
    ]);
    return rows[0]?.leads ? await work() : undefined;
  } finally {
    // Also releases the lock.
    await client.end();
  }

  async function work(): Promise<Round> {
    const { LOG_RETENTION_DAYS: days } = settings;
    const expired = await deleteExpired(client, clock());
    const made = await makeLogPartitions(client, clock());
    const dropped = days === undefined ? [] : await dropOldLogs(client, clock() - days * dayMs);
    const logs = await dropOldLogsOfTenants(client, clock());
    const uploads = await deleteUnusedUploads(client, runtime, clock());
    return { expired, made, dropped, logs, uploads };
  }
}

/** Runs housekeeping now and every ten minutes. `stop` waits for a running round. */
export function startHousekeeping(runtime: HousekeepingRuntime): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  async function keepAfter(earlier: Promise<void>): Promise<void> {
    await earlier;
    try {
      const round = await runHousekeeping(runtime);
      if (round) runtime.log.info(round, 'housekeeping finished');
    } catch (error) {
      // The next round tries again.
      runtime.log.error({ err: error }, 'housekeeping failed');
    }
  }
  const next = (): void => {
    running = keepAfter(running);
  };
  next();
  const timer = setInterval(next, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
