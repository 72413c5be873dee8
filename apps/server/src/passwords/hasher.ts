import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Asker } from './fair-queue.ts';
import type { HashJob, HashResult } from './hash-job.ts';
import { createHashPool, type HashPool, type HashPoolState } from './hash-pool.ts';
import type { ImportTurn } from './import-turn.ts';
import { replaceSecret } from './imported-formats.ts';
import { decoyPassword, importedSettings, type StoredPassword } from './stored-password.ts';

export interface HasherOptions {
  /** Number of hash processes, one per core by default. 0 hashes in this process and blocks it: only for tests and development. */
  processes?: number;
  /** Maximum number of waiting jobs; further ones are rejected. */
  queueLimit?: number;
  /** Maximum time that a job may wait and, separately, take. */
  timeoutMs?: number;
  /** Decrypts the secret in a hash of Firebase; hash processes don't have the key. */
  open?: (sealed: string) => string;
  /** Script of a hash process; by default `hash-process.js` beside the bundle. */
  entry?: string;
}

/** Every job names its caller. Jobs that find no place in the queue, or wait too long, throw `QueueFullError`. */
export interface Hasher {
  /** Hashes a new password. */
  hash(password: string, asker: Asker): Promise<StoredPassword>;
  /** Whether the password matches the stored hash. No password matches a malformed value. */
  verify(password: string, stored: StoredPassword, asker: Asker): Promise<boolean>;
  /** Takes as long as `verify` with one of our hashes and returns false: for identifiers without an account (ADR 7). */
  verifyDecoy(password: string, asker: Asker): Promise<false>;
  /**
   * Compares with an imported hash, or with none, at the cost of the tenant's most expensive imported hash (ADR 111). Returns false at once
   * if there is nothing to compare.
   */
  verifyImported(turn: ImportTurn, asker: Asker): Promise<boolean>;
  /** Derives a key of 32 bytes from a passphrase (ADR 207). */
  deriveKey(passphrase: string, salt: Buffer, asker: Asker): Promise<Buffer>;
  /** The jobs that wait and run: of new hashes, and of imported ones. */
  readStates(): { own: HashPoolState; imported: HashPoolState };
  /** Ends the hash processes; waiting and running jobs are rejected. */
  close(): Promise<void>;
}

/** Hashes passwords in separate processes, so that other requests don't wait for it (ADR 7). */
export function createHasher(options: HasherOptions = {}): Hasher {
  const isHere = options.processes === 0;
  const own = isHere ? here : createPool(options);
  // Only one process, on any machine, so that expensive imported hashes don't delay other users' sign-ins (ADR 111).
  const imports = isHere ? here : createPool({ ...options, processes: 1 });
  const verifyImported: Hasher['verifyImported'] = async ({ password, stored, dearest }, asker) => {
    const settings = stored && importedSettings(stored);
    // The tenant's most expensive settings are cached for a few seconds; this hash may be newer.
    const all = dearest.length === 0 && settings ? [settings] : dearest;
    if (all.length === 0) return false;
    const job = { kind: 'import', password, stored: opened(stored), dearest: all } as const;
    return (await imports.run(job, asker)) === true;
  };
  const { open } = options;
  const opened = <S extends StoredPassword | undefined>(stored: S): S =>
    stored?.method === 'FirebaseScrypt' && open
      ? { ...stored, value: replaceSecret(stored.value, open) }
      : stored;
  const verifyOwn = async (password: string, stored: StoredPassword, asker: Asker) =>
    (await own.run({ kind: 'verify', password, stored: opened(stored) }, asker)) === true;
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
    deriveKey: async (passphrase, salt, asker) =>
      Buffer.from(
        String(await own.run({ kind: 'key', passphrase, salt: salt.toString('base64') }, asker)),
        'base64',
      ),
    readStates: () => ({ own: own.readState(), imported: imports.readState() }),
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
  // Fails at startup instead of at the first sign-in.
  if (!existsSync(entry))
    throw new Error(`${entry} is missing: build the server, or set 0 processes for development.`);
  return createHashPool({ entry, processes, queueLimit, timeoutMs });
}

/** Hashes in this process. */
const here: HashPool = {
  run: async (job: HashJob): Promise<HashResult> => {
    // Imported when needed, so that the server doesn't load native modules that only its hash processes use.
    const { runHashJob } = await import('./hash-job.ts');
    return runHashJob(job);
  },
  readState: () => ({ waiting: 0, running: 0, refused: 0 }),
  close: async () => {},
};
