import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coveredFiles } from './words/covered.mjs';
import { findBrokenLinks } from './words/find-broken-links.mjs';
import { findShapes } from './words/find-shapes.mjs';
import { findWords } from './words/find-words.mjs';

/** Fails with one line for each banned word (CONTRIBUTING.md, "Words"), each text in another style (packages/phrases/STYLE.md) and each broken link. An argument names another root. */
const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const files = coveredFiles(root);
const problems = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return [
    ...[...findWords(file, text), ...findShapes(file, text)].map(
      ({ line, word, instead }) => `${file}:${line}: "${word}", write: ${instead}`,
    ),
    ...findBrokenLinks(root, file, text).map(({ line, link }) => `${file}:${line}: broken link ${link}`),
  ];
});
for (const problem of problems) console.error(problem);
console.log(`words: ${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
