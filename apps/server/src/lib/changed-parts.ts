/** The names of fields in which two objects differ, including removed ones, in the order of the new object. */
export function listChanged(before: object, after: object): string[] {
  const [old, current] = [before, after].map((value) => new Map<string, unknown>(Object.entries(value)));
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names.filter(
    (name) => JSON.stringify(sorted(old?.get(name))) !== JSON.stringify(sorted(current?.get(name))),
  );
}

/** Sorts fields by name, because the database returns them in another order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, sorted(part)]),
  );
}
