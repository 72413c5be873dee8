import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { Ctx } from '../../runtime/ctx.ts';
import { found } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';
import { QueueFullError } from '../../lib/queue-full.ts';
import { countedHash } from '../../limits/counted-hash.ts';
import { askerAt } from '../../limits/networks.ts';
import { addRecord, verificationLifeMs } from '../../sessions/verifications.ts';
import { callerOf } from '../../users/own-user.ts';
import { findPasswordOwner } from '../../users/password-owner.ts';
import { countOwnAttempt } from './count-own-attempt.ts';

const hourly = { limit: 10, windowMs: 3_600_000 };

/**
 * Verifies that the holder of the token knows the account's password. Each attempt counts, right or wrong, before the comparison, so that a
 * stolen token can't be used to guess the password; wrong ones also count at sign-in.
 */
export async function verifyPassword(
  ctx: Ctx,
  password: string,
): Promise<{ verificationRecordId: string; expiresAt: string }> {
  const caller = callerOf(ctx);
  const { runtime, tenant } = ctx;
  const counted = { rate: { name: 'own-password', ...hourly }, key: caller.userId };
  const { isRight, value, attempt } = await countedHash(runtime, tenant.id, counted, async () => {
    const attempt = await countOwnAttempt(ctx, 'Password');
    try {
      return { ...(await compare(ctx, caller.userId, password)), attempt };
    } catch (error) {
      if (error instanceof QueueFullError) await attempt.uncount();
      throw error;
    }
  });
  const id = createId();
  const expiresAt = ctx.now + verificationLifeMs;
  const record = { id, type: 'Password', purpose: 'Permission', verified: true, expiresAt } as const;
  const db = runtime.database.for(tenant.id);
  const isKept = isRight && value && (await addRecord(db, caller, { ...record, passwordHash: value }));
  // The password was replaced meanwhile, or the user was deleted.
  if (isRight && !isKept)
    found(await findPasswordOwner(runtime, tenant.id, caller.userId), accountErrors.suspended);
  if (!isKept) return attempt.refuse(sessionErrors.invalidCredentials);
  await attempt.uncount();
  return { verificationRecordId: id, expiresAt: new Date(expiresAt).toISOString() };
}

async function compare({ runtime, tenant, ip }: Ctx, userId: string, password: string) {
  const { value, method } = found(
    await findPasswordOwner(runtime, tenant.id, userId),
    accountErrors.suspended,
  );
  const asker = askerAt(ip);
  const isRight =
    value && method
      ? await runtime.hasher.verify(password, { value, method }, asker)
      : await runtime.hasher.verifyDecoy(password, asker);
  return { isRight, value };
}
