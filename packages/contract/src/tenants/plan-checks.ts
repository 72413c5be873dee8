import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { sku, skuTypes } from './plans.ts';
import { tenantSubscription } from './tenants.ts';
import { periodicUsage, subscriptionUsage } from './usage.ts';

export const listSkus = checks({
  summary: 'List the plans and what can be added to them, the cheapest first',
  // The platform uses a connection of its own (see `checks.ts`).
  transaction: 'none',
  query: z.object({ type: z.enum(skuTypes).optional() }),
  output: z.array(sku),
});

export const getSubscription = checks({
  summary: 'Get the subscription of a tenant',
  transaction: 'none',
  output: tenantSubscription,
  errors: [entityErrors.notFound],
});

export const getSubscriptionUsage = checks({
  summary: 'Get the limits of a tenant’s plan, and how much of them it uses',
  transaction: 'none',
  output: subscriptionUsage,
  errors: [entityErrors.notFound],
});

export const getPeriodicUsage = checks({
  summary: 'Count the active users and tokens of a tenant in the current period',
  transaction: 'none',
  output: periodicUsage,
  errors: [entityErrors.notFound],
});

export const listAddOnSkus = checks({
  summary: 'List what can be added to the plan of a tenant, with prices',
  transaction: 'none',
  output: z.array(sku),
  errors: [entityErrors.notFound],
});
