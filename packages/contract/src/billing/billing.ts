import { z } from 'zod';
import { tenantId, timestamp } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { planId } from '../tenants/plans.ts';
import { regionNames, tenantTags } from '../tenants/tenants.ts';
import { bounded } from '../validation/bounded.ts';

/** Who takes the money (C6 of the plan): a sandbox of our own, invoices that the operator writes, or Stripe. */
export const billingProviders = ['sandbox', 'manual', 'stripe'] as const;
export type BillingProvider = (typeof billingProviders)[number];

/** The statuses of a subscription at a provider. They are stored; the API answers the three of OPEN-51 (OPEN-68). */
export const providerStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type ProviderStatus = (typeof providerStatuses)[number];

/** The status of the API for one of a provider (OPEN-68). */
export function toSubscriptionStatus(status: ProviderStatus): 'active' | 'past_due' | 'canceled' {
  if (status === 'active' || status === 'trialing') return 'active';
  return status === 'canceled' || status === 'incomplete_expired' ? 'canceled' : 'past_due';
}

export const checkoutStates = ['open', 'complete', 'expired'] as const;

/**
 * What a checkout buys: a plan for a tenant of the caller, or a new production tenant with that plan, which is created when it is paid (OPEN-11).
 * A plan is named by its SKU; `planId` is the same or left out (OPEN-50).
 */
export const newCheckoutSession = z.object({
  skuId: bounded(64).min(1),
  planId: bounded(64).optional(),
  /** Where the payment page leads after the payment; at the administrators' origin. */
  successCallbackUrl: bounded(2048),
  /** Where "back" leads; at the administrators' origin. */
  cancelCallbackUrl: bounded(2048).optional(),
  tenantId: tenantId.min(1).optional(),
  tenantName: bounded(128).trim().min(1).optional(),
  tenantTag: z.enum(tenantTags).optional(),
  tenantRegionName: z.enum(regionNames).optional(),
});

export const startedCheckout = z.object({ redirectUri: z.string(), sessionId: z.string() });

/** VIEW-03. `tenantId` of a new tenant is null until the session is complete. */
export const checkoutSession = z.object({
  tenantId: tenantId.nullable(),
  planId: z.string(),
  skuId: z.string(),
  status: z.enum(checkoutStates),
});
export type CheckoutSession = z.infer<typeof checkoutSession>;

export const invoiceStatuses = ['open', 'paid', 'uncollectible', 'void'] as const;

/** An invoice, without drafts. Amounts are in cents. */
export const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.enum(invoiceStatuses),
  planId: planId.nullable(),
  currency: z.string(),
  total: z.number(),
  amountDue: z.number(),
  periodStart: timestamp,
  periodEnd: timestamp,
  createdAt: timestamp,
  /** When it has to be paid; null if the provider collects it at once. */
  dueAt: timestamp.nullable(),
});
export type Invoice = z.infer<typeof invoice>;

/** What the subscription tab says beside the plan: how it goes on. Amounts are in cents. */
export const billing = z.object({
  provider: z.enum(billingProviders),
  /** Whether there is a subscription whose payment can be managed. */
  hasPortal: z.boolean(),
  /** When the subscription ends instead of being renewed. */
  cancelAt: timestamp.nullable(),
  /** When the plan ends because a payment failed. */
  graceEndsAt: timestamp.nullable(),
  /** What the next period costs; null without a subscription that is renewed. */
  nextAmount: z.number().nullable(),
  /** Whether it can be deleted: it has neither a subscription that is renewed nor an open invoice. */
  isDeletable: z.boolean(),
});
export type BillingState = z.infer<typeof billing>;

export const newPortal = z.object({ callbackUrl: bounded(2048) });

export const billingErrors = declareErrors({
  notSold: ['checkout.sku_not_sold', 422, 'This plan can’t be bought.'],
  callbackUrl: ['checkout.invalid_callback_url', 422, 'The callback URL must be one of the console.'],
  developmentTenant: [
    'checkout.development_tenant',
    422,
    'Development tenants have no plans to buy. Create a production tenant.',
  ],
  alreadySubscribed: ['checkout.already_subscribed', 422, 'This tenant has a subscription already.'],
  overdueInvoice: [
    'checkout.overdue_invoice',
    422,
    'An invoice of this tenant is overdue. Pay it before you buy a plan.',
  ],
  noSubscription: ['subscription.not_subscribed', 422, 'This tenant has no subscription.'],
  unavailable: ['billing.unavailable', 503, 'The payment provider can’t be reached. Wait and try again.'],
});
