import { createHmac, randomBytes, randomInt } from 'node:crypto';

/** The number of codes in a set. */
const count = 10;
/** Letters and digits that look different from each other: 50 bits per code. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 10;

/** A code and when it was used (ENT-08). */
export interface StoredBackupCode {
  hash: string;
  /** Milliseconds since 1970. */
  usedAt: number | null;
}

/** New codes, all different. */
export function createBackupCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < count)
    codes.add(Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''));
  return [...codes];
}

/** Normalizes an entered code: users type capitals, spaces and hyphens. */
const normalize = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase();

/** Whether codes from elsewhere can be stored: all different, and long enough not to be guessed. */
export function areBackupCodes(codes: readonly string[]): boolean {
  const all = codes.map(normalize);
  return (
    all.length > 0 && new Set(all).size === all.length && all.every((code) => /^[a-z0-9]{8,32}$/.test(code))
  );
}

/** The key that a user's codes are hashed with, so that codes can't be guessed from a copy of the table. */
export const createBackupCodeKey = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a code. */
export const hashBackupCode = (key: string, code: string): string =>
  createHmac('sha256', key).update(normalize(code)).digest('base64url');

/** The stored form of new codes. */
export const storeBackupCodes = (key: string, codes: readonly string[]): StoredBackupCode[] =>
  codes.map((code) => ({ hash: hashBackupCode(key, code), usedAt: null }));
