import { createHash, timingSafeEqual } from 'node:crypto';
import { hashSync, verifySync as verifyArgon2 } from '@node-rs/argon2';
import { verifySync as verifyBcrypt } from '@node-rs/bcrypt';
import { type ImportTurn, takeImportTurn } from './import-turn.ts';
import { argon2Parameters, decoyPassword, isVerifiable, type StoredPassword } from './stored-password.ts';

/** What a hash process is asked to do. */
export type HashJob =
  | { kind: 'hash'; password: string }
  | { kind: 'verify'; password: string; stored: StoredPassword }
  | ({ kind: 'import' } & ImportTurn);

/** A new hash, or whether the password is the stored one. */
export type HashResult = string | boolean;

/** Does a job here and now. Synchronous on purpose: the asynchronous form would take libuv's threads from signing (ADR 7). */
export function runHashJob(job: HashJob): HashResult {
  switch (job.kind) {
    case 'hash':
      return hashSync(job.password, argon2Parameters);
    case 'verify':
      return verify(job.password, job.stored);
    case 'import':
      return takeImportTurn(job, { verify, processorMs });
  }
}

/** The processor time that this process has used: unlike the time of day it does not pass faster on a busy machine. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function verify(password: string, { method, value }: StoredPassword): boolean {
  const isKnown = isVerifiable(method, value);
  try {
    if (isKnown && method === 'Bcrypt') return verifyBcrypt(password, value);
    if (isKnown && method.startsWith('Argon2')) return verifyArgon2(value, password);
  } catch {
    // No password matches a value that has the format but cannot be decoded.
    return false;
  }
  // A digest, or a value that is malformed, costs as much as a hash of ours: the time must not tell whose it is (ADR 111).
  verifyArgon2(decoyPassword.value, password);
  if (!isKnown) return false;
  const digest = createHash(method).update(password, 'utf8').digest();
  return timingSafeEqual(digest, Buffer.from(value, 'hex'));
}
