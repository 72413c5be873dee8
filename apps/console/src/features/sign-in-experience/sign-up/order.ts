/** The items with two of them in each other's place; as they were where one of the places does not exist. */
export function swap<T>(items: readonly T[], from: number, to: number): T[] {
  return items.map((item, index) => (index === from ? items[to] : index === to ? items[from] : item) ?? item);
}
