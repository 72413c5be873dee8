/** What a row can say of its item. The first two need a test, the others a note. */
export const states = ['met', 'met with a setting', 'by design', 'not applicable', 'not met'];
const tested = states.slice(0, 2);

/**
 * What is wrong with the rows: items of the standard that are missing or there twice, states without what they need, and tests that don't exist or don't
 * run. `levels` has the level of each item; `readSource` returns the text of a file, or undefined.
 */
export function findProblems(rows, levels, readSource) {
  const ids = rows.map(({ id }) => id);
  return [
    ...Object.keys(levels)
      .filter((id) => !ids.includes(id))
      .map((id) => `${id} has no row.`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} has more than one row.`),
    ...ids.filter((id) => !(id in levels)).map((id) => `${id} is no item of the standard.`),
    ...rows.flatMap((row) => problemsOf(row, readSource).map((problem) => `${row.id} ${problem}`)),
  ];
}

function problemsOf({ asks, state, tests = {}, note }, readSource) {
  const problems = [];
  if (!/^\S.*\.$/.test(asks ?? '')) problems.push('doesn’t say in a sentence what it asks.');
  if (!states.includes(state)) problems.push(`has an unknown state, ${state}.`);
  if (tested.includes(state) && Object.keys(tests).length === 0) problems.push('names no test.');
  if (state !== 'met' && !note) problems.push('needs a note that says why, or which setting.');
  for (const [file, names] of Object.entries(tests)) {
    const source = readSource(file);
    if (source === undefined) problems.push(`names a file that doesn’t exist, ${file}.`);
    else
      for (const name of names)
        if (!hasTest(source, name)) problems.push(`names a test that ${file} doesn’t run: ${name}`);
  }
  return problems;
}

/** Whether a source has a test with this title, as it is written there, that isn't skipped or still to do. */
export function hasTest(source, name) {
  return ["'", '"', '`'].some((quote) => {
    const literal = quote + name.replaceAll(quote, `\\${quote}`) + quote;
    for (let at = source.indexOf(literal); at !== -1; at = source.indexOf(literal, at + 1)) {
      const before = source.slice(Math.max(0, at - 40), at).trimEnd();
      if (before.endsWith('(') && !/\b(describe|skip|todo|fails)\($/.test(before)) return true;
    }
    return false;
  });
}

/** How many rows have each state. */
export function countStates(rows) {
  return states
    .map((state) => [state, rows.filter((row) => row.state === state).length])
    .filter(([, count]) => count > 0);
}

const chapters = {
  V3: 'Web frontend',
  V6: 'Authentication',
  V7: 'Sessions',
  V8: 'Authorization',
  V9: 'Self-contained tokens',
  V10: 'OAuth and OpenID Connect',
};
const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** The guide: the rows of each chapter as a table. */
export function renderGuide(rows, levels) {
  const sections = Object.entries(chapters).map(([chapter, title]) => {
    const lines = rows.filter(({ id }) => id.startsWith(`${chapter}.`)).map((row) => renderRow(row, levels));
    return `## ${chapter} ${title}\n\n| item | level | what it asks | state | tests |\n|---|---|---|---|---|\n${lines.join('\n')}`;
  });
  const counts = countStates(rows).map(([state, count]) => `${count} ${state}`);
  const open = rows.filter(({ state }) => state === 'not met').map(({ id }) => id);
  return `${intro(rows.length, counts.join(', '), open.join(', '))}\n\n${sections.join('\n\n')}\n`;
}

const intro = (count, counts, open) => `# OWASP ASVS

How Gatehouse compares with the [Application Security Verification Standard 5.0](https://owasp.org/www-project-application-security-verification-standard/) of OWASP: the ${count} items
of levels 1 and 2 in the chapters that an identity service is about. What an item asks is in our words; the standard has its own.

${counts}. *Met* and *met with a setting* name the tests that show it; the others say why. Not met: ${open}. The rows are in \`docs/security/asvs.json\`: \`npm run asvs\` fails if an item is missing
or a test doesn't exist, and \`npm run asvs -- --write\` writes this page.`;

function renderRow({ id, asks, state, tests = {}, note }, levels) {
  const named = Object.entries(tests).map(
    ([file, names]) =>
      `\`${file.replace(/^apps\/server\/src\//, '')}\`: ${names.map((name) => `“${escapeCell(name)}”`).join(', ')}`,
  );
  const text = note ? `${capital(state)}. ${note}` : capital(state);
  return `| ${id} | ${levels[id]} | ${asks} | ${text} | ${named.join('; ')} |`;
}

/** Titles are text, not Markdown. */
const escapeCell = (text) => text.replaceAll(/[\\|[\]_*`<]/g, '\\$&');
