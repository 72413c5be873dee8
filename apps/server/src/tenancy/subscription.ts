import { type ProviderStatus, toSubscriptionStatus } from '@gatehouse/contract/billing/billing';
import type { PlanId } from '@gatehouse/contract/tenants/plans';
import type { TenantSubscription } from '@gatehouse/contract/tenants/tenants';
import type { OwnerRuntime } from '../runtime/runtime.ts';
import { currentPeriod, type Period } from './period.ts';

/** What the provider says of a plan that is bought. */
export interface Bought {
  status: ProviderStatus;
  start: number;
  end: number;
}

/** SQL: what tenant `t` has bought, as long as it has it or the provider charges for it. */
export const boughtBySql = `(
  select jsonb_build_object('status', b.status, 'start', floor(extract(epoch from b.period_start) * 1000),
    'end', floor(extract(epoch from b.period_end) * 1000))
  from subscriptions b where b.tenant_id = t.id and b.status not in ('canceled', 'incomplete_expired'))`;

/** SQL: the amounts of tenant `t` that are overdue at a time, which is a parameter. */
export const overdueSql = (time: string): string => `(
  select coalesce(jsonb_agg(i.amount_due order by i.created_at), '[]') from invoices i
  where i.tenant_id = t.id and i.status = 'open' and (i.due_at is null or i.due_at <= to_timestamp(${time}::float8 / 1000)))`;

/** Of a plan that isn't bought, the period is the calendar month. */
export const describeSubscription = (
  planId: PlanId,
  bought: Bought | null,
  period: Period,
): TenantSubscription => ({
  status: bought ? toSubscriptionStatus(bought.status) : 'active',
  planId,
  currentPeriodStart: bought?.start ?? period.start,
  currentPeriodEnd: bought?.end ?? period.end,
  isEnterprisePlan: planId === 'enterprise',
});

/** The subscription of a tenant; undefined if there is no such tenant. */
export async function findTenantSubscription(
  { database, clock }: Pick<OwnerRuntime, 'database' | 'clock'>,
  tenantId: string,
): Promise<TenantSubscription | undefined> {
  const [row] = await database.query<{ planId: PlanId; bought: Bought | null }>(
    `select t.plan_id as "planId", ${boughtBySql} as bought from tenants t where t.id = $1 and t.deleted_at is null`,
    [tenantId],
  );
  return row && describeSubscription(row.planId, row.bought, currentPeriod(clock()));
}
