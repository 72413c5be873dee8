/** The names of the parts in which two values of a thing differ, in the order of the new one; a part that is gone counts as well. */
export function listChanged(before: object, after: object): string[] {
  const [old, own] = [before, after] as Record<string, unknown>[];
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names.filter((name) => JSON.stringify(sorted(old?.[name])) !== JSON.stringify(sorted(own?.[name])));
}

/** The database answers the fields of a value in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, sorted(part)]),
  );
}
