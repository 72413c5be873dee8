import { submitExperience } from '@gatehouse/contract/sign-in/endpoints';
import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { fail, found } from '../../fail.ts';
import { getSignInExperience } from '../../features/sign-in-experience/store.ts';
import { makesFirstAdministrator, proveSetupCode } from '../first-administrator.ts';
import { rememberBrowser } from '../sentinel/known-browsers.ts';
import { describeStep } from './audit.ts';
import { operation } from './operation.ts';
import { requireComplete, requireEvent, requireMode } from './state.ts';
import { loadFlow } from './store.ts';
import { submitRegistration, submitSignIn } from './submit-store.ts';

/** Ends the flow. Everything that was checked on the way is checked once more here: settings and accounts change under open flows. */
export const submit = operation(submitExperience, 'Submit', async (ctx) => {
  const flow = await loadFlow(ctx);
  const { state, user, redirectTo } = flow;
  const event = requireEvent(state);
  // Asked a second time, it answers the same and does nothing.
  if (state.isSubmitted) return { redirectTo };
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  requireMode(event, experience);
  const userId = found(state.userId, sessionErrors.identifierNotFound);
  const submission = {
    state: { ...state, isSubmitted: true },
    userId,
    logs: [describeStep(ctx, 'Submit', { userId })],
  };
  if (state.isNewUser) {
    if (!state.isSetupProven) await proveSetupCode(ctx, experience, undefined);
    requireComplete(state.profile, undefined, experience);
    await submitRegistration(ctx, flow, submission, makesFirstAdministrator(ctx.tenant, experience));
  } else {
    const { isSuspended } = found(user, accountErrors.notExist);
    if (isSuspended) fail(accountErrors.suspended);
    requireComplete(state.profile, user, experience);
    await submitSignIn(ctx, flow, submission);
  }
  await rememberBrowser(ctx, userId);
  return { redirectTo };
});
