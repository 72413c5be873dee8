import type { Quota, QuotaKey } from '@gatehouse/contract/tenants/plans';
import { isPaidPlan, isSurpassed } from '@gatehouse/contract/tenants/quota-rules';
import type { SubscriptionUsage } from '@gatehouse/contract/tenants/usage';
import type { Over, Plan, Use } from '../../app/plan.ts';

/** Whether what exists fits in a quota (QUOTA-04). In the open-source edition, everything does. */
export const isWithin = (isCloud: boolean, value: Quota[QuotaKey], usage: number): boolean =>
  !isCloud || !isSurpassed(value, usage);

/** The plan of a tenant, with the checks of what it has room for. */
export const planOf = (usage: SubscriptionUsage, isDevelopment: boolean): Plan => ({
  ...usage,
  isDevelopment,
  over: (uses) => findOver(usage.quota, usage, uses),
  addOn: (uses) => (isPaidPlan(usage.planId) ? findOver(usage.basicQuota, usage, uses) : undefined),
});

type Used = Pick<SubscriptionUsage, 'usage' | 'resources' | 'roles'>;

/** The first limit that the actions would surpass. */
function findOver(quota: Quota, used: Used, uses: readonly Use[]): Over | undefined {
  for (const { key, adds = 1, of, isFeature = false } of uses) {
    const value = quota[key];
    const usage = countUsed(used, key, of);
    const isOver = isFeature ? isLocked(value) : isSurpassed(value, usage + adds);
    if (isOver) return { key, limit: typeof value === 'number' && value, usage };
  }
  return undefined;
}

/** Whether a plan includes nothing of it: what exists stays, and can be read and deleted. */
const isLocked = (value: Quota[QuotaKey]): boolean => value === false || value === 0;

/** A new API resource or role has no permissions yet. */
function countUsed({ usage, resources, roles }: Used, key: QuotaKey, of = ''): number {
  if (key === 'scopesPerResourceLimit') return resources[of] ?? 0;
  if (key === 'scopesPerRoleLimit') return roles[of] ?? 0;
  return key in usage ? Number(usage[key as keyof typeof usage]) : 0;
}
