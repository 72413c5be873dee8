import { expect, it } from 'vitest';
import { isAddressFactor, mfaFactors } from './mfa-factors.ts';
import { isMfaMandatory, mfa } from './policies.ts';

it('[STATE-10 part] only these policies require a second factor', () => {
  const policies = mfa.shape.policy.options;
  expect(policies.filter((policy) => isMfaMandatory({ policy, factors: [] })).toSorted()).toEqual([
    'Mandatory',
    'PromptAtSignInAndSignUpMandatory',
    'PromptOnlyAtSignInMandatory',
  ]);
});

it('the factors that use the account’s email address or phone number are codes by email and SMS', () => {
  expect(mfaFactors.filter(isAddressFactor)).toEqual(['EmailVerificationCode', 'PhoneVerificationCode']);
});
