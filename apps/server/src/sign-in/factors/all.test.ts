import { submitExperience } from '@gatehouse/contract/sign-in/endpoints';
import { keptFactors, mfaFactors } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { expect, it } from 'vitest';
import { factors } from './all.ts';

const second = factors.flatMap(({ type, secondFactor }) =>
  secondFactor ? [{ record: type, ...secondFactor }] : [],
);

it('the factors include every second factor of the contract once', () => {
  expect(second.map(({ type }) => type).toSorted()).toEqual(mfaFactors.toSorted());
});

it('the factors that an account stores can be set up, under their names in the contract', () => {
  const kept = second.filter(({ setUp }) => setUp);
  expect(kept.map(({ type }) => type).toSorted()).toEqual(keptFactors.toSorted());
  expect(kept.filter(({ record, type }) => record !== type)).toEqual([]);
});

it('each factor has its own type of verification', () => {
  const types = factors.map(({ type }) => type);
  expect(new Set(types).size).toBe(types.length);
});

it('each factor verifies an account, creates one, or is a second factor', () => {
  const useless = factors.filter(
    ({ firstFactor, registration, secondFactor }) => !firstFactor && !registration && !secondFactor,
  );
  expect(useless).toEqual([]);
});

it('the contract declares the errors for accounts that already have a factor', async () => {
  const { errors } = await submitExperience.checks();
  const answered: readonly object[] = errors;
  expect(second.filter(({ inUse }) => inUse && !answered.includes(inUse))).toEqual([]);
});
