import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files and folders that aren't checked, relative to the root: the tests of these words, what databases already contain under these names,
 * and what runs programs as an unprivileged user of the operating system.
 */
const excluded = new Set([
  'apps/server/src/database/embedded',
  'apps/server/src/database/functions/count_begun_v1.sql',
  'apps/server/src/database/functions/put_sso_identity_v1.sql',
  'apps/server/src/database/migrations',
  'apps/server/src/database/releases',
  'scripts/words.test.ts',
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
