import { describeExceeded, type ExceededLimit, planErrors } from '@gatehouse/contract/tenants/exceeded';
import { isSurpassed, type PlanId, quota } from '@gatehouse/contract/tenants/plans';
import { quotaUsage } from '@gatehouse/contract/tenants/usage';
import { fail } from '../../lib/fail.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { readUsage } from '../../tenancy/plan-usage.ts';

/** These start again with each period. */
const ofPeriods = ['mauLimit', 'tokenLimit'];

/** Throws with the limits of a smaller plan that a tenant exceeds with what exists (QUOTA-10). */
export async function requireFits(runtime: Runtime, tenantId: string, planId: PlanId): Promise<void> {
  const skus = await runtime.tenants.listSkus('Basic');
  const limits = quota.parse(skus.find(({ id }) => id === planId)?.quota);
  const { usage } = await readUsage(runtime, tenantId);
  const exceeded = quotaUsage.keyof().options.flatMap((key): ExceededLimit[] => {
    const used = Number(usage[key]);
    const limit = limits[key];
    const isTooMuch = typeof limit === 'boolean' ? !limit && used > 0 : isSurpassed(limit, used);
    return isTooMuch && !ofPeriods.includes(key) ? [{ key, limit, usage: used }] : [];
  });
  if (exceeded.length === 0) return;
  fail(
    { ...planErrors.limitExceeded, message: describeExceeded(exceeded) },
    { data: { ...exceeded[0], exceeded } },
  );
}
