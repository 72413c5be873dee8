import pg from 'pg';
import { keepAlive, lifetimeSeconds, type Timeouts } from './timeouts.ts';

export interface ListenerOptions {
  connection: pg.ClientConfig;
  timeouts: Timeouts;
  onError: (error: Error) => void;
  /** Prepares each new connection. */
  begin(client: pg.Client): Promise<void>;
  onNotice(payload: string): void;
}

export interface Listener {
  /** False after the connection was lost for longer than it takes to replace an old one. */
  isConnected(): boolean;
  close(): Promise<void>;
}

const retryMs = 1_000;

/**
 * Keeps one connection open for notifications. As it sends nothing itself, a heartbeat checks that the database still responds. A connection
 * that doesn't respond, is lost or too old is replaced.
 */
export async function openListener(options: ListenerOptions): Promise<Listener> {
  const { connection, timeouts, onError, begin, onNotice } = options;
  let current: { client: pg.Client; openedAt: number; isAsked: boolean } | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  let lostAt: number | undefined;

  async function listen(limitMs?: number): Promise<void> {
    const client = new pg.Client({
      ...connection,
      ...keepAlive,
      connectionTimeoutMillis: timeouts.connectMs,
      application_name: 'gatehouse-listener',
    });
    const giveUp = (): void => void client.connection.stream.destroy();
    client.on('error', (error) => {
      onError(error);
      if (client === current?.client) replace();
    });
    client.on('notification', ({ payload }) => payload && onNotice(payload));
    const late = limitMs === undefined ? undefined : setTimeout(giveUp, limitMs).unref();
    try {
      await client.connect();
      await begin(client);
    } catch (error) {
      giveUp();
      throw error;
    } finally {
      clearTimeout(late);
    }
    lostAt = undefined;
    if (isClosed) giveUp();
    else current = { client, openedAt: performance.now(), isAsked: false };
  }

  function replace(): void {
    if (isClosed || retry) return;
    lostAt ??= performance.now();
    current?.client.connection.stream.destroy();
    current = undefined;
    retry = setTimeout(() => {
      retry = undefined;
      listen(timeouts.connectMs).catch((error: Error) => {
        onError(error);
        replace();
      });
    }, retryMs).unref();
  }

  async function ask(): Promise<void> {
    const asked = current;
    if (!asked) return;
    if (asked.isAsked) onError(new Error('The database does not answer on the listening connection.'));
    if (asked.isAsked || performance.now() - asked.openedAt > lifetimeSeconds * 1000) return replace();
    asked.isAsked = true;
    await asked.client.query('select 1');
    asked.isAsked = false;
  }

  await listen();
  // A failed query also raises the connection's `error` event, which is handled above.
  const heartbeat = setInterval(() => void ask().catch(() => undefined), timeouts.heartbeatMs).unref();
  return {
    isConnected: () => lostAt === undefined || performance.now() - lostAt < timeouts.heartbeatMs,
    async close() {
      isClosed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      // `end` would wait for a database that does not answer.
      if (current?.isAsked) current.client.connection.stream.destroy();
      else await current?.client.end();
    },
  };
}
