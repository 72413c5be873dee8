import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import type { SentinelAction } from '@gatehouse/contract/sign-in/sentinel';
import type { Ctx } from '../../runtime/ctx.ts';
import { accountTarget } from '../sentinel/attempt-target.ts';
import { countAttempt } from '../sentinel/count-attempt.ts';
import { uncountAttempt } from '../sentinel/sentinel-store.ts';
import { callerOf } from '../../users/own-user.ts';

/** An attempt that is counted until it is taken back. */
interface OwnAttempt {
  refuse: (wrong: ErrorDeclaration) => never;
  /** Takes back this attempt, which was right or was not compared. */
  uncount: () => Promise<void>;
}

/**
 * Counts a guess at a secret of the caller's account before it is compared, together with those at sign-in. A right one takes back only
 * itself: otherwise, an attacker with a stolen token could guess on after entering a code that was sent to an address of their own.
 */
export async function countOwnAttempt(ctx: Ctx, action: SentinelAction): Promise<OwnAttempt> {
  const target = await accountTarget(ctx, action, callerOf(ctx).userId);
  const attempt = await countAttempt(ctx, target);
  return {
    refuse: attempt.refuse,
    uncount: () => uncountAttempt(ctx.runtime, ctx.tenant.id, target, attempt),
  };
}
