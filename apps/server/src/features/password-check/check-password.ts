import type { checkPasswordByPolicy } from '@gatehouse/contract/password-check/endpoints';
import type { BodyOf } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import { passwordErrors } from '@gatehouse/contract/sign-in/errors';
import { readSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { ApiError, found } from '../../lib/fail.ts';
import { countOrRefuse } from '../../limits/rate-limit.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { judgePassword } from '../../users/passwords.ts';

/** With a user, the answer tells what their name and identifiers contain, and each may call the service for breached passwords. */
const rate = { name: 'check-password', limit: 60, windowMs: 60_000 };

/** Checks a password by the tenant's policy. Throws with the reasons if it is rejected; the wire has them beside the code. */
export async function checkPassword(
  ctx: Ctx,
  { password, userId }: BodyOf<typeof checkPasswordByPolicy>,
): Promise<{ result: true }> {
  const { runtime, tenant } = ctx;
  await countOrRefuse(runtime, tenant.id, rate, 'tenant');
  const { policy, user } = await runtime.database.tenant(tenant.id, async (db) => {
    const { passwordPolicy } = await readSignInExperience(db, tenant.id);
    if (userId === undefined) return { policy: passwordPolicy, user: {} };
    const row = await db
      .selectFrom('users')
      .select(['username', 'primaryEmail', 'primaryPhone', 'name'])
      .where('id', '=', userId)
      .executeTakeFirst();
    return { policy: passwordPolicy, user: found(row, entityErrors.notExistsWithId) };
  });
  const issues = await judgePassword(ctx, { password, policy, user });
  if (issues.length > 0) throw new ApiError(passwordErrors.rejected, { beside: { result: false, issues } });
  return { result: true };
}
