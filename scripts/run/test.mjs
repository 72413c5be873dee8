import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApps } from './build.mjs';
import { describeChromium, provideChromium } from './chromium.mjs';
import { installPackages } from './install.mjs';
import { root, run } from './process.mjs';

/** Runs all tests, or those that the arguments (passed to vitest) select, and prints at the end how many passed. */
export async function test(args) {
  let result = { passed: 0, failed: 1 };
  try {
    await installPackages();
    const chromium = await provideChromium();
    console.log(`Browser of the journeys: ${await describeChromium(chromium)}`);
    await buildApps();
    result = await runVitest(args);
  } catch (error) {
    console.error(`\n${error.expected ? error.message : error.stack}`);
  }
  console.log(`${result.passed} passed, ${result.failed} failed`);
  return result.failed === 0 ? 0 : 1;
}

async function runVitest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-report-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  try {
    const code = await run(
      [
        process.execPath,
        [
          '--import',
          join(root, 'scripts/run/node-20.mjs'),
          'node_modules/vitest/vitest.mjs',
          'run',
          ...reporters,
          ...args,
        ],
      ],
      { forward: true },
    );
    return countResults(JSON.parse(readFileSync(report, 'utf8')), code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A file that could not be loaded counts as one failure, and so does an error outside of tests. */
function countResults({ numPassedTests, numFailedTests, testResults }, code) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const failed = numFailedTests + broken.length;
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}
