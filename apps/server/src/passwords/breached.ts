import { createHash } from 'node:crypto';
import type { Outbound } from '@gatehouse/connectors/kit/outbound';

export interface BreachedCheckOptions {
  /** Address of the range service, `/` and five hexadecimal digits are appended; without it no password counts as breached. */
  address?: string;
  outbound: Pick<Outbound, 'request'>;
  log: { warn(details: object, message: string): void };
  timeoutMs?: number;
}

/**
 * Asks a range service whether a password has been part of a breach (PWD-18, OPEN-45). Only the first five hexadecimal digits of its
 * SHA-1 leave this house; the answer lists the rest of every hash that starts so. No answer must not keep people from signing up: it is
 * logged, and the password counts as unknown.
 */
export function createBreachedCheck({ address, outbound, log, timeoutMs = 2_000 }: BreachedCheckOptions) {
  return async function isBreached(password: string): Promise<boolean> {
    if (!address) return false;
    const digest = createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase();
    try {
      const response = await outbound.request(`${address.replace(/\/+$/, '')}/${digest.slice(0, 5)}`, {
        // Pads the answer with made-up lines of count 0, so that its length does not tell the range on the way.
        headers: { accept: 'text/plain', 'add-padding': 'true' },
        timeoutMs,
      });
      if (response.status !== 200) throw new Error(`status ${response.status}`);
      return listsSuffix(response.text, digest.slice(5));
    } catch (error) {
      // The reason only: a whole error may carry the address, and with it a part of the hash.
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
