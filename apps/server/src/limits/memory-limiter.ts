import { type Caller, siteLimit } from './networks.ts';
import { type RateLimit, refuse } from './rate-limit.ts';

/** Counts only in this process, for calls that only cost work. */
export interface MemoryLimiter {
  /** Throws 429 with the time to wait if the limit is reached, without counting. */
  requireRoom(caller: Caller): void;
  /** Counts an event, which may be beyond the limit. */
  add(caller: Caller): void;
  /** Counts an event, or throws 429 if the limit is reached. */
  count(caller: Caller): void;
}

const mostKeys = 50_000;

/** Keeps at most 50,000 keys. */
export function createMemoryLimiter(
  { limit, windowMs }: Pick<RateLimit, 'limit' | 'windowMs'>,
  clock: () => number,
): MemoryLimiter {
  const windows = new Map<string, { end: number; count: number }>();
  // A window that ends later than one that starts now was counted while the clock was ahead.
  const isOver = ({ end }: { end: number }, now: number): boolean => end <= now || end > now + windowMs;
  function requireBelow(most: number, key: string): void {
    const now = clock();
    const window = windows.get(key);
    if (window && !isOver(window, now) && window.count >= most) refuse(window.end - now);
  }
  function addOne(key: string): void {
    const now = clock();
    const window = windows.get(key);
    if (window && !isOver(window, now)) {
      window.count += 1;
      return;
    }
    if (windows.size >= mostKeys) forgetSmallest(windows, (each) => (isOver(each, now) ? 0 : each.count));
    windows.set(key, { end: now + windowMs, count: 1 });
  }
  const limiter: MemoryLimiter = {
    requireRoom({ key, site }) {
      requireBelow(limit, key);
      if (site !== undefined) requireBelow(siteLimit(limit), site);
    },
    add({ key, site }) {
      addOne(key);
      if (site !== undefined) addOne(site);
    },
    // Checks the /48 before the network gets a key, so that one site can't fill the memory.
    count(caller) {
      limiter.requireRoom(caller);
      limiter.add(caller);
    },
  };
  return limiter;
}

/** Deletes the smaller half of the counts, so that many keys with one event don't reset those with many. */
function forgetSmallest<T>(entries: Map<string, T>, sizeOf: (entry: T) => number): void {
  const sizes = Float64Array.from(entries.values(), sizeOf).sort();
  const median = sizes[Math.floor((sizes.length - 1) / 2)] ?? 0;
  for (const [key, entry] of entries) if (sizeOf(entry) <= median) entries.delete(key);
}
