import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { ssoErrors } from '@gatehouse/contract/sso-connectors/errors';
import { findFactor } from '../factors/all.ts';
import type { FlowUser } from '../flow/flow-user.ts';
import type { Refusal } from '../flow/refusal.ts';
import { findMissingExtra, findMissingProfile } from '../flow/required-profile.ts';
import { findSsoRefusal } from '../flow/sso-address.ts';
import {
  type IdentifiedState,
  isKnown,
  type Profile,
  type VerifyingState,
  type RegisteringState,
  type StoredState,
} from '../state/flow-state.ts';
import { findUsedVerification } from '../state/flow-verifications.ts';
import { canCreateWith } from '../flow/offered-methods.ts';
import { accountOf, type Verification } from '../state/verifications.ts';
import type { Policy } from './policy.ts';
import { findVerificationRefusal, unlinkedEmail } from './verification-refusal.ts';

/**
 * The account of a flow. `next`: the flow's new state, if it changes. `refuse`: why the account is not known; an
 * incomplete registration `keeps` what was verified, and an attempt on a suspended account is recorded as its own.
 */
export type Identification =
  | { kind: 'next'; state?: StoredState }
  | { kind: 'refuse'; refusal: Refusal; keeps?: VerifyingState; suspended?: FlowUser };

const refused = (error: Refusal['error']): Identification => ({ kind: 'refuse', refusal: { error } });

/** Decides which account a flow is about: one that a verification has verified, or a new one, with this ID (ADR 10). */
export function identifyAccount(
  state: StoredState,
  account: FlowUser | undefined,
  policy: Policy,
  { verification, newUserId }: { verification: Verification | undefined; newUserId: string },
): Identification {
  // No account is created or linked with an email address of a company without its provider: the user is told where to
  // sign in.
  const elsewhere = verification && findSsoRefusal(policy.sso, unlinkedEmail(verification));
  if (elsewhere) return { kind: 'refuse', refusal: elsewhere };
  if (state.event === 'Register')
    return isKnown(state) ? { kind: 'next' } : identifyNew(state, policy, { verification, newUserId });
  return verification
    ? identifyExisting(state, account, policy, verification)
    : refused(sessionErrors.verificationNotFound);
}

function identifyExisting(
  state: StoredState,
  account: FlowUser | undefined,
  policy: Policy,
  verification: Verification,
): Identification {
  const { amr, firstFactor } = findFactor(verification);
  if (!firstFactor) return refused(sessionErrors.invalidInteractionType);
  const userId = firstFactor.userId(verification, state.event);
  if (userId !== undefined && isKnown(state) && state.userId !== userId)
    return refused(sessionErrors.identityConflict);
  const profile = { ...state.profile, ...firstFactor.profile?.(verification) };
  const verifiedAccount = userId === undefined ? undefined : account;
  const refusal = findVerificationRefusal(
    { ...state, profile },
    { verification, account: verifiedAccount },
    policy,
  );
  if (refusal) return { kind: 'refuse', refusal };
  if (userId === undefined) return refused(errorOfUnproven(verification));
  if (!account) return refused(accountErrors.notExist);
  // Revealed only now, to a user who has verified that the account is theirs (ADR 7).
  if (account.isSuspended)
    return { kind: 'refuse', refusal: { error: accountErrors.suspended }, suspended: account };
  if (isKnown(state)) return { kind: 'next' };
  const { isMultiFactor = false } = firstFactor;
  const identified: IdentifiedState = {
    ...state,
    status: 'identified',
    userId,
    profile,
    amr: isMultiFactor ? [amr, 'mfa'] : [amr],
    isMultiFactor,
    provenBy: verification.id,
    firstFactor: firstFactor.asSecondFactor?.(verification),
    bound: [],
    choices: {},
    isSubmitted: false,
  };
  return { kind: 'next', state: identified };
}

/**
 * Only the user who verified an email address or phone number learns that no account has it; any other verification
 * just fails.
 */
function errorOfUnproven(verification: Verification): Refusal['error'] {
  const { address, linking } = findFactor(verification);
  if (address?.verified(verification)) return accountErrors.notExist;
  if (!linking?.identifier(verification)) return sessionErrors.verificationFailed;
  return linking.isEnterprise ? ssoErrors.identityNotExist : accountErrors.identityNotExist;
}

function identifyNew(
  state: VerifyingState,
  policy: Policy,
  { verification, newUserId }: { verification: Verification | undefined; newUserId: string },
): Identification {
  const error = verification && findRegistrationError(verification);
  if (error) return refused(error);
  if (!canCreateWith(state, verification, policy.experience)) return refused(sessionErrors.modeForbidden);
  const factor = verification && findFactor(verification);
  const more = verification && factor?.registration?.profile(verification);
  // The values of a stored verification are in the profile, and may have been replaced there since.
  const isKept = verification !== undefined && state.provenBy === verification.id;
  const profile = isKept
    ? { ...more, ...state.profile }
    : { ...withoutFormerVerification(state, verification), ...more };
  const refusal = findVerificationRefusal({ ...state, profile }, { verification }, policy);
  if (refusal) return { kind: 'refuse', refusal };
  const missing =
    findMissingProfile(profile, undefined, policy.experience) ??
    findMissingExtra(state, profile, policy.askedFields);
  if (missing) {
    // Pages add what is missing, then identify without naming a verification. The stored values are checked again then,
    // and at the end.
    const keeps = verification && !isKept ? { ...state, profile, provenBy: verification.id } : undefined;
    return { kind: 'refuse', refusal: missing, keeps };
  }
  const { username, email, phone, identities, ssoIdentity } = profile;
  // An account needs a way to sign in, even if nothing is required.
  if (!username && !email && !phone && !identities && !ssoIdentity)
    return refused(sessionErrors.verificationNotFound);
  const registering: RegisteringState = {
    ...state,
    status: 'registering',
    profile,
    amr: [factor?.amr ?? 'pwd'],
    userId: newUserId,
    provenBy: verification?.id,
    bound: [],
    choices: {},
    isSubmitted: false,
  };
  return { kind: 'next', state: registering };
}

/** Why a verification cannot create an account, if so. */
function findRegistrationError(verification: Verification): Refusal['error'] | undefined {
  const { registration, address: addressCapability, linking } = findFactor(verification);
  if (!registration) return sessionErrors.invalidInteractionType;
  const address = addressCapability?.verified(verification);
  if (accountOf(verification) !== undefined) {
    if (address) return address.type === 'email' ? accountErrors.emailInUse : accountErrors.phoneInUse;
    if (linking) return accountErrors.identityInUse;
  }
  return registration.profile(verification) ? undefined : sessionErrors.verificationFailed;
}

/**
 * The profile without the values of a provider whose verification this one replaces: only the flow's current
 * verification is checked for whether its connector still lets users in. An email address or phone number that was
 * verified by a code stays.
 */
function withoutFormerVerification(state: VerifyingState, verification: Verification | undefined): Profile {
  const former = findUsedVerification(state);
  if (!former || !verification || former.id === verification.id) return state.profile;
  const { linking, registration } = findFactor(former);
  if (!linking?.identifier(former)) return state.profile;
  const brought = Object.keys(registration?.profile(former) ?? {});
  return Object.fromEntries(Object.entries(state.profile).filter(([part]) => !brought.includes(part)));
}
