import type { ArchiveProblem } from '@gatehouse/contract/sign-in-experience/archive-problems';

/** A path of plain segments; what a folder is called ends in a slash. */
const plain = /^(?!\/)(?:(?!\.{1,2}(?:\/|$))[^/\\:\p{Cc}]+(?:\/|$))+$/u;

/** What is wrong with the names in an archive: one leads out of it, or two mean the same file on some machine. */
export function findNameProblem(paths: readonly string[]): ArchiveProblem | undefined {
  if (paths.some((path) => path.length > 255 || !plain.test(path))) return 'leadsOut';
  const folded = paths.map((path) => path.normalize('NFC').toLowerCase().replace(/\/$/, ''));
  return new Set(folded).size < folded.length ? 'sameName' : undefined;
}
