// PostgreSQL keeps neither in a text: NUL, and half of a surrogate pair.
const brokenText = /\0|\p{Surrogate}/u;
/** Deeper than anything that is meant, and far from what overflows a stack, here or in the database. */
const maxDepth = 64;

/** Why a part of a request could not be stored, wherever in it that stands; undefined when it could. */
export function findUnstorable(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string')
    return brokenText.test(value) ? 'must not hold NUL or half characters' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === maxDepth) return `must not be nested deeper than ${maxDepth} levels`;
  for (const [name, item] of Object.entries(value)) {
    const problem = findUnstorable(name) ?? findUnstorable(item, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}
