import { createHmac, timingSafeEqual } from 'node:crypto';
import { InvalidEvent } from './port.ts';

const toleranceMs = 300_000;

const digest = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** The header of an event of ours: its time in seconds, and a signature of time and body. */
export function signEvent(secret: string, raw: string, now: number): string {
  const at = Math.floor(now / 1000);
  return `t=${at},v1=${digest(secret, `${at}.${raw}`)}`;
}

/** Throws unless the body was signed as it is, at most five minutes ago. */
export function verifyEvent(secret: string, raw: Buffer, header: unknown, now: number): void {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '');
  const [, at = '', given = ''] = parts ?? [];
  const expected = Buffer.from(digest(secret, `${at}.${raw.toString('utf8')}`));
  if (!timingSafeEqual(Buffer.from(given.padEnd(64, '0')), expected))
    throw new InvalidEvent('wrong signature');
  if (Math.abs(now - Number(at) * 1000) > toleranceMs) throw new InvalidEvent('signed too long ago');
}
