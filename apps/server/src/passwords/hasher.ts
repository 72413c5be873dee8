import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Asker } from './fair-queue.ts';
import type { HashJob, HashResult } from './hash-job.ts';
import { createHashPool, type HashPool } from './hash-pool.ts';
import type { ImportTurn } from './import-turn.ts';
import { decoyPassword, importedSettings, type StoredPassword } from './stored-password.ts';

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

/** Every job says who it is for. One that finds no place in the queue, or waits too long, throws `QueueFullError`. */
export interface Hasher {
  /** Hashes a new password. */
  hash(password: string, asker: Asker): Promise<StoredPassword>;
  /** Whether the password is the stored one. No password matches a malformed stored value. */
  verify(password: string, stored: StoredPassword, asker: Asker): Promise<boolean>;
  /** Costs as much as `verify` of a hash of ours and returns false: for identifiers without an account (ADR 7). */
  verifyDecoy(password: string, asker: Asker): Promise<false>;
  /** Compares with an imported hash, or with none, at the cost of the tenant's dearest (ADR 111). Answers no at once where there is nothing to do. */
  verifyImported(turn: ImportTurn, asker: Asker): Promise<boolean>;
  /** Ends the hash processes; what waits or runs is rejected. */
  close(): Promise<void>;
}

/** Hashes passwords in processes of their own, so that nothing else waits for it (ADR 7). */
export function createHasher(options: HasherOptions = {}): Hasher {
  const isHere = options.processes === 0;
  const own = isHere ? here : createPool(options);
  // One process, whatever the machine has: hashes that others made dear must not take everybody else's sign-in (ADR 111).
  const imports = isHere ? here : createPool({ ...options, processes: 1 });
  const verifyImported: Hasher['verifyImported'] = async ({ password, stored, dearest }, asker) => {
    const settings = stored && importedSettings(stored);
    // The tenant's dearest are remembered for a few seconds; this hash may be newer.
    const all = dearest.length === 0 && settings ? [settings] : dearest;
    if (all.length === 0) return false;
    return (await imports.run({ kind: 'import', password, stored, dearest: all }, asker)) === true;
  };
  const verifyOwn = async (password: string, stored: StoredPassword, asker: Asker) =>
    (await own.run({ kind: 'verify', password, stored }, asker)) === true;
  return {
    hash: async (password, asker) => ({
      method: 'Argon2id',
      value: String(await own.run({ kind: 'hash', password }, asker)),
    }),
    verify: (password, stored, asker) =>
      importedSettings(stored)
        ? verifyImported({ password, stored, dearest: [] }, asker)
        : verifyOwn(password, stored, asker),
    verifyDecoy: async (password, asker) => {
      await verifyOwn(password, decoyPassword, asker);
      return false;
    },
    verifyImported,
    close: async () => {
      await Promise.all([own.close(), imports.close()]);
    },
  };
}

function createPool({
  processes = availableParallelism(),
  queueLimit = 200,
  timeoutMs = 10_000,
  entry = join(import.meta.dirname, 'hash-process.js'),
}: HasherOptions): HashPool {
  // Fails at the start instead of at the first sign-in.
  if (!existsSync(entry))
    throw new Error(`${entry} is missing: build the server, or set 0 processes for development.`);
  return createHashPool({ entry, processes, queueLimit, timeoutMs });
}

/** Hashes in this process. */
const here: HashPool = {
  run: async (job: HashJob): Promise<HashResult> => {
    // Imported when needed, so that the server does not carry the native modules that only its hash processes use.
    const { runHashJob } = await import('./hash-job.ts');
    return runHashJob(job);
  },
  close: async () => {},
};
