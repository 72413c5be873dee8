import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { expect, it } from 'vitest';
import { listWaysIn } from './ways-in.ts';

type Method = SignInExperience['signIn']['methods'][number];
const method = (identifier: Method['identifier'], password: boolean, verificationCode: boolean): Method => ({
  identifier,
  password,
  verificationCode,
  isPasswordPrimary: true,
});
const experience = {
  signIn: { methods: [method('username', true, false), method('email', true, true)] },
  signInMode: 'SignInAndRegister' as SignInExperience['signInMode'],
  socialSignInConnectorTargets: ['github'],
  singleSignOnEnabled: true,
  passkeySignIn: {},
};
const nobody = { username: null, primaryEmail: null, primaryPhone: null, hasPassword: false };
const ada = { ...nobody, username: 'ada', primaryEmail: 'ada@example.com', hasPassword: true };
const alone = { targets: [], sso: 0, isCompanyAddress: false };
const passkey = [{ type: 'WebAuthn' as const }];

it.each([
  ['password and code', ada, alone, [], {}, ['password', 'emailCode']],
  ['nothing without an identifier', { ...nobody, hasPassword: true }, alone, [], {}, []],
  ['no code by SMS that is not offered', { ...nobody, primaryPhone: '44' }, alone, [], {}, []],
  ['an account elsewhere that is offered', nobody, { ...alone, targets: ['github'] }, [], {}, ['account']],
  ['none that is not', nobody, { ...alone, targets: ['gitlab'] }, [], {}, []],
  ['a company’s account', nobody, { ...alone, sso: 1 }, [], {}, ['account']],
  ['none where they are off', nobody, { ...alone, sso: 1 }, [], { singleSignOnEnabled: false }, []],
  [
    'no more than a company’s account, once there is one',
    ada,
    { ...alone, sso: 1 },
    passkey,
    {},
    ['account'],
  ],
  ['nothing else for a company’s address', ada, { ...alone, isCompanyAddress: true }, [], {}, []],
  ['a passkey where it signs in', nobody, alone, passkey, { passkeySignIn: { enabled: true } }, ['passkey']],
  ['none where it is only a second factor', nobody, alone, passkey, {}, []],
  ['nothing where nobody signs in', ada, alone, [], { signInMode: 'Register' as const }, []],
])('lists as ways in %s', (_what, user, accounts, factors, change, expected) => {
  expect(listWaysIn(user, accounts, factors, { ...experience, ...change })).toEqual(expected);
});
