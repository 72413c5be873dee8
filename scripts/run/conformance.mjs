import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectResults, countResults, renderGuide, renderTable } from '../conformance/table.mjs';
import { buildApps } from './build.mjs';
import { packageProgram, root, run } from './process.mjs';
import { runVitest } from './test.mjs';

const folder = join(root, 'tests/conformance');

/** Runs the modules of the OpenID conformance suite and prints their results. With UPDATE_DOCS=1, it writes those that are recorded, and the guide. */
export async function checkConformance(args) {
  await buildApps();
  const suite = JSON.parse(readFileSync(join(folder, 'suite.json'), 'utf8'));
  const report = await runVitest(['--project', 'conformance', ...args]);
  const results = collectResults(suite, report);
  console.log(`\n${renderTable(suite, results)}`);
  const { failed } = countResults(suite.plans, results);
  if (process.env.UPDATE_DOCS !== undefined && failed === 0) {
    const recorded = 'tests/conformance/results.json';
    writeFileSync(join(root, recorded), `${JSON.stringify(results, null, 2)}\n`);
    await run(packageProgram('oxfmt/bin/oxfmt', [recorded]));
    writeFileSync(join(root, 'docs/guides/conformance.md'), renderGuide(suite, results));
  }
  return failed === 0 ? report.code : 1;
}
