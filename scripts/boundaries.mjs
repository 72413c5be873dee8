import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findViolations } from './boundaries/rules.mjs';
import { readSources } from './boundaries/sources.mjs';

/** Fails with one line for each import that crosses a border of ARCHITECTURE.md. An argument names another root. */
const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const sources = readSources(resolve(root));
const violations = findViolations(sources);
for (const { file, problem } of violations) console.error(`${file}: ${problem}`);
console.log(`boundaries: ${sources.length} files, ${violations.length} violations`);
process.exitCode = violations.length > 0 ? 1 : 0;
