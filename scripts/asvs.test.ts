import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import levels from './asvs/levels.json' with { type: 'json' };
import rows from '../docs/security/asvs.json' with { type: 'json' };
import { countStates, findProblems, hasTest, renderGuide } from './asvs/table.mjs';

const root = join(import.meta.dirname, '..');
const source = `describe('a', () => {\n  it(\n    'can’t be read', f);\n  it.skip('is skipped', f);\n  it.each([1])("it's one of %s", f);\n});`;
const row = { id: 'V1.1.1', asks: 'Something.', state: 'met', tests: { 'a.test.ts': ['can’t be read'] } };
const problemsOf = (...list: object[]): string[] =>
  findProblems(list, { 'V1.1.1': 1 }, (path: string) => (path === 'a.test.ts' ? source : undefined));

describe('the rows of OWASP ASVS', () => {
  it('have the 115 items once, with tests that exist, and the guide shows them', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/asvs.mjs'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout).toContain(': 115 items, ');
    const byLevel = Object.values(levels).filter((level) => level === 1);
    expect([Object.keys(levels).length, byLevel.length]).toEqual([115, 40]);
  });

  it('are shown by tests for at least 95 of them', () => {
    const counts = Object.fromEntries(countStates(rows)) as Record<string, number>;
    expect((counts.met ?? 0) + (counts['met with a setting'] ?? 0)).toBeGreaterThanOrEqual(95);
  });
});

describe('the check of the rows', () => {
  it('accepts a row with a test, and finds items that are missing, twice or unknown', () => {
    expect(problemsOf(row)).toEqual([]);
    expect(problemsOf()).toEqual(['V1.1.1 has no row.']);
    expect(problemsOf(row, row)).toEqual(['V1.1.1 has more than one row.']);
    expect(problemsOf(row, { ...row, id: 'V9.9.9' })).toEqual(['V9.9.9 is no item of the standard.']);
  });

  it('finds tests and files that don’t exist, and what a state needs', () => {
    expect(problemsOf({ ...row, tests: { 'a.test.ts': ['can’t be'] } })).toEqual([
      'V1.1.1 names a test that a.test.ts doesn’t run: can’t be',
    ]);
    expect(problemsOf({ ...row, tests: { 'b.test.ts': [] } })).toEqual([
      'V1.1.1 names a file that doesn’t exist, b.test.ts.',
    ]);
    expect(problemsOf({ ...row, tests: undefined })).toEqual(['V1.1.1 names no test.']);
    for (const state of ['met with a setting', 'by design', 'not applicable', 'not met']) {
      const [problem, ...others] = problemsOf({ ...row, state });
      expect([problem, others]).toEqual(['V1.1.1 needs a note that says why, or which setting.', []]);
      expect(problemsOf({ ...row, state, note: 'Because.' })).toEqual([]);
    }
    expect(problemsOf({ ...row, state: 'partly', asks: '' })).toHaveLength(3);
  });

  it('doesn’t take groups, skipped tests and other strings for tests', () => {
    expect(hasTest(source, "it's one of %s")).toBe(true);
    for (const name of ['a', 'is skipped', 'one of %s'])
      expect([name, hasTest(source, name)]).toEqual([name, false]);
  });

  it('writes titles as text', () => {
    const guide = renderGuide([{ ...row, id: 'V3.1.1', tests: { 'a.test.ts': ['[A] `b` | c_d'] } }], {});
    expect(guide).toContain('“\\[A\\] \\`b\\` \\| c\\_d”');
  });
});
