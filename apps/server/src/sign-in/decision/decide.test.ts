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
  verifying,
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
      'requires the flow to be started',
      newState,
      undefined,
      {},
      ['next', { step: 'begin' }, 'session.interaction_not_found'],
    ],
    [
      'requires a verification',
      verifying('SignIn'),
      undefined,
      {},
      ['next', { step: 'verify', passkey: false }, unidentified],
    ],
    [
      'offers a passkey if the tenant has turned passkeys on',
      verifying('SignIn'),
      undefined,
      { passkeySignIn: { enabled: true } },
      ['next', { step: 'verify', passkey: true }, unidentified],
    ],
    [
      'continues with identification after a verification',
      verifying('SignIn', [password]),
      undefined,
      {},
      ['next', { step: 'identify', verificationId: 'password' }, unidentified],
    ],
    [
      'ignores a verification by a method that the tenant has turned off',
      verifying('SignIn', [password]),
      undefined,
      { signIn: { methods: [] } },
      ['next', { step: 'verify' }, unidentified],
    ],
    [
      'waits for the code that was sent',
      verifying('SignIn', [emailCode({ verified: false })]),
      undefined,
      byEmail,
      ['next', { step: 'code', verificationId: 'code', resendIn: 30, expiresIn: 600 }, unidentified],
    ],
    [
      'with an email address without an account can change into a registration',
      verifying('SignIn', [emailCode()]),
      undefined,
      byEmail,
      ['next', { step: 'no-account', canSwitch: true }, unidentified],
    ],
    [
      'with an email address without an account cannot change into a registration if that is closed',
      verifying('SignIn', [emailCode()]),
      undefined,
      { ...byEmail, signInMode: 'SignIn' },
      ['next', { step: 'no-account', canSwitch: false }, unidentified],
    ],
    ['can be submitted', identified(), user(), {}, ['done', { step: 'submit', event: 'SignIn' }]],
    [
      'leads back to the application after it was submitted',
      identified([password], { isSubmitted: true }),
      user(),
      {},
      ['done', { step: 'leave', redirectTo }],
    ],
    [
      'is rejected after the tenant has turned sign-in off',
      identified(),
      user(),
      { signInMode: 'Register' },
      ['refuse', { step: 'submit' }, 'auth.forbidden'],
    ],
    [
      'is rejected after its method was turned off',
      identified(),
      user(),
      { signIn: { methods: [] } },
      ['refuse', { step: 'submit' }, 'user.sign_in_method_not_enabled'],
    ],
    [
      'is rejected for a suspended account',
      identified(),
      user({ isSuspended: true }),
      {},
      ['refuse', { step: 'submit' }, 'user.suspended'],
    ],
    [
      'is rejected for a deleted account',
      identified(),
      undefined,
      {},
      ['refuse', { step: 'profile' }, 'user.user_not_exist'],
    ],
    [
      'is rejected without the verification of the account',
      identified([]),
      user(),
      {},
      ['refuse', { step: 'submit' }, 'session.verification_failed'],
    ],
    [
      'is rejected if the account no longer has the verified email address',
      identified([emailCode({ userId: 'user' })]),
      user(),
      byEmail,
      ['refuse', { step: 'profile' }, 'session.verification_failed'],
    ],
  ],
  'a registration': [
    [
      'asks for an identifier',
      verifying('Register'),
      undefined,
      {},
      ['next', { step: 'verify', passkey: false }, unidentified],
    ],
    [
      'asks for missing profile fields',
      verifying('Register', [], { profile: { username: 'ada' } }),
      undefined,
      {},
      ['next', { step: 'profile', missing: ['password'] }, unidentified],
    ],
    [
      'continues with identification after an identifier was verified',
      verifying('Register', [emailCode({ usage: 'Register' })]),
      undefined,
      byEmail,
      ['next', { step: 'identify', verificationId: 'code' }, unidentified],
    ],
    [
      'offers to sign in if an account has the email address',
      verifying('Register', [emailCode({ usage: 'Register', userId: 'user' })]),
      undefined,
      byEmail,
      ['next', { step: 'has-account', canSwitch: true }, unidentified],
    ],
    ['can be submitted', registering(), undefined, {}, ['done', { step: 'submit', event: 'Register' }]],
    [
      'asks for profile fields that the tenant has required since',
      registering(),
      undefined,
      { signUp: { identifiers: ['username', 'email'], password: true, verify: true } },
      ['next', { step: 'profile', missing: ['email'] }, 'user.missing_profile'],
    ],
    [
      'is rejected with an email address that the tenant blocks',
      registering({ profile: { username: 'ada', email: 'ada@example.com' } }),
      undefined,
      { emailBlocklistPolicy: { customBlocklist: ['@example.com'] } },
      ['refuse', { step: 'profile' }, 'session.email_blocklist.email_not_allowed'],
    ],
    [
      'is rejected with an email address of a domain with enterprise SSO',
      registering({ profile: { username: 'ada', email: 'ada@company.example' } }),
      undefined,
      {},
      ['refuse', { step: 'profile' }, 'session.sso_enabled'],
    ],
  ],
  'missing profile fields': [
    [
      'are requested from an existing account',
      identified(),
      user(),
      { signUp: { identifiers: ['email'], password: true, verify: true } },
      ['next', { step: 'profile', missing: ['email'] }, 'user.missing_profile'],
    ],
    [
      'are added from an email address that was verified',
      identified([password, emailCode({ usage: 'BindNewIdentifier' })]),
      user(),
      { signUp: { identifiers: ['email'], password: true, verify: true } },
      ['next', { step: 'add', type: 'email', verificationId: 'code' }, 'user.missing_profile'],
    ],
    [
      'are not requested from an enterprise account',
      identified([sso({ userId: 'user' })], { profile: { ssoIdentity: sso().identity } }),
      user({ ssoIdentities: [{ ssoConnectorId: 'sso', issuer: 'https://idp', identityId: 'ada' }] }),
      { signUp: { identifiers: ['phone'], password: true, verify: true } },
      ['done', { step: 'submit' }],
    ],
  ],
  'a password reset': [
    [
      'continues with identification after the code was entered',
      verifying('ForgotPassword', [recoveryCode]),
      undefined,
      recovery,
      ['next', { step: 'identify', verificationId: 'code' }, unidentified],
    ],
    [
      'waits for the new password',
      forgot(),
      withEmail,
      recovery,
      ['next', { step: 'new-password' }, 'user.new_password_required_in_profile'],
    ],
    [
      'can be submitted with the new password',
      forgot({ profile: { password: { method: 'Argon2id', value: 'hash' } } }),
      withEmail,
      recovery,
      ['done', { step: 'submit', event: 'ForgotPassword' }],
    ],
    [
      'is rejected if the tenant offers no recovery method',
      forgot(),
      withEmail,
      {},
      ['refuse', { step: 'new-password' }, 'session.not_supported_for_forgot_password'],
    ],
    [
      'is rejected for a deleted account',
      forgot(),
      undefined,
      recovery,
      ['refuse', { step: 'new-password' }, 'user.user_not_exist'],
    ],
    [
      'requires no second factor before the password is replaced',
      forgot({ profile: { password: { method: 'Argon2id', value: 'hash' } } }),
      { ...withEmail, factors: [ownTotp] },
      { ...recovery, ...mfa('Mandatory') },
      ['done', { step: 'submit' }],
    ],
  ],
  terms: [
    ['must be agreed to', identified(), user(), terms, ['next', { step: 'terms' }, 'user.terms_not_agreed']],
    [
      'are not shown again after the user has agreed in this flow',
      identified([password], { hasAgreed: true }),
      user(),
      terms,
      ['done', { step: 'submit' }],
    ],
    [
      'are not shown again after the user has agreed in an earlier flow',
      identified(),
      user({
        settings: { terms: { agreedAt: 1, termsOfUseUrl: terms.termsOfUseUrl, privacyPolicyUrl: null } },
      }),
      terms,
      ['done', { step: 'submit' }],
    ],
    [
      'are not shown at sign-in if the tenant requires agreement only at registration',
      identified(),
      user(),
      { ...terms, agreeToTermsPolicy: 'ManualRegistrationOnly' },
      ['done', { step: 'submit' }],
    ],
    [
      'are the last step, but the first error when submitting',
      identified(),
      user(),
      { ...terms, ...mfa('Mandatory') },
      ['next', { step: 'bind-mfa' }, 'user.terms_not_agreed'],
    ],
  ],
  'a social account': [
    [
      'signs in its user',
      verifying('SignIn', [social({ userId: 'user' })]),
      undefined,
      onSocial,
      ['next', { step: 'identify', verificationId: 'social' }, unidentified],
    ],
    [
      'without a user can register',
      verifying('SignIn', [social()]),
      undefined,
      onSocial,
      ['next', { step: 'no-account', canSwitch: true }, unidentified],
    ],
    [
      'with the email address of an account can be linked to it',
      verifying('SignIn', [social({ relatedUserId: 'user' })]),
      undefined,
      onSocial,
      ['next', { step: 'link', identifier: { type: 'email', value: 'ada@example.com' } }, unidentified],
    ],
    [
      'is linked after that account was verified',
      identified([password, social({ relatedUserId: 'user' })]),
      user(),
      onSocial,
      ['next', { step: 'add', type: 'social', verificationId: 'social' }],
    ],
    [
      'is rejected after its provider is turned off',
      identified([social({ userId: 'user' })]),
      user({ identities: { github: { userId: 'octocat' } } }),
      {},
      ['refuse', { step: 'submit' }, 'user.sign_in_method_not_enabled'],
    ],
    [
      'is rejected after it was unlinked',
      identified([social({ userId: 'user' })]),
      user(),
      onSocial,
      ['refuse', { step: 'submit' }, 'session.verification_failed'],
    ],
    [
      'with an email address of a domain with enterprise SSO leads to its connector',
      verifying('SignIn', [social({ userInfo: { id: 'octocat', email: 'ada@company.example' } })]),
      undefined,
      onSocial,
      ['next', { step: 'sso', connectors: [company] }, unidentified],
    ],
  ],
  'a one-time token': [
    [
      'signs in the account with its email address',
      verifying('SignIn', [token({ userId: 'user' })]),
      undefined,
      {},
      ['next', { step: 'identify', verificationId: 'token' }, unidentified],
    ],
    [
      'for registering signs in an existing account',
      verifying('SignIn', [token({ context: { interactionEvent: 'Register' }, userId: 'user' })]),
      undefined,
      {},
      ['next', { step: 'identify', verificationId: 'token' }, unidentified],
    ],
    [
      'for signing in creates no account',
      verifying('SignIn', [token({ context: { interactionEvent: 'SignIn' } })]),
      undefined,
      byEmail,
      ['next', { step: 'no-account', canSwitch: false }, unidentified],
    ],
    [
      'verifies its account until the flow ends',
      identified([token({ userId: 'user' })]),
      withEmail,
      {},
      ['done', { step: 'submit' }],
    ],
  ],
  'enterprise SSO': [
    [
      'registers an unknown user',
      verifying('SignIn', [sso()]),
      undefined,
      {},
      ['next', { step: 'turn', event: 'SignIn', to: 'Register' }, unidentified],
    ],
    [
      'signs in a known user',
      verifying('Register', [sso({ userId: 'user' })]),
      undefined,
      {},
      ['next', { step: 'turn', event: 'Register', to: 'SignIn' }, unidentified],
    ],
    [
      'creates no account if registration is closed',
      verifying('SignIn', [sso()]),
      undefined,
      { signInMode: 'SignIn' },
      ['next', { step: 'no-account', canSwitch: false }, unidentified],
    ],
    [
      'replaces a second factor',
      identified([sso({ userId: 'user' })], { profile: { ssoIdentity: sso().identity } }),
      user({
        ssoIdentities: [{ ssoConnectorId: 'sso', issuer: 'https://idp', identityId: 'ada' }],
        factors: [ownTotp],
      }),
      mfa('Mandatory'),
      ['done', { step: 'submit' }],
    ],
    [
      'is the only sign-in method of its users',
      identified(),
      user({ ssoIdentities: [{ ssoConnectorId: 'sso', issuer: 'https://idp', identityId: 'ada' }] }),
      {},
      ['refuse', { step: 'submit' }, 'session.sso_enabled'],
    ],
    [
      'is the only sign-in method for email addresses of its domains',
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

it('a verification by a connector that is turned off is rejected', () => {
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
