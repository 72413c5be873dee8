import { updateOperatedTenant } from '@gatehouse/contract/tenants/operator-endpoints';
import { on } from '../../web/events.ts';

/** In the admin tenant, with the operator's account; the tenant has entries of its own. */
export const events = [
  on(updateOperatedTenant, {
    audit: 'Tenant.Operated',
    logs: ['isSuspended', 'suspendedReason', 'planId'],
  }),
];
