import type { AccountCheck } from '@gatehouse/contract/account-access';
import { type AccountCenter, controlOf } from '@gatehouse/contract/account-center/account-center';
import { accountCenterErrors } from '@gatehouse/contract/account-center/errors';
import { verificationIdHeader } from '@gatehouse/contract/account/access';
import { verificationErrors } from '@gatehouse/contract/account/errors';
import type { Endpoint } from '@gatehouse/contract/endpoint';
import { edgeErrors } from '@gatehouse/contract/errors';
import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import { passkeyFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import { readAccountCenter } from '../experience/account-center-store.ts';
import { fail, found } from '../lib/fail.ts';
import { type Actor, type Ctx, queriesOf } from '../runtime/ctx.ts';
import { lockUser } from '../users/end-everything.ts';
import { findFreshSignIn, hasPermission, isSecuredUser } from '../sessions/verifications.ts';
import type { ParsedInput } from './implement.ts';

type MaybeDb = Ctx & { db?: TenantDb };
type User = Extract<Actor, { kind: 'user' }>;

/**
 * The checks that an operation of the account API declares, in their order (ADR 149). Changes lock the user first, in the transaction that
 * makes them: a verification can't end, and another change of the same account can't happen, between the check and the change. Operations
 * without a transaction repeat the check of the verification when they write (`requireVerified`).
 */
export async function requireAccountAccess(
  ctx: MaybeDb,
  { access = [], method }: Endpoint,
  input: ParsedInput,
): Promise<void> {
  const { actor, db, tenant } = ctx;
  if (actor.kind !== 'user') return fail(edgeErrors.unauthorized);
  const center = await readAccountCenter(queriesOf(ctx), tenant.id);
  if (!center.enabled) fail(accountCenterErrors.notEnabled);
  if (db && method !== 'GET') await lockUser(db, actor.userId);
  for (const check of access.filter((one) => applies(one, input.body)))
    await requireOne(ctx, actor, check, { center, input });
}

const applies = ({ sent }: AccountCheck, body: unknown): boolean =>
  sent === undefined || sent.some((name) => typeof body === 'object' && body !== null && name in body);

async function requireOne(
  ctx: MaybeDb,
  actor: User,
  check: AccountCheck,
  { center, input }: { center: AccountCenter; input: ParsedInput },
): Promise<void> {
  if ('proof' in check) return requireVerified(ctx, check.proof);
  if ('scope' in check) {
    if (!actor.scopes.some((scope) => scope === check.scope))
      fail(
        check.status === 403 ? edgeErrors.forbidden : { ...edgeErrors.unauthorized, status: check.status },
        { data: { scope: check.scope } },
      );
    return;
  }
  const field =
    check.field === 'factor' ? await fieldOfFactor(queriesOf(ctx), actor.userId, input) : check.field;
  const control = controlOf(center, field);
  if (check.atLeast === 'Edit' && control !== 'Edit')
    fail(accountCenterErrors.notEditable, { data: { field } });
  if (control === 'Off') fail(accountCenterErrors.fieldNotEnabled, { data: { field } });
}

/**
 * Throws unless the header names a verification of the caller's own identity. With `ifSecured`, an account that nothing but a linked account
 * or passkey belongs to may be changed after a recent sign-in: otherwise, a stolen token could set its first password.
 */
export async function requireVerified(ctx: MaybeDb, proof: 'always' | 'ifSecured'): Promise<void> {
  const { actor, now } = ctx;
  if (actor.kind !== 'user') return fail(edgeErrors.unauthorized);
  const db = queriesOf(ctx);
  const id = ctx.header(verificationIdHeader);
  if (id !== undefined && (await hasPermission(db, actor.userId, id, now))) return;
  if (proof === 'ifSecured') {
    const isSecured = found(await isSecuredUser(db, actor.userId), accountErrors.suspended);
    if (!isSecured && (await findFreshSignIn(db, actor, now)) !== undefined) return;
  }
  fail(verificationErrors.denied);
}

/** The part of the account that the second factor in the request belongs to. */
async function fieldOfFactor(
  db: TenantQueries,
  userId: string,
  { body, params }: ParsedInput,
): Promise<'mfa' | 'passkey'> {
  const type =
    typeof body === 'object' && body !== null && 'type' in body
      ? body.type
      : await findFactorType(db, userId, String(params.verificationId));
  return type === passkeyFactor ? 'passkey' : 'mfa';
}

async function findFactorType(db: TenantQueries, userId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('mfaVerifications')
    .select('type')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.type;
}
