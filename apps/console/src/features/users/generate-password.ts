/** Without ambiguous characters: 0 and O, 1, l and I. */
const kinds = ['abcdefghijkmnopqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!#$%&*+-=?@_'];
const length = 20;

/** A random password with every type of character, about 120 bits strong. */
export function generatePassword(random = (bound: number) => randomBelow(bound)): string {
  const all = kinds.join('');
  const characters = Array.from({ length }, (_, index) => {
    const from = kinds[index] ?? all;
    return from[random(from.length)] ?? '';
  });
  // One of each type first, then shuffled (Fisher-Yates).
  for (let at = characters.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [characters[at], characters[other]] = [characters[other] ?? '', characters[at] ?? ''];
  }
  return characters.join('');
}

/** Uniform: values beyond the last multiple are drawn again. */
function randomBelow(bound: number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value < limit ? value % bound : randomBelow(bound);
}
