import { agreeToTerms } from '@gatehouse/contract/sign-in/recovery-endpoints';
import type { PageExperience } from '@gatehouse/contract/sign-in/page-state';
import { ensureEvent } from './advance.ts';
import type { Flow } from './flow-context.tsx';

/** Whether an account is created only after the user has checked a box: the tenant's policy requires it, and it has terms. */
export const asksForTerms = ({
  agreeToTermsPolicy,
  termsOfUseUrl,
  privacyPolicyUrl,
}: PageExperience): boolean =>
  agreeToTermsPolicy !== 'Automatic' && Boolean(termsOfUseUrl ?? privacyPolicyUrl);

/** Starts a registration in which the user has agreed to the terms, if their form has asked for it. */
export async function beginAgreed({ call, next }: Flow, experience: PageExperience): Promise<void> {
  await ensureEvent(call, next, 'Register');
  if (asksForTerms(experience)) await call(agreeToTerms);
}
