import { endpoint } from '../endpoint.ts';

const checks = () => import('./plan-checks.ts');

export const listSkus = endpoint({
  method: 'GET',
  path: '/api/skus',
  permission: 'manage:tenant:self',
  onlyIn: 'cloud',
  checks: async () => (await checks()).listSkus,
});

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/tenants/{tenantId}/subscription',
  permission: 'read:member',
  onlyIn: 'cloud',
  checks: async () => (await checks()).getSubscription,
});

export const getSubscriptionUsage = endpoint({
  method: 'GET',
  path: '/api/tenants/{tenantId}/subscription-usage',
  permission: 'read:member',
  onlyIn: 'cloud',
  checks: async () => (await checks()).getSubscriptionUsage,
});

export const getPeriodicUsage = endpoint({
  method: 'GET',
  path: '/api/tenants/{tenantId}/subscription/periodic-usage',
  permission: 'read:member',
  onlyIn: 'cloud',
  checks: async () => (await checks()).getPeriodicUsage,
});

export const listAddOnSkus = endpoint({
  method: 'GET',
  path: '/api/tenants/{tenantId}/subscription/add-on-skus',
  permission: 'read:member',
  onlyIn: 'cloud',
  checks: async () => (await checks()).listAddOnSkus,
});
