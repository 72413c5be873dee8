import { randomFillSync } from 'node:crypto';
import { idAlphabet, lowercaseIdAlphabet } from '@gatehouse/contract/common';

/** Random bytes that were not used yet, because each call to OpenSSL costs more than a kilobyte of bytes. */
const pool = Buffer.alloc(4096);
let used = pool.length;

function takeRandomBytes(count: number): Buffer {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}

/** A random id of letters and digits (OPEN-48). Bytes beyond a multiple of the alphabet's size are skipped, so that all characters are equally likely. */
export function createId(length = 21, alphabet = idAlphabet): string {
  const limit = 256 - (256 % alphabet.length);
  let id = '';
  while (id.length < length) {
    for (const byte of takeRandomBytes(length * 2)) {
      if (byte < limit) id += alphabet[byte % alphabet.length];
      if (id.length === length) break;
    }
  }
  return id;
}

export const createUserId = (): string => createId(12);
export const createTenantId = (): string => createId(21, lowercaseIdAlphabet);

/** A client secret: 43 letters and digits, which need no encoding in a Basic header (RFC 6749 2.3.1). */
export const createSecret = (): string => createId(43);
