import { codeErrors } from '@gatehouse/contract/sign-in/errors';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail } from '../../lib/fail.ts';
import { isCode } from './code.ts';
import { type CodePurpose, consumeCode, countCodeAttempt } from './code-store.ts';

const refusals = {
  unknown: codeErrors.notFound,
  exhausted: codeErrors.exceedMaxTry,
  expired: codeErrors.expired,
};

/** Counts an attempt, compares, and consumes a correct code. Throws if there is no code to compare with. */
export async function checkCode(
  ctx: Ctx,
  purpose: CodePurpose,
  { id, code, maxAttempts }: { id: string; code: string; maxAttempts: number },
): Promise<boolean> {
  const counted = await countCodeAttempt(ctx, purpose, id, maxAttempts);
  if ('refused' in counted) return fail(refusals[counted.refused]);
  return (await isCode(ctx, id, code, counted.mac)) && (await consumeCode(ctx, purpose, id));
}
