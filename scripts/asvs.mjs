import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countStates, findProblems, renderGuide } from './asvs/table.mjs';

/** Checks the rows of OWASP ASVS and the guide that shows them. `--write` writes the guide. */
const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
const rows = JSON.parse(read('docs/security/asvs.json'));
const levels = JSON.parse(read('scripts/asvs/levels.json'));
const guide = 'docs/guides/asvs.md';

const text = renderGuide(rows, levels);
if (process.argv.includes('--write')) writeFileSync(join(root, guide), text);
const problems = findProblems(rows, levels, read);
if (read(guide) !== text) problems.push(`${guide} is out of date: npm run asvs -- --write`);
for (const problem of problems) console.error(problem);
const counts = countStates(rows).map(([state, count]) => `${count} ${state}`);
console.log(`OWASP ASVS 5.0, levels 1 and 2 of V3 and V6 to V10: ${rows.length} items, ${counts.join(', ')}`);
process.exitCode = problems.length > 0 ? 1 : 0;
