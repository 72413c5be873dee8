import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { openCluster } from './cluster.ts';
import { codeOf } from './failure.ts';
import { connectionTo, hold, letGo, type EmbeddedConnection, type EmbeddedLog } from './holding.ts';

export type EmbeddedPostgres = {
  connection: EmbeddedConnection;
  /** False if this process shares a server that another one had started. */
  started: boolean;
  /** Disconnects from the server; the last process to do so stops it. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  dataRoot: string;
  log?: EmbeddedLog;
  /** False is faster but can lose data in a power cut. For tests. */
  durable?: boolean;
  /** Where the data is kept if the process runs as root and the database's user cannot reach `dataRoot`. */
  systemRoot?: string;
};

const database = 'gatehouse';
const silent: EmbeddedLog = { info() {}, warn() {}, error() {} };

/** Starts the PostgreSQL that npm installed, or shares the one that already runs on the data folder. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? silent;
  const durable = options.durable ?? true;
  const cluster = await openCluster({
    dataRoot: resolve(options.dataRoot),
    systemRoot: options.systemRoot ?? '/var/lib/gatehouse',
    durable,
  });
  const stopping = new AbortController();
  let held = await hold({ cluster, durable, log, signal: stopping.signal });
  const { started, socketFolder } = held;

  let revival = Promise.resolve();
  const watch = (): void => {
    held.client.once('end', () => {
      if (!stopping.signal.aborted) revival = revive();
    });
  };
  const revive = async (): Promise<void> => {
    log.warn('The embedded PostgreSQL stopped unexpectedly. Restarting it.');
    while (!stopping.signal.aborted) {
      try {
        held = await hold({ cluster, durable, log, socketFolder, signal: stopping.signal });
        watch();
        return log.info('The embedded PostgreSQL is running again.');
      } catch (error) {
        if (!stopping.signal.aborted) log.error(error instanceof Error ? error.message : String(error));
        await delay(2_000, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };
  watch();
  await createDatabase(held.client);

  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    stopping.abort();
    await revival;
    await letGo(cluster, held);
  };
  return {
    connection: { ...connectionTo(cluster, socketFolder), database },
    started,
    stop: () => (stopped ??= stop()),
  };
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (rowCount) return;
  try {
    await client.query(`create database ${database}`);
  } catch (error) {
    // Another process was first: 42P04 duplicate_database, or 23505 if both ran concurrently.
    if (!['42P04', '23505'].includes(codeOf(error))) throw error;
  }
}
