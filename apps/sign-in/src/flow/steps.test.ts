import { expect, it } from 'vitest';
import { staysAt, type Step } from './steps.ts';

const identifier = { type: 'email', value: 'a@example.com' } as const;
const password: Step = { step: 'password', identifier, ways: [] };
const sso: Step = { step: 'sso', connectors: [] };
const verify = { step: 'verify', event: 'SignIn', ways: [], passkey: false } as const;
const link = { step: 'link', event: 'SignIn', identifier, ways: [] } as const;
const code = {
  step: 'code',
  event: 'SignIn',
  identifier,
  ways: [],
  verificationId: 'a',
  resendIn: 0,
  expiresIn: 0,
} as const;
const mfa = { step: 'mfa', event: 'SignIn', factors: ['Totp'] } as const;

it.each([
  ['where a password is asked for, and is wrong', password, verify, true],
  ['where it was asked for instead of a code that was sent, and is wrong', password, code, true],
  ['where it is asked for to link an account, and is wrong', password, link, true],
  ['where a company cannot be reached', sso, verify, true],
  [
    'where a password was right, and more is asked for',
    password,
    { ...mfa, factors: [...mfa.factors] },
    false,
  ],
  ['on the first screen', undefined, verify, false],
  ['at a step of the server’s', link, verify, false],
] as const)('a screen %s: stays or not', (_where, here, there, stays) => {
  expect(staysAt(here as Step | undefined, there as never)).toBe(stays);
});
