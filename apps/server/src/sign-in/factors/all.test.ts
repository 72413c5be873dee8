import { submitExperience } from '@gatehouse/contract/sign-in/endpoints';
import { keptFactors, mfaFactors } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { expect, it } from 'vitest';
import { factors } from './all.ts';

it('are every second factor that the contract names, each once', () => {
  const second = factors.flatMap(({ secondFactor }) => secondFactor ?? []);
  expect(second.toSorted()).toEqual(mfaFactors.toSorted());
});

it('set up those that an account keeps, under the name that the contract has for them', () => {
  const kept = factors.filter(({ binds }) => binds);
  expect(kept.map(({ secondFactor }) => secondFactor).toSorted()).toEqual(keptFactors.toSorted());
  expect(kept.filter(({ type, secondFactor }) => type !== secondFactor)).toEqual([]);
});

it('keep each kind of verification apart', () => {
  const types = factors.map(({ type }) => type);
  expect(new Set(types).size).toBe(types.length);
});

it('say what submitting answers to who has one already, as the contract does', () => {
  const answered: readonly object[] = submitExperience.errors;
  expect(factors.filter(({ inUse }) => inUse && !answered.includes(inUse))).toEqual([]);
});
