import type { MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { expect, it } from 'vitest';
import { foretellProof } from './next-proof.ts';

const settings = { skipped: false, skipMfaOnSignIn: false };
const addresses = { primaryEmail: 'ada@example.com', primaryPhone: null };
const mfa = (policy: SignInExperience['mfa']['policy'], ...factors: MfaFactor[]) => ({ policy, factors });

it.each([
  ['the factor that is left', ['WebAuthn'], {}, mfa('NoPrompt', 'Totp', 'WebAuthn'), ['WebAuthn']],
  ['nothing where the one left is offered no more', ['Totp'], {}, mfa('NoPrompt', 'WebAuthn'), 'none'],
  ['nothing where nobody has to', [], {}, mfa('UserControlled', 'Totp'), 'none'],
  ['a new one where everybody has to', [], {}, mfa('Mandatory', 'Totp'), 'setUp'],
  ['a new one at sign-in', [], {}, mfa('PromptOnlyAtSignInMandatory', 'Totp'), 'setUp'],
  ['nothing where none can be set up', [], {}, mfa('Mandatory'), 'none'],
  [
    'a code to the address where everybody has to',
    [],
    {},
    mfa('Mandatory', 'Totp', 'EmailVerificationCode', 'PhoneVerificationCode'),
    ['EmailVerificationCode'],
  ],
  [
    'no code to the address where the person has not chosen it',
    [],
    {},
    mfa('UserControlled', 'EmailVerificationCode'),
    'none',
  ],
  [
    'a code to the address where the person has chosen it',
    [],
    { enabled: true },
    mfa('UserControlled', 'EmailVerificationCode'),
    ['EmailVerificationCode'],
  ],
  [
    'nothing where the person may go without',
    ['Totp'],
    { skipMfaOnSignIn: true },
    mfa('UserControlled', 'Totp'),
    'none',
  ],
  [
    'the one left where going without is for nobody',
    ['Totp'],
    { skipMfaOnSignIn: true },
    mfa('Mandatory', 'Totp'),
    ['Totp'],
  ],
] as const)('[STATE-10 part] the next sign-in asks for %s', (_what, left, chosen, policy, expected) => {
  const found = foretellProof(
    left.map((type) => ({ type })),
    addresses,
    { ...settings, ...chosen },
    { policy: policy.policy, factors: [...policy.factors] },
  );
  expect(found.kind === 'ask' ? found.factors : found.kind).toEqual(expected);
});
