import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApps } from './build.mjs';
import { describeChromium, provideChromium } from './chromium.mjs';
import { installPackages } from './install.mjs';
import { root, run } from './process.mjs';
import { countBoth, countResults, filesToRerun } from './results.mjs';

/**
 * Runs all tests, or those that the arguments (passed to vitest) select, and prints at the end how many passed. With --rerun-failed, the files
 * of a few failures run once more, and those that then pass are listed (ADR 227).
 */
export async function test(args) {
  let result = { passed: 0, failed: 1 };
  const isRerun = args.includes('--rerun-failed');
  const selection = args.filter((arg) => arg !== '--rerun-failed');
  try {
    await installPackages();
    const chromium = await provideChromium();
    console.log(`Browser of the journeys: ${await describeChromium(chromium)}`);
    await buildApps();
    const first = await runVitest(selection);
    const files = isRerun ? filesToRerun(first) : [];
    if (files.length > 0) console.log(`\nRunning again, because a test in it failed:\n${list(files)}\n`);
    result = files.length > 0 ? countBoth(first, await runVitest(files)) : countResults(first);
    if (files.length > 0 && result.failed === 0)
      console.log(`Unstable: passed only when run again, find out why:\n${list(files)}`);
  } catch (error) {
    console.error(`\n${error.expected ? error.message : error.stack}`);
  }
  console.log(`${result.passed} passed, ${result.failed} failed`);
  return result.failed === 0 ? 0 : 1;
}

const list = (files) => files.map((file) => `  ${file}`).join('\n');

/** Vitest's report and exit code. */
export async function runVitest(args) {
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
    return { ...JSON.parse(readFileSync(report, 'utf8')), code };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
