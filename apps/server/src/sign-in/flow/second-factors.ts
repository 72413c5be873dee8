import { adminTenantId } from '@gatehouse/contract/common';
import { accountErrors, mfaErrors } from '@gatehouse/contract/sign-in/errors';
import { listAddressFactors, listAskedFactors } from '@gatehouse/contract/sign-in-experience/asked-factors';
import {
  type AddressFactor,
  addressFactors,
  isAddressFactor,
  type MfaFactor,
  passkeyFactor,
  spareFactor,
} from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { isMfaMandatory } from '@gatehouse/contract/sign-in-experience/policies';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { KnownState, Profile } from '../state/flow-state.ts';
import type { FlowUser } from './flow-user.ts';
import { offersPasskeys } from './offered-methods.ts';
import { isMfaRequired, mfaFor } from './required-mfa.ts';
import type { Refusal } from './refusal.ts';

type Prompt = { atSignUp: boolean };

/** When users are asked to set up a second factor (STATE-10); the other names on the wire include the time as well. */
const prompts: Record<SignInExperience['mfa']['policy'], Prompt | undefined> = {
  UserControlled: { atSignUp: true },
  PromptAtSignInAndSignUp: { atSignUp: true },
  PromptOnlyAtSignIn: { atSignUp: false },
  Mandatory: { atSignUp: true },
  PromptAtSignInAndSignUpMandatory: { atSignUp: true },
  PromptOnlyAtSignInMandatory: { atSignUp: false },
  NoPrompt: undefined,
};

/** The account's own email address and phone number, by the second factor that they are. */
export function addressesOf(
  user: FlowUser | undefined,
  { email, phone }: Profile = {},
): Partial<Record<AddressFactor, string>> {
  const [ownEmail, ownPhone] = [user?.primaryEmail ?? email, user?.primaryPhone ?? phone];
  return {
    ...(ownEmail && { [addressFactors.email]: ownEmail }),
    ...(ownPhone && { [addressFactors.phone]: ownPhone }),
  };
}

/** The ID of a verified email address or phone number as a factor: another one is another factor. */
export const addressFactorId = (type: AddressFactor, address: string): string => `${type}:${address}`;

/**
 * The account's second factors of which one must still be verified, the latest used first and backup codes last;
 * undefined if there is none. The method that the account was identified with is excluded (`firstFactor`), even if
 * nothing is left then.
 */
export function factorsToVerify(
  state: KnownState,
  user: FlowUser | undefined,
  experience: SignInExperience,
): MfaFactor[] | undefined {
  if (!user || state.status === 'registering' || state.isMultiFactor) return undefined;
  const { secondFactor, firstFactor, mustStepUp } = state;
  // An enterprise identity provider enforces MFA as its company wants (ADR 80), but doesn't tell an application what it has verified.
  if (state.profile.ssoIdentity && !mustStepUp) return undefined;
  if (experience.adaptiveMfa.enabled && state.device?.isTrusted && !mustStepUp) return undefined;
  const mfa = mfaFor(state, user, experience);
  const addresses = addressesOf(user);
  const codes = listAddressFactors(addresses, user.settings.mfa?.enabled, mfa).map((type) => ({
    id: addressFactorId(type, addresses[type] ?? ''),
    type,
    usedAt: 0,
    isUsable: true,
  }));
  const own = [...user.factors, ...codes];
  const counting = own.filter(({ type }) => mfa.factors.includes(type) && type !== firstFactor);
  if (counting.some(({ id }) => id === secondFactor?.id)) return undefined;
  const asked = listAskedFactors(own, user.settings.mfa?.skipMfaOnSignIn, mfa);
  const others = asked.filter((type) => type !== firstFactor);
  // Otherwise, an organization would lock out users who can sign in only with their mailbox: they set up another factor.
  const isOnlyWay = !user.passwordEncrypted && Object.keys(user.identities).length === 0;
  if (isMfaRequired(state, user, experience) && others.length === 0 && isOnlyWay) return undefined;
  return asked.length > 0 ? others : undefined;
}

/** Whether the browser can become a trusted device: a second factor was verified in it, and it isn't one yet. */
export const canTrustDevice = (state: KnownState, { adaptiveMfa }: SignInExperience): boolean =>
  adaptiveMfa.enabled === true &&
  state.status === 'identified' &&
  !state.device &&
  Boolean(state.secondFactor);

export interface ToBind {
  factors: MfaFactor[];
  isSkippable: boolean;
  /** An organization requires it, and not the tenant. */
  isForOrganization?: boolean;
  /** A code to the account's email address or phone number is one already; another one helps users who can't read it. */
  isFurther?: boolean;
}

/** The factors of which one should be set up; undefined if none is necessary. */
export function factorsToBind(
  state: KnownState,
  user: FlowUser | undefined,
  experience: SignInExperience,
): ToBind | undefined {
  const { status, bound, choices, profile, mustStepUp } = state;
  const mfa = mfaFor(state, user, experience);
  const settings = user?.settings.mfa;
  const prompt = prompts[mfa.policy];
  if (!prompt || (profile.ssoIdentity && !mustStepUp)) return undefined;
  if (status === 'registering' && !prompt.atSignUp) return undefined;
  // The mailbox that the user has signed in with isn't a second factor as well.
  const former =
    status === 'identified' && isMfaRequired(state, user, experience) ? state.firstFactor : undefined;
  const factors: MfaFactor[] = mfa.factors.filter((type) => type !== spareFactor && type !== former);
  if (factors.length === 0) return undefined;
  if ([...bound, ...(user?.factors ?? [])].some(({ type }) => factors.includes(type))) return undefined;
  const isEnabled = choices.mfa === 'enabled' || settings?.enabled;
  const codes = listAddressFactors(addressesOf(user, profile), isEnabled, mfa);
  if (codes.some((type) => factors.includes(type))) {
    const others = factors.filter((type) => !isAddressFactor(type));
    const isDecided =
      isEnabled || choices.furtherFactor === 'skipped' || settings?.additionalBindingSuggestionSkipped;
    return isDecided || others.length === 0
      ? undefined
      : { factors: others, isSkippable: true, isFurther: true };
  }
  const isSkippable = isOptional(state, user, experience);
  if (isSkippable && (choices.mfa === 'skipped' || settings?.skipped)) return undefined;
  const isForOrganization = !isSkippable && !mustStepUp && !isMfaMandatory(experience.mfa);
  return { factors, isSkippable, ...(isForOrganization && { isForOrganization }) };
}

/** Whether the user may skip a second factor. */
export const isOptional = (
  state: KnownState,
  user: FlowUser | undefined,
  experience: SignInExperience,
): boolean => !isMfaMandatory(mfaFor(state, user, experience));

/** The refusal if the account has a second factor and none was verified. */
export function findUnverifiedFactor(
  state: KnownState,
  user: FlowUser | undefined,
  experience: SignInExperience,
): Refusal | undefined {
  const availableFactors = factorsToVerify(state, user, experience);
  return availableFactors && { error: mfaErrors.verificationRequired, data: { availableFactors } };
}

/** The same before a change of the account: a trusted device is enough to sign in, but not for that (ADR 161). */
export const findUnverifiedForChange = (
  state: KnownState,
  user: FlowUser | undefined,
  experience: SignInExperience,
): Refusal | undefined => findUnverifiedFactor(withoutDevice(state), user, experience);

/** The state as if the sign-in came from an unknown device. */
export const withoutDevice = (state: KnownState): KnownState =>
  state.status === 'identified' ? { ...state, device: undefined } : state;

/** Whether an account has unused backup codes. */
export const hasSpare = (user: FlowUser | undefined): boolean =>
  Boolean(user?.factors.some(({ type, isUsable }) => type === spareFactor && isUsable));

/**
 * Whether backup codes must be set up in addition to the factor that has just been or, if MFA is mandatory, that the
 * account has.
 */
export function needsSpare(
  state: KnownState,
  user: FlowUser | undefined,
  experience: SignInExperience,
): boolean {
  const { bound, profile } = state;
  const mfa = mfaFor(state, user, experience);
  if (!mfa.factors.includes(spareFactor) || profile.ssoIdentity || hasSpare(user)) return false;
  const others = isMfaMandatory(mfa) ? [...bound, ...(user?.factors ?? [])] : bound;
  return (
    others.some(({ type }) => type !== spareFactor && mfa.factors.includes(type)) &&
    bound.every(({ type }) => type !== spareFactor)
  );
}

/** The refusal if a second factor must be set up or, where that is allowed, skipped. */
export function findUnboundFactor(
  state: KnownState,
  user: FlowUser | undefined,
  experience: SignInExperience,
): Refusal | undefined {
  const missing = factorsToBind(state, user, experience);
  // Published pages ask first whether the user wants one, then which.
  const isChosen = state.choices.mfa === 'enabled' || user?.settings.mfa?.enabled;
  if (missing?.isSkippable && !missing.isFurther && !isChosen) return { error: accountErrors.suggestMfa };
  if (missing)
    return {
      error: missing.isFurther ? mfaErrors.furtherSuggested : accountErrors.missingMfa,
      data: {
        // In addition to codes to one address, codes to the other one are offered, too.
        availableFactors: missing.isFurther
          ? experience.mfa.factors.filter((type) => type !== spareFactor)
          : missing.factors,
        // As on the wire, a requirement of an organization says nothing about skipping.
        ...(!isMfaRequired(state, user, experience) && { skippable: missing.isSkippable }),
      },
    };
  if (needsSpare(state, user, experience)) return { error: mfaErrors.backupCodeRequired };
  return lacksPasskey(state, user, experience) ? { error: accountErrors.passkeyPreferred } : undefined;
}

/**
 * Whether a passkey is offered to the account, which then signs in with it: it has none, and the user hasn't skipped it. Administrators add
 * theirs in the profile (ADR 159).
 */
export function lacksPasskey(
  { bound, choices, profile }: KnownState,
  user: FlowUser | undefined,
  experience: SignInExperience,
): boolean {
  // Users of an enterprise identity provider sign in only there.
  if (profile.ssoIdentity || !offersPasskeys(experience) || experience.tenantId === adminTenantId)
    return false;
  if (choices.passkey === 'skipped' || user?.settings.passkeySignIn?.skipped) return false;
  return [...bound, ...(user?.factors ?? [])].every(({ type }) => type !== passkeyFactor);
}
