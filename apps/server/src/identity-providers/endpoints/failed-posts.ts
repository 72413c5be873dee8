import { createMemoryLimiter } from '../../limits/memory-limiter.ts';
import { callerAt } from '../../limits/networks.ts';
import type { RateLimit } from '../../limits/rate-limit.ts';

/** All connectors share one thread, so the limit of an IP address for all of them together is this multiple of the limit for one. */
const addressShare = 10;

/**
 * Counts failed posts per connector and IP address, and per IP address. Valid ones don't count, because a whole company may share an IP address,
 * and a connector with wrong settings must not block another.
 */
export interface FailedPosts {
  /** Throws 429 if there were too many, before the post is read. */
  requireFew(connector: string, ip: string): void;
  add(connector: string, ip: string): void;
}

/** In memory, because it protects the time of this process. */
export function createFailedPosts(
  rate: Pick<RateLimit, 'limit' | 'windowMs'>,
  clock: () => number,
): FailedPosts {
  const ofConnector = createMemoryLimiter(rate, clock);
  const ofAll = createMemoryLimiter({ ...rate, limit: rate.limit * addressShare }, clock);
  return {
    requireFew(connector, ip) {
      ofConnector.requireRoom(callerAt(ip, `${connector} `));
      ofAll.requireRoom(callerAt(ip));
    },
    add(connector, ip) {
      ofConnector.add(callerAt(ip, `${connector} `));
      ofAll.add(callerAt(ip));
    },
  };
}
