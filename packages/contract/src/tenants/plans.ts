import type { CloudTenant, TenantTag } from './tenants.ts';

/** The plan of a tenant by its tag (OPEN-11), and its limits (QUOTA-03). */
export const plans = {
  development: { planId: 'dev', quota: { mauLimit: 100, tokenLimit: null } },
  production: { planId: 'free', quota: { mauLimit: 50_000, tokenLimit: 500_000 } },
} as const satisfies Record<TenantTag, Pick<CloudTenant, 'planId' | 'quota'>>;
