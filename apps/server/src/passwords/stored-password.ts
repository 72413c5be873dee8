import type { PasswordEncryptionMethod } from '@gatehouse/contract/passwords/encryption-methods';
import { decoyOfForeign, foreignSettings, readForeignHash } from './foreign-hashes.ts';

/** A password hash as stored in the database. */
export interface StoredPassword {
  method: PasswordEncryptionMethod;
  value: string;
}

/** Our own hashes: Argon2id with 19 MiB and two passes, the minimum that the OWASP password storage cheat sheet recommends (ADR 7). */
export const argon2Parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The prefix of our own hashes. The index `users_argon2` excludes them. */
export const ownPrefix = `$argon2id$v=19$m=${argon2Parameters.memoryCost},t=${argon2Parameters.timeCost},p=${argon2Parameters.parallelism}$`;

/** A hash that matches no password, at the same cost as a real one, for identifiers without an account. */
export const decoyPassword: StoredPassword = {
  method: 'Argon2id',
  value: `${ownPrefix}${'A'.repeat(22)}$${'A'.repeat(43)}`,
};

/** Whether a password that was just verified must be rehashed: all hashes except our own Argon2id (OPEN-38). */
export function needsRehash({ method, value }: StoredPassword): boolean {
  return method !== 'Argon2id' || !value.startsWith(ownPrefix);
}

/** The algorithm and cost of an imported hash, without salt and hash. Undefined for our own hashes and for plain digests, which are cheap to verify. */
export function importedSettings({ method, value }: StoredPassword): string | undefined {
  if (!needsRehash({ method, value })) return undefined;
  const own = /^\$(?:2[aby]\$\d\d\$|argon2(?:id?|d)(?:\$v=\d+)?\$m=\d+,t=\d+,p=\d+\$)/.exec(value)?.[0];
  return own ?? foreignSettings(value);
}

/** A hash with these settings that matches no password. */
export function decoyOf(settings: string): StoredPassword {
  if (settings.startsWith('$2')) return { method: 'Bcrypt', value: `${settings}${'.'.repeat(53)}` };
  const foreign = decoyOfForeign(settings);
  if (foreign) return foreign;
  const method = (['Argon2id', 'Argon2i', 'Argon2d'] as const).find((name) =>
    settings.startsWith(`$${name.toLowerCase()}$`),
  );
  return method ? { method, value: `${settings}${'A'.repeat(22)}$${'A'.repeat(43)}` } : decoyPassword;
}

interface Bounds {
  memoryKib: number;
  /** Memory times passes, which determines the cost of Argon2. */
  kibPasses: number;
  bcryptCost: number;
  /** Iterations of PBKDF2, times the blocks of the hash. */
  iterations: number;
  /** N times r times p of scrypt. */
  scryptBlocks: number;
}

const { memoryCost, timeCost } = argon2Parameters;
const most = { passes: 512, lanes: 16 };
// Rails, Laravel and PHP use cost 12; higher costs take a second or more on a small machine (ADR 111).
const importBounds: Bounds = {
  memoryKib: 8 * memoryCost,
  kibPasses: 8 * memoryCost * timeCost,
  bcryptCost: 12,
  // Django's default is above a million, and OWASP recommends N=2^17, r=8 for scrypt: about as expensive as bcrypt 12 (ADR 205).
  iterations: 1_500_000,
  scryptBlocks: 2 ** 20,
};
// Hashes that were imported before these limits existed are still verified, in a separate queue.
const verifyBounds: Bounds = {
  memoryKib: 256 * 1024,
  kibPasses: 4 * 1024 * 1024,
  bcryptCost: 16,
  iterations: 1_500_000,
  scryptBlocks: 2 ** 20,
};

/** Why a hash cannot be imported; the text continues "the hash …". */
export interface ImportProblem {
  kind: 'malformed' | 'too_costly';
  text: string;
}

/** Checks a hash before it is stored. */
export function checkImportedHash(
  method: PasswordEncryptionMethod,
  value: string,
): ImportProblem | undefined {
  const cost = readCost(method, value);
  if (!cost) return { kind: 'malformed', text: `must be a password hash of the algorithm ${method}` };
  if (isWithin(cost, importBounds)) return undefined;
  const { memoryKib, kibPasses, bcryptCost, iterations, scryptBlocks } = importBounds;
  const limits: Partial<Record<PasswordEncryptionMethod, string>> = {
    Bcrypt: `must have a cost of at most ${bcryptCost}`,
    PBKDF2: `must have at most ${iterations} iterations, for each block of the hash`,
    Scrypt: `must have at most ${scryptBlocks} for N times r times p, and ${memoryKib} KiB of memory`,
    FirebaseScrypt: `must have at most ${scryptBlocks} for N times r, and ${memoryKib} KiB of memory`,
  };
  const limit =
    limits[method] ??
    `must have at most m=${memoryKib}, t=${most.passes}, p=${most.lanes}, and m times t at most ${kibPasses}, which is 8 times what our own hashes cost`;
  return { kind: 'too_costly', text: limit };
}

/** Whether a stored hash can be compared: it has its method's format, and verifying it doesn't take too much time or memory. */
export function isVerifiable(method: PasswordEncryptionMethod, value: string): boolean {
  const cost = readCost(method, value);
  return cost !== undefined && isWithin(cost, verifyBounds);
}

/** The cost of verifying a hash, as far as the hash contains it. */
interface Cost {
  bcryptCost?: number;
  memoryKib?: number;
  passes?: number;
  lanes?: number;
  iterations?: number;
  scryptBlocks?: number;
}

function isWithin(
  { bcryptCost = 0, memoryKib = 0, passes = 0, lanes = 0, iterations = 0, scryptBlocks = 0 }: Cost,
  bounds: Bounds,
): boolean {
  return (
    iterations <= bounds.iterations &&
    scryptBlocks <= bounds.scryptBlocks &&
    bcryptCost <= bounds.bcryptCost &&
    memoryKib <= bounds.memoryKib &&
    memoryKib * passes <= bounds.kibPasses &&
    passes <= most.passes &&
    lanes <= most.lanes
  );
}

/**
 * Undefined unless the value has the method's format: for Argon2 a PHC string, for Bcrypt the modular crypt format, for the others the
 * hexadecimal digest of only the password (ENT-07).
 */
function readCost(method: PasswordEncryptionMethod, value: string): Cost | undefined {
  switch (method) {
    case 'MD5':
      return readDigest(value, 32);
    case 'SHA1':
      return readDigest(value, 40);
    case 'SHA256':
      return readDigest(value, 64);
    case 'Bcrypt':
      return readBcrypt(value);
    case 'PBKDF2':
    case 'Scrypt':
    case 'FirebaseScrypt':
    case 'Legacy':
      return readForeignHash(method, value)?.cost;
    default:
      return readArgon2(method, value);
  }
}

function readDigest(value: string, length: number): Cost | undefined {
  return value.length === length && /^[\da-f]+$/i.test(value) ? {} : undefined;
}

// `$2x$` marks hashes of a faulty implementation, which ours would verify wrongly.
function readBcrypt(value: string): Cost | undefined {
  const bcryptCost = Number(/^\$2[aby]\$(\d\d)\$[./A-Za-z\d]{53}$/.exec(value)?.[1] ?? 0);
  return bcryptCost < 4 ? undefined : { bcryptCost };
}

function readArgon2(method: PasswordEncryptionMethod, value: string): Cost | undefined {
  const match =
    /^\$(argon2id?|argon2d)(?:\$v=(?:16|19))?\$m=(\d{1,10}),t=(\d{1,10}),p=(\d{1,3})\$[A-Za-z\d+/]{11,86}\$[A-Za-z\d+/]{16,171}$/.exec(
      value,
    );
  if (!match || match[1] !== method.toLowerCase()) return undefined;
  const [memoryKib = 0, passes = 0, lanes = 0] = match.slice(2).map(Number);
  if (passes < 1 || lanes < 1 || memoryKib < 8 * lanes) return undefined;
  return { memoryKib, passes, lanes };
}
