/** What changes when a list of IDs replaces the former one. Each ID is listed once. */
export function compareIds(
  former: readonly string[],
  next: readonly string[],
): { added: string[]; removed: string[] } {
  const [before, after] = [new Set(former), new Set(next)];
  return {
    added: [...after].filter((id) => !before.has(id)),
    removed: [...before].filter((id) => !after.has(id)),
  };
}
