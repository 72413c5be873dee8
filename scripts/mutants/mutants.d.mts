/** A change of our code that a test must find. */
export interface Mutant {
  /** The trap, attack or requirement, and which change of it: `D9 lock`. */
  id: string;
  /** What no longer holds. */
  breaks: string;
  file: string;
  /** A text that is in the file once. */
  find: string;
  replace: string;
  /** The file with the tests that must fail. */
  tests: string;
  /** A part of the names of these tests; all tests of the file without it. */
  name?: string;
}
export declare function findProblems(
  mutants: readonly Mutant[],
  readSource: (file: string) => string | undefined,
): string[];
export declare function change(text: string, mutant: Mutant): string;
export declare function namePattern(name: string): string;
export declare function judge(report: {
  numFailedTests: number;
  numPassedTests: number;
}): 'found' | 'survived' | 'broken';
export declare function firstFailure(report: {
  testResults: readonly {
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
}): string | undefined;
