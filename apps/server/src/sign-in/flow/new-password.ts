import type { PasswordRejection } from '@gatehouse/contract/passwords/rejections';
import type { PasswordUser } from '@gatehouse/contract/passwords/user-phrases';
import { passwordErrors } from '@gatehouse/contract/sign-in/errors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail } from '../../lib/fail.ts';
import { countedHash } from '../../limits/counted-hash.ts';
import { askerAt } from '../../limits/networks.ts';
import type { StoredPassword } from '../../passwords/stored-password.ts';
import { judgePassword } from '../../users/passwords.ts';
import type { Flow } from './flow-store.ts';
import { countNewPassword } from '../sentinel/count-caller.ts';

/**
 * Users change their mind once or twice; hashing is too expensive to be unlimited for users who haven't signed in (ADR
 * 111).
 */
const perFlow = { name: 'flow-passwords', limit: 3, windowMs: 3_600_000 };

/** Hashes a new password. Throws with every reason for which the tenant's policy rejects it. */
export async function hashNewPassword(
  ctx: Ctx,
  { rowId }: Pick<Flow, 'rowId'>,
  { passwordPolicy }: SignInExperience,
  password: string,
  user: PasswordUser,
): Promise<StoredPassword> {
  const count = () => countNewPassword(ctx);
  const rejections = await judgePassword(ctx, { password, policy: passwordPolicy, user, count });
  if (rejections.length > 0) refusePassword(ctx, rejections);
  const { runtime, tenant } = ctx;
  return countedHash(runtime, tenant.id, { rate: perFlow, key: rowId }, () =>
    runtime.hasher.hash(password, askerAt(ctx.ip)),
  );
}

/** The wire has the reasons as a list; callers that ask for the next step get an object that can hold both. */
function refusePassword(ctx: Ctx, rejections: PasswordRejection[]): never {
  const wantsMore = ctx.header('prefer') === 'return=representation';
  fail(passwordErrors.rejected, { data: wantsMore ? { rejections } : rejections });
}
