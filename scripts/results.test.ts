import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { countBoth, countResults, filesToRerun } from './run/results.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const file = (name: string, ...statuses: ('passed' | 'failed')[]) => ({
  name: `${root}${name}`,
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});
const report = (code: number, ...testResults: ReturnType<typeof file>[]) => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (wanted: string) => all.filter(({ status }) => status === wanted).length;
  return { code, testResults, numPassedTests: count('passed'), numFailedTests: count('failed') };
};
const good = file('a.test.ts', 'passed', 'passed');

it('runs the files of up to five failures again', () => {
  const failed = ['b', 'c', 'd', 'e', 'f'].map((name) => file(name, 'passed', 'failed'));
  expect(filesToRerun(report(1, good, ...failed))).toEqual(['b', 'c', 'd', 'e', 'f']);
  expect(filesToRerun(report(1, good, ...failed, file('g', 'failed')))).toEqual([]);
  expect(filesToRerun(report(0, good))).toEqual([]);
  // An error outside of tests.
  expect(filesToRerun(report(1, good))).toEqual([]);
});

it('counts what failed twice, and every test once', () => {
  const first = report(1, good, file('b', 'passed', 'failed', 'failed'));
  expect(countBoth(first, report(0, file('b', 'passed', 'passed', 'passed')))).toEqual({
    passed: 5,
    failed: 0,
  });
  expect(countBoth(first, report(1, file('b', 'passed', 'passed', 'failed')))).toEqual({
    passed: 4,
    failed: 1,
  });
  expect(countBoth(first, report(1, file('b')))).toEqual({ passed: 2, failed: 1 });
});

it('counts a file that could not be loaded, and an error outside of tests, as a failure', () => {
  expect(countResults(report(1, good, file('b')))).toEqual({ passed: 2, failed: 1 });
  expect(countResults(report(1, good))).toEqual({ passed: 2, failed: 1 });
  expect(countResults(report(0, good))).toEqual({ passed: 2, failed: 0 });
});
