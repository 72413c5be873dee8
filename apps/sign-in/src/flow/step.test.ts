import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import { expect, it } from 'vitest';
import { staysAt, type Step } from './step.ts';

const identifier = { type: 'email', value: 'a@example.com' } as const;
const password: Step = { step: 'password', identifier, ways: [] };
const sso: Step = { step: 'sso', connectors: [] };
const verify: NextStep = { step: 'verify', event: 'SignIn', ways: [], passkey: false };
const link: NextStep = { step: 'link', event: 'SignIn', identifier, ways: [] };
const code: NextStep = {
  step: 'code',
  event: 'SignIn',
  identifier,
  ways: [],
  verificationId: 'a',
  resendIn: 0,
  expiresIn: 0,
};
const mfa: NextStep = { step: 'mfa', event: 'SignIn', factors: ['Totp'] };

it.each<[string, Step | undefined, NextStep, boolean]>([
  ['after a wrong password', password, verify, true],
  ['after a wrong password entered instead of a code', password, code, true],
  ['after a wrong password entered to link an account', password, link, true],
  ['when the enterprise identity provider can’t be reached', sso, verify, true],
  ['after a correct password when MFA is required', password, mfa, false],
  ['on the first screen', undefined, verify, false],
  ['on a step named by the server', link, verify, false],
])('stays on the screen or not %s', (_when, current, next, stays) => {
  expect(staysAt(current, next)).toBe(stays);
});
