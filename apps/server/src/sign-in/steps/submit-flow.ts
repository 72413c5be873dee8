import { submitExperience } from '@gatehouse/contract/sign-in/endpoints';
import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { found } from '../../lib/fail.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import {
  makesFirstAdministrator,
  requireSetupLink,
  writeSetupCookie,
} from '../administrators/first-administrator.ts';
import { rememberBrowser } from '../sentinel/known-browsers.ts';
import { describeStep } from '../flow/audit-step.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { findProof, requireAllowed } from './allowed.ts';
import { requireBound, requireSecondFactor } from '../flow/second-factors.ts';
import { operation } from '../flow/flow-operation.ts';
import { submitRecovery } from './reset-password.ts';
import {
  type FlowState,
  type FlowUser,
  requireComplete,
  requireEvent,
  requireMode,
  type UserSettings,
} from '../flow/flow-state.ts';
import { loadFlow } from '../flow/flow-store.ts';
import { submitRegistration, submitSignIn } from './submit-store.ts';
import { describeAgreement, requireAgreement } from './agree-to-terms.ts';

/** Ends the flow. Everything that was checked on the way is checked once more here: settings and accounts change under open flows. */
export const submit = operation(submitExperience, 'Submit', async (ctx) => {
  const flow = await loadFlow(ctx);
  const { state, user, redirectTo } = flow;
  const event = requireEvent(state);
  // Asked a second time, it answers the same and does nothing.
  if (state.isSubmitted) return { redirectTo };
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  requireMode(event, experience);
  const userId = ctx.found(state.userId, sessionErrors.identifierNotFound);
  const logs = [describeStep(ctx, 'Submit', { userId })];
  if (event === 'ForgotPassword') {
    await requireProven(ctx, state, experience, ctx.found(user, accountErrors.notExist));
    await submitRecovery(ctx, flow, { userId, logs });
    return { redirectTo: signInPage(ctx) };
  }
  requireAgreement(state, user, experience);
  const terms = describeAgreement(state, experience, ctx.now);
  const submission = {
    state: { ...state, isSubmitted: true },
    userId,
    logs,
    settings: { ...(terms && { terms }), ...describeMfaChoices(state) },
  };
  if (state.isNewUser) {
    await requireAllowed(ctx, state, experience, { verification: findProof(state) });
    await requireSetupLink(ctx, experience);
    requireComplete(state.profile, undefined, experience);
    requireBound(state, undefined, experience);
    const isFirstAdministrator = makesFirstAdministrator(ctx.tenant, experience);
    await submitRegistration(ctx, flow, submission, isFirstAdministrator);
    if (isFirstAdministrator) ctx.setHeader('set-cookie', writeSetupCookie(ctx.runtime));
  } else {
    const account = ctx.found(user, accountErrors.notExist);
    if (account.isSuspended) ctx.fail(accountErrors.suspended);
    requireSecondFactor(state, account, experience);
    await requireProven(ctx, state, experience, account);
    requireComplete(state.profile, account, experience);
    requireBound(state, account, experience);
    await submitSignIn(ctx, flow, submission);
  }
  await rememberBrowser(ctx, userId);
  return { redirectTo };
});

/** An account that exists is proven by something. */
const requireProven = (
  ctx: Ctx,
  state: FlowState,
  experience: SignInExperience,
  account: FlowUser,
): Promise<void> =>
  requireAllowed(ctx, state, experience, {
    verification: found(findProof(state), sessionErrors.verificationFailed),
    account,
  });

/** What people have decided about their second factors, to be remembered. */
function describeMfaChoices({
  isMfaSkipped,
  isMfaEnabled,
  isSuggestionSkipped,
  isPasskeySkipped,
}: Omit<FlowState, 'version'>): UserSettings {
  const mfa = {
    ...(isMfaSkipped && { skipped: true }),
    ...(isMfaEnabled && { enabled: true }),
    ...(isSuggestionSkipped && { additionalBindingSuggestionSkipped: true }),
  };
  return {
    ...(Object.keys(mfa).length > 0 && { mfa }),
    ...(isPasskeySkipped && { passkeySignIn: { skipped: true } }),
  };
}

/** Where the flow goes on with the new password. */
const signInPage = ({ tenant, actor }: Ctx): string => {
  const query = new URLSearchParams({ first_screen: 'sign_in' });
  if (actor.kind === 'flow') query.set('app_id', actor.clientId);
  if (actor.kind === 'flow') query.set('flow', actor.flowId);
  return `${tenant.origin}/sign-in?${query.toString()}`;
};
