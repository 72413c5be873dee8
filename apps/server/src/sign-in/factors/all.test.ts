import { submitExperience } from '@gatehouse/contract/sign-in/endpoints';
import { keptFactors, mfaFactors } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { expect, it } from 'vitest';
import { factors } from './all.ts';

const second = factors.flatMap(({ type, secondFactor }) =>
  secondFactor ? [{ record: type, ...secondFactor }] : [],
);

it('include every second factor of the contract, each once', () => {
  expect(second.map(({ type }) => type).toSorted()).toEqual(mfaFactors.toSorted());
});

it('set up those that an account stores, under their name in the contract', () => {
  const kept = second.filter(({ setUp }) => setUp);
  expect(kept.map(({ type }) => type).toSorted()).toEqual(keptFactors.toSorted());
  expect(kept.filter(({ record, type }) => record !== type)).toEqual([]);
});

it('have disjoint types of verifications', () => {
  const types = factors.map(({ type }) => type);
  expect(new Set(types).size).toBe(types.length);
});

it('verify an account, create one, or are a second factor', () => {
  const useless = factors.filter(
    ({ firstFactor, registration, secondFactor }) => !firstFactor && !registration && !secondFactor,
  );
  expect(useless).toEqual([]);
});

it('define the error for an account that has one already, as the contract does', async () => {
  const { errors } = await submitExperience.checks();
  const answered: readonly object[] = errors;
  expect(second.filter(({ inUse }) => inUse && !answered.includes(inUse))).toEqual([]);
});
