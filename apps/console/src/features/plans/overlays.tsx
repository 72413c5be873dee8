import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';
import { onDemand } from '@gatehouse/ui/base/on-demand';
import { useState } from 'react';
import { isMauExceeded, isOverdue } from '../../parts/plans/status.ts';
import { dismiss, isDismissed } from './dismissed.ts';

// Most tenants need neither.
const [MauExceeded] = onDemand(async () => (await import('./mau-exceeded.tsx')).MauExceeded);
const [PaymentOverdue] = onDemand(async () => (await import('./payment-overdue.tsx')).PaymentOverdue);

/** What is said above every page of a tenant that isn't for development: an unpaid invoice, then too many active users (LAY-16). */
export function PlanOverlays({ tenant }: { tenant: CloudTenant }) {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  if (tenant.isSuspended || tenant.tag === 'development') return null;
  const names = { overdue: `overdue:${tenant.id}`, mau: `mau:${tenant.id}` };
  const isOpen = (name: string) => !dismissed.includes(name) && !isDismissed(name);
  const close = (name: string) => () => {
    dismiss(name);
    setDismissed([...dismissed, name]);
  };
  if (isOverdue(tenant) && isOpen(names.overdue))
    return <PaymentOverdue tenant={tenant} onClose={close(names.overdue)} />;
  if (isMauExceeded(tenant) && isOpen(names.mau))
    return <MauExceeded tenant={tenant} onClose={close(names.mau)} />;
  return null;
}
