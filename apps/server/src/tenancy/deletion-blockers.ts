import { isPaidPlan, type PlanId } from '@gatehouse/contract/tenants/plans';
import { type DeletionBlocker, deletionBlocker, deletionErrors } from '@gatehouse/contract/tenants/deletion';
import { sql } from 'kysely';
import type { PlatformDb } from '../database/database.ts';
import { fail } from '../lib/fail.ts';

/** Why tenants can’t be deleted now, by ID (OPEN-28). Only those that have a reason. */
export async function findDeletionBlockers(
  db: PlatformDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly DeletionBlocker[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: string;
    planId: PlanId;
    renews: boolean | null;
    isFailing: boolean;
    owes: boolean;
  }>`
    select t.id, t.plan_id as "planId", b.cancel_at is null as renews,
      coalesce(b.status not in ('active', 'trialing'), false) as "isFailing",
      exists (select from invoices i where i.tenant_id = t.id and i.status = 'open') as owes
    from tenants t left join subscriptions b on b.tenant_id = t.id and b.status not in ('canceled', 'incomplete_expired')
    where t.id = any(${ids}::text[])`.execute(db);
  const blocked = rows.map(({ id, planId, renews, isFailing, owes }) => {
    // A plan that ends with its period is canceled with the tenant (ADR 195).
    const isKept = isPaidPlan(planId) && renews !== false;
    const reasons = { paid_plan: isKept, inactive_subscription: isFailing, open_invoice: owes };
    return [id, deletionBlocker.options.filter((reason) => reasons[reason])] as const;
  });
  return new Map(blocked.filter(([, blockers]) => blockers.length > 0));
}

/**
 * Throws if one of the tenants can’t be deleted now. They are locked until the transaction ends: a purchase for them waits meanwhile, and
 * then sees that they are deleted.
 */
export async function requireDeletable(db: PlatformDb, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.selectFrom('tenants').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const blocked = await findDeletionBlockers(db, ids);
  if (blocked.size > 0) fail(deletionErrors.blocked, { data: { tenants: Object.fromEntries(blocked) } });
}
