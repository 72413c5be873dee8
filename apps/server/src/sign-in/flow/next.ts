import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { Ctx } from '../../ctx.ts';
import { ApiError } from '../../fail.ts';
import { getSignInExperience } from '../../features/sign-in-experience/store.ts';
import { findFactor } from '../factors/all.ts';
import { missingParts, type FlowState } from './state.ts';
import { currentFlow, type Flow, loadFlow } from './store.ts';
import { waysOf } from './ways.ts';

/** The step that follows, from what the flow knows and the tenant asks for alone. */
export function nextStep({ state, user, redirectTo }: Flow, experience: SignInExperience): NextStep {
  const { event, userId, isSubmitted, profile } = state;
  if (!event) return { step: 'begin' };
  if (isSubmitted) return { step: 'leave', redirectTo };
  if (!userId) return identifyOrVerify(state, experience);
  const missing = missingParts(profile, state.isNewUser ? undefined : user, experience);
  return missing.length > 0 ? { step: 'profile', event, missing } : { step: 'submit', event };
}

function identifyOrVerify(
  { event = 'SignIn', verifications, profile }: FlowState,
  experience: SignInExperience,
): NextStep {
  const usable = verifications.findLast((verification) => {
    const factor = findFactor(verification);
    return event === 'Register' ? factor.registers?.(verification) : factor.proves?.(verification);
  });
  if (usable) return { step: 'identify', event, verificationId: usable.id };
  const isTold = event === 'Register' && Object.keys(profile).length > 0;
  if (!isTold) return { step: 'verify', event, ways: waysOf(event, experience), passkey: false };
  const missing = missingParts(profile, undefined, experience);
  return missing.length > 0 ? { step: 'profile', event, missing } : { step: 'identify', event };
}

/** Whether the account that was read along is the flow's own, and not one whose identifier was looked up. */
const hasOwnUser = ({ state, user }: Flow): boolean =>
  state.userId === undefined || Boolean(state.isNewUser) || state.userId === user?.id;

/** What callers get besides the wire's answer, when they ask for it (design 5). */
export async function representNext(ctx: Ctx): Promise<Record<string, unknown>> {
  try {
    const known = currentFlow(ctx);
    const flow = known && hasOwnUser(known) ? known : await loadFlow(ctx);
    return { next: nextStep(flow, await getSignInExperience(ctx.runtime, ctx.tenant.id)) };
  } catch (error) {
    // A flow that has ended has no next step; the refusal that is on its way says so.
    if (error instanceof ApiError) return {};
    throw error;
  }
}
