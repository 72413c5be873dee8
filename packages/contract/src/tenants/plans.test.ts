import { describe, expect, it } from 'vitest';
import { describeExceeded } from './exceeded.ts';
import { isPaidPlan, isReached, isSurpassed, planId, planIds, quota, sku } from './plans.ts';

describe('plans', () => {
  it('[PLAN-01] [OPEN-01 part] are seven', () => {
    expect(planIds.map((id) => planId.parse(id))).toHaveLength(7);
    expect(planId.safeParse('gold').success).toBe(false);
  });

  it('[PLAN-05] are paid unless they are free or for development', () => {
    expect(planIds.filter((id) => !isPaidPlan(id))).toEqual(['free', 'dev']);
  });

  it('[PLAN-04] [QUOTA-02] have a type and values that are numbers, booleans or null', () => {
    expect(sku.shape.type.safeParse('Other').success).toBe(false);
    const { applicationsLimit, mfaEnabled } = quota.shape;
    expect([0, 3, null].map((value) => applicationsLimit.safeParse(value).success)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['3', -1, 1.5, true].map((value) => applicationsLimit.safeParse(value).success)).not.toContain(
      true,
    );
    expect([true, false].map((value) => mfaEnabled.safeParse(value).success)).toEqual([true, true]);
    expect(mfaEnabled.safeParse(null).success).toBe(false);
  });
});

describe('a limit', () => {
  it.each([
    // Value, what exists, surpassed, reached.
    [null, 1_000_000, false, false],
    [true, 0, false, false],
    [false, 0, true, true],
    [3, 2, false, false],
    [3, 3, false, true],
    [3, 4, true, true],
    [0, 0, false, true],
  ] as const)(
    '[QUOTA-04] [QUOTA-05] [OPEN-16] of %s with %i is surpassed: %s, reached: %s',
    (value, usage, surpassed, reached) => {
      expect([isSurpassed(value, usage), isReached(value, usage)]).toEqual([surpassed, reached]);
    },
  );

  it('[QUOTA-10 part] is named in a refusal with words and JSON', () => {
    const message = describeExceeded([
      { key: 'applicationsLimit', limit: 3, usage: 5 },
      { key: 'mfaEnabled', limit: false, usage: 1 },
    ]);
    expect(message).toBe('The plan does not include all of this: {"applicationsLimit":3,"mfaEnabled":false}');
  });
});
