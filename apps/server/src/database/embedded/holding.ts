import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { superuser, type Cluster } from './cluster.ts';
import { codeOf, EmbeddedPostgresFailure } from './failure.ts';
import { readPidFile } from './pid-file.ts';
import {
  makeSocketFolder,
  removeSocketFolder,
  startPostmaster,
  type Ending,
  type Postmaster,
} from './postmaster.ts';

/** The methods of a logger that are used here; pino and the console have them. */
export type EmbeddedLog = Record<'info' | 'warn' | 'error', (message: string) => void>;

export type EmbeddedConnection = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  ssl: false;
};

/**
 * The server counts its users: each process holds one connection with this lock, shared. The system closes the connection when the process
 * dies in any way, so dead processes aren't counted.
 */
const holdersLock = 71_460_001;

type Held = { client: Client; socketFolder: string; started: boolean };
type HoldOptions = {
  cluster: Cluster;
  durable: boolean;
  log: EmbeddedLog;
  signal: AbortSignal;
  socketFolder?: string;
};

const patience = 30_000;
/** If the process is told to stop while a server starts, it waits for the server and then stops it. */
const lastPatience = 5_000;

/**
 * Connects to the cluster's server, and starts it if necessary. Several processes may do so concurrently: PostgreSQL allows only one server
 * per data folder, and the other processes connect to that when they try again.
 */
export async function hold(options: HoldOptions): Promise<Held> {
  const { cluster, log, signal } = options;
  let own: Own | undefined;
  let deadline = Date.now() + patience;
  let refusal: unknown;
  signal.addEventListener('abort', () => (deadline = Math.min(deadline, Date.now() + lastPatience)));
  while (Date.now() < deadline) {
    const socketFolder = (await readPidFile(cluster))?.socketFolder;
    const result = socketFolder ? await connect(cluster, socketFolder) : undefined;
    if (socketFolder && result instanceof Client) {
      const started = (await readPidFile(cluster))?.pid === own?.postmaster.pid;
      if (own && !started) await own.postmaster.ended;
      if (own && own.socketFolder !== socketFolder) await removeSocketFolder(own.socketFolder);
      if (started) log.info(`PostgreSQL runs on ${cluster.folder}`);
      return { client: result, socketFolder, started };
    }
    refusal = result ?? refusal;
    if (codeOf(result) === '28P01') throw wrongPassword(cluster);
    // The server reports that it is recovering or shutting down, which can take any time, so there is no limit.
    if (codeOf(result) === '57P03' && !signal.aborted) deadline = Date.now() + patience;

    if (own?.ending) {
      await removeSocketFolder(own.socketFolder);
      if (!own.ending.retry) throw own.ending.failure;
      refusal = own.ending.failure;
      own = undefined;
      await delay(100);
    } else if (!own && (!result || ['ENOENT', 'ECONNREFUSED'].includes(codeOf(result)))) {
      signal.throwIfAborted();
      own = await begin(options, socketFolder);
    }
    await delay(20);
  }
  const holder = await readPidFile(cluster);
  throw new EmbeddedPostgresFailure(
    `The data folder ${cluster.folder} is in use by process ${holder?.pid ?? '(unknown)'}, which does not answer. ` +
      `Stop that process and start again. ${refusal instanceof Error ? refusal.message : ''}`,
    { cause: refusal },
  );
}

type Own = { postmaster: Postmaster; socketFolder: string; ending?: Ending };

async function begin({ cluster, durable, ...options }: HoldOptions, lastFolder?: string): Promise<Own> {
  const socketFolder = await makeSocketFolder(cluster, [options.socketFolder, lastFolder]);
  const own: Own = { postmaster: await startPostmaster(cluster, socketFolder, durable), socketFolder };
  void own.postmaster.ended.then((ending) => (own.ending = ending));
  return own;
}

function wrongPassword(cluster: Cluster): EmbeddedPostgresFailure {
  return new EmbeddedPostgresFailure(
    `The password in ${cluster.folder}/password is not that of its database. Put the file back as it was.`,
  );
}

export function connectionTo(cluster: Cluster, host: string): EmbeddedConnection {
  return { host, port: 5432, user: superuser, password: cluster.password, database: 'postgres', ssl: false };
}

async function connect(cluster: Cluster, host: string): Promise<Client | Error> {
  const client = new Client({ ...connectionTo(cluster, host), connectionTimeoutMillis: 5_000 });
  // `end` is emitted as well; without a listener, the error would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [holdersLock]);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * Stops the server when no other process holds it. A process that arrives meanwhile waits for the lock, is disconnected with the server,
 * and starts it again.
 */
export async function letGo(cluster: Cluster, { client, socketFolder }: Held): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [holdersLock]);
    const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
      holdersLock,
    ]);
    const pidFile = await readPidFile(cluster);
    if (rows[0]?.last && pidFile) {
      process.kill(pidFile.pid, 'SIGINT');
      await waitUntilGone(cluster, pidFile.pid);
      await removeSocketFolder(socketFolder);
    }
  } catch {
    // The server has stopped already, so there is nothing to disconnect.
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL removes its `postmaster.pid` last. Before that it writes what it has in memory, which takes seconds on a busy disk. */
async function waitUntilGone(cluster: Cluster, pid: number): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline && (await readPidFile(cluster))?.pid === pid) await delay(10);
}
