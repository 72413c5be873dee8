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
  /** Social accounts that were verified, by the target of their connector. */
  identities: identities.optional(),
  /** The account at an enterprise identity provider. Only its proof sets it: it stands for a password and a second factor. */
  ssoIdentity: ssoIdentity.optional(),
});
export type Profile = z.infer<typeof profile>;

/** A second factor that submitting will add. `verificationId`: the verification that it was set up by. */
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
export const provenFactor = z.strictObject({ id: z.string(), amr: z.string() });

/** What the person has decided about second factors; submitting remembers it. */
const choices = z.strictObject({
  /** Codes to the account's own address are its second factor from now on, or it does without one. */
  mfa: z.enum(['enabled', 'skipped']).optional(),
  /** No further factor beside codes to the address. */
  furtherFactor: z.literal('skipped').optional(),
  passkey: z.literal('skipped').optional(),
});

/** What every flow keeps from the choice between signing in, registering and resetting the password on. */
const started = {
  format: z.literal(2),
  event: interactionEvent,
  /** When it was chosen, in milliseconds. */
  begunAt: z.number(),
  verifications: z.array(verification),
  profile,
  /** The verification that identified the account, or that the new one is registered with. */
  provenBy: z.string().optional(),
  /** Until when the captcha that was solved counts. */
  humanUntil: z.number().optional(),
  /** When the challenge was made that a passkey has signed, in milliseconds: no older one counts. Outlives beginning again. */
  passkeyUsedAt: z.number().optional(),
  hasAgreed: z.boolean(),
};

/** What it keeps once the account is known. */
const known = {
  ...started,
  userId: z.string(),
  /** How the person was authenticated (RFC 8176). */
  amr: z.array(z.string()),
  bound: z.array(boundFactor),
  choices,
  isSubmitted: z.boolean(),
};

const verifyingState = z.strictObject({ ...started, status: z.literal('verifying') });
const registeringState = z.strictObject({ ...known, status: z.literal('registering') });
const identifiedState = z.strictObject({
  ...known,
  status: z.literal('identified'),
  provenBy: z.string(),
  /** What verified the account is two factors in one. */
  isMultiFactor: z.boolean(),
  /** What verified the account, as a second factor is called: beside itself it is none. */
  firstFactor: mfaFactor.optional(),
  secondFactor: provenFactor.optional(),
});

/** A started flow as this release stores it: no account is known yet, a new one will be created, or an existing one was verified. */
export const storedState = z.discriminatedUnion('status', [
  verifyingState,
  registeringState,
  identifiedState,
]);
export type StoredState = z.infer<typeof storedState>;
export type VerifyingState = z.infer<typeof verifyingState>;
export type RegisteringState = z.infer<typeof registeringState>;
export type IdentifiedState = z.infer<typeof identifiedState>;

/** Of which it is known whose account it is. */
export type KnownState = RegisteringState | IdentifiedState;

/** A flow in which nothing was chosen yet. It is not stored. */
export interface NewState {
  status: 'new';
  event?: undefined;
  verifications: Verification[];
  profile: Profile;
  provenBy?: undefined;
  humanUntil?: undefined;
  passkeyUsedAt?: undefined;
}
export const newState: NewState = { status: 'new', verifications: [], profile: {} };

export type FlowState = NewState | StoredState;

/** Whether it is known whose account the flow is about. */
export const isKnown = (state: FlowState): state is KnownState =>
  state.status === 'identified' || state.status === 'registering';

/** The id of the flow's account, or that the new one will have. */
export const userIdOf = (state: FlowState): string | undefined => (isKnown(state) ? state.userId : undefined);

/** A flow that has just been started. What outlives beginning again, and the verifications that do, are in `kept`. */
export const startedState = (
  event: InteractionEvent,
  begunAt: number,
  kept: Pick<VerifyingState, 'humanUntil' | 'passkeyUsedAt'> & { verifications?: Verification[] } = {},
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
