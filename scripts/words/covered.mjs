import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files and folders that are checked, relative to the root. Add a folder once it is clean. */
const covered = [
  'README.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTEXT.md',
  'CONTRIBUTING.md',
  'apps/server/src/audit',
  'apps/server/src/cli',
  'apps/server/src/connectors',
  'apps/server/src/delivery',
  'apps/server/src/features',
  'apps/server/src/identity-providers',
  'apps/server/src/jobs',
  'apps/server/src/keys',
  'apps/server/src/limits',
  'apps/server/src/mfa',
  'apps/server/src/one-time',
  'apps/server/src/passwords',
  'apps/server/src/runtime',
  'apps/server/src/sessions',
  'apps/server/src/sign-in',
  'apps/server/src/tenancy',
  'apps/server/src/uploads',
  'apps/server/src/users',
  'apps/demo',
  'apps/console',
  'apps/sign-in',
  'apps/server/src/demo-app.test.ts',
  'apps/server/src/endpoints.ts',
  'apps/server/src/experience',
  'apps/server/src/lib',
  'apps/server/src/main.ts',
  'apps/server/src/oidc',
  'apps/server/src/outbound',
  'apps/server/src/pages.ts',
  'apps/server/src/server.ts',
  'apps/server/src/start.ts',
  'apps/server/src/web',
  'apps/server/src/welcome.ts',
  'docs',
  'packages/phrases/src/console',
  'packages/phrases/src/demo',
  'packages/phrases/src/languages.ts',
  'packages/phrases/src/messages',
  'packages/phrases/src/sign-in',
  'packages/phrases/test',
  'packages/ui',
  'scripts/errors',
  'scripts/errors.test.ts',
  'scripts/words',
  'scripts/words.mjs',
];

const skipped = new Set(['node_modules', 'dist']);
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
