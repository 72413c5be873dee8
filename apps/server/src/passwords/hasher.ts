import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { HashJob, HashResult } from './hash-job.ts';
import { createHashPool } from './hash-pool.ts';
import { decoyPassword, type StoredPassword } from './stored-password.ts';

export { QueueFullError } from './hash-pool.ts';

export interface HasherOptions {
  /** Processes that hash, one a core by default. 0 hashes in this process and blocks it: for tests and development only. */
  processes?: number;
  /** Jobs that may wait before further ones are refused. */
  queueLimit?: number;
  /** How long a job may wait, and how long it may then take. */
  timeoutMs?: number;
  /** Script of a hash process; by default `hash-process.js` beside the bundle. */
  entry?: string;
}

export interface Hasher {
  /** Hashes a new password. Throws `QueueFullError` when too much waits already. */
  hash(password: string): Promise<StoredPassword>;
  /** Whether the password is the stored one. A stored value that is malformed is nobody's. Throws `QueueFullError`. */
  verify(password: string, stored: StoredPassword): Promise<boolean>;
  /** Costs as much as `verify` and answers no: for identifiers that nobody holds (ADR 7). Throws `QueueFullError`. */
  verifyDecoy(password: string): Promise<false>;
  /** Ends the hash processes; what waits or runs is rejected. */
  close(): Promise<void>;
}

/** Hashes passwords in processes of their own, so that nothing else waits for it (ADR 7). */
export function createHasher(options: HasherOptions = {}): Hasher {
  const { run, close } =
    options.processes === 0 ? { run: runHere, close: async () => {} } : createPool(options);
  const verify = async (password: string, stored: StoredPassword) =>
    (await run({ kind: 'verify', password, stored })) === true;
  return {
    hash: async (password) => ({ method: 'Argon2id', value: String(await run({ kind: 'hash', password })) }),
    verify,
    verifyDecoy: async (password) => {
      await verify(password, decoyPassword);
      return false;
    },
    close,
  };
}

function createPool({
  processes = availableParallelism(),
  queueLimit = 200,
  timeoutMs = 10_000,
  entry = join(import.meta.dirname, 'hash-process.js'),
}: HasherOptions) {
  // Said at the start, not at somebody's sign-in.
  if (!existsSync(entry))
    throw new Error(`${entry} is missing: build the server, or set 0 processes for development.`);
  return createHashPool({ entry, processes, queueLimit, timeoutMs });
}

async function runHere(job: HashJob): Promise<HashResult> {
  // Imported when needed, so that the server does not carry the native modules that only its hash processes use.
  const { runHashJob } = await import('./hash-job.ts');
  return runHashJob(job);
}
