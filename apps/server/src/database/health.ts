import pg from 'pg';
import { isDatabaseUnavailable } from './unavailable.ts';

const minuteMs = 60_000;

/** Records whether the queries of the pool are answered. An error from PostgreSQL is an answer. */
export function createHealth(clock: () => number): {
  observe<T>(work: () => Promise<T>): Promise<T>;
  /** Whether all queries have failed for a minute. False when there were none in the last minute. */
  hasFailedForLong(): boolean;
} {
  let failures: { first: number; last: number } | undefined;
  const isOver = (now: number): boolean => failures === undefined || now - failures.last >= minuteMs;
  return {
    async observe(work) {
      try {
        const result = await work();
        failures = undefined;
        return result;
      } catch (error) {
        const now = clock();
        if (error instanceof pg.DatabaseError || !isDatabaseUnavailable(error)) failures = undefined;
        else failures = { first: isOver(now) || !failures ? now : failures.first, last: now };
        throw error;
      }
    },
    hasFailedForLong: () => {
      const now = clock();
      return !isOver(now) && failures !== undefined && now - failures.first >= minuteMs;
    },
  };
}

/** Whether a new connection works. The timeouts are short because a probe waits for it. */
export async function answers(open: (given: pg.ClientConfig) => Promise<pg.Client>): Promise<boolean> {
  try {
    const client = await open({ connectionTimeoutMillis: 1_000, query_timeout: 1_000 });
    await client.query('select 1').finally(() => void client.end());
    return true;
  } catch {
    return false;
  }
}
