import { toAskedField } from '@gatehouse/contract/custom-profile-fields/asked';
import { gatherValues, valueNamesOf } from '@gatehouse/contract/custom-profile-fields/values';
import type { Address } from '@gatehouse/contract/sign-in/interaction';
import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import { spareFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { findFactor } from '../factors/all.ts';
import { findExpiry } from '../flow/expired-password.ts';
import type { FlowUser } from '../flow/flow-user.ts';
import { allowsEvent, isForAccounts, isInvitation, offersPasskeys, waysOf } from '../flow/offered-methods.ts';
import { lacksExtraProfile, missingParts } from '../flow/required-profile.ts';
import {
  addressesOf,
  canTrustDevice,
  factorsToBind,
  factorsToVerify,
  lacksPasskey,
  needsSpare,
} from '../flow/second-factors.ts';
import { ssoRouteOf } from '../flow/sso-address.ts';
import { isKnown, type KnownState, type Profile, type StoredState } from '../state/flow-state.ts';
import { accountOf, type Verification } from '../state/verifications.ts';
import { awaitCode, listPendingCodes } from './pending-codes.ts';
import type { Policy } from './policy.ts';
import { findUnlinked } from './verification-refusal.ts';
import { needsAgreement } from './terms.ts';

/** The step that a page shows or does next. */
export function findNextStep(state: StoredState, user: FlowUser | undefined, policy: Policy): NextStep {
  const { experience, sso } = policy;
  const { event, profile } = state;
  const email = findUnlinked(state);
  const connectors = email === undefined ? [] : ssoRouteOf(sso, email);
  if (connectors.length > 0) return { step: 'sso', connectors };
  if (!isKnown(state)) return event === 'Register' ? register(state, policy) : verify(state, policy);
  if (event === 'ForgotPassword')
    return profile.password ? { step: 'submit', event } : { step: 'new-password', event };
  const account = state.status === 'registering' ? undefined : user;
  const factors = factorsToVerify(state, account, experience);
  if (factors)
    return { step: 'mfa', event, factors, ...listPendingCodes(factors, state, account, policy.now) };
  const reason = findExpiry(state, account, experience, policy.now);
  if (reason) return { step: 'new-password', event, reason };
  const link = account && findLink(state, account);
  if (link) return { step: 'add', event, type: 'social', verificationId: link.id };
  const lacking = complete(state, profile, account, policy) ?? bind(state, account, policy);
  if (lacking) return lacking;
  if (needsAgreement(state, account, experience)) return { step: 'terms', event };
  return canTrustDevice(state, experience) && state.choices.device === undefined
    ? { step: 'remember-device', event }
    : { step: 'submit', event };
}

/** Until the account is identified. */
function verify(state: StoredState, { experience, now }: Policy): NextStep {
  const { event, verifications } = state;
  const usable = verifications.findLast((each) => {
    const { firstFactor } = findFactor(each);
    return firstFactor?.userId(each, event) && firstFactor.isOffered(each, event, experience);
  });
  if (usable) return { step: 'identify', event, verificationId: usable.id };
  const last = verifications.at(-1);
  const ways = waysOf(event, experience);
  const stranded = last && (findTurn(last, state, experience) ?? stepForUnknown(last, state, experience));
  return (
    stranded ??
    awaitCode(state, ways, now, isForAccounts(event, experience)) ?? {
      step: 'verify',
      event,
      ways,
      passkey: event === 'SignIn' && offersPasskeys(experience),
    }
  );
}

/**
 * For a verification that no account signs in with: link it to the account that has its email address or phone number,
 * or register with it.
 */
function stepForUnknown(
  verification: Verification,
  { event }: StoredState,
  experience: SignInExperience,
): NextStep | undefined {
  if (accountOf(verification) !== undefined) return undefined;
  const { address: addressCapability, linking, registration } = findFactor(verification);
  const address = addressCapability?.verified(verification);
  const identifier = address ?? linking?.identifier(verification);
  if (!identifier) return undefined;
  if (linking?.canLink?.(verification))
    return { step: 'link', event, identifier, ways: waysOf(event, experience) };
  const canSwitch =
    event === 'SignIn' &&
    registration?.profile(verification) !== undefined &&
    (isInvitation(verification) ||
      (address ? canRegister(address.type, experience) : allowsEvent('Register', experience)));
  return { step: 'no-account', event, identifier, canSwitch };
}

/** Changes to the event that a verification is for, if the tenant allows it. */
function findTurn(
  verification: Verification,
  { event }: StoredState,
  experience: SignInExperience,
): NextStep | undefined {
  const to = findFactor(verification).linking?.event?.(verification);
  return to && to !== event && allowsEvent(to, experience) ? { step: 'turn', event, to } : undefined;
}

const canRegister = (type: Address['type'], experience: SignInExperience): boolean =>
  allowsEvent('Register', experience) &&
  waysOf('Register', experience).some(({ identifier }) => identifier === type);

/** Until the profile of the new account is complete. */
function register(state: StoredState, policy: Policy): NextStep {
  const { experience, now } = policy;
  const { event, verifications, profile } = state;
  const last = verifications.at(-1);
  const turn = (last && findTurn(last, state, experience)) ?? stepForExisting(state, experience);
  if (turn) return turn;
  const first = verifications.find((each) => findFactor(each).registration?.profile(each));
  const told: Profile = { ...profile, ...(first && findFactor(first).registration?.profile(first)) };
  // Profile data alone identifies no account.
  const { profile: _profile, name: _name, avatar: _avatar, customData: _data, ...credentials } = told;
  if (Object.keys(credentials).length === 0) {
    const ways = waysOf(event, experience);
    return awaitCode(state, ways, now) ?? { step: 'verify', event, ways, passkey: false };
  }
  return complete(state, told, undefined, policy) ?? { step: 'identify', event, verificationId: first?.id };
}

/** The latest verification of an existing account: sign in to that. */
function stepForExisting(
  { event, verifications }: StoredState,
  experience: SignInExperience,
): NextStep | undefined {
  const taken = verifications.findLast((each) => accountOf(each) !== undefined);
  if (!taken) return undefined;
  const { address, linking, firstFactor } = findFactor(taken);
  const identifier = address?.verified(taken) ?? linking?.identifier(taken);
  if (!identifier) return undefined;
  const canSwitch =
    allowsEvent('SignIn', experience) && firstFactor?.isOffered(taken, 'SignIn', experience) !== false;
  return { step: 'has-account', event, identifier, canSwitch };
}

/** The social account that was verified before the account with its email address, to be linked with that. */
const findLink = ({ verifications, profile }: KnownState, account: FlowUser): Verification | undefined =>
  profile.identities
    ? undefined
    : verifications.find((each) => findFactor(each).linking?.canLink?.(each, account));

/** The missing parts of the profile. */
function complete(
  state: StoredState,
  profile: Profile,
  user: FlowUser | undefined,
  { experience, askedFields, now }: Policy,
): NextStep | undefined {
  const { event, verifications } = state;
  const missing = missingParts(profile, user, experience);
  if (missing.length === 0) return askForFields(state, profile, askedFields);
  for (const each of verifications) {
    const address = findFactor(each).address?.verified(each);
    if (
      address &&
      accountOf(each) === undefined &&
      (missing.includes(address.type) || missing.includes('emailOrPhone'))
    )
      return { step: 'add', event, type: address.type, verificationId: each.id };
  }
  return awaitCode(state, [], now) ?? { step: 'profile', event, missing };
}

/** The tenant's own profile fields, with what is known of them. */
function askForFields(
  state: StoredState,
  profile: Profile,
  asked: Policy['askedFields'],
): NextStep | undefined {
  if (!lacksExtraProfile(state, profile, asked)) return undefined;
  const known = gatherValues(profile);
  const names = asked.flatMap(valueNamesOf).filter((name) => Object.hasOwn(known, name));
  return {
    step: 'extra-profile',
    event: state.event,
    fields: asked.map(toAskedField),
    values: Object.fromEntries(names.map((name) => [name, known[name]])),
  };
}

/** A second factor, if one must be set up: chosen, verified, added. */
function bind(
  state: KnownState,
  user: FlowUser | undefined,
  { experience, now }: Policy,
): NextStep | undefined {
  const { event, verifications, bound, profile } = state;
  for (const each of verifications) {
    const { address: addressCapability, secondFactor } = findFactor(each);
    const address = addressCapability?.secondFactor?.(each);
    if (address?.isForFactor && !addressesOf(user, profile)[address.type])
      return { step: 'add-mfa', event, type: address.type, verificationId: each.id };
    const type = secondFactor?.setUp?.(each)?.type;
    // Backup codes are added only after the user confirms that they saved them.
    if (type && type !== spareFactor && bound.every(({ verificationId }) => verificationId !== each.id))
      return { step: 'add-mfa', event, type, verificationId: each.id };
  }
  const missing = factorsToBind(state, user, experience);
  if (missing)
    return { step: 'bind-mfa', event, ...missing, ...listPendingCodes(missing.factors, state, user, now) };
  if (needsSpare(state, user, experience)) return { step: 'backup-codes', event };
  return lacksPasskey(state, user, experience) ? { step: 'passkey', event } : undefined;
}
