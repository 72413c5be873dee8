/** Vitest's JSON report, with its exit code. */
export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
  code: number;
}

export interface Counts {
  passed: number;
  failed: number;
}

export function filesToRerun(report: Report): string[];
export function countResults(report: Report): Counts;
export function countBoth(first: Report, second: Report): Counts;
