import { verificationErrors } from '@gatehouse/contract/account/errors';
import * as api from '@gatehouse/contract/account/identity-endpoints';
import { identityErrors } from '@gatehouse/contract/users/identifier-errors';
import { sendNotice } from '../../delivery/messages/send-notice.ts';
import { fail, found } from '../../lib/fail.ts';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { deleteIdentity, setIdentity } from '../../users/identity-store.ts';
import { deleteRecord, findRecord, linkedAccount } from '../../sessions/verifications.ts';
import { implement } from '../../web/implement.ts';
import { endOtherSessions } from './end-others.ts';
import { readOwn } from '../../users/own-user.ts';
import { keepTokensOf } from './keep-tokens-of.ts';
import { requireWayIn } from './require-way-in.ts';

/** Links the social account of a completed verification; `replaces` one of the same provider. */
async function link(
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
  if (before && before.userId !== identity.userId) await endOtherSessions(ctx);
  await setIdentity(db, user.id, target, identity, {
    field: 'body.newIdentifierVerificationRecordId',
    endsReplaced: false,
  });
  await deleteRecord(db, user.id, recordId);
  ctx.afterCommit(() => keepTokensOf(ctx, user.id, account));
  ctx.note({ params: { target } });
  await sendNotice(ctx, { to: user.primaryEmail, notice: 'AccountLinked' });
}

export const routes = [
  implement(api.linkOwnIdentity, (ctx, { body }) =>
    link(ctx, body.newIdentifierVerificationRecordId, { replaces: false }),
  ),
  implement(api.replaceOwnIdentity, (ctx, { body }) =>
    link(ctx, body.newIdentifierVerificationRecordId, { replaces: true }),
  ),
  implement(api.unlinkOwnIdentity, async (ctx, { params }) => {
    const { id, primaryEmail } = await readOwn(ctx);
    if (!(await deleteIdentity(ctx.db, id, params.target))) ctx.fail(identityErrors.identityNotExist);
    await requireWayIn(ctx);
    // Removing a factor ends what it protected (ADR 7).
    await endOtherSessions(ctx);
    await sendNotice(ctx, { to: primaryEmail, notice: 'AccountUnlinked' });
  }),
];
