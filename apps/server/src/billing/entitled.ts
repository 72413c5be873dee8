import type { PlanId } from '@gatehouse/contract/tenants/plans';
import type { ProviderStatus } from '@gatehouse/contract/billing/billing';

const dayMs = 86_400_000;
/** How long a plan stays although its payment has failed. */
export const graceMs = 14 * dayMs;

interface Standing {
  status: ProviderStatus;
  pastDueSince: number | null;
}

/** When the plan ends because a payment has failed; null if none has. */
export const graceEnd = ({ status, pastDueSince }: Standing): number | null =>
  status === 'past_due' && pastDueSince !== null ? pastDueSince + graceMs : null;

/**
 * Whether the plan that was bought applies. A failed payment leaves it for two weeks; then the quotas are those of the free plan, and nothing is
 * deleted (ADR 195).
 */
export function isEntitled(standing: Standing, asOf: number): boolean {
  if (standing.status === 'active' || standing.status === 'trialing') return true;
  const end = graceEnd(standing);
  return end !== null && asOf < end;
}

/** Whether the provider still charges for the subscription, or tries to. */
export const isLive = (status: ProviderStatus): boolean =>
  status !== 'canceled' && status !== 'incomplete_expired';

/** Plans that the operator gives and no provider takes away. */
export const isGiven = (planId: PlanId): boolean =>
  planId === 'enterprise' || planId === 'admin' || planId === 'dev';
