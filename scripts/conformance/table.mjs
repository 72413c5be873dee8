/** The results of the suite's modules: what the command prints and the guide shows. */

/** The outcome of each module by plan, from Vitest's report. A module that failed has none. */
export function collectResults({ plans }, { testResults }) {
  // In the order of the suite: files end in any order.
  const results = Object.fromEntries(
    plans.map(({ plan, modules }) => [
      plan,
      Object.fromEntries(modules.map((module) => [module, undefined])),
    ]),
  );
  for (const { assertionResults } of testResults)
    for (const { meta } of assertionResults) {
      if (!meta?.conformance) continue;
      const { plan, module, result, notes } = meta.conformance;
      results[plan][module] = { result, notes };
    }
  return results;
}

/** How many modules of the plans have each result. */
export function countResults(plans, results) {
  const counts = { passed: 0, warning: 0, skipped: 0, failed: 0 };
  for (const { plan, modules } of plans)
    for (const module of modules) counts[results[plan]?.[module]?.result ?? 'failed'] += 1;
  return counts;
}

/** The rows of a plan: module, result, and why it isn't *passed*. */
export function listRows({ plan, modules }, results) {
  return modules.map((module) => {
    const { result, notes = [] } = results[plan]?.[module] ?? { result: 'failed' };
    return [module, result, notes.join('; ')];
  });
}

export const describeCounts = ({ passed, warning, skipped, failed }) =>
  `${passed + warning + skipped + failed} modules: ${passed} passed, ${warning} with a warning, ${skipped} skipped, ${failed} failed`;

/** What the command prints. */
export function renderTable({ plans }, results) {
  const parts = plans.flatMap((plan) => {
    const rows = listRows(plan, results);
    const width = Math.max(...rows.map(([module]) => module.length));
    return [
      `${plan.profile} (${plan.plan})`,
      ...rows.map(([module, result, notes]) =>
        `  ${module.padEnd(width)}  ${result.padEnd(7)}  ${notes}`.trimEnd(),
      ),
      '',
    ];
  });
  return [...parts, describeCounts(countResults(plans, results))].join('\n');
}

const cell = (text) => text.replaceAll('|', '\\|');

/** The guide, from the suite's modules, the recorded results and the changes that make modules fail. */
export function renderGuide({ repository, commit, plans, asks }, results) {
  const sections = plans.map((plan) =>
    [
      `## ${plan.profile}`,
      '',
      `\`${plan.plan}\`, ${plan.modules.length} ${plan.modules.length === 1 ? 'module' : 'modules'}.${plan.says ? ` ${plan.says}` : ''}`,
      '',
      '| module | result | what it asks |',
      '|---|---|---|',
      ...listRows(plan, results).map(
        ([module, result, notes]) =>
          `| \`${module}\` | ${result} | ${cell(asks[module])}${notes ? ` *${cell(capitalize(notes))}*` : ''} |`,
      ),
    ].join('\n'),
  );
  return `${[
    '# OpenID conformance',
    `How Gatehouse answers the modules of the [OpenID conformance suite](${repository}), which the OpenID Foundation certifies providers with. Each module is a test of our own with the suite’s name in
\`tests/conformance\`; what it asks is in our words, from the suite at commit \`${commit}\`. The suite itself was not run, and this is no certification.`,
    `${describeCounts(countResults(plans, results))}. *Warning* means what it means in the suite: the specification recommends it, but doesn’t require it. *Skipped* modules are about something that Gatehouse
doesn’t offer, which the suite accepts.`,
    `\`npm run conformance\` runs them and prints this table; \`UPDATE_DOCS=1 npm run conformance\` also writes this page. \`npm test\` fails if a result differs from this page. The modules run with a tenant that signs with RS256, which OpenID Connect Core 15.1
requires: an administrator selects it by rotating the signing key once. The server is behind https, as in production. \`tests/conformance/mutants.json\` has a change of the server for each module that makes it fail.`,
    ...sections,
  ].join('\n\n')}\n`;
}

const capitalize = (text) => `${text[0].toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
