import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import type { Ctx } from '../../runtime/ctx.ts';
import { found } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';
import { countOrRefuse } from '../../limits/rate-limit.ts';
import { addRecord, type NewRecord, verificationLifeMs } from '../../sessions/verifications.ts';
import { callerOf } from '../../users/own-user.ts';

const hourly = { name: 'own-verifications', limit: 100, windowMs: 3_600_000 };

/** Counts a verification that a user starts: each is a row, and some cause messages or requests to providers. */
export const countVerification = (ctx: Ctx): Promise<void> =>
  countOrRefuse(ctx.runtime, ctx.tenant.id, hourly, callerOf(ctx).userId);

/** Stores a verification of the caller for ten minutes, and returns it as the wire does. */
export async function openRecord(
  ctx: Ctx,
  {
    id = createId(),
    expiresAt = ctx.now + verificationLifeMs,
    ...record
  }: Partial<NewRecord> & Omit<NewRecord, 'id' | 'expiresAt'>,
): Promise<{ verificationRecordId: string; expiresAt: string }> {
  const db = ctx.runtime.database.for(ctx.tenant.id);
  const isStored = await addRecord(db, callerOf(ctx), { ...record, id, expiresAt });
  found(isStored || undefined, accountErrors.suspended);
  return { verificationRecordId: id, expiresAt: new Date(expiresAt).toISOString() };
}
