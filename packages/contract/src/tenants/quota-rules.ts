import type { PlanId, Quota, QuotaKey } from './plans.ts';

/* Without schemas, for pages that only compare. */

/** Whether the plan is paid (PLAN-05). */
export const isPaidPlan = (id: PlanId): boolean => id !== 'free' && id !== 'dev';

/** Whether what exists is more than a plan includes: it stays, but nothing is added (QUOTA-04, QUOTA-05, OPEN-16). */
export const isSurpassed = (value: Quota[QuotaKey], usage: number): boolean =>
  typeof value === 'boolean' ? !value : value !== null && usage > value;

/** Whether nothing more can be created: `usage` is how much exists already (QUOTA-05, OPEN-16). */
export const isReached = (value: Quota[QuotaKey], usage: number): boolean =>
  typeof value === 'boolean' ? !value : value !== null && usage >= value;

/** Plans that exempt the members of their tenant from the limit of free tenants (OPEN-12). */
export const exemptingPlanIds: readonly PlanId[] = ['enterprise', 'admin'];
