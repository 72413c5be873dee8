import { accountErrors, mfaErrors } from '@gatehouse/contract/sign-in/errors';
import type { MfaFactor } from '@gatehouse/contract/sign-in-experience/policies';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { fail } from '../../fail.ts';
import type { FlowState, FlowUser } from './state.ts';

type State = Omit<FlowState, 'version'>;
type Prompt = { atSignUp: boolean; isMandatory: boolean };

/** When people are asked to set up a second factor (STATE-10); the further names of the wire say the moment as well. */
const prompts: Record<SignInExperience['mfa']['policy'], Prompt | undefined> = {
  UserControlled: { atSignUp: true, isMandatory: false },
  PromptAtSignInAndSignUp: { atSignUp: true, isMandatory: false },
  PromptOnlyAtSignIn: { atSignUp: false, isMandatory: false },
  Mandatory: { atSignUp: true, isMandatory: true },
  PromptAtSignInAndSignUpMandatory: { atSignUp: true, isMandatory: true },
  PromptOnlyAtSignInMandatory: { atSignUp: false, isMandatory: true },
  NoPrompt: undefined,
};

/** The account's second factors of which one has yet to be proven, the latest used first and backup codes last; empty when none has. */
export function factorsToProve(
  { isNewUser, secondFactor, profile }: State,
  user: FlowUser | undefined,
  { mfa }: SignInExperience,
): MfaFactor[] {
  // A company's identity provider asks for what the company wants (ADR 80).
  if (!user || isNewUser || profile.ssoIdentity) return [];
  const offered = user.factors.filter(({ type }) => mfa.factors.includes(type));
  if (offered.some(({ id }) => id === secondFactor?.id)) return [];
  if (user.settings.mfa?.skipMfaOnSignIn && !prompts[mfa.policy]?.isMandatory) return [];
  const usable = offered
    .filter(({ isUsable }) => isUsable)
    .toSorted((one, other) => other.usedAt - one.usedAt)
    .toSorted((one, other) => Number(one.type === 'BackupCode') - Number(other.type === 'BackupCode'));
  return [...new Set(usable.map(({ type }) => type))];
}

/** The factors of which one should be set up; undefined when none need be. */
export function factorsToBind(
  { isNewUser, bound = [], isMfaSkipped, profile }: State,
  user: FlowUser | undefined,
  { mfa }: SignInExperience,
): { factors: MfaFactor[]; isSkippable: boolean } | undefined {
  const prompt = prompts[mfa.policy];
  if (!prompt || profile.ssoIdentity || (isNewUser && !prompt.atSignUp)) return undefined;
  const factors = mfa.factors.filter((type) => bindable.includes(type));
  const has = [...bound, ...(user?.factors ?? [])].some(({ type }) => factors.includes(type));
  if (has || factors.length === 0) return undefined;
  if (!prompt.isMandatory && (isMfaSkipped || user?.settings.mfa?.skipped)) return undefined;
  return { factors, isSkippable: !prompt.isMandatory };
}

/** Whether people may do without a second factor. */
export const isOptional = ({ mfa }: SignInExperience): boolean => !prompts[mfa.policy]?.isMandatory;

/** What can be set up as the only second factor. */
const bindable: readonly MfaFactor[] = ['Totp', 'WebAuthn'];

/** Throws unless a second factor was proven where the account has one. */
export function requireSecondFactor(
  state: State,
  user: FlowUser | undefined,
  experience: SignInExperience,
): void {
  const availableFactors = factorsToProve(state, user, experience);
  if (availableFactors.length > 0) fail(mfaErrors.proofRequired, { data: { availableFactors } });
}

/** Whether an account has a backup code that was not used. */
export const hasBackupCodes = (user: FlowUser | undefined): boolean =>
  Boolean(user?.factors.some(({ type, isUsable }) => type === 'BackupCode' && isUsable));

/** Whether whoever has just set up a second factor has to keep backup codes beside it. */
export const needsBackupCodes = (
  { bound = [] }: State,
  user: FlowUser | undefined,
  { mfa }: SignInExperience,
): boolean =>
  mfa.factors.includes('BackupCode') &&
  bound.length > 0 &&
  bound.every(({ type }) => type !== 'BackupCode') &&
  !hasBackupCodes(user);

/** Throws unless a second factor was set up where one has to be, or skipped where it may be. */
export function requireBound(state: State, user: FlowUser | undefined, experience: SignInExperience): void {
  const missing = factorsToBind(state, user, experience);
  if (missing)
    fail(accountErrors.missingMfa, {
      data: { availableFactors: missing.factors, skippable: missing.isSkippable },
    });
  if (needsBackupCodes(state, user, experience)) fail(mfaErrors.backupCodeRequired);
}
