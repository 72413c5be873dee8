import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

/** Starts a checkout; the payment page is at `redirectUri`. For a tenant, only its admins. */
export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/api/checkout-session',
  permission: 'manage:tenant:self',
  onlyIn: 'cloud',
  checks: async () => (await checks()).createCheckoutSession,
});

/** Only the caller's own. */
export const getCheckoutSession = endpoint({
  method: 'GET',
  path: '/api/checkout-session/{sessionId}',
  permission: 'manage:tenant:self',
  onlyIn: 'cloud',
  checks: async () => (await checks()).getCheckoutSession,
});

/** The plan stays until the end of the period that is paid. */
export const cancelSubscription = endpoint({
  method: 'DELETE',
  path: '/api/tenants/{tenantId}/subscription',
  permission: 'manage:tenant',
  onlyIn: 'cloud',
  worksWhileSuspended: true,
  checks: async () => (await checks()).cancelSubscription,
});

export const getBilling = endpoint({
  method: 'GET',
  path: '/api/tenants/{tenantId}/billing',
  permission: 'manage:tenant',
  onlyIn: 'cloud',
  checks: async () => (await checks()).getBilling,
});

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/tenants/{tenantId}/invoices',
  permission: 'manage:tenant',
  onlyIn: 'cloud',
  checks: async () => (await checks()).listInvoices,
});

export const getInvoiceUrl = endpoint({
  method: 'GET',
  path: '/api/tenants/{tenantId}/invoices/{invoiceId}/hosted-invoice-url',
  permission: 'manage:tenant',
  onlyIn: 'cloud',
  checks: async () => (await checks()).getInvoiceUrl,
});

/** Who owes money must be able to pay, also while the tenant is suspended. The name is the wire's, whatever the provider is. */
export const openPortal = endpoint({
  method: 'POST',
  path: '/api/tenants/{tenantId}/stripe-customer-portal',
  permission: 'manage:tenant',
  onlyIn: 'cloud',
  worksWhileSuspended: true,
  checks: async () => (await checks()).openPortal,
});
