import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { decodeBase32, encodeBase32 } from './base32.ts';

// The parameters that every authenticator app supports: SHA-1, six digits, thirty seconds (RFC 6238; key URI format of
// the apps).
const stepMs = 30_000;
const digits = 6;

/** As long as the hash (RFC 4226 section 4, R6). */
export const createTotpSecret = (): string => encodeBase32(randomBytes(20));

/**
 * Normalizes a secret from elsewhere to the stored spelling; undefined if it isn't valid, or shorter than 128 bits (RFC
 * 4226 R6).
 */
export function normalizeTotpSecret(text: string): string | undefined {
  const bytes = decodeBase32(text);
  return bytes && bytes.length >= 16 && bytes.length <= 64 ? encodeBase32(bytes) : undefined;
}

/** The code of a time step (RFC 4226 section 5.3). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', decodeBase32(secret) ?? Buffer.alloc(0))
    .update(counter)
    .digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits).padStart(digits, '0');
}

/**
 * The time step of this code: the current one or a neighbor, because clocks differ (RFC 6238 section 5.2). `now` in
 * milliseconds.
 */
export function findTotpStep(secret: string, code: string, now: number): number | undefined {
  const given = Buffer.from(code.replaceAll(/\s/g, ''));
  const current = Math.floor(now / stepMs);
  return [current, current - 1, current + 1].find((step) => {
    const expected = Buffer.from(totpCode(secret, step));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** The URI in the QR code: service, account and secret. */
export function totpAddress(secret: string, issuer: string, account: string): string {
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query.toString().replaceAll('+', '%20')}`;
}
