import { spawn } from 'node:child_process';
import { chmod, lstat, mkdir, mkdtemp, open, readFile, rename, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { explainSpawn, type Cluster } from './cluster.ts';
import { giveTo } from './database-user.ts';
import { EmbeddedPostgresFailure } from './failure.ts';

/** A server that this process has started. `ended` resolves to the reason if it ends before it accepts connections, and never rejects. */
export type Postmaster = { pid: number; ended: Promise<Ending> };
export type Ending = { retry: boolean; failure: EmbeddedPostgresFailure };

/** Settings for a small machine. They are command-line arguments, so that they always match the code that starts the server. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_preload_libraries: 'pg_stat_statements',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors of statements contain users' data and are reported to the caller; only the server's own messages are logged.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export async function startPostmaster(
  cluster: Cluster,
  socketFolder: string,
  durable: boolean,
): Promise<Postmaster> {
  const log = await openLog(cluster);
  try {
    const begin = (await log.stat()).size;
    const values = Object.entries({ ...settings, ...(durable ? {} : careless) });
    const data = join(cluster.folder, 'data');
    const child = spawn(
      join(cluster.binaries.folder, 'bin', 'postgres'),
      [
        '-D',
        data,
        '-k',
        socketFolder,
        '-p',
        '5432',
        ...values.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        ...cluster.user,
        cwd: '/',
        // In its own process group, because Ctrl+C in the terminal must not reach it before this process has finished using it.
        detached: true,
        env: { PATH: process.env['PATH'], LC_ALL: 'C' },
        stdio: ['ignore', log.fd, log.fd],
      },
    );
    child.unref();
    const ended = new Promise<Ending>((resolve) => {
      child.on('error', (error) => resolve({ retry: false, failure: explainSpawn(error, cluster.user) }));
      child.on('exit', (_, signal) => void explainEnd(cluster, begin, signal).then(resolve));
    });
    return { pid: child.pid ?? 0, ended };
  } finally {
    await log.close();
  }
}

const logLimit = 5_000_000;

async function openLog(cluster: Cluster): Promise<Awaited<ReturnType<typeof open>>> {
  const path = join(cluster.folder, 'postgres.log');
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > logLimit) await rename(path, `${path}.1`);
  return open(path, 'a', 0o600);
}

/**
 * After `kill -9`, the old server's processes or shared memory may remain for a moment, and the new server refuses to start meanwhile.
 * PostgreSQL decides that from `postmaster.pid`, so it is never deleted here.
 */
async function explainEnd(cluster: Cluster, begin: number, signal: string | null): Promise<Ending> {
  const path = join(cluster.folder, 'postgres.log');
  const log = (await readFile(path).catch(() => Buffer.alloc(0))).subarray(begin).toString();
  const passing =
    /lock file .* (already exists|is empty)|lock file ".*PGSQL.*: No such|pre-existing shared memory|system is shut down/;
  const failure = new EmbeddedPostgresFailure(
    `PostgreSQL did not start in ${cluster.folder}. Its log ends with:\n${log.trim().slice(-1500)}`,
  );
  return { retry: signal !== null || passing.test(log), failure };
}

/**
 * The folder of the Unix socket. Its path is short (at most 107 bytes with the socket), only the database's user can access it, and its name
 * can't be guessed. A restarted server uses the same folder, because pools have it as their host.
 */
export async function makeSocketFolder(cluster: Cluster, wanted: (string | undefined)[]): Promise<string> {
  const owner = cluster.user?.uid ?? process.getuid?.();
  for (const folder of wanted) {
    if (!folder || !basename(folder).startsWith('gatehouse-')) continue;
    await mkdir(folder, { mode: 0o700 }).then(
      () => giveTo(cluster.user, folder),
      () => undefined,
    );
    const found = await lstat(folder).catch(() => undefined);
    if (found?.isDirectory() && found.uid === owner && (found.mode & 0o77) === 0) return folder;
  }
  const parent = tmpdir().length < 60 ? tmpdir() : '/tmp';
  const folder = await mkdtemp(join(parent, 'gatehouse-'));
  await chmod(folder, 0o700);
  await giveTo(cluster.user, folder);
  return folder;
}

/** Removes it only if it is empty: another process may be starting its server in it. */
export async function removeSocketFolder(folder: string): Promise<void> {
  await rmdir(folder).catch(() => undefined);
}
