import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of this checkout. */
export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Why a commit can't be read, in a tarball or a shallow clone, or `undefined` if it can. Throws if a full history lacks it. */
export function missingHistory(commit: string): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: repository, encoding: 'utf8' });
  const { stdout: isShallow, status, error } = git('rev-parse', '--is-shallow-repository');
  if (error) return 'git is not installed';
  if (status !== 0) return 'this is no clone of the repository';
  if (git('merge-base', '--is-ancestor', commit, 'HEAD').status === 0) return undefined;
  if (isShallow.trim() === 'true') return `this shallow clone does not have commit ${commit.slice(0, 7)}`;
  throw new Error(`Commit ${commit} is not in the history of the current one.`);
}

/** Writes the files of a commit into a new folder, which `remove` deletes. */
export function checkOut(commit: string, paths: readonly string[] = []): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-commit-'));
  const archive = execFileSync('git', ['archive', commit, ...paths], {
    cwd: repository,
    maxBuffer: 512 * 1024 * 1024,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The commit that is checked out. Throws if these paths have uncommitted changes. */
export function readCommit(paths: readonly string[]): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', ...paths);
  if (changed) throw new Error(`Commit first what a release is to have:\n${changed}`);
  return git('rev-parse', 'HEAD');
}
