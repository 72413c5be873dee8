import { lockOutErrors } from '@gatehouse/contract/account/errors';
import { mfaErrors } from '@gatehouse/contract/sign-in/errors';
import { listAddressFactors } from '@gatehouse/contract/sign-in-experience/asked-factors';
import { addressFactors, spareFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { isMfaMandatory } from '@gatehouse/contract/sign-in-experience/policies';
import { readSignInExperience, withOpenRegistration } from '../../experience/sign-in-experience-store.ts';
import { fail } from '../../lib/fail.ts';
import { listMfaVerifications } from '../../mfa/mfa-store.ts';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { canSignIn } from '../../users/can-sign-in.ts';
import { readOwn } from '../../users/own-user.ts';

/** Throws if the caller could not sign in any more, after something was removed in this transaction. */
export async function requireWayIn(ctx: TransactionCtx): Promise<void> {
  const { db, tenant, runtime } = ctx;
  const { id } = await readOwn(ctx);
  const experience = withOpenRegistration(runtime, await readSignInExperience(db, tenant.id));
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where(canSignIn(experience))
    .executeTakeFirst();
  if (!row) fail(lockOutErrors.lastWay);
}

/** Throws if the caller has no second factor left where one is mandatory. */
export async function requireFactorLeft(ctx: TransactionCtx): Promise<void> {
  const { mfa } = await readSignInExperience(ctx.db, ctx.tenant.id);
  if (!isMfaMandatory(mfa)) return;
  const { id, primaryEmail, primaryPhone } = await readOwn(ctx);
  const stored = (await listMfaVerifications(ctx.db, id)) ?? [];
  const addresses = { [addressFactors.email]: primaryEmail, [addressFactors.phone]: primaryPhone };
  const left = [...stored.map(({ type }) => type), ...listAddressFactors(addresses, true, mfa)];
  if (!left.some((type) => type !== spareFactor && mfa.factors.includes(type))) fail(mfaErrors.notOptional);
}
