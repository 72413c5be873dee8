import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { checkOut, repository } from './history.ts';

/** The server of a commit in a separate folder. `problem` is the reason why its packages could not be installed. */
export interface FormerServer {
  folder: string;
  problem: string | undefined;
  remove(): void;
}

/** Builds the server of a commit, without the apps for browsers. */
export function buildFormerServer(commit: string): FormerServer {
  const { folder, remove } = checkOut(commit);
  const problem = install(folder);
  const failure = problem ? undefined : build(folder);
  if (failure) throw new Error(failure);
  return { folder, problem, remove };
}

/** As in `scripts/run/install.mjs`: `npm ci` rejects a lockfile without other platforms' packages. */
const installation =
  'install --no-save --include=dev --ignore-scripts --no-audit --no-fund --prefer-offline --loglevel=error'.split(
    ' ',
  );

/** Links third-party packages to this checkout's if the lockfiles are equal. The workspace's packages are always the commit's. */
function install(folder: string): string | undefined {
  const lockOf = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lockOf(folder) !== lockOf(repository)) return run(folder, 'npm', installation);
  const from = join(repository, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name !== '@gatehouse' && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  cpSync(join(from, '@gatehouse'), join(to, '@gatehouse'), { recursive: true, verbatimSymlinks: true });
  return undefined;
}

function build(folder: string): string | undefined {
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const config = 'apps/server/vite.config.ts';
  const args = [vite, 'build', 'apps/server', '--config', config, '--logLevel', 'warn'];
  return run(folder, process.execPath, args);
}

function run(cwd: string, command: string, args: string[]): string | undefined {
  // Without the variables by which a program detects that it runs in a test.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name)),
  );
  const { status, stderr, error } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  return status === 0 ? undefined : `${command} ${args[0]}: ${error?.message ?? String(stderr).slice(-1000)}`;
}
