import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Why a commit cannot be read, in a tarball or a shallow clone for example; `undefined` where it can. */
export function missingHistory(commit: string): string | undefined {
  const { status, error } = spawnSync('git', ['cat-file', '-e', `${commit}^{tree}`], { cwd: repository });
  if (error) return 'git is not installed';
  return status === 0 ? undefined : `commit ${commit.slice(0, 7)} is not in this copy of the repository`;
}

/** The files of a commit in a new folder; `remove` deletes it. */
export function checkOut(commit: string, paths: readonly string[] = []): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-commit-'));
  const archive = execFileSync('git', ['archive', commit, ...paths], {
    cwd: repository,
    maxBuffer: 512 * 1024 * 1024,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
