import { z } from 'zod';
import { tenantId, timestamp } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { bounded } from '../validation/bounded.ts';
import { planId, quota } from './plans.ts';

/** What a tenant is for (CONST-02). */
export const tenantTags = ['development', 'production'] as const;
export type TenantTag = (typeof tenantTags)[number];

/** Where a tenant's data is (CONST-01). One installation can serve all three. */
export const regionNames = ['EU', 'US', 'AU'] as const;

const tenantName = bounded(128).trim().min(1);

/** What a tenant is created from. Onboarding sends no tag (OPEN-10). */
export const newTenant = z.object({
  name: tenantName.default('My project'),
  tag: z.enum(tenantTags).default('development'),
  regionName: z.enum(regionNames).default('EU'),
});

export const tenantChange = z.object({ name: tenantName });

/** The statuses of a subscription as the console's calls have them (OPEN-51, OPEN-68). */
export const subscriptionStatus = z.enum(['active', 'past_due', 'canceled']);

export const tenantSubscription = z.object({
  status: subscriptionStatus,
  planId,
  /** A period is a calendar month in UTC. */
  currentPeriodStart: timestamp,
  currentPeriodEnd: timestamp,
  isEnterprisePlan: z.boolean(),
});
export type TenantSubscription = z.infer<typeof tenantSubscription>;

/** A tenant of the cloud edition, as its members see it (VIEW-01). Amounts are empty until plans are sold. */
export const cloudTenant = z.object({
  id: tenantId,
  name: z.string(),
  tag: z.enum(tenantTags),
  /** The resource indicator of its Management API (OPEN-57). */
  indicator: z.string(),
  /** The origin that serves it. */
  endpoint: z.string(),
  planId,
  subscription: tenantSubscription,
  /** Of the current period. */
  usage: z.object({ activeUsers: z.number(), tokenUsage: z.number() }),
  quota,
  openInvoices: z.array(z.object({ amountDue: z.number() })),
  isSuspended: z.boolean(),
  /** Whether the caller is an admin of it: their free tenants count for the limit (OPEN-12). */
  isAdmin: z.boolean(),
  regionName: z.enum(regionNames),
  createdAt: timestamp,
});
export type CloudTenant = z.infer<typeof cloudTenant>;

export const tenantErrors = declareErrors({
  limitReached: ['subscription.limit_exceeded', 403, 'You have reached the limit of tenants of this kind.'],
});

/** How long the operator can restore a deleted tenant. */
export const restorableDays = 7;
