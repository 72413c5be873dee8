import { foldPhrase } from './user-phrases.ts';

export type RestrictedKind = 'repetition' | 'sequence' | 'words' | 'user_info';

/** The kinds of restricted phrases to look for; omitted ones are not looked for. */
export interface Restrictions {
  runs?: boolean;
  words?: readonly string[];
  userPhrases?: readonly string[];
}

const shortestRun = 3;

// Alphabet, digits (0 at either end) and the letter rows of a keyboard, each forwards and backwards.
const sequences = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
  .flatMap((row) => [row, [...row].toReversed().join('')])
  .map((row) => new Set([...row].slice(1).map((character, index) => `${row[index]}${character}`)));

/**
 * The kinds of restricted phrases in a password, if they are the reason to reject it. It is rejected if the characters covered by phrases of
 * any kind, with overlaps counted once, are more than its length minus 3 (PWD-08, OPEN-44).
 */
export function findRestricted(
  password: string,
  { runs, words = [], userPhrases = [] }: Restrictions,
): RestrictedKind[] {
  const text = password.toLowerCase();
  const covered = new Uint8Array(text.length);
  const kinds: RestrictedKind[] = [];
  if (runs) {
    if (coverRuns(text, covered, (left, right) => left === right)) kinds.push('repetition');
    const found = sequences.map((pairs) =>
      coverRuns(text, covered, (left, right) => pairs.has(left + right)),
    );
    if (found.includes(true)) kinds.push('sequence');
  }
  if (
    coverPhrases(
      text,
      covered,
      words.map((word) => foldPhrase(word.trim())),
    )
  )
    kinds.push('words');
  if (coverPhrases(text, covered, userPhrases)) kinds.push('user_info');
  const total = covered.reduce((sum, mark) => sum + mark, 0);
  return total > text.length - 3 ? kinds : [];
}

function coverRuns(
  text: string,
  covered: Uint8Array,
  goesOn: (left: string, right: string) => boolean,
): boolean {
  let found = false;
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && goesOn(text.charAt(end - 1), text.charAt(end))) continue;
    if (end - start >= shortestRun) {
      covered.fill(1, start, end);
      found = true;
    }
    start = end;
  }
  return found;
}

function coverPhrases(text: string, covered: Uint8Array, phrases: readonly string[]): boolean {
  let found = false;
  for (const phrase of new Set(phrases)) {
    if (phrase === '') continue;
    let end = 0;
    for (let start = text.indexOf(phrase); start !== -1; start = text.indexOf(phrase, start + 1)) {
      // Only characters that the previous occurrence did not cover, so that `aa` in a long `aaaa…` stays linear.
      covered.fill(1, Math.max(start, end), start + phrase.length);
      end = start + phrase.length;
      found = true;
    }
  }
  return found;
}
