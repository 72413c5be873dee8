import { identityErrors } from '@gatehouse/contract/users/identifier-errors';
import { sendNotice } from '../../delivery/messages/send-notice.ts';
import { fail } from '../../lib/fail.ts';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { deleteIdentity } from '../../users/identity-store.ts';
import { readOwn } from '../../users/own-user.ts';
import { endOtherSessions } from './end-others.ts';
import { requireWayIn } from './require-way-in.ts';

/** Unlinks the account at a provider, unless the user could not sign in without it. */
export async function unlinkIdentity(ctx: TransactionCtx, target: string): Promise<void> {
  const { id, primaryEmail } = await readOwn(ctx);
  if (!(await deleteIdentity(ctx.db, id, target))) fail(identityErrors.identityNotExist);
  await requireWayIn(ctx);
  // Removing a factor ends what it protected (ADR 7).
  await endOtherSessions(ctx);
  await sendNotice(ctx, { to: primaryEmail, notice: 'AccountUnlinked' });
}
