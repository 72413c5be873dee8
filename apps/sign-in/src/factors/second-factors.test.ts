import { mfaFactors, spareFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { en } from '@gatehouse/phrases/sign-in/en';
import { expect, it } from 'vitest';
import { secondFactors } from './second-factors.ts';

it('all second factors of the contract have a form and texts', () => {
  expect(Object.keys(secondFactors).toSorted()).toEqual(mfaFactors.toSorted());
  for (const { name, text, Verify } of Object.values(secondFactors))
    expect([en[name], en[text], Verify]).toEqual([
      expect.any(String),
      expect.any(String),
      expect.any(Function),
    ]);
});

it('all second factors except backup codes have a setup form', () => {
  expect(mfaFactors.filter((factor) => !secondFactors[factor].SetUp)).toEqual([spareFactor]);
});
