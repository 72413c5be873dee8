import type pg from 'pg';

/** How long the database is waited for, in milliseconds (ADR 107). Tests lower it. */
export interface Patience {
  /** Until a connection is there, new or free. */
  connectMs: number;
  /** What people wait for, and every list. The server itself ends the statement then. */
  short: Wait;
  /** What administrators change, and jobs. */
  long: Wait;
  /** Between two looks whether the listener's connection still answers. */
  heartbeatMs: number;
}

interface Wait {
  statementMs: number;
  /** Longer than the statement may take, so that only a connection is closed on which the server is not heard any more. */
  answerMs: number;
}

export const defaultPatience: Patience = {
  connectMs: 10_000,
  short: { statementMs: 5_000, answerMs: 7_000 },
  long: { statementMs: 15_000, answerMs: 17_000 },
  heartbeatMs: 5_000,
};

/** Probes on an idle connection find out within 20 seconds that nobody is there any more. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Addresses and passwords change: no connection is older than half an hour. */
export const lifetimeSeconds = 1_800;

/**
 * Closes a connection that is lent out and on which the server has not been heard for `answerMs`, and the idle ones with it: a network
 * that drops what it carries closes nothing by itself. `query_timeout` of pg would only report that: the rollback waits as long again,
 * and a connection on which a transaction could not begin goes back to the pool. The function it returns allows one loan longer.
 */
export function watchPool(
  pool: pg.Pool,
  answerMs: number,
): (client: pg.PoolClient, answerMs: number) => void {
  const clients = new Set<pg.PoolClient>();
  const loans = new Map<pg.PoolClient, NodeJS.Timeout>();
  function lend(client: pg.PoolClient, ms: number): void {
    clearTimeout(loans.get(client));
    const close = (): void => {
      const error = new Error(`The database has not answered within ${ms} ms.`);
      const idle = [...clients].filter((each) => !loans.has(each));
      // Not `end`, which would say goodbye and wait for the answer.
      for (const { connection } of [client, ...idle])
        connection.stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
    };
    loans.set(client, setTimeout(close, ms).unref());
  }
  pool.on('connect', (client) => {
    clients.add(client);
    // The query under way is told as well. In a transaction nobody else listens, and the event would end the process.
    client.on('error', () => undefined);
    client.on('drain', () => loans.get(client)?.refresh());
  });
  pool.on('acquire', (client) => lend(client, answerMs));
  pool.on('release', (_error, client) => {
    clearTimeout(loans.get(client));
    loans.delete(client);
  });
  pool.on('remove', (client) => clients.delete(client));
  return lend;
}
