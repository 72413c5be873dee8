import { enforcesOrganizationMfa, isMfaMandatory } from '@gatehouse/contract/sign-in-experience/policies';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { KnownState } from '../state/flow-state.ts';
import type { FlowUser } from './flow-user.ts';

/**
 * Whether the application asks for a second factor (ADR 242), or an organization, which the user belongs to or joins, makes it mandatory (ADR 146). The latter not for users of an enterprise
 * identity provider, which asks for one itself (ADR 80), and at registration not if the tenant asks only at sign-in.
 */
export function isMfaRequired(
  { status, profile, isMfaRequired: joins = false, mustStepUp }: KnownState,
  user: FlowUser | undefined,
  { mfa }: SignInExperience,
): boolean {
  if (mustStepUp) return true;
  if (profile.ssoIdentity || !enforcesOrganizationMfa(mfa)) return false;
  const isLater = status === 'registering' && mfa.policy.startsWith('PromptOnlyAtSignIn');
  return !isLater && (joins || user?.isMfaRequired === true);
}

/** The tenant's policy as it applies to this user: what an application or organization requires can't be skipped, turned off or left for later. */
export const mfaFor = (
  state: KnownState,
  user: FlowUser | undefined,
  experience: SignInExperience,
): SignInExperience['mfa'] =>
  state.mustStepUp || (isMfaRequired(state, user, experience) && !isMfaMandatory(experience.mfa))
    ? { ...experience.mfa, policy: 'Mandatory' }
    : experience.mfa;
