import { createHmac, randomBytes, randomInt } from 'node:crypto';

/** How many are made at once. */
const count = 10;
/** Letters and digits that nobody takes for another: 50 bits a code. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 10;

/** One code and what became of it (ENT-08). */
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

/** Codes as they are compared: people type capitals, spaces and hyphens. */
const normalize = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase();

/** Whether codes made elsewhere can be kept: different, and long enough not to be guessed. */
export function areBackupCodes(codes: readonly string[]): boolean {
  const all = codes.map(normalize);
  return (
    all.length > 0 && new Set(all).size === all.length && all.every((code) => /^[a-z0-9]{8,32}$/.test(code))
  );
}

/** A key for the codes of one user: who reads the table cannot try codes out without it. */
export const createBackupCodeKey = (): string => randomBytes(32).toString('base64url');

/** What is kept of a code. */
export const hashBackupCode = (key: string, code: string): string =>
  createHmac('sha256', key).update(normalize(code)).digest('base64url');

/** What is kept of new codes. */
export const storeBackupCodes = (key: string, codes: readonly string[]): StoredBackupCode[] =>
  codes.map((code) => ({ hash: hashBackupCode(key, code), usedAt: null }));
