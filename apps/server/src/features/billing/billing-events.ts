import * as api from '@gatehouse/contract/billing/endpoints';
import { on } from '../../web/events.ts';

/** In the admin tenant. What providers say later is `Tenant.Subscription.Updated`. */
export const events = [
  on(api.createCheckoutSession, { audit: 'Tenant.Checkout.Created', logs: ['skuId', 'tenantId'] }),
  on(api.cancelSubscription, { audit: 'Tenant.Subscription.Canceled' }),
  // Not its address, which lets in anyone who has it.
  on(api.openPortal, { audit: 'Tenant.BillingPortal.Opened' }),
];
