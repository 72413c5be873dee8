import { isReached } from '@gatehouse/contract/tenants/quota-rules';
import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';

/** What is wrong with a tenant, the most urgent first (TEN-13). */
export const tenantStatuses = ['suspended', 'overdue', 'mauExceeded'] as const;
export type TenantStatus = (typeof tenantStatuses)[number];

/** Whether a tenant has as many active users as its plan includes, or more (QUOTA-11, OPEN-15). */
export const isMauExceeded = ({ usage, quota }: Pick<CloudTenant, 'usage' | 'quota'>): boolean =>
  isReached(quota.mauLimit, usage.activeUsers);

/** Whether there is an unpaid invoice (BILL-02). */
export const isOverdue = ({ openInvoices }: Pick<CloudTenant, 'openInvoices'>): boolean =>
  openInvoices.length > 0;

/** What the unpaid invoices add up to, in cents (BILL-03). */
export const totalDue = ({ openInvoices }: Pick<CloudTenant, 'openInvoices'>): number =>
  openInvoices.reduce((total, { amountDue }) => total + amountDue, 0);

/** The status that a tenant is marked with: at most one (TEN-13). */
export function statusOf(
  tenant: Pick<CloudTenant, 'isSuspended' | 'openInvoices' | 'usage' | 'quota'>,
): TenantStatus | undefined {
  if (tenant.isSuspended) return 'suspended';
  if (isOverdue(tenant)) return 'overdue';
  return isMauExceeded(tenant) ? 'mauExceeded' : undefined;
}
