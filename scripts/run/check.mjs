import { Stop, packageProgram, nodeProgram, run } from './process.mjs';
import { seconds } from './progress.mjs';

/**
 * What has been checked before and hasn't changed is not checked again: `npm ci` removes the record of it. Several checkers would resolve
 * the same types each: four take twice the processor time of one.
 */
const tsc = (project) =>
  packageProgram('typescript/bin/tsc', [
    '--noEmit',
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    `node_modules/.cache/types/${project}.json`,
    '-p',
    `tsconfig.${project}.json`,
  ]);

/** The slowest first; two run at a time. */
const listSteps = (isComplete) => [
  [
    'lint',
    () =>
      packageProgram('oxlint/bin/oxlint', [
        '--type-aware',
        '--deny-warnings',
        'apps',
        'packages',
        'tests',
        'scripts',
      ]),
  ],
  ['types of what runs anywhere', () => tsc('pure')],
  ['types of what runs in a browser', () => tsc('web')],
  ['types of what runs in Node', () => tsc('node')],
  ['format', () => packageProgram('oxfmt/bin/oxfmt', ['--check', '.'])],
  ['unused code', () => packageProgram('knip/bin/knip.js', [])],
  // Every text is used, every used text exists and gets its values, and languages have the same keys and values.
  [
    isComplete ? 'texts, complete in every language' : 'texts',
    () =>
      packageProgram('vitest/vitest.mjs', [
        'run',
        '--project',
        'unit',
        'packages/phrases',
        'texts.test',
        'texts-used.test',
      ]),
    isComplete ? { TEXTS: 'complete' } : {},
  ],
  ['boundaries', () => nodeProgram('scripts/boundaries.mjs')],
  ['words', () => nodeProgram('scripts/words.mjs')],
  ['requirements', () => nodeProgram('scripts/requirements.mjs', ['--brief'])],
  ['mutants', () => nodeProgram('scripts/mutants.mjs', ['--check'])],
  ['OWASP ASVS', () => nodeProgram('scripts/asvs.mjs')],
];

/**
 * Runs all checks except the tests. With `--complete`, untranslated texts fail, too. Returns 1 if a step fails, after all
 * have run.
 */
export async function check(args) {
  const [unknown] = args.filter((option) => option !== '--complete');
  if (unknown !== undefined) throw new Stop(`There is no option ${unknown}. Try: npm run check -- --help`);
  const begin = Date.now();
  const waiting = listSteps(args.includes('--complete'));
  const failed = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      if (!(await perform(step))) failed.push(step[0]);
  };
  await Promise.all([worker(), worker()]);
  const verdict = failed.length ? `failed: ${failed.join(', ')}` : 'all is well';
  console.log(`check: ${verdict}, ${seconds(begin)}`);
  return failed.length ? 1 : 0;
}

async function perform([name, command, env]) {
  const begin = Date.now();
  const output = [];
  const code = await run(command(), { env, capture: (chunk) => output.push(chunk) });
  const text = Buffer.concat(output).toString().trim();
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}, ${seconds(begin)}`);
  if (code !== 0 || name === 'requirements') console.log(text);
  return code === 0;
}
