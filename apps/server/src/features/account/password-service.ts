import { verificationErrors, verificationIdHeader } from '@gatehouse/contract/account/account';
import { edgeErrors } from '@gatehouse/contract/errors';
import type { PasswordRejection } from '@gatehouse/contract/passwords/rejections';
import { accountErrors, passwordErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { Actor, Ctx } from '../../runtime/ctx.ts';
import { fail, found } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';
import { lockUser } from '../../users/end-everything.ts';
import { countedHash } from '../../limits/counted-hash.ts';
import { askerAt } from '../../limits/networks.ts';
import { judgePassword, setPassword } from '../../users/passwords.ts';
import * as store from './password-store.ts';

const lifetimeMs = 600_000;
const hourly = { limit: 10, windowMs: 3_600_000 };

const requireUser = ({ actor }: Ctx): Extract<Actor, { kind: 'user' }> =>
  actor.kind === 'user' ? actor : fail(edgeErrors.unauthorized);

/**
 * Verifies that the holder of the token knows the account's password. Each attempt counts, right or wrong, before the comparison, so that a
 * stolen token can't be used to guess the password.
 */
export async function verifyPassword(
  ctx: Ctx,
  password: string,
): Promise<{ verificationRecordId: string; expiresAt: string }> {
  const { userId } = requireUser(ctx);
  const { runtime, tenant } = ctx;
  const counted = { rate: { name: 'own-password', ...hourly }, key: userId };
  const { isRight, value } = await countedHash(runtime, tenant.id, counted, async () => {
    const { value, method } = found(
      await store.findPasswordOwner(runtime, tenant.id, userId),
      accountErrors.suspended,
    );
    const asker = askerAt(ctx.ip);
    const isRight =
      value && method
        ? await runtime.hasher.verify(password, { value, method }, asker)
        : await runtime.hasher.verifyDecoy(password, asker);
    return { isRight, value };
  });
  const id = createId();
  const expiresAt = new Date(ctx.now + lifetimeMs);
  const isKept =
    isRight &&
    value &&
    (await store.insertVerification(runtime.database.for(tenant.id), { id, userId, expiresAt }, value));
  // The password was replaced meanwhile, or the user was deleted.
  if (isRight && !isKept)
    found(await store.findPasswordOwner(runtime, tenant.id, userId), accountErrors.suspended);
  if (!isKept) fail(sessionErrors.invalidCredentials);
  return { verificationRecordId: id, expiresAt: expiresAt.toISOString() };
}

/** Changes the user's password after a recent verification of the old one, and consumes that verification. */
export async function changePassword(ctx: Ctx, password: string): Promise<void> {
  const { userId, grantId } = requireUser(ctx);
  const { runtime, tenant, now } = ctx;
  const id = found(ctx.header(verificationIdHeader), verificationErrors.denied);
  const isVerified = await store.hasVerification(runtime.database.for(tenant.id), id, userId, now);
  // Checked before hashing, so that a call without a verification is cheap.
  if (!isVerified) fail(verificationErrors.denied);
  const owner = found(await store.findPasswordOwner(runtime, tenant.id, userId), accountErrors.suspended);
  refuseBadPassword(await judgePassword(ctx, { password, policy: owner.policy, user: owner }));
  // The verification is consumed when the password is written, so that it can't be used to request any number of hashes.
  const counted = { rate: { name: 'own-new-password', ...hourly }, key: userId };
  const hash = await countedHash(runtime, tenant.id, counted, () =>
    runtime.hasher.hash(password, askerAt(ctx.ip)),
  );
  await runtime.database.tenant(tenant.id, async (db) => {
    await lockUser(db, userId);
    if (!(await store.takeVerification(db, id, userId, now))) fail(verificationErrors.denied);
    await setPassword(db, { userId, now, exceptGrantId: grantId }, hash);
  });
}

function refuseBadPassword(rejections: PasswordRejection[]): void {
  if (rejections.length > 0) fail(passwordErrors.rejected, { data: rejections });
}
