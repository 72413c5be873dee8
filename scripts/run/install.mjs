import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runQuietly } from './process.mjs';
import { withProgress } from './progress.mjs';

const stampFile = join(root, 'node_modules', '.stamp');

/**
 * Installs what package-lock.json says, unless it is there. Not by `npm ci`: that refuses a lock without the other
 * platforms' optional packages, and npm leaves them out of it where the registry does not carry them.
 */
export async function installPackages() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = createHash('sha256').update(`${lock}${process.platform} ${process.arch}`).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!isInstalled(JSON.parse(lock))) {
    await withProgress('Installing packages', () =>
      runQuietly(
        npm([
          'install',
          '--no-save',
          '--include=dev',
          '--no-audit',
          '--no-fund',
          '--prefer-offline',
          '--loglevel=error',
        ]),
        'npm could not install the packages. Is the registry reachable?',
      ),
    );
  }
  writeFileSync(stampFile, stamp);
}

/** npm notes what it has put into node_modules; after an `npm install` by hand nothing needs to be done again. */
function isInstalled(lock) {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const there = JSON.parse(readFileSync(note, 'utf8')).packages;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    return there[path] ? same(there[path], wanted) : wanted.optional && !isForThisMachine(wanted);
  });
}

function same(found, wanted) {
  return (
    found.version === wanted.version &&
    found.integrity === wanted.integrity &&
    found.resolved === wanted.resolved
  );
}

/** Of packages made for one C library, and of what those need in turn, only npm can tell. */
function isForThisMachine({ os, cpu, libc }) {
  return !libc && os?.includes(process.platform) && cpu?.includes(process.arch);
}

/** npm as it was started: the one beside this Node may be another. */
export function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return [process.execPath, [script, ...args]];
  return ['npm', args];
}
