import type pg from 'pg';

/** Timeouts of everything that waits for the database, in milliseconds (ADR 107). Tests lower them. */
export interface Timeouts {
  /** Waiting for a connection, new or free. */
  connectMs: number;
  /** For sign-in, the protocol and lists. */
  short: StatementTimeouts;
  /** For changes by administrators, and jobs. */
  long: StatementTimeouts;
  /** Interval at which the listener's connection is checked. */
  heartbeatMs: number;
}

interface StatementTimeouts {
  /** PostgreSQL cancels a statement that takes longer. */
  statementMs: number;
  /** A connection that has received nothing for this long is closed. Longer than `statementMs`, so a statement that is only slow is canceled first. */
  answerMs: number;
}

export const defaultTimeouts: Timeouts = {
  connectMs: 10_000,
  short: { statementMs: 5_000, answerMs: 7_000 },
  long: { statementMs: 15_000, answerMs: 17_000 },
  heartbeatMs: 5_000,
};

/** Node then probes every second, so a dead idle connection is found within 20 seconds. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Connections are replaced after half an hour, because addresses and passwords change. */
export const lifetimeSeconds = 1_800;

/**
 * Closes a checked-out connection that has received nothing for `answerMs`, and all idle connections with it: when a network drops
 * packets silently, the connections stay open. The `query_timeout` of pg is not enough: it fails the query but keeps the connection, so
 * the rollback waits again, and Kysely returns a connection whose `begin` failed to the pool. Returns a function that gives one
 * checkout another timeout.
 */
export function watchPool(
  pool: pg.Pool,
  answerMs: number,
): (client: pg.PoolClient, answerMs: number) => void {
  const clients = new Set<pg.PoolClient>();
  const checkouts = new Map<pg.PoolClient, NodeJS.Timeout>();
  function start(client: pg.PoolClient, ms: number): void {
    clearTimeout(checkouts.get(client));
    const close = (): void => {
      const error = new Error(`The database has not answered within ${ms} ms.`);
      const idle = [...clients].filter((each) => !checkouts.has(each));
      // `end` would wait for the other side to close.
      for (const { connection } of [client, ...idle])
        connection.stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
    };
    checkouts.set(client, setTimeout(close, ms).unref());
  }
  pool.on('connect', (client) => {
    clients.add(client);
    // The running query fails with the same error. Without a listener, an error between two statements would end the process.
    client.on('error', () => undefined);
    client.on('drain', () => checkouts.get(client)?.refresh());
  });
  pool.on('acquire', (client) => start(client, answerMs));
  pool.on('release', (_error, client) => {
    clearTimeout(checkouts.get(client));
    checkouts.delete(client);
  });
  pool.on('remove', (client) => clients.delete(client));
  return start;
}
