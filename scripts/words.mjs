import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coveredFiles } from './words/covered.mjs';
import { findWords } from './words/find-words.mjs';

/** Fails with one line for each word that CONTRIBUTING.md ("Words") bans. An argument names another root. */
const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const files = coveredFiles(root);
const found = files.flatMap((file) => findWords(file, readFileSync(join(root, file), 'utf8')));
for (const { file, line, word, instead } of found)
  console.error(`${file}:${line}: "${word}", write: ${instead}`);
console.log(`words: ${files.length} files, ${found.length} banned words`);
process.exitCode = found.length > 0 ? 1 : 0;
