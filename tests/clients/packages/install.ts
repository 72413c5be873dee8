import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages of this folder, unless they are there. They aren't dependencies of the repository, because frameworks come with
 * them that `npm start` doesn't need.
 */
export function installClientPackages(): void {
  const lock = readFileSync(join(import.meta.dirname, 'package-lock.json'), 'utf8');
  const installed = join(import.meta.dirname, 'node_modules', 'installed.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  const { status, stderr } = spawnSync('npm', ['ci'], { cwd: import.meta.dirname, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ci failed in ${import.meta.dirname}: ${stderr}`);
  writeFileSync(installed, lock);
}
