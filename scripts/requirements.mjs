import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { collectProofs } from './requirements/proofs.mjs';
import { reportMilestone, reportRows } from './requirements/report.mjs';

/**
 * Lists the requirements without a test. `--brief` prints only the counts; `--milestone NAME` only its rows, and fails while some are open.
 * A test that names an unknown requirement always fails.
 */
const args = process.argv.slice(2);
const valueOf = (option) => (args.includes(option) ? args[args.indexOf(option) + 1] : undefined);
const readJson = (name) =>
  JSON.parse(readFileSync(new URL(`requirements/${name}.json`, import.meta.url), 'utf8'));
const rows = readJson('rows');
const milestones = readJson('milestones');

const root = valueOf('--root') ?? fileURLToPath(new URL('..', import.meta.url));
const proofs = collectProofs(root);
const unknown = [...proofs.keys()].filter((id) => !(id in rows));
for (const id of unknown) console.error(`${proofs.get(id).file} names ${id}, which is not a requirement.`);

const wanted = valueOf('--milestone');
if (wanted !== undefined && !(wanted in milestones)) {
  console.error(`There is no milestone ${wanted}. These are: ${Object.keys(milestones).join(', ')}`);
  process.exit(1);
}
const shown =
  wanted === undefined ? Object.keys(rows) : [...milestones[wanted].whole, ...milestones[wanted].part];
const report = reportRows(shown, rows, proofs);
const brief = args.includes('--brief');
if (!brief) console.log(report.lines.join('\n'));
let open = false;
for (const [name, milestone] of Object.entries(milestones)) {
  const { counts, missing } = reportMilestone(name, milestone, proofs);
  console.log(brief || missing.length === 0 ? counts : `${counts}; open: ${missing.join(' ')}`);
  if (name === wanted && missing.length > 0) open = true;
}
console.log(report.summary);
process.exitCode = unknown.length > 0 || open ? 1 : 0;
