import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { SentinelAction } from '@gatehouse/contract/sign-in/sentinel';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail, found } from '../../lib/fail.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { countCaller } from '../sentinel/count-caller.ts';
import { type CountedSecret, countAttempt } from '../sentinel/count-attempt.ts';
import { accountTarget } from '../sentinel/attempt-target.ts';
import type { Target } from '../sentinel/sentinel-store.ts';
import { refuse } from './refusal.ts';
import { findUnverifiedForChange } from './second-factors.ts';
import { isKnown } from '../state/flow-state.ts';
import { type KnownFlow, loadStarted } from './flow-store.ts';

/** A flow whose account is identified, or about to be created. Throws otherwise, and for a suspended account. */
export async function loadAccount(ctx: Ctx): Promise<{ flow: KnownFlow; userId: string }> {
  const { state, ...flow } = await loadStarted(ctx);
  if (state.event === 'ForgotPassword') fail(sessionErrors.notForForgotPassword);
  if (!isKnown(state)) return fail(sessionErrors.identifierNotFound);
  if (state.status === 'identified' && found(flow.user, accountErrors.notExist).isSuspended)
    fail(accountErrors.suspended);
  return { flow: { ...flow, state }, userId: state.userId };
}

/**
 * The same for setting up a second factor: if the account has one already, it was verified. Whether the tenant offers
 * the factor is checked where it is added to the account (`requireOfferedFactor`), as clients of the wire expect.
 */
export async function loadForBinding(ctx: Ctx): Promise<{ flow: KnownFlow; userId: string; name: string }> {
  const { flow, userId } = await loadAccount(ctx);
  const { state, user } = flow;
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  refuse(findUnverifiedForChange(state, user, experience));
  const { username, email, phone } = state.profile;
  const name = user?.username ?? user?.primaryEmail ?? user?.primaryPhone ?? username ?? email ?? phone;
  return { flow, userId, name: name ?? userId };
}

/** Counts a guess at a second factor, by IP address and against the account (OPEN-42). */
export async function countSecondFactor(
  ctx: Ctx,
  action: SentinelAction,
  userId: string,
): Promise<CountedSecret & { target: Target }> {
  await countCaller(ctx);
  const target = await accountTarget(ctx, action, userId);
  return { ...(await countAttempt(ctx, target)), target };
}
