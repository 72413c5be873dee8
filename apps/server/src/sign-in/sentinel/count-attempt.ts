import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { completeSentinelPolicy } from '@gatehouse/contract/sign-in-experience/policies';
import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail } from '../../lib/fail.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { announceLimit, lockout } from '../limit-webhooks/limit-webhooks.ts';
import { markCounted } from './counted.ts';
import { type CountedAttempt, countAttemptOrBlock, type Target } from './sentinel-store.ts';

/** An attempt that counts as failed until it is forgiven. */
export interface CountedSecret extends CountedAttempt {
  /** The error for a wrong secret: this one or, after the last attempt, that there are none left. */
  refuse: (wrong: ErrorDeclaration) => never;
}

/** Counts an attempt at a secret before it is compared, by the tenant's policy. Throws while the target is blocked. */
export async function countAttempt(ctx: Ctx, target: Target): Promise<CountedSecret> {
  const attempt = await countOrAnswerBlocked(ctx, target);
  return attempt.isRefused ? refuseBlocked(attempt) : attempt;
}

/** The same, but returns the block instead of throwing it. */
export async function countOrAnswerBlocked(ctx: Ctx, target: Target): Promise<CountedSecret> {
  const { sentinelPolicy } = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  const policy = completeSentinelPolicy(sentinelPolicy);
  const attempt = await countAttemptOrBlock(ctx.runtime, ctx.tenant.id, target, policy);
  markCounted(ctx);
  const refuse = (wrong: ErrorDeclaration): never => {
    if (attempt.blockedForMs === undefined) fail(wrong);
    if (!attempt.isRefused) announceLimit(ctx, lockout, { usage: undefined, ...aboutOf(target) });
    return refuseBlocked(attempt);
  };
  return { ...attempt, refuse };
}

const aboutOf = ({ identifier, userId }: Target) => ({ identifier, userId });

/** Throws that the target is blocked, with the time left. */
export function refuseBlocked({ blockedForMs = 0 }: CountedAttempt): never {
  const seconds = Math.max(1, Math.ceil(blockedForMs / 1000));
  return fail(sessionErrors.tooManyAttempts, {
    data: { retryAfter: seconds },
    headers: { 'retry-after': String(seconds) },
  });
}
