import { expect, it } from 'vitest';
import { isAddressFactor, mfaFactors } from './mfa-factors.ts';
import { isMfaMandatory, mfa } from './policies.ts';

it('[STATE-10 part] a second factor is a must by these policies, and by no other', () => {
  const policies = mfa.shape.policy.options;
  expect(policies.filter((policy) => isMfaMandatory({ policy, factors: [] })).toSorted()).toEqual([
    'Mandatory',
    'PromptAtSignInAndSignUpMandatory',
    'PromptOnlyAtSignInMandatory',
  ]);
});

it('codes to addresses are factors of which nothing else is kept', () => {
  expect(mfaFactors.filter(isAddressFactor)).toEqual(['EmailVerificationCode', 'PhoneVerificationCode']);
});
