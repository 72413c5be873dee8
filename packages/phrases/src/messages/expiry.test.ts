import { expect, it } from 'vitest';
import { formatExpiry } from './expiry.ts';

it.each([
  ['en', 10, 'in 10 minutes'],
  ['en', 1, 'in 1 minute'],
  ['pl-PL', 3, 'za 3 minuty'],
  ['ru', 1, 'через 1 минуту'],
  ['xx', 10, 'in 10 minutes'],
  ['not a tag', 10, 'in 10 minutes'],
])('in %s, a code of %d minutes expires %s', (language, minutes, text) => {
  expect(formatExpiry(minutes * 60_000, language)).toBe(text);
});
