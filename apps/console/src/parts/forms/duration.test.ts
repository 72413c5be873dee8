import { describe, expect, it } from 'vitest';
import { nameUnit, unitOf, writeDuration } from './duration.ts';

describe('durations', () => {
  it('use the largest unit in which they are a whole number', () => {
    expect([1, 90, 3600, 5400, 86_400, 1_209_600, 0].map((seconds) => writeDuration(seconds, 'en'))).toEqual([
      '1 second',
      '90 seconds',
      '1 hour',
      '90 minutes',
      '1 day',
      '14 days',
      '0 seconds',
    ]);
    expect(unitOf(7200)).toBe('hour');
  });

  it('use the user’s language', () => {
    expect(writeDuration(7200, 'de')).toBe('2 Stunden');
    expect([nameUnit('day', 1, 'en'), nameUnit('day', 2, 'en'), nameUnit('hour', 2, 'de')]).toEqual([
      'day',
      'days',
      'Stunden',
    ]);
  });
});
