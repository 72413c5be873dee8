// PostgreSQL can't store NUL or unpaired surrogates.
const brokenText = /\0|\p{Surrogate}/u;
/** Deeper than valid values, and far from overflowing a stack, here or in the database. */
const maxDepth = 64;

/** Why a part of a request can't be stored; undefined if it can. */
export function findUnstorable(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string')
    return brokenText.test(value) ? 'must not contain NUL or unpaired surrogates' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === maxDepth) return `must not be nested deeper than ${maxDepth} levels`;
  for (const [name, item] of Object.entries(value)) {
    const problem = findUnstorable(name) ?? findUnstorable(item, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}
