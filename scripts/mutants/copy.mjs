import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Copies what git would commit of a folder, with its uncommitted changes, and links its installed packages. Packages of the workspace are those of the
 * copy, so a change of their sources counts. The apps are as they were built.
 */
export function copyRepository(from, to) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: from,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(from, name)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(from, file), join(to, file), { verbatimSymlinks: true });
  }
  linkPackages(join(from, 'node_modules'), join(to, 'node_modules'));
  copyBuilds(from, to);
}

/** The built apps, with the stamps that say what they are built from. */
function copyBuilds(from, to) {
  for (const app of readdirSync(join(from, 'apps')))
    for (const path of [`apps/${app}/dist`, `node_modules/.build/${app}`])
      if (existsSync(join(from, path))) cpSync(join(from, path), join(to, path), { recursive: true });
}

function linkPackages(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from)) {
    // Caches of Vite and of the type check belong to one folder.
    if (entry.startsWith('.')) continue;
    if (entry === '@gatehouse') {
      mkdirSync(join(to, entry));
      for (const name of readdirSync(join(from, entry)))
        symlinkSync(readlinkSync(join(from, entry, name)), join(to, entry, name));
    } else symlinkSync(join(from, entry), join(to, entry));
  }
}
