import { accountErrors, passwordErrors } from '@gatehouse/contract/sign-in/errors';
import type { PasswordRejection } from '@gatehouse/contract/passwords/rejections';
import type { Ctx } from '../../runtime/ctx.ts';
import { sendNotice } from '../../delivery/messages/send-notice.ts';
import { fail, found } from '../../lib/fail.ts';
import { lockUser } from '../../users/end-everything.ts';
import { countedHash } from '../../limits/counted-hash.ts';
import { askerAt } from '../../limits/networks.ts';
import { judgePassword, setPassword } from '../../users/passwords.ts';
import { requireVerified } from '../../web/account-access.ts';
import { callerOf, readOwn } from '../../users/own-user.ts';
import { findPasswordOwner, type PasswordOwner } from '../../users/password-owner.ts';

const hourly = { limit: 10, windowMs: 3_600_000 };

/** Sets the user's password, and ends all verifications and other sessions. The edge has checked the verification, so that a call without one is cheap. */
export async function changePassword(ctx: Ctx, password: string): Promise<void> {
  const { userId, grantId } = callerOf(ctx);
  const { runtime, tenant, now } = ctx;
  const owner = found(await findPasswordOwner(runtime, tenant.id, userId), accountErrors.suspended);
  refuseBadPassword(await judgePassword(ctx, { password, policy: owner.policy, user: owner }));
  // The verification ends when the password is written, so that it can't be used to request any number of hashes.
  const counted = { rate: { name: 'own-new-password', ...hourly }, key: userId };
  const hash = await countedHash(runtime, tenant.id, counted, async () => {
    await refuseSamePassword(ctx, owner, password);
    return runtime.hasher.hash(password, askerAt(ctx.ip));
  });
  await runtime.database.tenant(tenant.id, async (db) => {
    await lockUser(db, userId);
    await requireVerified({ ...ctx, db }, 'ifSecured');
    const { primaryEmail } = await readOwn({ ...ctx, db });
    await setPassword(db, { userId, now, exceptGrantId: grantId }, hash);
    await sendNotice({ ...ctx, db }, { to: primaryEmail, notice: 'PasswordChanged' });
    await ctx.announce(db);
  });
}

/** Keeping the password would end everything else of the account for nothing, and let an expired one stay. */
async function refuseSamePassword(
  { runtime, ip }: Ctx,
  { value, method }: PasswordOwner,
  password: string,
): Promise<void> {
  if (value && method && (await runtime.hasher.verify(password, { value, method }, askerAt(ip))))
    fail(accountErrors.samePassword);
}

function refuseBadPassword(rejections: PasswordRejection[]): void {
  if (rejections.length > 0) fail(passwordErrors.rejected, { data: rejections });
}
