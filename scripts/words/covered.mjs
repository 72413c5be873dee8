import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders that aren't checked, relative to the root: the tests of these words, and folders that aren't clean yet. */
const excluded = new Set([
  'apps/server/src/database',
  'scripts/words.test.ts',
  'tests/journeys',
]);
const skipped = /^(\..*|node_modules|dist)$/;

/** Every Markdown, source, style and SQL file that is checked, as paths from the root. */
export function coveredFiles(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (excluded.has(path) || skipped.test(entry.name)) return [];
    if (entry.isDirectory()) return coveredFiles(root, path);
    return /\.(md|tsx?|mjs|css|sql)$/.test(path) ? [path] : [];
  });
}
