import { verificationErrors } from '@gatehouse/contract/account/errors';
import { identityErrors } from '@gatehouse/contract/users/identifier-errors';
import { sendNotice } from '../delivery/messages/send-notice.ts';
import { fail, found } from '../lib/fail.ts';
import type { TransactionCtx } from '../runtime/ctx.ts';
import { deleteRecord, findRecord, linkedAccount } from '../sessions/verifications.ts';
import { endEverythingOfUser } from '../users/end-everything.ts';
import { setIdentity } from '../users/identity-store.ts';
import { callerOf, readOwn } from '../users/own-user.ts';
import { keepTokensOf } from './vault/keep-tokens-of.ts';

/** Links the social account of a completed verification of the caller; `replaces` one of the same provider, which ends other sessions. */
export async function linkIdentity(
  ctx: TransactionCtx,
  recordId: string,
  { replaces }: { replaces: boolean },
): Promise<void> {
  const { db, now } = ctx;
  const user = await readOwn(ctx);
  const asked = { userId: user.id, id: recordId, now, verified: true };
  const record = await findRecord(db, asked, { types: ['Social'], purposes: ['NewIdentifier'] });
  const account = found(linkedAccount.safeParse(record).data, verificationErrors.notFound);
  const { target, identity } = account;
  const before = user.identities[target];
  if (before && !replaces) fail(identityErrors.identityInUse);
  if (before && before.userId !== identity.userId)
    await endEverythingOfUser(db, user.id, { exceptGrantId: callerOf(ctx).grantId });
  await setIdentity(db, user.id, target, identity, {
    field: 'body.newIdentifierVerificationRecordId',
    endsReplaced: false,
  });
  await deleteRecord(db, user.id, recordId);
  ctx.afterCommit(() => keepTokensOf(ctx, user.id, account));
  ctx.note({ params: { target } });
  await sendNotice(ctx, { to: user.primaryEmail, notice: 'AccountLinked' });
}
