import type { PlanId } from '@gatehouse/contract/tenants/plans';
import { exemptingPlanIds } from '@gatehouse/contract/tenants/quota-rules';

interface PlannedTenant {
  planId: PlanId;
  isAdmin: boolean;
}

/** Whether an account administers as many free tenants as it may have (PLAN-06, OPEN-12). */
export function isFreeTaken(tenants: readonly PlannedTenant[], limit: number): boolean {
  const isExempt = tenants.some(({ planId }) => exemptingPlanIds.includes(planId));
  return !isExempt && tenants.filter(({ planId, isAdmin }) => planId === 'free' && isAdmin).length >= limit;
}
