/**
 * A mutant is a change of our code that a test must find. `findProblems` says what is wrong with a list of them: an id that is there twice, a text that
 * isn't in its file exactly once, tests that don't exist. `readSource` returns the text of a file, or undefined.
 */
export function findProblems(mutants, readSource) {
  const ids = mutants.map(({ id }) => id);
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is there twice.`),
    ...mutants.flatMap((mutant) =>
      problemsOf(mutant, readSource).map((problem) => `${mutant.id} ${problem}`),
    ),
  ];
}

function problemsOf({ breaks, file, find, replace, tests, name }, readSource) {
  const problems = [];
  if (!breaks) problems.push('doesn’t say what it breaks.');
  const text = readSource(file);
  const times = text === undefined ? 0 : text.split(find).length - 1;
  if (text === undefined) problems.push(`changes ${file}, which doesn’t exist.`);
  else if (times !== 1) problems.push(`changes a text that is ${times} times in ${file}.`);
  if (find === replace) problems.push('changes nothing.');
  const source = readSource(tests);
  if (source === undefined) problems.push(`is to be found by ${tests}, which doesn’t exist.`);
  else if (name && !source.includes(name))
    problems.push(`is to be found by “${name}”, which isn’t in ${tests}.`);
  return problems;
}

/** The text of the file with the change. */
export const change = (text, { find, replace }) => text.split(find).join(replace);

/** Vitest's pattern for the tests whose names contain a text. */
export const namePattern = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What a run of its tests says of a mutant. A file that can't be loaded fails for any change, so it shows nothing. */
export function judge({ numFailedTests, numPassedTests }) {
  if (numFailedTests > 0) return 'found';
  return numPassedTests > 0 ? 'survived' : 'broken';
}

/** The first test that failed and what it says: a test may find a mutant for another reason than the one it names. */
export function firstFailure({ testResults }) {
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  return failed && `${failed.fullName}\n${failed.failureMessages[0].split('\n    at ')[0]}`;
}
