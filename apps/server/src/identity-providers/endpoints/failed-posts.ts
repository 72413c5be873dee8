import { type RateLimit, refuse } from '../../limits/rate-limit.ts';

/** All connectors share the time of one thread, so an address may fail at all of them together this many times as often as at one. */
const addressShare = 10;

/**
 * Counts the posts that did not sign anyone in, for each connector and address, and for the address. The others do not count: a whole company
 * may come from one address, and one connector whose settings are wrong must not stop another.
 */
export interface FailedPosts {
  /** Throws 429 when there were too many, before any work is done for another one. */
  requireFew(atConnector: string, address: string): void;
  add(atConnector: string, address: string): void;
}

/** In this process's memory, for what it protects is this process's time; at most 50,000 callers are kept. */
export function createFailedPosts(
  { limit, windowMs }: Pick<RateLimit, 'limit' | 'windowMs'>,
  clock: () => number,
): FailedPosts {
  const windows = new Map<string, { end: number; count: number }>();
  const find = (caller: string) => {
    const window = windows.get(caller);
    // One that ends later than a window begun now is from before the clock was set back.
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
