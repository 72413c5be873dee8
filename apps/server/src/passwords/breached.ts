import { createHash } from 'node:crypto';
import type { Outbound } from '@gatehouse/connectors/kit/outbound';

export interface BreachedCheckOptions {
  /** URL of the range service, to which `/` and five hexadecimal digits are appended. Without it, no password counts as breached. */
  address?: string;
  outbound: Pick<Outbound, 'request'>;
  log: { warn(details: object, message: string): void };
  timeoutMs?: number;
}

/**
 * Asks a range service whether a password is known from a breach (PWD-18, OPEN-45). Only the first five hexadecimal digits of its SHA-1 hash
 * are sent; the response lists all hashes that start with them. If the service doesn't respond, that is logged and the password is accepted,
 * so that users can still sign up.
 */
export function createBreachedCheck({ address, outbound, log, timeoutMs = 2_000 }: BreachedCheckOptions) {
  return async function isBreached(password: string): Promise<boolean> {
    if (!address) return false;
    const digest = createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase();
    try {
      const response = await outbound.request(`${address.replace(/\/+$/, '')}/${digest.slice(0, 5)}`, {
        // Requests padding with made-up lines of count 0, so that the size of the response doesn't reveal the range.
        headers: { accept: 'text/plain', 'add-padding': 'true' },
        timeoutMs,
      });
      if (response.status !== 200) throw new Error(`status ${response.status}`);
      return listsSuffix(response.text, digest.slice(5));
    } catch (error) {
      // Logs only the reason: the error may contain the URL, and with it a part of the hash.
      log.warn(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'breached-password service did not answer',
      );
      return false;
    }
  };
}

function listsSuffix(body: string, suffix: string): boolean {
  return body.split('\n').some((line) => {
    const [listed = '', count = ''] = line.trim().split(':');
    return listed.toUpperCase() === suffix && Number(count) > 0;
  });
}
