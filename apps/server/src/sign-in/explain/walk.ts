import type { AccessStep } from '@gatehouse/contract/explanations/access';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { NextStep, ProfilePart } from '@gatehouse/contract/sign-in/steps';
import { isAddressFactor, type MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { decide } from '../decision/decide.ts';
import type { Policy } from '../decision/policy.ts';
import type { FlowUser } from '../flow/flow-user.ts';
import type { Refusal } from '../flow/refusal.ts';
import { addressesOf, addressFactorId } from '../flow/second-factors.ts';
import type { IdentifiedState, Profile } from '../state/flow-state.ts';

/** A sign-in from the identified account to its end, if the user does all that is asked. */
export interface Walk {
  steps: AccessStep[];
  refusal?: Refusal | undefined;
  state: IdentifiedState;
}

/** A flow asks for fewer steps than this. */
const mostSteps = 20;

/** Decides like the flow, and does each step that the decision names as a user would who wants to get in and skips what can be skipped. */
export function walk(identified: IdentifiedState, user: FlowUser, policy: Policy): Walk {
  const steps: AccessStep[] = [];
  let state = identified;
  while (steps.length < mostSteps) {
    const decision = decide(state, user, policy);
    if (decision.kind === 'done') return { steps, state };
    const done = decision.kind === 'next' ? perform(state, decision.step, user) : undefined;
    if (!done) return { steps, state, refusal: decision.refusal ?? stuck };
    steps.push(done.step);
    state = done.state;
  }
  return { steps, state, refusal: stuck };
}

const stuck: Refusal = { error: sessionErrors.verificationFailed };

interface Done {
  step: AccessStep;
  state: IdentifiedState;
}

/** The state after a step; undefined if no user can do it. */
function perform(state: IdentifiedState, next: NextStep, user: FlowUser): Done | undefined {
  const choose = (choices: IdentifiedState['choices']): IdentifiedState => ({
    ...state,
    choices: { ...state.choices, ...choices },
  });
  const give = (profile: Profile): IdentifiedState => ({
    ...state,
    profile: { ...state.profile, ...profile },
  });
  switch (next.step) {
    case 'mfa': {
      const [factor] = next.factors;
      const secondFactor = factor && { id: idOf(factor, user), amr: 'mfa' };
      return (
        secondFactor && {
          step: { step: 'mfa', factors: next.factors },
          state: { ...state, secondFactor },
        }
      );
    }
    case 'new-password':
      return (
        next.reason && {
          step: { step: 'new-password', reason: next.reason },
          state: { ...give({ password: someHash }), replacesPassword: true },
        }
      );
    case 'profile':
      return { step: { step: 'profile', missing: next.missing }, state: give(fill(next.missing)) };
    case 'bind-mfa': {
      const { factors, isSkippable, isForOrganization = false, isFurther } = next;
      const step = { step: 'bind-mfa', factors, isSkippable, isForOrganization } as const;
      if (isSkippable)
        return { step, state: choose(isFurther ? { furtherFactor: 'skipped' } : { mfa: 'skipped' }) };
      return { step, state: bind(choose({ mfa: 'enabled' }), factors, user) };
    }
    case 'backup-codes':
      return { step: { step: 'backup-codes' }, state: withBound(state, 'BackupCode') };
    case 'passkey':
      return { step: { step: 'passkey' }, state: choose({ passkey: 'skipped' }) };
    case 'terms':
      return { step: { step: 'terms' }, state: { ...state, hasAgreed: true } };
    default:
      return undefined;
  }
}

const someHash = { method: 'Argon2id', value: '' } as const;

/** The ID that the flow keeps of a verified second factor. */
const idOf = (factor: MfaFactor, user: FlowUser): string =>
  isAddressFactor(factor)
    ? addressFactorId(factor, addressesOf(user)[factor] ?? '')
    : (user.factors.find(({ type, isUsable }) => type === factor && isUsable)?.id ?? '');

const withBound = (
  state: IdentifiedState,
  type: IdentifiedState['bound'][number]['type'],
): IdentifiedState => ({
  ...state,
  bound: [...state.bound, { id: type, verificationId: type, type, data: {}, lastStep: 0 }],
});

/** Sets up one of the factors: rather one that needs no email address or phone number. */
function bind(state: IdentifiedState, factors: readonly MfaFactor[], user: FlowUser): IdentifiedState {
  for (const type of factors) if (!isAddressFactor(type)) return withBound(state, type);
  const own = addressesOf(user, state.profile);
  if (factors.some((type) => isAddressFactor(type) && own[type])) return state;
  const added = factors.includes('EmailVerificationCode') ? fill(['email']) : fill(['phone']);
  return { ...state, profile: { ...state.profile, ...added } };
}

/** Values that no rule of a tenant names: what the user will enter isn't known. */
const someEmail = 'user@explained.invalid';

function fill(missing: readonly ProfilePart[]): Profile {
  const values: Record<ProfilePart, Profile> = {
    username: { username: 'explained' },
    email: { email: someEmail },
    phone: { phone: '0' },
    emailOrPhone: { email: someEmail },
    password: { password: someHash },
  };
  return Object.assign({}, ...missing.map((part) => values[part]));
}
