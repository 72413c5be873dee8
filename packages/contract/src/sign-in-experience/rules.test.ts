import { defaultSignInExperience, type SignInExperienceSettings } from './sign-in-experience.ts';
import { describe, expect, it } from 'vitest';
import { findProblem } from './rules.ts';

const both = { email: true, phone: true };
const find = (
  change: Partial<SignInExperienceSettings>,
  senders = both,
  changed?: (keyof SignInExperienceSettings)[],
): string | undefined =>
  findProblem({ ...defaultSignInExperience, ...change }, senders, changed)?.code.replace(
    'sign_in_experiences.',
    '',
  );
const method = (
  identifier: 'username' | 'email' | 'phone',
  password: boolean,
  verificationCode: boolean,
) => ({
  identifier,
  password,
  verificationCode,
  isPasswordPrimary: password,
});

describe('the rules for codes and passwords', () => {
  it('require a password at sign-in if sign-up sets one, otherwise a code', () => {
    const signUp = { identifiers: ['email' as const], password: true, verify: true };
    expect(find({ signUp, signIn: { methods: [method('email', true, true)] } })).toBeUndefined();
    expect(find({ signUp, signIn: { methods: [method('email', false, true)] } })).toBe(
      'password_sign_in_must_be_enabled',
    );
    const codeOnly = { ...signUp, password: false };
    expect(find({ signUp: codeOnly, signIn: { methods: [method('email', false, true)] } })).toBeUndefined();
    expect(find({ signUp: codeOnly, signIn: { methods: [method('email', true, false)] } })).toBe(
      'code_sign_in_must_be_enabled',
    );
  });

  it('require a connector for email and for SMS separately', () => {
    const methods = [method('username', true, false), method('phone', false, true)];
    expect(find({ signIn: { methods } })).toBeUndefined();
    expect(find({ signIn: { methods } }, { email: true, phone: false })).toBe('enabled_connector_not_found');
    const further = {
      ...defaultSignInExperience.signUp,
      secondaryIdentifiers: [{ identifier: 'emailOrPhone' as const }],
    };
    expect(find({ signUp: further })).toBeUndefined();
    expect(find({ signUp: further }, { email: true, phone: false })).toBe('enabled_connector_not_found');
  });

  it('[STATE-10 part] require a connector for codes as second factor', () => {
    const mfa = { factors: ['PhoneVerificationCode' as const], policy: 'Mandatory' as const };
    expect(find({ mfa })).toBeUndefined();
    expect(find({ mfa }, { email: true, phone: false })).toBe('enabled_connector_not_found');
  });

  it('allow passwords to expire only if a forgotten one can be reset', () => {
    const passwordExpiration = { enabled: true as const, validPeriodDays: 90 };
    expect(find({ passwordExpiration, forgotPasswordMethods: ['EmailVerificationCode'] })).toBeUndefined();
    expect(find({ passwordExpiration })).toBeUndefined();
    const neither = { email: false, phone: false };
    const needed = 'password_expiration_requires_forgot_password';
    expect(find({ passwordExpiration }, neither)).toBe(needed);
    expect(find({ passwordExpiration, forgotPasswordMethods: [] })).toBe(needed);
  });
});

it('wire A1: a rule is checked only if one of its fields changes', () => {
  const neither = { email: false, phone: false };
  const wrong = {
    signUp: { identifiers: ['email' as const], password: false, verify: true },
    signIn: { methods: [method('email', false, true)] },
    mfa: { factors: ['PhoneVerificationCode' as const], policy: 'Mandatory' as const },
    forgotPasswordMethods: ['EmailVerificationCode' as const],
    emailBlocklistPolicy: { customBlocklist: ['spam'] },
  };
  const isRefused = (name: keyof SignInExperienceSettings) => find(wrong, neither, [name]) !== undefined;
  expect(Object.keys(defaultSignInExperience).filter((name) => isRefused(name as never))).toEqual([
    'signIn',
    'signUp',
    'mfa',
    'emailBlocklistPolicy',
    'forgotPasswordMethods',
  ]);
});

it('wire A1: a code cannot be a sign-in method and a second factor; the error depends on the changed field', () => {
  const clash = {
    signIn: { methods: [method('username', true, false), method('email', true, true)] },
    mfa: { factors: ['EmailVerificationCode' as const], policy: 'Mandatory' as const },
  };
  expect(find(clash, both, ['signIn'])).toBe('email_verification_code_cannot_be_used_for_sign_in');
  expect(find(clash, both, ['mfa'])).toBe('email_verification_code_cannot_be_used_for_mfa');
});
