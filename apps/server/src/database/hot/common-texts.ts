/** At most this many texts are remembered. */
const limit = 1000;

/** Texts that matched many rows in this process; only decides which way of searching is tried first. */
export function createCommonTexts() {
  const known = new Set<string>();
  return {
    has: (key: string): boolean => known.has(key),
    add(key: string): void {
      if (known.size >= limit) known.clear();
      known.add(key);
    },
  };
}
