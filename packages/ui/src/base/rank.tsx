/** Removes case and accents, so that "edith" finds Édith. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();

const wordStart = /[^\p{Letter}\p{Number}]+/u;

/** 0: the whole text; 1: its start; 2: the start of a word; 3: anywhere. */
function levelOf(name: string, typed: string): number | undefined {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  const at = name.indexOf(typed);
  if (at < 0) return undefined;
  const starts = name.split(wordStart).some((word) => word !== '' && word.startsWith(typed));
  return starts || wordStart.test(name[at - 1] ?? '') ? 2 : 3;
}

function scoreOf(level: number, index: number): number {
  if (index === 0) return level <= 1 ? level : level * 10;
  return level * 10 + Math.min(index + 1, 9);
}

/**
 * The rank of names for a search: lower is better, undefined is no match. A whole name ranks before its start, then the start of a word,
 * then letters within a word; among equals, an earlier name ranks first. The start of the first name, the label, ranks before the other
 * names. Several words can be in any order.
 */
export function rank(names: readonly string[], search: string): number | undefined {
  const typed = fold(search);
  const folded = names.map(fold);
  const scores = folded.flatMap((name, index) => {
    const level = levelOf(name, typed);
    return level === undefined ? [] : [scoreOf(level, index)];
  });
  if (scores.length > 0) return Math.min(...scores);
  const all = folded.join(' ');
  return typed.split(/\s+/).every((word) => all.includes(word)) ? 40 : undefined;
}

/** The matches of a search, best first; equal ones keep their order. */
export function rankAll<Item>(
  items: readonly Item[],
  search: string,
  namesOf: (item: Item) => readonly string[],
): { item: Item; score: number }[] {
  return items
    .flatMap((item) => {
      const score = rank(namesOf(item), search);
      return score === undefined ? [] : [{ item, score }];
    })
    .toSorted((one, other) => one.score - other.score);
}
