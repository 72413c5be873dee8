import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { AgreedTerms, FlowUser } from '../flow/flow-user.ts';
import type { KnownState } from '../state/flow-state.ts';

/** Whether the user has to agree to the terms before the flow can end (STATE-09): once for each version of them. */
export function needsAgreement(
  { hasAgreed, status }: KnownState,
  user: FlowUser | undefined,
  { agreeToTermsPolicy: policy, termsOfUseUrl, privacyPolicyUrl }: SignInExperience,
): boolean {
  if (hasAgreed || policy === 'Automatic' || (!termsOfUseUrl && !privacyPolicyUrl)) return false;
  if (status === 'registering') return true;
  const known = user?.settings.terms;
  return (
    policy === 'Manual' &&
    (known?.termsOfUseUrl !== termsOfUseUrl || known.privacyPolicyUrl !== privacyPolicyUrl)
  );
}

/** The agreement to record: an explicit one, or the one that registering implies. */
export function createAgreement(
  { hasAgreed, status }: KnownState,
  { agreeToTermsPolicy, termsOfUseUrl, privacyPolicyUrl }: SignInExperience,
  now: number,
): AgreedTerms | undefined {
  const isImplied = status === 'registering' && agreeToTermsPolicy === 'Automatic';
  if ((!hasAgreed && !isImplied) || (!termsOfUseUrl && !privacyPolicyUrl)) return undefined;
  return { agreedAt: now, termsOfUseUrl, privacyPolicyUrl };
}
