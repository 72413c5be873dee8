import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyRepository } from './mutants/copy.mjs';
import { change, findProblems, firstFailure, judge, namePattern } from './mutants/mutants.mjs';
import { run } from './run/process.mjs';

/**
 * Makes each mutant in a copy of the repository and runs its tests, which must fail. `--check` only looks whether the lists fit the sources, `--only`
 * selects mutants whose id begins with one of the texts.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const lists = readdirSync(join(root, 'scripts/mutants/lists')).toSorted();
const modules = await Promise.all(lists.map((name) => import(`./mutants/lists/${name}`)));
const all = modules.flatMap((module) => module.default);
const args = process.argv.slice(2);
const only = args.includes('--only') ? args[args.indexOf('--only') + 1].split(',') : [''];
const mutants = all.filter(({ id }) => only.some((start) => id.startsWith(start)));

const read = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
const problems = findProblems(all, read);
for (const problem of problems) console.error(problem);
console.log(`${all.length} mutants in ${lists.length} lists`);
process.exitCode = problems.length > 0 || !(args.includes('--check') || (await tryAll())) ? 1 : 0;

async function tryAll() {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-mutants-'));
  const copy = join(folder, 'repository');
  try {
    copyRepository(root, copy);
    if (!(await passUnchanged(copy))) return false;
    const verdicts = [];
    for (const mutant of mutants) verdicts.push(await tryOne(copy, mutant));
    const found = verdicts.filter((verdict) => verdict === 'found').length;
    console.log(`${found} of ${verdicts.length} mutants found`);
    return found === verdicts.length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tests that fail without a change would find everything. */
async function passUnchanged(copy) {
  const files = [...new Set(mutants.map(({ tests }) => tests))];
  if (files.length === 0) throw new Error('No mutant is selected.');
  if (mutants.some(isJourney)) await build(copy);
  const { code, output } = await runTests(copy, files);
  if (code !== 0) console.error(`${output}\nThese tests must pass without a change first.`);
  return code === 0;
}

async function tryOne(copy, mutant) {
  const path = join(copy, mutant.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, change(text, mutant));
  const begin = Date.now();
  try {
    if (isJourney(mutant)) await build(copy);
    const names = mutant.name ? ['-t', namePattern(mutant.name)] : [];
    const { report, output } = await runTests(copy, [mutant.tests, '--bail=1', ...names]);
    const verdict = report ? judge(report) : 'broken';
    console.log(
      `${verdict.padEnd(8)} ${mutant.id}: ${mutant.breaks} (${Math.round((Date.now() - begin) / 1000)} s)`,
    );
    if (verdict === 'broken') console.error(output.slice(-2_000));
    if (verdict === 'found') console.log(firstFailure(report).slice(0, 600).replaceAll(/^/gm, '  | '));
    return verdict;
  } finally {
    writeFileSync(path, text);
  }
}

/** Journeys drive what is built. */
function isJourney({ tests }) {
  return tests.startsWith('tests/journeys/');
}

async function build(copy) {
  // That of the copy builds the copy. The command would install packages first.
  const { buildApps } = await import(join(copy, 'scripts/run/build.mjs'));
  await buildApps();
}

async function runTests(copy, selection) {
  const path = join(copy, 'report.json');
  const output = [];
  const code = await run(
    [
      process.execPath,
      [
        '--import',
        join(copy, 'scripts/run/node-20.mjs'),
        join(copy, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${path}`,
        ...selection,
      ],
    ],
    { cwd: copy, capture: (chunk) => output.push(chunk), forward: true },
  );
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  rmSync(path, { force: true });
  return { code, report, output: Buffer.concat(output).toString() };
}
