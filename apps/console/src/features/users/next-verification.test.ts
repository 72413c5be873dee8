import type { MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { UserSettings } from '@gatehouse/contract/users/users';
import { expect, it } from 'vitest';
import { predictVerification } from './next-verification.ts';

const settings = { enabled: false, skipped: false, skipMfaOnSignIn: false };
const addresses = { primaryEmail: 'ada@example.com', primaryPhone: null };
const mfa = (policy: SignInExperience['mfa']['policy'], ...factors: MfaFactor[]) => ({ policy, factors });

/** The last factor in the list is the most recently used one. */
const foretell = (
  left: readonly MfaFactor[],
  chosen: Partial<UserSettings['mfa']>,
  policy: SignInExperience['mfa'],
  remainCodes = 10,
) =>
  predictVerification(
    left.map((type, number) => ({
      type,
      createdAt: '2026-01-01T00:00:00.000Z',
      lastUsedAt: new Date(Date.UTC(2026, 1, 1 + number)).toISOString(),
      ...(type === 'BackupCode' && { remainCodes }),
    })),
    addresses,
    { ...settings, ...chosen },
    policy,
  );

it.each([
  ['the remaining factor', ['WebAuthn'], {}, mfa('NoPrompt', 'Totp', 'WebAuthn'), ['WebAuthn']],
  ['nothing if the remaining factor is no longer offered', ['Totp'], {}, mfa('NoPrompt', 'WebAuthn'), 'none'],
  ['nothing if it is optional', [], {}, mfa('UserControlled', 'Totp'), 'none'],
  ['a new one if it is mandatory', [], {}, mfa('Mandatory', 'Totp'), 'setUp'],
  ['a new one at sign-in', [], {}, mfa('PromptOnlyAtSignInMandatory', 'Totp'), 'setUp'],
  ['nothing if none can be set up', [], {}, mfa('Mandatory'), 'none'],
  [
    'a code to the email address if a factor is mandatory',
    [],
    {},
    mfa('Mandatory', 'Totp', 'EmailVerificationCode', 'PhoneVerificationCode'),
    ['EmailVerificationCode'],
  ],
  [
    'no code to the email address if the user has not enabled MFA',
    [],
    {},
    mfa('UserControlled', 'EmailVerificationCode'),
    'none',
  ],
  [
    'a code to the email address if the user has enabled MFA',
    [],
    { enabled: true },
    mfa('UserControlled', 'EmailVerificationCode'),
    ['EmailVerificationCode'],
  ],
  [
    'nothing if the user may skip it',
    ['Totp'],
    { skipMfaOnSignIn: true },
    mfa('UserControlled', 'Totp'),
    'none',
  ],
  [
    'the remaining one if a second factor is required',
    ['Totp'],
    { skipMfaOnSignIn: true },
    mfa('Mandatory', 'Totp'),
    ['Totp'],
  ],
] as const)('[STATE-10 part] the next sign-in requires %s', (_what, left, chosen, policy, expected) => {
  const found = foretell(left, chosen, policy);
  expect(found.kind === 'ask' ? found.factors : found.kind).toEqual(expected);
});

it.each([
  [
    'also backup codes, last',
    ['BackupCode', 'Totp'],
    mfa('NoPrompt', 'BackupCode', 'Totp'),
    10,
    ['Totp', 'BackupCode'],
  ],
  [
    'backup codes if the other factor is no longer offered',
    ['Totp', 'BackupCode'],
    mfa('NoPrompt', 'BackupCode'),
    1,
    ['BackupCode'],
  ],
  [
    'no backup codes if all are used',
    ['Totp', 'BackupCode'],
    mfa('NoPrompt', 'Totp', 'BackupCode'),
    0,
    ['Totp'],
  ],
  ['no backup codes that are not offered', ['Totp', 'BackupCode'], mfa('NoPrompt', 'Totp'), 10, ['Totp']],
  [
    'the most recently used first, each kind once',
    ['Totp', 'WebAuthn', 'WebAuthn'],
    mfa('NoPrompt', 'Totp', 'WebAuthn'),
    0,
    ['WebAuthn', 'Totp'],
  ],
] as const)(
  '[STATE-10 part] if several factors are set up, the next sign-in requires %s',
  (_what, left, policy, codes, factors) => {
    expect(foretell(left, {}, policy, codes)).toEqual({ kind: 'ask', factors });
  },
);
