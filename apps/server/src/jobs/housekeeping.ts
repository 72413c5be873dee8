import type pg from 'pg';
import { watchJob } from '../metrics/watch-job.ts';
import type { OwnerRuntime } from '../runtime/runtime.ts';
import { deleteExpired } from './expired-rows.ts';
import { dropOldLogs, makeLogPartitions } from './log-partitions.ts';
import { dropOldLogsOfTenants } from './tenant-retention.ts';
import { purgeTenants } from './purge-tenants.ts';
import { recountUsage } from './recount-usage.ts';
import { tellAdministrators } from './tell-administrators.ts';
import { checkTokenLimits } from './token-limits.ts';
import { deleteUnusedClients } from './unused-clients.ts';
import { deleteUnusedUploads } from './unused-uploads.ts';

const everyMs = 10 * 60_000;
const leaderLock = 7_426_003;
const dayMs = 86_400_000;

type HousekeepingRuntime = Pick<
  OwnerRuntime,
  'clock' | 'database' | 'log' | 'metrics' | 'secrets' | 'settings' | 'tracing'
>;

/** The result of one round. */
export interface Round {
  expired: Record<string, number>;
  made: string[];
  dropped: string[];
  /** The number of audit log entries that their tenants don't keep any longer. */
  logs: number;
  /** The number of deleted uploads that nothing referred to. */
  uploads: number;
  /** The number of deleted clients that registered themselves and that no user gave access to. */
  clients: number;
  /** The number of deleted tenants whose data is gone now. */
  purged: number;
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
    const { EDITION, LOG_RETENTION_DAYS: days } = settings;
    // Before entries of the audit log that it reads are deleted. If it fails, everything else is still cleaned up.
    if (EDITION === 'cloud')
      await meter(client, runtime).catch((error: unknown) =>
        runtime.log.error({ err: error }, 'the use of plans could not be counted'),
      );
    const expired = await deleteExpired(client, clock());
    const made = await makeLogPartitions(client, clock());
    const dropped = days === undefined ? [] : await dropOldLogs(client, clock() - days * dayMs);
    const logs = await dropOldLogsOfTenants(client, clock(), settings);
    const uploads = await deleteUnusedUploads(client, runtime, clock());
    const clients = await deleteUnusedClients(client, clock());
    const purged = await purgeTenants(client, clock());
    return { expired, made, dropped, logs, uploads, clients, purged };
  }
}

/** Counts what plans limit, and tells administrators. */
async function meter(client: pg.ClientBase, runtime: HousekeepingRuntime): Promise<void> {
  await recountUsage(client, runtime.clock());
  for (const warning of await checkTokenLimits(client, runtime.clock()))
    await tellAdministrators(client, runtime, warning);
}

/** Runs housekeeping now and every ten minutes. `stop` waits for a running round. */
export function startHousekeeping(runtime: HousekeepingRuntime): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  async function keepAfter(earlier: Promise<void>): Promise<void> {
    await earlier;
    try {
      const round = await watchJob(
        runtime,
        'housekeeping',
        () => runHousekeeping(runtime),
        (round) => round !== undefined,
      );
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
