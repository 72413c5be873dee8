import type { ArchiveProblem } from '@gatehouse/contract/sign-in-experience/archive-problems';

/** A path of plain segments; names of folders end with a slash. */
const plain = /^(?!\/)(?:(?!\.{1,2}(?:\/|$))[^/\\:\p{Cc}]+(?:\/|$))+$/u;

/** The problem with the names in an archive, if any: one points outside of it, or two are the same file on some systems. */
export function findNameProblem(paths: readonly string[]): ArchiveProblem | undefined {
  if (paths.some((path) => path.length > 255 || !plain.test(path))) return 'leadsOut';
  const folded = paths.map((path) => path.normalize('NFC').toLowerCase().replace(/\/$/, ''));
  return new Set(folded).size < folded.length ? 'sameName' : undefined;
}
