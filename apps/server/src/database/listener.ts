import pg from 'pg';
import { keepAlive, lifetimeSeconds, type Patience } from './patience.ts';

export interface ListenerOptions {
  connection: pg.ClientConfig;
  patience: Patience;
  onError: (error: Error) => void;
  /** What each new connection begins with. */
  begin(client: pg.Client): Promise<void>;
  onNotice(payload: string): void;
}

const retryMs = 1_000;

/**
 * Keeps one connection that PostgreSQL sends notices to. It is asked again and again whether it answers, because it waits without a
 * word, so its silence would not be noticed; one that does not answer, is lost or has grown old is replaced.
 */
export async function openListener(options: ListenerOptions): Promise<{ close(): Promise<void> }> {
  const { connection, patience, onError, begin, onNotice } = options;
  let current: { client: pg.Client; openedAt: number; isAsked: boolean } | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function listen(limitMs?: number): Promise<void> {
    const client = new pg.Client({
      ...connection,
      ...keepAlive,
      connectionTimeoutMillis: patience.connectMs,
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
    if (isClosed) giveUp();
    else current = { client, openedAt: performance.now(), isAsked: false };
  }

  function replace(): void {
    if (isClosed || retry) return;
    current?.client.connection.stream.destroy();
    current = undefined;
    retry = setTimeout(() => {
      retry = undefined;
      listen(patience.connectMs).catch((error: Error) => {
        onError(error);
        replace();
      });
    }, retryMs).unref();
  }

  async function ask(): Promise<void> {
    const asked = current;
    if (!asked) return;
    if (asked.isAsked) onError(new Error('The connection that listens does not answer.'));
    if (asked.isAsked || performance.now() - asked.openedAt > lifetimeSeconds * 1000) return replace();
    asked.isAsked = true;
    await asked.client.query('select 1');
    asked.isAsked = false;
  }

  await listen();
  // A query that fails is told by the connection's `error` too.
  const heartbeat = setInterval(() => void ask().catch(() => undefined), patience.heartbeatMs).unref();
  return {
    async close() {
      isClosed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      // Nobody says goodbye to a database that does not answer.
      if (current?.isAsked) current.client.connection.stream.destroy();
      else await current?.client.end();
    },
  };
}
