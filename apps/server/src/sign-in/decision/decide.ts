import { accountErrors, passwordErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import { findExpiry } from '../flow/expired-password.ts';
import type { FlowUser } from '../flow/flow-user.ts';
import { canCreateWith, isOpen } from '../flow/offered-methods.ts';
import type { Refusal } from '../flow/refusal.ts';
import { findMissingExtra, findMissingProfile } from '../flow/required-profile.ts';
import { findUnboundFactor, findUnverifiedFactor, withoutDevice } from '../flow/second-factors.ts';
import {
  type FlowState,
  type IdentifiedState,
  isKnown,
  type KnownState,
  type RegisteringState,
  type StoredState,
} from '../state/flow-state.ts';
import { findUsedVerification } from '../state/flow-verifications.ts';
import { findNextStep } from './next-step.ts';
import type { Policy } from './policy.ts';
import { findVerificationRefusal } from './verification-refusal.ts';
import { needsAgreement } from './terms.ts';

/**
 * How a flow continues. `next`: the user does the step; `refusal` is the error if the flow is submitted before. `done`:
 * it has ended, or submitting ends it. `refuse`: nothing in this flow helps; the step is the one that shows the reason.
 */
export type Decision =
  | { kind: 'next'; step: NextStep; refusal?: Refusal }
  | { kind: 'done'; step: NextStep }
  | { kind: 'refuse'; step: NextStep; refusal: Refusal };

/**
 * Decides how a flow continues, from only its state, its account and the tenant's policy. The steps carry the decision
 * out.
 */
export function decide(state: FlowState, account: FlowUser | undefined, policy: Policy): Decision {
  if (state.status === 'new')
    return {
      kind: 'next',
      step: { step: 'begin' },
      refusal: { error: sessionErrors.interactionNotFound },
    };
  if (isKnown(state) && state.isSubmitted)
    return { kind: 'done', step: { step: 'leave', redirectTo: policy.redirectTo } };
  const step = findNextStep(state, account, policy);
  if (isKnown(state) && changesByDevice(state, account, step))
    return decide(withoutDevice(state), account, policy);
  const obstacle = findObstacle(state, account, policy);
  if (obstacle) return { ...obstacle, step };
  // Whether the browser is remembered can be left open.
  const isDone = step.step === 'submit' || step.step === 'remember-device';
  return isDone ? { kind: 'done', step } : { kind: 'next', step };
}

/** Steps that change nothing of an account. */
const endings: NextStep['step'][] = ['submit', 'terms', 'remember-device', 'mfa'];

/**
 * Whether a sign-in that a trusted device is enough for changes the account, or has to. Its second factor is verified first: with the cookie
 * of the device and the password, the account could otherwise be taken over (ADR 161).
 */
function changesByDevice(state: KnownState, account: FlowUser | undefined, { step }: NextStep): boolean {
  if (state.status !== 'identified' || !state.device?.isTrusted) return false;
  const { email, phone, username, password, identities = {} } = state.profile;
  const isLinked = Object.keys(identities).every((target) => account?.identities[target]);
  return (
    Boolean(email ?? phone ?? username ?? password) ||
    !isLinked ||
    state.bound.length > 0 ||
    !endings.includes(step)
  );
}

type Obstacle = { kind: 'next' | 'refuse'; refusal: Refusal };

/** A requirement that the user can still meet. */
const lacks = (refusal: Refusal | undefined): Obstacle | undefined => refusal && { kind: 'next', refusal };
/** A problem that the user cannot solve. */
const bars = (refusal: Refusal | undefined): Obstacle | undefined => refusal && { kind: 'refuse', refusal };

/** What prevents the flow from ending, in the order in which submitting has always reported it. */
function findObstacle(
  state: StoredState,
  account: FlowUser | undefined,
  policy: Policy,
): Obstacle | undefined {
  const { experience } = policy;
  if (!isOpen(state, experience)) return bars({ error: sessionErrors.modeForbidden });
  if (!isKnown(state)) return lacks({ error: sessionErrors.identifierNotFound });
  if (state.event === 'ForgotPassword') return findResetObstacle(state, account, policy);
  if (needsAgreement(state, account, experience)) return lacks({ error: accountErrors.termsNotAgreed });
  return state.status === 'registering'
    ? findRegistrationObstacle(state, policy)
    : findSignInObstacle(state, account, policy);
}

function findResetObstacle(
  state: IdentifiedState | RegisteringState,
  account: FlowUser | undefined,
  policy: Policy,
): Obstacle | undefined {
  if (!account) return bars({ error: accountErrors.notExist });
  const unverified = bars(findIdentifiedRefusal(state, account, policy));
  return (
    unverified ?? (state.profile.password ? undefined : lacks({ error: accountErrors.newPasswordRequired }))
  );
}

function findRegistrationObstacle(state: RegisteringState, policy: Policy): Obstacle | undefined {
  const verification = findUsedVerification(state);
  if (!canCreateWith(state, verification, policy.experience))
    return bars({ error: sessionErrors.modeForbidden });
  return (
    bars(findVerificationRefusal(state, { verification }, policy)) ??
    lacks(findMissingProfile(state.profile, undefined, policy.experience)) ??
    lacks(findMissingExtra(state, state.profile, policy.askedFields)) ??
    lacks(findUnboundFactor(state, undefined, policy.experience))
  );
}

function findSignInObstacle(
  state: IdentifiedState,
  account: FlowUser | undefined,
  policy: Policy,
): Obstacle | undefined {
  const { experience } = policy;
  if (!account) return bars({ error: accountErrors.notExist });
  if (account.isSuspended) return bars({ error: accountErrors.suspended });
  return (
    lacks(findUnverifiedFactor(state, account, experience)) ??
    bars(findIdentifiedRefusal(state, account, policy)) ??
    lacks(findExpiry(state, account, experience, policy.now) && { error: passwordErrors.expired }) ??
    lacks(findMissingProfile(state.profile, account, experience)) ??
    lacks(findUnboundFactor(state, account, experience))
  );
}

/** An existing account must have been verified. */
function findIdentifiedRefusal(state: StoredState, account: FlowUser, policy: Policy): Refusal | undefined {
  const verification = findUsedVerification(state);
  return verification
    ? findVerificationRefusal(state, { verification, account }, policy)
    : { error: sessionErrors.verificationFailed };
}
