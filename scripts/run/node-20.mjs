/**
 * Vitest prints failures with `Map.groupBy`, which Node 20 does not have; without this a failing run on Node 20 ends in
 * that TypeError and hides what failed. To be loaded with `--import`.
 */
Map.groupBy ??= (items, keyOf) => {
  const groups = new Map();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};
