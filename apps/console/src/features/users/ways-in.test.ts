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
const empty = { username: null, primaryEmail: null, primaryPhone: null, hasPassword: false };
const ada = { ...empty, username: 'ada', primaryEmail: 'ada@example.com', hasPassword: true };
const alone = { targets: [], sso: 0, isCompanyAddress: false };
const passkey = [{ type: 'WebAuthn' as const }];

it.each([
  ['password and code', ada, alone, [], {}, ['password', 'emailCode']],
  ['nothing without an identifier', { ...empty, hasPassword: true }, alone, [], {}, []],
  ['no SMS code that is not offered', { ...empty, primaryPhone: '44' }, alone, [], {}, []],
  ['a linked account of an offered connector', empty, { ...alone, targets: ['github'] }, [], {}, ['account']],
  ['no linked account of another connector', empty, { ...alone, targets: ['gitlab'] }, [], {}, []],
  ['an enterprise account', empty, { ...alone, sso: 1 }, [], {}, ['account']],
  [
    'no enterprise account if SSO is off',
    empty,
    { ...alone, sso: 1 },
    [],
    { singleSignOnEnabled: false },
    [],
  ],
  ['only an enterprise account if there is one', ada, { ...alone, sso: 1 }, passkey, {}, ['account']],
  ['nothing else for a company’s email address', ada, { ...alone, isCompanyAddress: true }, [], {}, []],
  [
    'a passkey if passkey sign-in is on',
    empty,
    alone,
    passkey,
    { passkeySignIn: { enabled: true } },
    ['passkey'],
  ],
  ['no passkey that is only a second factor', empty, alone, passkey, {}, []],
  ['nothing if sign-in is off', ada, alone, [], { signInMode: 'Register' as const }, []],
])('lists the sign-in methods: %s', (_what, user, accounts, factors, change, expected) => {
  expect(listWaysIn(user, accounts, factors, { ...experience, ...change })).toEqual(expected);
});
