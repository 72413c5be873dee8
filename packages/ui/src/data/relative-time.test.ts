import { expect, it } from 'vitest';
import { writeExact, writeRelative } from './relative-time.tsx';

const now = new Date(2026, 10, 21, 15, 0).getTime();
it.each([
  [new Date(2026, 10, 21, 14, 59, 30), 'just now'],
  [new Date(2026, 10, 21, 14, 46), '14 minutes ago'],
  [new Date(2026, 10, 21, 3, 0), '12 hours ago'],
  [new Date(2026, 10, 20, 16, 0), 'yesterday'],
  [new Date(2026, 10, 18, 16, 0), 'Nov 18'],
  [new Date(2025, 4, 3), 'May 3, 2025'],
  [new Date(2026, 10, 21, 15, 10), 'in 10 minutes'],
])('shows %s as %s', (time, said) => {
  expect(writeRelative(time.getTime(), now, 'en', 'just now')).toBe(said);
});

it('shows the time to the second, and the year unless it is the current one', () => {
  const at = (year: number) => new Date(year, 10, 22, 8, 27, 29).getTime();
  expect(writeExact(at(2026), now, 'en')).toBe('Nov 22 08:27:29');
  expect(writeExact(at(2025), now, 'en')).toBe('Nov 22, 2025 08:27:29');
});
