import { relative } from 'node:path';
import { root } from './process.mjs';

/** More failures than this have a common cause. */
const mostReruns = 5;

/** The files with failures if they are few. An error outside of tests belongs to no file, so it is never repeated. */
export function filesToRerun({ testResults }) {
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(root, name));
  return failed.length <= mostReruns ? failed : [];
}

/** A file that could not be loaded counts as one failure, and so does an error outside of tests. */
export function countResults({ numPassedTests, numFailedTests, testResults, code }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const failed = numFailedTests + broken.length;
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** The counts of a run, with the second results of the files that ran again. */
export function countBoth(first, second) {
  const passedBefore = first.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  const { passed, failed } = countResults(second);
  return { passed: first.numPassedTests - passedBefore + passed, failed };
}
