import type { TransactionCtx } from '../../runtime/ctx.ts';
import { endEverythingOfUser } from '../../users/end-everything.ts';
import { callerOf } from '../../users/own-user.ts';

/**
 * Ends all sessions and grants of the caller except those that the call was made in. The verifications of the kept session stay, as published
 * clients expect: they count for further changes.
 */
export async function endOtherSessions(ctx: TransactionCtx): Promise<void> {
  const { userId, grantId } = callerOf(ctx);
  await endEverythingOfUser(ctx.db, userId, { exceptGrantId: grantId });
}
