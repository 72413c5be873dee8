import { createHash, timingSafeEqual } from 'node:crypto';
import { hashSync, verifySync as verifyArgon2 } from '@node-rs/argon2';
import { verifySync as verifyBcrypt } from '@node-rs/bcrypt';
import { argon2Parameters, checkImportedHash, type StoredPassword } from './stored-password.ts';

/** What a hash process is asked to do. */
export type HashJob =
  | { kind: 'hash'; password: string }
  | { kind: 'verify'; password: string; stored: StoredPassword };

/** A new hash, or whether the password is the stored one. */
export type HashResult = string | boolean;

/** Does a job here and now. Synchronous on purpose: the asynchronous form would take libuv's threads from signing (ADR 7). */
export function runHashJob(job: HashJob): HashResult {
  return job.kind === 'hash' ? hashSync(job.password, argon2Parameters) : verify(job.password, job.stored);
}

function verify(password: string, { method, value }: StoredPassword): boolean {
  if (checkImportedHash(method, value)) return false;
  try {
    switch (method) {
      case 'MD5':
      case 'SHA1':
      case 'SHA256':
        return timingSafeEqual(
          createHash(method).update(password, 'utf8').digest(),
          Buffer.from(value, 'hex'),
        );
      case 'Bcrypt':
        return verifyBcrypt(password, value);
      default:
        return verifyArgon2(value, password);
    }
  } catch {
    // What passed the format and still cannot be decoded is nobody's password.
    return false;
  }
}
