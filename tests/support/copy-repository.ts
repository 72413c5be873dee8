import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('../..', import.meta.url));

/** Copies the sources to a new folder, so that a test may change them. Returns the folder; the caller removes it. */
export function copyRepository(repository = here): string {
  const root = mkdtempSync(join(tmpdir(), 'gatehouse-copy-'));
  const left = /(^|\/)(node_modules|dist|images|\.git|\.gatehouse)(\/|$)/;
  cpSync(repository, root, {
    recursive: true,
    filter: (from) => !left.test(from.slice(repository.length).replaceAll(sep, '/')),
  });
  linkPackages(repository, root);
  return root;
}

/** Links third-party packages to the repository's, and the workspace's packages to the copy's. */
function linkPackages(repository: string, root: string): void {
  const from = join(repository, 'node_modules');
  const to = join(root, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name !== '@gatehouse' && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  cpSync(join(from, '@gatehouse'), join(to, '@gatehouse'), { recursive: true, verbatimSymlinks: true });
}
