import { accountErrors, mfaErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { SentinelAction } from '@gatehouse/contract/sign-in/sentinel';
import { type MfaFactor, passkeyFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail, found } from '../../lib/fail.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { countCaller } from '../sentinel/count-caller.ts';
import { type CountedSecret, countAttempt } from '../sentinel/count-attempt.ts';
import { describeAccountTarget } from '../sentinel/attempt-target.ts';
import type { Target } from '../sentinel/sentinel-store.ts';
import { requireSecondFactor } from './second-factors.ts';
import { requireEvent } from './flow-state.ts';
import { type Flow, loadFlow } from './flow-store.ts';

/** A flow of which it is known whose account it is, or which is about to make one. Throws otherwise, and for who is suspended. */
export async function loadAccount(ctx: Ctx): Promise<{ flow: Flow; userId: string }> {
  const flow = await loadFlow(ctx);
  if (requireEvent(flow.state) === 'ForgotPassword') fail(sessionErrors.invalidInteractionType);
  const userId = found(flow.state.userId, sessionErrors.identifierNotFound);
  if (!flow.state.isNewUser && found(flow.user, accountErrors.notExist).isSuspended)
    fail(accountErrors.suspended);
  return { flow, userId };
}

/** The same for who sets up a second factor: the tenant offers it, and whoever has a factor already has proven that. */
export async function loadForBinding(
  ctx: Ctx,
  type: MfaFactor,
): Promise<{ flow: Flow; userId: string; name: string }> {
  const { flow, userId } = await loadAccount(ctx);
  const { state, user } = flow;
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  const isPasskey = type === passkeyFactor && experience.passkeySignIn.enabled;
  if (!isPasskey && !experience.mfa.factors.includes(type)) fail(mfaErrors.notEnabled);
  requireSecondFactor(state, user, experience);
  const { username, email, phone } = state.profile;
  const name = user?.username ?? user?.primaryEmail ?? user?.primaryPhone ?? username ?? email ?? phone;
  return { flow, userId, name: name ?? userId };
}

/** Counts a guess at a second factor, by the caller's address and against the account (OPEN-42). */
export async function countSecondFactor(
  ctx: Ctx,
  action: SentinelAction,
  userId: string,
): Promise<CountedSecret & { target: Target }> {
  await countCaller(ctx);
  const target = await describeAccountTarget(ctx, action, userId);
  return { ...(await countAttempt(ctx, target)), target };
}
