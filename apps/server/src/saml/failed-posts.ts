import { type RateLimit, refuse } from '../edge/rate-limit.ts';

/** A response that the provider did not sign costs as much of the limit as ten that it did: of a hundred sign-ins, ten may be forged. */
const cost = { forged: 10, signed: 1 };

/** Counts the posts of each address that did not sign anyone in. The others do not count: a whole company may come from one address. */
export interface FailedPosts {
  /** Throws 429 when there were too many, before any work is done for another one. */
  requireFew(address: string): void;
  /** `signed` are those that have come before, or were not asked for: some people post one by going back in their browser. */
  add(address: string, kind: keyof typeof cost): void;
}

/** In this process's memory, for what it protects is this process's time; at most 50,000 addresses are kept. */
export function createFailedPosts(
  { limit, windowMs }: Pick<RateLimit, 'limit' | 'windowMs'>,
  clock: () => number,
): FailedPosts {
  const windows = new Map<string, { end: number; points: number }>();
  const find = (address: string) => {
    const window = windows.get(address);
    // One that ends later than a window begun now is from before the clock was set back.
    return window && window.end > clock() && window.end <= clock() + windowMs ? window : undefined;
  };
  return {
    requireFew(address) {
      const window = find(address);
      if (window && window.points >= limit) refuse(window.end - clock());
    },
    add(address, kind) {
      if (windows.size >= 50_000) windows.clear();
      const window = find(address) ?? { end: clock() + windowMs, points: 0 };
      window.points += cost[kind];
      windows.set(address, window);
    },
  };
}
