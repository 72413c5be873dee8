import { describe, expect, it } from 'vitest';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { FlowUser } from '../flow/flow-user.ts';
import type { StoredState } from '../state/flow-state.ts';
import type { Verification } from '../state/verifications.ts';
import {
  byEmail,
  emailCode,
  identified,
  password,
  policyOf,
  verifying,
  registering,
  social,
  sso,
  token,
  totp,
  user,
  withEmail,
} from './decide.fixture.ts';
import { identifyAccount } from './identity.ts';

type Row = [
  name: string,
  state: StoredState,
  verification: Verification | undefined,
  account: FlowUser | undefined,
  settings: Partial<SignInExperience>,
  /** The code of the refusal, or the part of the new state that is compared; undefined if it doesn't change. */
  expected: string | object | undefined,
];

const onSocial: Partial<SignInExperience> = { socialSignInConnectorTargets: ['github'] };
const newIdentity = {
  id: 'new',
  type: 'NewPasswordIdentity',
  identifier: { type: 'username', value: 'ada' },
  password: { method: 'Argon2id', value: 'hash' },
} satisfies Verification;
const passkey = {
  id: 'key',
  type: 'SignInPasskey',
  userId: 'user',
  factorId: 'own',
  verified: true,
} satisfies Verification;
const withPasskey = user({ factors: [{ id: 'own', type: 'WebAuthn', usedAt: 1, isUsable: true }] });

const table: Record<string, Row[]> = {
  'an existing account': [
    [
      'is identified by its password',
      verifying('SignIn', [password]),
      password,
      user(),
      {},
      { status: 'identified', userId: 'user', amr: ['pwd'], provenBy: 'password', isMultiFactor: false },
    ],
    [
      'is identified by a passkey with two factors in one',
      verifying('SignIn', [passkey]),
      passkey,
      withPasskey,
      { passkeySignIn: { enabled: true } },
      { status: 'identified', amr: ['pop', 'mfa'], isMultiFactor: true },
    ],
    [
      'that is identified by an email code has the mailbox as first factor',
      verifying('SignIn', [emailCode({ userId: 'user' })]),
      emailCode({ userId: 'user' }),
      withEmail,
      byEmail,
      { status: 'identified', amr: ['otp'], firstFactor: 'EmailVerificationCode' },
    ],
    [
      'that is identified by a one-time token has the mailbox as first factor',
      verifying('SignIn', [token({ userId: 'user' })]),
      token({ userId: 'user' }),
      withEmail,
      {},
      { status: 'identified', firstFactor: 'EmailVerificationCode' },
    ],
    [
      'that is identified by its social account gets the provider’s profile values',
      verifying('SignIn', [social({ userId: 'user', syncsProfile: true })]),
      social({ userId: 'user', syncsProfile: true }),
      user({ identities: { github: { userId: 'octocat' } } }),
      onSocial,
      { status: 'identified', amr: ['fed'], profile: { name: 'Ada' } },
    ],
    [
      'is linked by an email address that the provider verified, if the tenant allows it',
      verifying('SignIn', [social({ userId: 'user', isLinking: true })]),
      social({ userId: 'user', isLinking: true }),
      withEmail,
      { ...onSocial, socialSignIn: { automaticAccountLinking: true } },
      { status: 'identified', profile: { identities: { github: { userId: 'octocat' } } } },
    ],
    ['stays the same when it is identified again', identified(), password, user(), {}, undefined],
    [
      'cannot be replaced by another account in the same flow',
      identified([password], { userId: 'another' }),
      password,
      user(),
      {},
      'session.identity_conflict',
    ],
    [
      'is not identified without a verification',
      verifying('SignIn'),
      undefined,
      undefined,
      {},
      'session.verification_session_not_found',
    ],
    [
      'is not identified by a second factor',
      verifying('SignIn', [totp()]),
      totp(),
      user(),
      {},
      'session.invalid_interaction_type',
    ],
    [
      'is not identified by a code that was not entered',
      verifying('SignIn', [emailCode({ verified: false })]),
      emailCode({ verified: false }),
      undefined,
      byEmail,
      'session.verification_failed',
    ],
    [
      'is not identified by a code for another purpose',
      verifying('ForgotPassword', [emailCode({ userId: 'user' })]),
      emailCode({ userId: 'user' }),
      withEmail,
      { forgotPasswordMethods: ['EmailVerificationCode'] },
      'user.user_not_exist',
    ],
    [
      'is not identified after the method is turned off',
      verifying('SignIn', [password]),
      password,
      user(),
      { signIn: { methods: [] } },
      'user.sign_in_method_not_enabled',
    ],
    [
      'is not identified if it is suspended',
      verifying('SignIn', [password]),
      password,
      user({ isSuspended: true }),
      {},
      'user.suspended',
    ],
    [
      'is not identified if it was deleted after the verification',
      verifying('SignIn', [password]),
      password,
      undefined,
      {},
      'user.user_not_exist',
    ],
    [
      'is not identified by an email address that no account has',
      verifying('SignIn', [emailCode()]),
      emailCode(),
      undefined,
      byEmail,
      'user.user_not_exist',
    ],
    [
      'is not identified by a social account that no account is linked to',
      verifying('SignIn', [social()]),
      social(),
      undefined,
      onSocial,
      'user.identity_not_exist',
    ],
    [
      'is not identified by an enterprise account that no account is linked to',
      verifying('SignIn', [sso()]),
      sso(),
      undefined,
      {},
      'user.sso_identity_not_exist',
    ],
    [
      'with an email address of a domain with enterprise SSO is not identified by a password',
      verifying('SignIn', [password]),
      password,
      user({ primaryEmail: 'ada@company.example' }),
      {},
      'session.sso_enabled',
    ],
  ],
  'a new account': [
    [
      'is created with a username and a password',
      verifying('Register', [newIdentity]),
      newIdentity,
      undefined,
      {},
      {
        status: 'registering',
        userId: 'chosen',
        amr: ['pwd'],
        provenBy: 'new',
        profile: { username: 'ada' },
      },
    ],
    [
      'is created with profile data, without a verification',
      verifying('Register', [], { profile: newProfile() }),
      undefined,
      undefined,
      {},
      { status: 'registering', amr: ['pwd'], profile: newProfile() },
    ],
    [
      'is created with an email address',
      verifying('Register', [emailCode({ usage: 'Register' })]),
      emailCode({ usage: 'Register' }),
      undefined,
      byEmail,
      { status: 'registering', amr: ['otp'], profile: { email: 'ada@example.com' } },
    ],
    [
      'is created with an enterprise account, even if other profile fields are required',
      verifying('Register', [sso()]),
      sso(),
      undefined,
      {},
      {
        status: 'registering',
        profile: { ssoIdentity: { identityId: 'ada' }, email: 'ada@company.example' },
      },
    ],
    ['is not created twice', registering(), undefined, undefined, {}, undefined],
    [
      'is not created while required profile fields are missing',
      verifying('Register', [emailCode({ usage: 'Register' })]),
      emailCode({ usage: 'Register' }),
      undefined,
      {},
      'user.missing_profile',
    ],
    [
      'is not created without any data, even if the tenant requires none',
      verifying('Register'),
      undefined,
      undefined,
      { signUp: { identifiers: [], password: false, verify: false } },
      'session.verification_session_not_found',
    ],
    [
      'is not created with an email address that an account has',
      verifying('Register', [emailCode({ usage: 'Register', userId: 'user' })]),
      emailCode({ usage: 'Register', userId: 'user' }),
      withEmail,
      byEmail,
      'user.email_already_in_use',
    ],
    [
      'is not created with a social account that another user has linked',
      verifying('Register', [social({ userId: 'user' })]),
      social({ userId: 'user' }),
      user(),
      onSocial,
      'user.identity_already_in_use',
    ],
    [
      'is not created with only a password',
      verifying('Register', [password]),
      password,
      user(),
      {},
      'session.invalid_interaction_type',
    ],
    [
      'is not created with a social account whose email address has a domain with enterprise SSO',
      verifying('Register', [social({ userInfo: { id: 'octocat', email: 'ada@company.example' } })]),
      social({ userInfo: { id: 'octocat', email: 'ada@company.example' } }),
      undefined,
      onSocial,
      'session.sso_enabled',
    ],
    [
      'is not created with a blocked email address',
      verifying('Register', [emailCode({ usage: 'Register' })]),
      emailCode({ usage: 'Register' }),
      undefined,
      { ...byEmail, emailBlocklistPolicy: { customBlocklist: ['@example.com'] } },
      'session.email_blocklist.email_not_allowed',
    ],
  ],
};

function newProfile() {
  return { username: newIdentity.identifier.value, password: newIdentity.password };
}

describe.each(Object.entries(table))('%s', (_subject, rows) => {
  it.each(rows)('%s', (_name, state, verification, account, settings, expected) => {
    const decision = identifyAccount(state, account, policyOf(settings), {
      verification,
      newUserId: 'chosen',
    });
    if (typeof expected === 'string')
      expect(decision).toMatchObject({ kind: 'refuse', refusal: { error: { code: expected } } });
    else if (expected === undefined) expect(decision).toEqual({ kind: 'next' });
    else expect(decision).toMatchObject({ kind: 'next', state: expected });
  });
});

it('an incomplete registration keeps what was verified', () => {
  const verification = emailCode({ usage: 'Register' });
  const state = verifying('Register', [verification]);
  const first = identifyAccount(state, undefined, policyOf(), { verification, newUserId: 'chosen' });
  expect(first).toMatchObject({
    keeps: { status: 'verifying', provenBy: 'code', profile: { email: 'ada@example.com' } },
  });
  const kept = { ...state, provenBy: 'code' };
  const again = identifyAccount(kept, undefined, policyOf(), { verification, newUserId: 'chosen' });
  expect(again).toMatchObject({ kind: 'refuse', keeps: undefined });
});

it('a provider’s values are removed from the profile when another verification replaces the provider’s', () => {
  const verification = emailCode({ usage: 'Register' });
  const state = verifying('Register', [social(), verification], {
    provenBy: 'social',
    profile: {
      identities: { github: { userId: 'octocat' } },
      email: 'ada@example.com',
      name: 'Ada',
      username: 'ada',
    },
  });
  const decision = identifyAccount(state, undefined, policyOf(byEmail), {
    verification,
    newUserId: 'chosen',
  });
  expect(decision).toMatchObject({
    kind: 'next',
    state: { profile: { username: 'ada', email: 'ada@example.com' }, provenBy: 'code' },
  });
  expect(decision.kind === 'next' && Object.keys(decision.state?.profile ?? {}).toSorted()).toEqual([
    'email',
    'username',
  ]);
});

it('a rejection because of a suspended account names that account, for the audit log', () => {
  const account = user({ isSuspended: true });
  const decision = identifyAccount(verifying('SignIn', [password]), account, policyOf(), {
    verification: password,
    newUserId: 'chosen',
  });
  expect(decision).toMatchObject({ suspended: { id: 'user' } });
});
