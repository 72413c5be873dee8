import { describe, expect, it } from 'vitest';
import { formatComparison } from './comparison.ts';

const row = (what: string, figure: number, ratio?: number, budget = '≥ 0.75 ×') => ({
  part: 'tokens',
  what,
  figure,
  unit: '/s',
  ratio,
  budget,
});
const lines = (text: string): string[][] => text.split('\n').map((line) => line.split(/ {2,}/));

describe('the comparison of two commits', () => {
  it('has the medians of the ratios and their quotient', () => {
    const before = [[row('a', 900, 0.5)], [row('a', 100, 0.9)], [row('a', 500, 0.8)]];
    const after = [[row('a', 700, 0.7)], [row('a', 600, 0.78)], [row('a', 800, 0.9)]];
    expect(lines(formatComparison(before, after))[1]).toEqual([
      'tokens: a',
      '0.8 × floor',
      '0.78 × floor',
      '0.975',
      '0.5–0.9 → 0.7–0.9',
      'ok',
    ]);
  });

  it.each([
    ['≥ 0.75 ×', 0.9, 'worse'],
    ['≥ 0.75 ×', 1.1, 'ok'],
    ['≤ 2 ×', 0.9, 'ok'],
    ['≤ 2 ×', 1.1, 'worse'],
  ])('with a budget of %s, rates a change by a factor of %d as %s', (budget, factor, verdict) => {
    const text = formatComparison([[row('a', 1, 1, budget)]], [[row('a', 1, factor, budget)]]);
    expect(lines(text)[1]?.at(-1)).toBe(verdict);
  });

  it('compares values if a row has no floor, and matches rows with changed titles by position', () => {
    const before = [[row('an old title', 20), row('b', 10)]];
    const after = [[row('a new title', 10), row('b', 10)]];
    expect(lines(formatComparison(before, after)).map((line) => [line[0], line[3]])).toEqual([
      ['', 'after/before'],
      ['tokens: a new title', '0.500'],
      ['tokens: b', '1.000'],
    ]);
  });

  it('shows a row that only the new commit has', () => {
    const text = formatComparison([[]], [[row('a', 1, 1)]]);
    expect(text).toMatch(/tokens: a +1 × floor +none → 1–1$/);
  });
});
