import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const folder = import.meta.dirname;
/** A folder exists while a process installs; left by one that was ended, it counts for five minutes. */
const lock = join(folder, 'installing.log');
const longestMs = 300_000;

/**
 * Installs the packages of this folder, unless they are there: once, if several processes of a run ask for them. They aren't dependencies of
 * the repository, because frameworks come with them that `npm start` doesn't need.
 */
export async function installClientPackages(): Promise<void> {
  const wanted = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const mark = join(folder, 'node_modules', 'installed.json');
  const isInstalled = () => existsSync(mark) && readFileSync(mark, 'utf8') === wanted;
  while (!isInstalled()) {
    if (!take()) {
      await setTimeout(200);
      continue;
    }
    try {
      if (!isInstalled()) install();
      writeFileSync(mark, wanted);
    } finally {
      rmSync(lock, { recursive: true });
    }
  }
}

function take(): boolean {
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  if (since !== undefined && Date.now() - since > longestMs) rmSync(lock, { recursive: true, force: true });
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

function install(): void {
  const { status, stderr } = spawnSync('npm', ['ci'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}: ${stderr}`);
}
