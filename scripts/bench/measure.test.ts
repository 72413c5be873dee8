import { describe, expect, it } from 'vitest';
import { areaUnderCurve, atFixedRate, atFullSpeed, median, percentile } from './measure.ts';

describe('the calculations of the bench', () => {
  it('compute the median of odd and even numbers of values, in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  it('interpolate a percentile between two values', () => {
    const values = Array.from({ length: 101 }, (_, value) => value);
    expect(percentile(values, 0.99)).toBe(99);
    expect(percentile([0, 10], 0.25)).toBe(2.5);
  });

  it('compute the area under the curve of different, equal and overlapping values', () => {
    expect(areaUnderCurve([1, 2, 3], [4, 5, 6])).toBe(1);
    expect(areaUnderCurve([4, 5, 6], [1, 2, 3])).toBe(0);
    expect(areaUnderCurve([1, 1, 1], [1, 1])).toBe(0.5);
    expect(areaUnderCurve([1, 2, 2, 3], [2, 3])).toBe(0.6875);
  });

  it('call at full speed with every caller, and at a fixed rate without waiting for responses', async () => {
    const seen = new Set<number>();
    const rate = await atFullSpeed(4, 0.05, async (caller) => {
      seen.add(caller);
      await new Promise((resolve) => setImmediate(resolve));
    });
    expect(rate).toBeGreaterThan(0);
    expect(seen.size).toBe(4);
    // The first calls get their responses only after the twentieth was sent.
    let open = 0;
    let respond = (): void => undefined;
    const responded = new Promise<void>((resolve) => (respond = resolve));
    const times = await atFixedRate(1000, 0.1, async () => {
      if (++open === 20) respond();
      await responded;
    });
    expect(times).toHaveLength(100);
  });
});
