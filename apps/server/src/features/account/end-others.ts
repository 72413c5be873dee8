import { verificationIdHeader } from '@gatehouse/contract/account/access';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { endEverythingOfUser } from '../../users/end-everything.ts';
import { callerOf } from '../../users/own-user.ts';

/**
 * Ends all sessions and grants of the caller except those that the call was made in. The verification that it was made with is kept, as
 * published clients expect: it counts for further changes.
 */
export async function endOtherSessions(ctx: TransactionCtx): Promise<void> {
  const { db } = ctx;
  const { userId, grantId } = callerOf(ctx);
  const kept = await db
    .deleteFrom('verificationRecords')
    .where('userId', '=', userId)
    .where('id', '=', ctx.header(verificationIdHeader) ?? '')
    .returningAll()
    .execute();
  await endEverythingOfUser(db, userId, { exceptGrantId: grantId });
  for (const { data, expiresAt, tenantId: _own, ...record } of kept)
    await db
      .insertInto('verificationRecords')
      .values({ ...record, data: JSON.stringify(data), expiresAt: new Date(expiresAt) })
      .execute();
}
