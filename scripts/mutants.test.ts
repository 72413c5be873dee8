import { describe, expect, it } from 'vitest';
import { change, findProblems, firstFailure, judge, type Mutant, namePattern } from './mutants/mutants.mjs';

const files: Record<string, string> = {
  'a.ts': 'lock(); count(); add(); count();',
  'a.test.ts': "it('[D9] one of many', f)",
};
const mutant: Mutant = {
  id: 'D9 lock',
  breaks: 'the lock',
  file: 'a.ts',
  find: 'lock();',
  replace: '',
  tests: 'a.test.ts',
  name: '[D9]',
};
const problemsOf = (...mutants: Mutant[]): string[] => findProblems(mutants, (file) => files[file]);

describe('the lists of mutants', () => {
  it('change a text that is in its file once, and name a test that exists', () => {
    expect(problemsOf(mutant)).toEqual([]);
    expect(problemsOf({ ...mutant, find: 'count();' })).toEqual([
      'D9 lock changes a text that is 2 times in a.ts.',
    ]);
    expect(problemsOf({ ...mutant, find: 'gone();' })).toEqual([
      'D9 lock changes a text that is 0 times in a.ts.',
    ]);
    expect(problemsOf({ ...mutant, file: 'b.ts' })).toEqual(['D9 lock changes b.ts, which doesn’t exist.']);
    expect(problemsOf({ ...mutant, tests: 'b.test.ts' })).toEqual([
      'D9 lock is to be found by b.test.ts, which doesn’t exist.',
    ]);
    expect(problemsOf({ ...mutant, name: '[D8]' })).toEqual([
      'D9 lock is to be found by “[D8]”, which isn’t in a.test.ts.',
    ]);
  });

  it('have each mutant once, with what it breaks, and each changes something', () => {
    expect(problemsOf(mutant, mutant)).toContain('D9 lock is there twice.');
    expect(problemsOf({ ...mutant, breaks: '' })).toEqual(['D9 lock doesn’t say what it breaks.']);
    expect(problemsOf({ ...mutant, replace: mutant.find })).toEqual(['D9 lock changes nothing.']);
  });
});

describe('a mutant', () => {
  it('changes its text alone, whatever letters that has', () => {
    expect(change('a $1 (b) $1', { ...mutant, find: '(b)', replace: '$&' })).toBe('a $1 $& $1');
    expect(new RegExp(namePattern('[D9] a (b)')).test('x [D9] a (b) y')).toBe(true);
  });

  it('is found by a test that fails, not by a file that can’t be loaded', () => {
    expect(judge({ numFailedTests: 1, numPassedTests: 3 })).toBe('found');
    expect(judge({ numFailedTests: 0, numPassedTests: 3 })).toBe('survived');
    expect(judge({ numFailedTests: 0, numPassedTests: 0 })).toBe('broken');
  });

  it('is shown with the test that found it and what that says', () => {
    const passed = { status: 'passed', fullName: 'is there', failureMessages: [] };
    const failed = {
      status: 'failed',
      fullName: 'is locked',
      failureMessages: ['AssertionError: expected 2\nto be 1\n    at a.test.ts:3:4'],
    };
    expect(firstFailure({ testResults: [{ assertionResults: [passed, failed] }] })).toBe(
      'is locked\nAssertionError: expected 2\nto be 1',
    );
    expect(firstFailure({ testResults: [{ assertionResults: [passed] }] })).toBeUndefined();
  });
});
