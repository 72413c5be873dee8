import { type RateLimit, refuse } from '../edge/rate-limit.ts';

/**
 * Counts the posts that did not sign anyone in, for each connector and address. The others do not count: a whole company may come from one
 * address, and one connector whose settings are wrong must not stop another.
 */
export interface FailedPosts {
  /** Throws 429 when there were too many, before any work is done for another one. */
  requireFew(caller: string): void;
  add(caller: string): void;
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
  return {
    requireFew(caller) {
      const window = find(caller);
      if (window && window.count >= limit) refuse(window.end - clock());
    },
    add(caller) {
      if (windows.size >= 50_000) windows.clear();
      const window = find(caller) ?? { end: clock() + windowMs, count: 0 };
      window.count += 1;
      windows.set(caller, window);
    },
  };
}
