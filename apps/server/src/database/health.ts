import pg from 'pg';
import { isDatabaseUnavailable } from './unavailable.ts';

const minuteMs = 60_000;
/** Longer than a statement may take, so that at least one query of a pool in use is answered in that time. */
const answerMs = 20_000;

export interface Health {
  /** Runs a query, or a transaction, and records whether it was answered. */
  observe<T>(work: () => Promise<T>): Promise<T>;
  /** Records why a query could not even be sent, and throws it. */
  fail(error: unknown): never;
  /** Whether all queries have failed for a minute. False when there were none in the last minute. */
  hasFailedForLong(): boolean;
  /** Whether a query was answered recently. */
  isAnswering(): boolean;
}

/** Records whether the queries of the pool are answered. An error from PostgreSQL is an answer. */
export function createHealth(clock: () => number): Health {
  let failures: { first: number; last: number } | undefined;
  let answeredAt = 0;
  const succeed = (): void => {
    failures = undefined;
    answeredAt = clock();
  };
  const isOver = (now: number): boolean => failures === undefined || now - failures.last >= minuteMs;
  const fail = (error: unknown): never => {
    const now = clock();
    // Of pg it leads to the socket; from here it leads to the code that waits for the query.
    if (error instanceof pg.DatabaseError) Error.captureStackTrace(error);
    if (error instanceof pg.DatabaseError || !isDatabaseUnavailable(error)) succeed();
    else failures = { first: isOver(now) || !failures ? now : failures.first, last: now };
    throw error;
  };
  return {
    // One promise: there is one for every statement.
    observe: (work) =>
      work().then((result) => {
        succeed();
        return result;
      }, fail),
    fail,
    isAnswering: () => Math.abs(clock() - answeredAt) < answerMs,
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
