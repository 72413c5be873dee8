import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { formatComparison, runOutput } from './comparison.ts';

/**
 * `npm run bench -- --against COMMIT`: runs the bench of that commit, in a temporary clone beside this folder, and the bench of this
 * folder in turn, and prints the medians. Each run uses its own commit's bench, server and packages.
 */
const root = process.cwd();
const { values } = parseArgs({
  options: {
    against: { type: 'string', default: '' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: ['tokens,refreshes,sign-ins'] },
    quick: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs has to be a whole number from 1, not ${values.runs}`);
  process.exit(1);
}
const benchArgs = ['--json', '--only', values.only.join(','), ...(values.quick ? ['--quick'] : [])];

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

let stopped: NodeJS.Signals | undefined;

/** One run in a folder that has the whole repository; it installs and builds what has changed. */
async function runBench(folder: string): Promise<z.infer<typeof runOutput>['rows']> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'bench', ...benchArgs], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = (signal: NodeJS.Signals) => {
    stopped = signal;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, stop);
  const [printed] = await Promise.all([text(child.stdout), once(child, 'close')]);
  for (const signal of signals) process.off(signal, stop);
  if (stopped) throw new Error(`stopped by ${stopped}`);
  // A run with a gate that isn't met exits with 1 too, but prints its rows.
  const json = /^\{$.*/ms.exec(printed)?.[0];
  if (json === undefined) throw new Error(`The bench in ${folder} printed no figures.`);
  const { rows, problems } = runOutput.parse(JSON.parse(json));
  if (problems.length > 0) throw new Error(`The bench in ${folder} failed:\n${problems.join('\n')}`);
  return rows;
}

const commit = git('rev-parse', '--verify', `${values.against}^{commit}`);
const clone = mkdtempSync(join(dirname(root), `${basename(root)}-${commit.slice(0, 7)}-`));
try {
  // PostgreSQL drops root's privileges and has to read its own files.
  chmodSync(clone, 0o755);
  git('clone', '--quiet', '--shared', '--no-checkout', root, clone);
  git('-C', clone, 'checkout', '--quiet', '--detach', commit);
  const before: Awaited<ReturnType<typeof runBench>>[] = [];
  const after: typeof before = [];
  for (let run = 1; run <= runs; run += 1) {
    console.error(`run ${run} of ${runs}: ${values.against}`);
    before.push(await runBench(clone));
    console.error(`run ${run} of ${runs}: this folder`);
    after.push(await runBench(root));
  }
  console.log(`Medians of ${runs} runs each, ${commit.slice(0, 7)} before, this folder after:\n`);
  console.log(formatComparison(before, after));
} finally {
  rmSync(clone, { recursive: true, force: true });
}
