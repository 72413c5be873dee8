/** Swaps two items, unless a position doesn't exist. */
export function swap<T>(items: readonly T[], from: number, to: number): T[] {
  return items.map((item, index) => (index === from ? items[to] : index === to ? items[from] : item) ?? item);
}
