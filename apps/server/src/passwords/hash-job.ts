import { createHash, timingSafeEqual } from 'node:crypto';
import { hashRawSync, hashSync, verifySync as verifyArgon2 } from '@node-rs/argon2';
import { verifySync as verifyBcrypt } from '@node-rs/bcrypt';
import { readForeignHash } from './foreign-hashes.ts';
import { type ImportTurn, takeImportTurn } from './import-turn.ts';
import { passphraseParameters } from './passphrase-key.ts';
import { argon2Parameters, decoyPassword, isVerifiable, type StoredPassword } from './stored-password.ts';

/** A job of a hash process. */
export type HashJob =
  | { kind: 'hash'; password: string }
  /** A key from a passphrase, in Base64 like its salt. */
  | { kind: 'key'; passphrase: string; salt: string }
  | { kind: 'verify'; password: string; stored: StoredPassword }
  | ({ kind: 'import' } & ImportTurn);

/** A new hash or key, or whether the password matches the stored one. */
export type HashResult = string | boolean;

/** Runs a job in this process. Synchronous, because the asynchronous form would occupy libuv's threads, which signing needs (ADR 7). */
export function runHashJob(job: HashJob): HashResult {
  switch (job.kind) {
    case 'hash':
      return hashSync(job.password, argon2Parameters);
    case 'key':
      return deriveKey(job.passphrase, job.salt);
    case 'verify':
      return verify(job.password, job.stored);
    case 'import':
      return takeImportTurn(job, { verify, processorMs });
  }
}

/** In one Unicode form, because keyboards differ in it. */
const deriveKey = (passphrase: string, salt: string): string =>
  hashRawSync(passphrase.normalize('NFC'), {
    ...passphraseParameters,
    outputLen: 32,
    salt: Buffer.from(salt, 'base64'),
  }).toString('base64');

/** The processor time that this process has used. Unlike wall-clock time, it doesn't depend on the machine's load. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function verify(password: string, { method, value }: StoredPassword): boolean {
  const isKnown = isVerifiable(method, value);
  try {
    if (isKnown && method === 'Bcrypt') return verifyBcrypt(password, value);
    if (isKnown && method.startsWith('Argon2')) return verifyArgon2(value, password);
    const foreign = isKnown ? readForeignHash(method, value) : undefined;
    if (foreign?.derive) return matches(foreign.derive(password), foreign.expected);
    if (foreign?.digest) {
      verifyArgon2(decoyPassword.value, password);
      return matches(foreign.digest(password), foreign.expected);
    }
  } catch {
    // A value in the right format that can't be decoded matches no password.
    return false;
  }
  // Digests and malformed values cost as much as one of our hashes, so that the time doesn't reveal the type (ADR 111).
  verifyArgon2(decoyPassword.value, password);
  if (!isKnown) return false;
  const digest = createHash(method).update(password, 'utf8').digest();
  return matches(digest, Buffer.from(value, 'hex'));
}

const matches = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
