import { mfaFactors, spareFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { en } from '@gatehouse/phrases/sign-in/en';
import { expect, it } from 'vitest';
import { secondFactors } from './second-factors.ts';

it('have a screen each, all that the contract names, which says what it is', () => {
  expect(Object.keys(secondFactors).toSorted()).toEqual(mfaFactors.toSorted());
  for (const { name, text, Prove } of Object.values(secondFactors))
    expect([en[name], en[text], Prove]).toEqual([
      expect.any(String),
      expect.any(String),
      expect.any(Function),
    ]);
});

it('are set up on one, but for the spare one, whose step is another', () => {
  expect(mfaFactors.filter((factor) => !secondFactors[factor].Bind)).toEqual([spareFactor]);
});
