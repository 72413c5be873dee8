import { verificationIdHeader } from '@gatehouse/contract/account/access';
import { verificationErrors } from '@gatehouse/contract/account/errors';
import { edgeErrors } from '@gatehouse/contract/errors';
import type { TenantDb } from '../database/database.ts';
import { fail } from '../lib/fail.ts';
import { type Ctx, queriesOf } from '../runtime/ctx.ts';
import { findFreshSignIn, hasPermission } from '../sessions/verifications.ts';
import { callerOf } from '../users/own-user.ts';

/*
 * What an administrator does with their own account besides what the account API offers, in the cloud edition. Their verifications and linked
 * accounts are those of the account API, which has other tokens.
 */

/** The context of an administrator's own account, as the account API has it. */
export function asUser<Given extends Ctx>(ctx: Given): Given {
  const { actor } = ctx;
  if (actor.kind !== 'administrator') return fail(edgeErrors.unauthorized);
  const { userId, clientId, grantId } = actor;
  return { ...ctx, actor: { kind: 'user', userId, clientId, scopes: [], grantId } };
}

/** Whether the caller has verified their identity in the last ten minutes: by signing in, or as the header says. */
export async function isRecentlyVerified(ctx: Ctx & { db?: TenantDb }): Promise<boolean> {
  const [db, caller] = [queriesOf(ctx), callerOf(ctx)];
  const id = ctx.header(verificationIdHeader);
  if (id !== undefined && (await hasPermission(db, caller.userId, id, ctx.now))) return true;
  return (await findFreshSignIn(db, caller, ctx.now)) !== undefined;
}

/** Throws otherwise: a stolen token must not be enough to add a way to sign in, or to delete everything. */
export async function requireRecentlyVerified(ctx: Ctx & { db?: TenantDb }): Promise<void> {
  if (!(await isRecentlyVerified(ctx))) fail(verificationErrors.denied);
}
