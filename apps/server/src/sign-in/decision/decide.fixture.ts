import { expect } from 'vitest';
import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { FlowUser } from '../flow/flow-user.ts';
import {
  type FlowState,
  startedState,
  type IdentifiedState,
  type VerifyingState,
  type RegisteringState,
} from '../state/flow-state.ts';
import type { VerificationOf } from '../state/verifications.ts';
import { decide } from './decide.ts';
import type { Policy } from './policy.ts';

/** The time of each of these decisions, in milliseconds. */
export const now = 1_000_000;
export const redirectTo = 'https://id.example/oidc/auth/flow';
export const company = { id: 'sso', connectorName: 'Company', logo: 'logo' };

/** The policy of a tenant with these settings, whose enterprise connector has the domain `company.example`. */
export const policyOf = (settings: Partial<SignInExperience> = {}, isConnected = true): Policy => ({
  experience: { ...defaultSignInExperience, tenantId: 'tenant', id: 'default', ...settings },
  askedFields: [],
  sso: { all: [company], byDomain: new Map([['company.example', [company]]]) },
  isConnected,
  now,
  redirectTo,
});

/** A user with a username and a password. */
export const user = (values: Partial<FlowUser> = {}): FlowUser => ({
  id: 'user',
  username: 'ada',
  primaryEmail: null,
  primaryPhone: null,
  name: null,
  avatar: null,
  profile: {},
  identities: {},
  passwordEncrypted: 'hash',
  passwordEncryptionMethod: 'Argon2id',
  passwordUpdatedAt: now,
  isPasswordExpired: false,
  isSuspended: false,
  ssoIdentities: [],
  settings: {},
  isMfaRequired: false,
  factors: [],
  ...values,
});

/** A tenant whose users register with their email address, and sign in with a code or a password. */
export const byEmail: Partial<SignInExperience> = {
  signIn: {
    methods: [{ identifier: 'email', password: true, verificationCode: true, isPasswordPrimary: true }],
  },
  signUp: { identifiers: ['email'], password: false, verify: true },
};
/** A user with an email address. */
export const withEmail = user({ primaryEmail: 'ada@example.com' });
/** A tenant that requires a second factor. */
export const mfa = (
  policy: SignInExperience['mfa']['policy'],
  factors: SignInExperience['mfa']['factors'] = ['Totp'],
) => ({
  mfa: { policy, factors },
});
/** The account's authenticator app. */
export const ownTotp = { id: 'own', type: 'Totp', usedAt: 1, isUsable: true } as const;

export const verifying = (
  event: InteractionEvent,
  verifications: VerifyingState['verifications'] = [],
  more: Partial<VerifyingState> = {},
): VerifyingState => ({ ...startedState(event, now), verifications, ...more });

/** A flow whose account was identified by the first of its verifications. */
export const identified = (
  verifications: VerifyingState['verifications'] = [password],
  more: Partial<IdentifiedState> = {},
): IdentifiedState => ({
  ...startedState('SignIn', now),
  status: 'identified',
  userId: 'user',
  verifications,
  provenBy: verifications[0]?.id ?? '',
  amr: ['pwd'],
  isMultiFactor: false,
  bound: [],
  choices: {},
  isSubmitted: false,
  ...more,
});

/** A flow that will create an account with this username and password. */
export const registering = (more: Partial<RegisteringState> = {}): RegisteringState => ({
  ...startedState('Register', now),
  status: 'registering',
  userId: 'new',
  profile: { username: 'ada', password: { method: 'Argon2id', value: 'hash' } },
  amr: ['pwd'],
  bound: [],
  choices: {},
  isSubmitted: false,
  ...more,
});

export const password: VerificationOf<'Password'> = {
  id: 'password',
  type: 'Password',
  identifier: { type: 'username', value: 'ada' },
  userId: 'user',
};

export const emailCode = (
  values: Partial<VerificationOf<'EmailVerificationCode'>> = {},
): VerificationOf<'EmailVerificationCode'> => ({
  id: 'code',
  type: 'EmailVerificationCode',
  identifier: { type: 'email', value: 'ada@example.com' },
  usage: 'SignIn',
  verified: true,
  resendAt: now + 30_000,
  expiresAt: now + 600_000,
  ...values,
});

export const social = (values: Partial<VerificationOf<'Social'>> = {}): VerificationOf<'Social'> => ({
  id: 'social',
  type: 'Social',
  connectorId: 'connector',
  target: 'github',
  syncsProfile: false,
  userInfo: { id: 'octocat', email: 'ada@example.com', name: 'Ada' },
  ...values,
});

export const sso = (
  values: Partial<VerificationOf<'EnterpriseSso'>> = {},
): VerificationOf<'EnterpriseSso'> => ({
  id: 'sso',
  type: 'EnterpriseSso',
  connectorId: 'sso',
  syncsProfile: false,
  identity: { id: 'row', ssoConnectorId: 'sso', issuer: 'https://idp', identityId: 'ada', detail: {} },
  userInfo: { id: 'ada', email: 'ada@company.example' },
  ...values,
});

export const token = (
  values: Partial<VerificationOf<'OneTimeToken'>> = {},
): VerificationOf<'OneTimeToken'> => ({
  id: 'token',
  type: 'OneTimeToken',
  identifier: { type: 'email', value: 'ada@example.com' },
  context: {},
  hash: 'hash',
  ...values,
});

export const totp = (values: Partial<VerificationOf<'Totp'>> = {}): VerificationOf<'Totp'> => ({
  id: 'totp',
  type: 'Totp',
  userId: 'user',
  verified: true,
  setUp: { sealed: 'sealed' },
  ...values,
});

export type DecisionRow = [
  name: string,
  state: FlowState,
  account: FlowUser | undefined,
  settings: Partial<SignInExperience>,
  /** The part of a step that is compared, and the code of the refusal. */
  expected: [kind: string, step: Record<string, unknown>, refusal?: string],
];

/** Compares one decision with its row. */
export function checkDecision(...[, state, account, settings, [kind, step, refusal]]: DecisionRow): void {
  const decision = decide(state, account, policyOf(settings));
  expect(decision).toMatchObject({ kind, step });
  expect('refusal' in decision ? decision.refusal?.error.code : undefined).toBe(refusal);
}
