import type { PasswordEncryptionMethod } from '@gatehouse/contract/passwords/encryption-methods';

/** A password as it lies in the database. */
export interface StoredPassword {
  method: PasswordEncryptionMethod;
  value: string;
}

/** Our own Argon2id, 19 MiB and two passes: the least that the OWASP password storage guide asks for (ADR 7). */
export const argon2Parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const ownPrefix = `$argon2id$v=19$m=${argon2Parameters.memoryCost},t=${argon2Parameters.timeCost},p=${argon2Parameters.parallelism}$`;

/** A hash that no password has, at the same cost as a real one, for identifiers nobody holds. */
export const decoyPassword: StoredPassword = {
  method: 'Argon2id',
  value: `${ownPrefix}${'A'.repeat(22)}$${'A'.repeat(43)}`,
};

/** Whether a password that was just verified is to be hashed anew: everything but our own Argon2id (OPEN-38). */
export function needsRehash({ method, value }: StoredPassword): boolean {
  return method !== 'Argon2id' || !value.startsWith(ownPrefix);
}

// One sign-in must not occupy a hash process for longer than about a second (bcrypt: a few), nor take the machine's memory.
const most = { memoryKib: 256 * 1024, passes: 512, kibPasses: 4 * 1024 * 1024, lanes: 16, bcryptCost: 16 };

/** Why a hash cannot be taken over: not in the method's format, or so costly that each sign-in would be an attack. */
export type ImportProblem = 'malformed' | 'too_costly';

/**
 * Judges a hash before it is stored, and again before it is verified. Argon2 is a PHC string of its method, Bcrypt the modular crypt
 * format, the others the hexadecimal digest of the password alone (ENT-07).
 */
export function checkImportedHash(
  method: PasswordEncryptionMethod,
  value: string,
): ImportProblem | undefined {
  switch (method) {
    case 'MD5':
      return checkDigest(value, 32);
    case 'SHA1':
      return checkDigest(value, 40);
    case 'SHA256':
      return checkDigest(value, 64);
    case 'Bcrypt':
      return checkBcrypt(value);
    default:
      return checkArgon2(method, value);
  }
}

function checkDigest(value: string, length: number): ImportProblem | undefined {
  return value.length === length && /^[\da-f]+$/i.test(value) ? undefined : 'malformed';
}

// `$2x$` marks hashes of a faulty implementation, which ours would verify wrongly.
function checkBcrypt(value: string): ImportProblem | undefined {
  const cost = Number(/^\$2[aby]\$(\d\d)\$[./A-Za-z\d]{53}$/.exec(value)?.[1] ?? 0);
  if (cost < 4) return 'malformed';
  return cost > most.bcryptCost ? 'too_costly' : undefined;
}

function checkArgon2(method: PasswordEncryptionMethod, value: string): ImportProblem | undefined {
  const match =
    /^\$(argon2id?|argon2d)(?:\$v=(?:16|19))?\$m=(\d{1,10}),t=(\d{1,10}),p=(\d{1,3})\$[A-Za-z\d+/]{11,86}\$[A-Za-z\d+/]{16,171}$/.exec(
      value,
    );
  if (!match || match[1] !== method.toLowerCase()) return 'malformed';
  const [memory, passes, lanes] = match.slice(2).map(Number) as [number, number, number];
  if (passes < 1 || lanes < 1 || memory < 8 * lanes) return 'malformed';
  const isTooCostly =
    memory > most.memoryKib || passes > most.passes || lanes > most.lanes || memory * passes > most.kibPasses;
  return isTooCostly ? 'too_costly' : undefined;
}
