import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { describe, expect, it } from 'vitest';
import { newState } from '../state/flow-state.ts';
import { decide } from './decide.ts';
import {
  byEmail,
  checkDecision,
  company,
  type DecisionRow,
  emailCode,
  identified,
  mfa,
  now,
  ownTotp,
  password,
  policyOf,
  proving,
  redirectTo,
  registering,
  social,
  sso,
  token,
  totp,
  user,
  withEmail,
} from './decide.fixture.ts';

const terms = { termsOfUseUrl: 'https://example.com/terms', agreeToTermsPolicy: 'Manual' } as const;
const recovery = { forgotPasswordMethods: ['EmailVerificationCode'] } satisfies Partial<SignInExperience>;
const onSocial: Partial<SignInExperience> = { socialSignInConnectorTargets: ['github'] };
const recoveryCode = emailCode({ usage: 'ForgotPassword', userId: 'user' });
const forgot = (more = {}) => identified([recoveryCode], { event: 'ForgotPassword', ...more });

const unidentified = 'session.identifier_not_found';

const table: Record<string, DecisionRow[]> = {
  'a sign-in': [
    [
      'begins by a choice',
      newState,
      undefined,
      {},
      ['next', { step: 'begin' }, 'session.interaction_not_found'],
    ],
    [
      'asks for a proof',
      proving('SignIn'),
      undefined,
      {},
      ['next', { step: 'verify', passkey: false }, unidentified],
    ],
    [
      'offers a passkey where the tenant does',
      proving('SignIn'),
      undefined,
      { passkeySignIn: { enabled: true } },
      ['next', { step: 'verify', passkey: true }, unidentified],
    ],
    [
      'uses a proof',
      proving('SignIn', [password]),
      undefined,
      {},
      ['next', { step: 'identify', verificationId: 'password' }, unidentified],
    ],
    [
      'uses no proof that the tenant has switched off',
      proving('SignIn', [password]),
      undefined,
      { signIn: { methods: [] } },
      ['next', { step: 'verify' }, unidentified],
    ],
    [
      'waits for the code that was sent',
      proving('SignIn', [emailCode({ verified: false })]),
      undefined,
      byEmail,
      ['next', { step: 'code', verificationId: 'code', resendIn: 30, expiresIn: 600 }, unidentified],
    ],
    [
      'of an address without an account can turn into a registration',
      proving('SignIn', [emailCode()]),
      undefined,
      byEmail,
      ['next', { step: 'no-account', canSwitch: true }, unidentified],
    ],
    [
      'of an address without an account cannot where registration is closed',
      proving('SignIn', [emailCode()]),
      undefined,
      { ...byEmail, signInMode: 'SignIn' },
      ['next', { step: 'no-account', canSwitch: false }, unidentified],
    ],
    ['ends', identified(), user(), {}, ['done', { step: 'submit', event: 'SignIn' }]],
    [
      'has ended',
      identified([password], { isSubmitted: true }),
      user(),
      {},
      ['done', { step: 'leave', redirectTo }],
    ],
    [
      'is refused once the tenant has closed it',
      identified(),
      user(),
      { signInMode: 'Register' },
      ['refuse', { step: 'submit' }, 'auth.forbidden'],
    ],
    [
      'is refused once its method is switched off',
      identified(),
      user(),
      { signIn: { methods: [] } },
      ['refuse', { step: 'submit' }, 'user.sign_in_method_not_enabled'],
    ],
    [
      'is refused to a suspended account',
      identified(),
      user({ isSuspended: true }),
      {},
      ['refuse', { step: 'submit' }, 'user.suspended'],
    ],
    [
      'is refused to a deleted account',
      identified(),
      undefined,
      {},
      ['refuse', { step: 'profile' }, 'user.user_not_exist'],
    ],
    [
      'is refused without what proved the account',
      identified([]),
      user(),
      {},
      ['refuse', { step: 'submit' }, 'session.verification_failed'],
    ],
    [
      'is refused when another account has the address by now',
      identified([emailCode({ userId: 'user' })]),
      user(),
      byEmail,
      ['refuse', { step: 'profile' }, 'session.verification_failed'],
    ],
  ],
  'a registration': [
    [
      'asks who the person is',
      proving('Register'),
      undefined,
      {},
      ['next', { step: 'verify', passkey: false }, unidentified],
    ],
    [
      'asks for what is missing',
      proving('Register', [], { profile: { username: 'ada' } }),
      undefined,
      {},
      ['next', { step: 'profile', missing: ['password'] }, unidentified],
    ],
    [
      'uses what was proven',
      proving('Register', [emailCode({ usage: 'Register' })]),
      undefined,
      byEmail,
      ['next', { step: 'identify', verificationId: 'code' }, unidentified],
    ],
    [
      'leads to the account that has the address',
      proving('Register', [emailCode({ usage: 'Register', userId: 'user' })]),
      undefined,
      byEmail,
      ['next', { step: 'has-account', canSwitch: true }, unidentified],
    ],
    ['ends', registering(), undefined, {}, ['done', { step: 'submit', event: 'Register' }]],
    [
      'asks for what the tenant wants by now',
      registering(),
      undefined,
      { signUp: { identifiers: ['username', 'email'], password: true, verify: true } },
      ['next', { step: 'profile', missing: ['email'] }, 'user.missing_profile'],
    ],
    [
      'is refused an address that the tenant does not take',
      registering({ profile: { username: 'ada', email: 'ada@example.com' } }),
      undefined,
      { emailBlocklistPolicy: { customBlocklist: ['@example.com'] } },
      ['refuse', { step: 'profile' }, 'session.email_blocklist.email_not_allowed'],
    ],
    [
      'is refused an address of a company with a provider of its own',
      registering({ profile: { username: 'ada', email: 'ada@company.example' } }),
      undefined,
      {},
      ['refuse', { step: 'profile' }, 'session.sso_enabled'],
    ],
  ],
  'missing details': [
    [
      'are asked of an account that exists',
      identified(),
      user(),
      { signUp: { identifiers: ['email'], password: true, verify: true } },
      ['next', { step: 'profile', missing: ['email'] }, 'user.missing_profile'],
    ],
    [
      'are taken from what was proven',
      identified([password, emailCode({ usage: 'BindNewIdentifier' })]),
      user(),
      { signUp: { identifiers: ['email'], password: true, verify: true } },
      ['next', { step: 'add', type: 'email', verificationId: 'code' }, 'user.missing_profile'],
    ],
    [
      'are not asked of an enterprise account',
      identified([sso({ userId: 'user' })], { profile: { ssoIdentity: sso().identity } }),
      user({ ssoIdentities: [{ ssoConnectorId: 'sso', issuer: 'https://idp', identityId: 'ada' }] }),
      { signUp: { identifiers: ['phone'], password: true, verify: true } },
      ['done', { step: 'submit' }],
    ],
  ],
  'a forgotten password': [
    [
      'is replaced by a code',
      proving('ForgotPassword', [recoveryCode]),
      undefined,
      recovery,
      ['next', { step: 'identify', verificationId: 'code' }, unidentified],
    ],
    [
      'waits for the new one',
      forgot(),
      withEmail,
      recovery,
      ['next', { step: 'new-password' }, 'user.new_password_required_in_profile'],
    ],
    [
      'is replaced',
      forgot({ profile: { password: { method: 'Argon2id', value: 'hash' } } }),
      withEmail,
      recovery,
      ['done', { step: 'submit', event: 'ForgotPassword' }],
    ],
    [
      'is not where the tenant offers no way to do it',
      forgot(),
      withEmail,
      {},
      ['refuse', { step: 'new-password' }, 'session.not_supported_for_forgot_password'],
    ],
    [
      'is of an account that exists',
      forgot(),
      undefined,
      recovery,
      ['refuse', { step: 'new-password' }, 'user.user_not_exist'],
    ],
    [
      'asks for no second factor yet',
      forgot({ profile: { password: { method: 'Argon2id', value: 'hash' } } }),
      { ...withEmail, factors: [ownTotp] },
      { ...recovery, ...mfa('Mandatory') },
      ['done', { step: 'submit' }],
    ],
  ],
  terms: [
    ['are agreed to', identified(), user(), terms, ['next', { step: 'terms' }, 'user.terms_not_agreed']],
    [
      'were just agreed to',
      identified([password], { hasAgreed: true }),
      user(),
      terms,
      ['done', { step: 'submit' }],
    ],
    [
      'were agreed to before',
      identified(),
      user({
        settings: { terms: { agreedAt: 1, termsOfUseUrl: terms.termsOfUseUrl, privacyPolicyUrl: null } },
      }),
      terms,
      ['done', { step: 'submit' }],
    ],
    [
      'are asked for when they register alone, where the tenant says so',
      identified(),
      user(),
      { ...terms, agreeToTermsPolicy: 'ManualRegistrationOnly' },
      ['done', { step: 'submit' }],
    ],
    [
      'are shown last, and answered first to who submits',
      identified(),
      user(),
      { ...terms, ...mfa('Mandatory') },
      ['next', { step: 'bind-mfa' }, 'user.terms_not_agreed'],
    ],
  ],
  'a social account': [
    [
      'signs in its user',
      proving('SignIn', [social({ userId: 'user' })]),
      undefined,
      onSocial,
      ['next', { step: 'identify', verificationId: 'social' }, unidentified],
    ],
    [
      'without a user can register',
      proving('SignIn', [social()]),
      undefined,
      onSocial,
      ['next', { step: 'no-account', canSwitch: true }, unidentified],
    ],
    [
      'whose address an account has can be linked to it',
      proving('SignIn', [social({ relatedUserId: 'user' })]),
      undefined,
      onSocial,
      ['next', { step: 'link', identifier: { type: 'email', value: 'ada@example.com' } }, unidentified],
    ],
    [
      'is linked once that account is proven',
      identified([password, social({ relatedUserId: 'user' })]),
      user(),
      onSocial,
      ['next', { step: 'add', type: 'social', verificationId: 'social' }],
    ],
    [
      'is no proof any more once its provider is switched off',
      identified([social({ userId: 'user' })]),
      user({ identities: { github: { userId: 'octocat' } } }),
      {},
      ['refuse', { step: 'submit' }, 'user.sign_in_method_not_enabled'],
    ],
    [
      'is no proof any more once it was unlinked',
      identified([social({ userId: 'user' })]),
      user(),
      onSocial,
      ['refuse', { step: 'submit' }, 'session.verification_failed'],
    ],
    [
      'with a company’s address leads to the company',
      proving('SignIn', [social({ userInfo: { id: 'octocat', email: 'ada@company.example' } })]),
      undefined,
      onSocial,
      ['next', { step: 'sso', connectors: [company] }, unidentified],
    ],
  ],
  'a one-time token': [
    [
      'signs in the account of its address',
      proving('SignIn', [token({ userId: 'user' })]),
      undefined,
      {},
      ['next', { step: 'identify', verificationId: 'token' }, unidentified],
    ],
    [
      'for registering signs in an account that exists',
      proving('SignIn', [token({ context: { interactionEvent: 'Register' }, userId: 'user' })]),
      undefined,
      {},
      ['next', { step: 'identify', verificationId: 'token' }, unidentified],
    ],
    [
      'for signing in creates no account',
      proving('SignIn', [token({ context: { interactionEvent: 'SignIn' } })]),
      undefined,
      byEmail,
      ['next', { step: 'no-account', canSwitch: false }, unidentified],
    ],
    [
      'proves its account to the end',
      identified([token({ userId: 'user' })]),
      withEmail,
      {},
      ['done', { step: 'submit' }],
    ],
  ],
  'enterprise SSO': [
    [
      'registers a person it does not know',
      proving('SignIn', [sso()]),
      undefined,
      {},
      ['next', { step: 'turn', event: 'SignIn', to: 'Register' }, unidentified],
    ],
    [
      'signs in a person it knows',
      proving('Register', [sso({ userId: 'user' })]),
      undefined,
      {},
      ['next', { step: 'turn', event: 'Register', to: 'SignIn' }, unidentified],
    ],
    [
      'creates no account where registration is closed',
      proving('SignIn', [sso()]),
      undefined,
      { signInMode: 'SignIn' },
      ['next', { step: 'no-account', canSwitch: false }, unidentified],
    ],
    [
      'stands for a second factor',
      identified([sso({ userId: 'user' })], { profile: { ssoIdentity: sso().identity } }),
      user({
        ssoIdentities: [{ ssoConnectorId: 'sso', issuer: 'https://idp', identityId: 'ada' }],
        factors: [ownTotp],
      }),
      mfa('Mandatory'),
      ['done', { step: 'submit' }],
    ],
    [
      'is the only way in for its users',
      identified(),
      user({ ssoIdentities: [{ ssoConnectorId: 'sso', issuer: 'https://idp', identityId: 'ada' }] }),
      {},
      ['refuse', { step: 'submit' }, 'session.sso_enabled'],
    ],
    [
      'is the only way in for the addresses of its domains',
      identified(),
      user({ primaryEmail: 'ada@company.example' }),
      {},
      ['refuse', { step: 'submit' }, 'session.sso_enabled'],
    ],
  ],
};

describe.each(Object.entries(table))('%s', (_subject, rows) => {
  it.each(rows)('%s', checkDecision);
});

it('a verification whose connector is off is refused', () => {
  const account = user({ identities: { github: { userId: 'octocat' } } });
  const state = identified([social({ userId: 'user' })]);
  expect(decide(state, account, policyOf(onSocial)).kind).toBe('done');
  const decision = decide(state, account, policyOf(onSocial, false));
  expect(decision).toMatchObject({
    kind: 'refuse',
    refusal: { error: { code: 'user.sign_in_method_not_enabled' } },
  });
});

it('the same state, account and policy give the same decision, and are not modified', () => {
  const [state, account, policy] = [identified([password, totp()]), withEmail, policyOf(mfa('Mandatory'))];
  const before = JSON.stringify([state, account, policy]);
  expect(decide(state, account, policy)).toEqual(decide(state, account, policy));
  expect(JSON.stringify([state, account, policy])).toBe(before);
  expect(policy.now).toBe(now);
});
