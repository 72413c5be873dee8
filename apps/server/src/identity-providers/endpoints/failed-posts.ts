import { type RateLimit, refuse } from '../../limits/rate-limit.ts';

/** All connectors share one thread, so the limit of an IP address for all of them together is this multiple of the limit for one. */
const addressShare = 10;

/**
 * Counts failed posts per connector and IP address, and per IP address. Valid ones don't count, because a whole company may share an IP address,
 * and a connector with wrong settings must not block another.
 */
export interface FailedPosts {
  /** Throws 429 if there were too many, before the post is read. */
  requireFew(atConnector: string, address: string): void;
  add(atConnector: string, address: string): void;
}

/** In memory, because it protects the time of this process; for at most 50,000 callers. */
export function createFailedPosts(
  { limit, windowMs }: Pick<RateLimit, 'limit' | 'windowMs'>,
  clock: () => number,
): FailedPosts {
  const windows = new Map<string, { end: number; count: number }>();
  const find = (caller: string) => {
    const window = windows.get(caller);
    // An entry that expires later than a new one would was stored before the clock was set back.
    return window && window.end > clock() && window.end <= clock() + windowMs ? window : undefined;
  };
  const requireFewOf = (caller: string, most: number): void => {
    const window = find(caller);
    if (window && window.count >= most) refuse(window.end - clock());
  };
  return {
    requireFew(atConnector, address) {
      requireFewOf(atConnector, limit);
      requireFewOf(address, limit * addressShare);
    },
    add(...callers) {
      if (windows.size >= 50_000) windows.clear();
      for (const caller of callers) {
        const window = find(caller) ?? { end: clock() + windowMs, count: 0 };
        window.count += 1;
        windows.set(caller, window);
      }
    },
  };
}
