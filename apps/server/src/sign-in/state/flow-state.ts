import { type InteractionEvent, interactionEvent } from '@gatehouse/contract/sign-in/interaction';
import { keptFactors } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { mfaFactor } from '@gatehouse/contract/sign-in-experience/policies';
import { identities, userProfile } from '@gatehouse/contract/users/users';
import { z } from 'zod';
import { ssoIdentity, storedPassword, type Verification, verification } from './verifications.ts';

/** What submitting will write to the account. */
export const profile = z.strictObject({
  username: z.string().optional(),
  /** Verified by a code or a one-time token. */
  email: z.string().optional(),
  phone: z.string().optional(),
  password: storedPassword.optional(),
  name: z.string().optional(),
  avatar: z.string().optional(),
  profile: userProfile.optional(),
  /** Values of the tenant's own profile fields. */
  customData: z.record(z.string(), z.unknown()).optional(),
  /** Social accounts that were verified, by the target of their connector. */
  identities: identities.optional(),
  /**
   * The account at an enterprise identity provider. Only its verification sets it; it replaces a password and a second
   * factor.
   */
  ssoIdentity: ssoIdentity.optional(),
});
export type Profile = z.infer<typeof profile>;

/** A second factor that submitting will add. `verificationId`: the verification that it was set up with. */
export const boundFactor = z.strictObject({
  id: z.string(),
  verificationId: z.string(),
  type: z.enum(keptFactors),
  sealed: z.string().optional(),
  data: z.record(z.string(), z.unknown()),
  lastStep: z.number(),
  isReplacement: z.boolean().optional(),
});

/** The account's second factor that was verified, and its method (RFC 8176). */
export const verifiedFactor = z.strictObject({ id: z.string(), amr: z.string() });

/** The user's decisions about second factors; submitting stores them. */
const choices = z.strictObject({
  /** Codes to the account's own email address or phone number are its second factor from now on, or the user skipped it. */
  mfa: z.enum(['enabled', 'skipped']).optional(),
  /** No further factor in addition to codes. */
  furtherFactor: z.literal('skipped').optional(),
  passkey: z.literal('skipped').optional(),
  /** Whether this browser becomes a trusted device. */
  device: z.enum(['trusted', 'untrusted']).optional(),
});

/** What every flow keeps from the choice of its event on. */
const started = {
  format: z.literal(2),
  event: interactionEvent,
  /** When it was chosen, in milliseconds. */
  begunAt: z.number(),
  verifications: z.array(verification),
  profile,
  /** The verification that identified the account, or that the new one is registered with. */
  provenBy: z.string().optional(),
  /** Until when the solved CAPTCHA counts. */
  humanUntil: z.number().optional(),
  /** Hash of the secret of the invitation that lets the flow register an administrator (ADR 157). */
  invitationHash: z.string().optional(),
  /**
   * When the challenge was created that a passkey has signed, in milliseconds: older ones don't count. Kept when the
   * flow is started again.
   */
  passkeyUsedAt: z.number().optional(),
  hasAgreed: z.boolean(),
  /** The application asks for a second factor (RFC 9470), as its request in the flow's row says. */
  mustStepUp: z.boolean().optional(),
  /** The user has answered the profile fields, also by leaving optional ones empty. */
  hasGivenProfile: z.boolean().optional(),
};

/** What it keeps once the account is identified. */
const known = {
  ...started,
  userId: z.string(),
  /** How the user was authenticated (RFC 8176). */
  amr: z.array(z.string()),
  bound: z.array(boundFactor),
  choices,
  /** Submitting was rejected, because the user joins an organization that requires MFA. */
  isMfaRequired: z.boolean().optional(),
  /** The profile's password replaces one that has expired. */
  replacesPassword: z.boolean().optional(),
  isSubmitted: z.boolean(),
};

const verifyingState = z.strictObject({ ...started, status: z.literal('verifying') });
const registeringState = z.strictObject({ ...known, status: z.literal('registering') });
const identifiedState = z.strictObject({
  ...known,
  status: z.literal('identified'),
  provenBy: z.string(),
  /** The verification of the account covers two factors. */
  isMultiFactor: z.boolean(),
  /** The name of the first factor as a second factor, which it can't be in addition to itself. */
  firstFactor: mfaFactor.optional(),
  secondFactor: verifiedFactor.optional(),
  /** The trusted device that the sign-in comes from; `isTrusted`: it isn't unusual, so no second factor is asked for (ADR 161). */
  device: z.strictObject({ id: z.string(), isTrusted: z.boolean() }).optional(),
});

/**
 * A started flow as this release stores it: no account is identified yet, a new one will be created, or an existing one
 * was verified.
 */
export const storedState = z.discriminatedUnion('status', [
  verifyingState,
  registeringState,
  identifiedState,
]);
export type StoredState = z.infer<typeof storedState>;
export type VerifyingState = z.infer<typeof verifyingState>;
export type RegisteringState = z.infer<typeof registeringState>;
export type IdentifiedState = z.infer<typeof identifiedState>;

/** Its account is identified. */
export type KnownState = RegisteringState | IdentifiedState;

/** A flow whose event wasn't chosen yet. It is not stored. */
export interface NewState {
  status: 'new';
  event?: undefined;
  verifications: Verification[];
  profile: Profile;
  provenBy?: undefined;
  humanUntil?: undefined;
  invitationHash?: undefined;
  passkeyUsedAt?: undefined;
}
export const newState: NewState = { status: 'new', verifications: [], profile: {} };

export type FlowState = NewState | StoredState;

/** Whether the flow's account is identified. */
export const isKnown = (state: FlowState): state is KnownState =>
  state.status === 'identified' || state.status === 'registering';

/** The state of a flow whose application asks for a second factor. */
export const withStepUp = (state: FlowState): FlowState =>
  state.status === 'new' ? state : { ...state, mustStepUp: true };

/** The ID of the flow's account, or the one that the new account will have. */
export const userIdOf = (state: FlowState): string | undefined => (isKnown(state) ? state.userId : undefined);

/** A flow that has just been started. `kept` are the values and verifications that are kept when it is started again. */
export const startedState = (
  event: InteractionEvent,
  begunAt: number,
  kept: Pick<VerifyingState, 'humanUntil' | 'invitationHash' | 'passkeyUsedAt'> & {
    hasAgreed?: boolean;
    verifications?: Verification[];
  } = {},
): VerifyingState => ({
  format: 2,
  status: 'verifying',
  event,
  begunAt,
  verifications: [],
  profile: {},
  hasAgreed: false,
  ...kept,
});
