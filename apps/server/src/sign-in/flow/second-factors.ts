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
import { fail } from '../../lib/fail.ts';
import type { FlowState, FlowUser, Profile } from './flow-state.ts';

type State = Omit<FlowState, 'version'>;
type Prompt = { atSignUp: boolean };

/** When people are asked to set up a second factor (STATE-10); the further names of the wire say the moment as well. */
const prompts: Record<SignInExperience['mfa']['policy'], Prompt | undefined> = {
  UserControlled: { atSignUp: true },
  PromptAtSignInAndSignUp: { atSignUp: true },
  PromptOnlyAtSignIn: { atSignUp: false },
  Mandatory: { atSignUp: true },
  PromptAtSignInAndSignUpMandatory: { atSignUp: true },
  PromptOnlyAtSignInMandatory: { atSignUp: false },
  NoPrompt: undefined,
};

/** The account's own addresses, by the second factor that a code to them is. */
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

/** By what a proven address is known as a factor: another address is another factor. */
export const addressFactorId = (type: AddressFactor, address: string): string => `${type}:${address}`;

/**
 * The account's second factors of which one has yet to be proven, the latest used first and the spare one last; undefined when none has.
 * What the account was proven by in the first place is none of them (`firstFactor`), even if nothing is left then.
 */
export function factorsToProve(
  { isNewUser, secondFactor, firstFactor, isMultiFactor, profile }: State,
  user: FlowUser | undefined,
  experience: SignInExperience,
): MfaFactor[] | undefined {
  // A company's identity provider asks for what the company wants (ADR 80).
  if (!user || isNewUser || isMultiFactor || profile.ssoIdentity) return undefined;
  const { mfa } = experience;
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
  return asked.length > 0 ? asked.filter((type) => type !== firstFactor) : undefined;
}

export interface ToBind {
  factors: MfaFactor[];
  isSkippable: boolean;
  /** A code to the account's address is one already; another one helps who cannot read it. */
  isFurther?: boolean;
}

/** The factors of which one should be set up; undefined when none need be. */
export function factorsToBind(
  state: State,
  user: FlowUser | undefined,
  experience: SignInExperience,
): ToBind | undefined {
  const { isNewUser, bound = [], isMfaSkipped, isMfaEnabled, isSuggestionSkipped, profile } = state;
  const { mfa } = experience;
  const settings = user?.settings.mfa;
  const prompt = prompts[mfa.policy];
  if (!prompt || profile.ssoIdentity || (isNewUser && !prompt.atSignUp)) return undefined;
  const factors: MfaFactor[] = mfa.factors.filter((type) => type !== spareFactor);
  if (factors.length === 0) return undefined;
  if ([...bound, ...(user?.factors ?? [])].some(({ type }) => factors.includes(type))) return undefined;
  const isEnabled = isMfaEnabled ?? settings?.enabled;
  const codes = listAddressFactors(addressesOf(user, profile), isEnabled, mfa);
  if (codes.some((type) => factors.includes(type))) {
    const others = factors.filter((type) => !isAddressFactor(type));
    const isDecided = isEnabled || isSuggestionSkipped || settings?.additionalBindingSuggestionSkipped;
    return isDecided || others.length === 0
      ? undefined
      : { factors: others, isSkippable: true, isFurther: true };
  }
  const isSkippable = isOptional(experience);
  if (isSkippable && (isMfaSkipped || settings?.skipped)) return undefined;
  return { factors, isSkippable };
}

/** Whether people may do without a second factor. */
export const isOptional = ({ mfa }: SignInExperience): boolean => !isMfaMandatory(mfa);

/** Throws unless a second factor was proven where the account has one. */
export function requireSecondFactor(
  state: State,
  user: FlowUser | undefined,
  experience: SignInExperience,
): void {
  const availableFactors = factorsToProve(state, user, experience);
  if (availableFactors) fail(mfaErrors.proofRequired, { data: { availableFactors } });
}

/** Whether an account has a spare factor that is not used up. */
export const hasSpare = (user: FlowUser | undefined): boolean =>
  Boolean(user?.factors.some(({ type, isUsable }) => type === spareFactor && isUsable));

/** Whether whoever has just set up a second factor has to keep the spare one beside it. */
export const needsSpare = (
  { bound = [] }: State,
  user: FlowUser | undefined,
  { mfa }: SignInExperience,
): boolean =>
  mfa.factors.includes(spareFactor) &&
  bound.some(({ type }) => mfa.factors.includes(type)) &&
  bound.every(({ type }) => type !== spareFactor) &&
  !hasSpare(user);

/** Throws unless a second factor was set up where one has to be, or skipped where it may be. */
export function requireBound(state: State, user: FlowUser | undefined, experience: SignInExperience): void {
  const missing = factorsToBind(state, user, experience);
  // Published pages ask first whether the person wants one, then which.
  const isChosen = state.isMfaEnabled ?? user?.settings.mfa?.enabled;
  if (missing?.isSkippable && !missing.isFurther && !isChosen) fail(accountErrors.suggestMfa);
  if (missing)
    fail(missing.isFurther ? mfaErrors.furtherSuggested : accountErrors.missingMfa, {
      data: { availableFactors: missing.factors, skippable: missing.isSkippable },
    });
  if (needsSpare(state, user, experience)) fail(mfaErrors.backupCodeRequired);
  if (lacksPasskey(state, user, experience)) fail(accountErrors.passkeyPreferred);
}

/** Whether a passkey is offered to the account, which then signs in by it: it has none, and has not been left out. */
export function lacksPasskey(
  { bound = [], isPasskeySkipped, profile }: State,
  user: FlowUser | undefined,
  { passkeySignIn }: SignInExperience,
): boolean {
  // Whose company has an identity provider signs in there alone.
  if (profile.ssoIdentity) return false;
  if (!passkeySignIn.enabled || isPasskeySkipped || user?.settings.passkeySignIn?.skipped) return false;
  return [...bound, ...(user?.factors ?? [])].every(({ type }) => type !== passkeyFactor);
}
