import { agreeToTerms } from '@gatehouse/contract/sign-in/recovery-endpoints';
import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { fail } from '../../lib/fail.ts';
import { operation } from '../flow/flow-operation.ts';
import { type AgreedTerms, type FlowState, type FlowUser, requireEvent } from '../flow/flow-state.ts';
import { loadFlow, saveFlow } from '../flow/flow-store.ts';

/** Takes the agreement; submitting writes it to the account. */
export const agree = operation(agreeToTerms, 'Terms.Submit', async (ctx) => {
  const flow = await loadFlow(ctx);
  requireEvent(flow.state);
  if (!flow.state.hasAgreed) await saveFlow(ctx, flow, { ...flow.state, hasAgreed: true });
});

/** Whether the person has to say that they agree before the flow can end (STATE-09): once for each set of terms. */
export function needsAgreement(
  { hasAgreed, isNewUser, event }: Omit<FlowState, 'version'>,
  user: FlowUser | undefined,
  experience: SignInExperience,
): boolean {
  const { agreeToTermsPolicy: policy, termsOfUseUrl, privacyPolicyUrl } = experience;
  if (hasAgreed || policy === 'Automatic' || (!termsOfUseUrl && !privacyPolicyUrl)) return false;
  if (isNewUser || event === 'Register') return true;
  const known = user?.settings.terms;
  return (
    policy === 'Manual' &&
    (known?.termsOfUseUrl !== termsOfUseUrl || known.privacyPolicyUrl !== privacyPolicyUrl)
  );
}

/** Throws unless they have agreed where they have to. */
export function requireAgreement(
  state: Omit<FlowState, 'version'>,
  user: FlowUser | undefined,
  experience: SignInExperience,
): void {
  if (needsAgreement(state, user, experience)) fail(accountErrors.termsNotAgreed);
}

/** What is written down: an agreement that was given, or the one that registering means. */
export function describeAgreement(
  { hasAgreed, isNewUser }: Omit<FlowState, 'version'>,
  { agreeToTermsPolicy, termsOfUseUrl, privacyPolicyUrl }: SignInExperience,
  now: number,
): AgreedTerms | undefined {
  const isImplied = isNewUser && agreeToTermsPolicy === 'Automatic';
  if ((!hasAgreed && !isImplied) || (!termsOfUseUrl && !privacyPolicyUrl)) return undefined;
  return { agreedAt: now, termsOfUseUrl, privacyPolicyUrl };
}
