import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { planErrors } from '../tenants/exceeded.ts';
import {
  billing,
  billingErrors,
  checkoutSession,
  invoice,
  newCheckoutSession,
  newPortal,
  startedCheckout,
} from './billing.ts';

/** Without a transaction of the tenant: providers are called, and the platform uses a connection of its own. */
const slow = { transaction: 'none' } as const;

export const createCheckoutSession = checks({
  summary: 'Start buying a plan, for a tenant or with a new one',
  ...slow,
  body: newCheckoutSession,
  output: startedCheckout,
  errors: [
    entityErrors.notFound,
    edgeErrors.mfaRequired,
    billingErrors.notSold,
    billingErrors.callbackUrl,
    billingErrors.developmentTenant,
    billingErrors.alreadySubscribed,
    billingErrors.overdueInvoice,
    billingErrors.unavailable,
  ],
});

export const getCheckoutSession = checks({
  summary: 'Get a checkout session of the caller',
  ...slow,
  output: checkoutSession,
  errors: [entityErrors.notFound],
});

export const cancelSubscription = checks({
  summary: 'Cancel the subscription of a tenant at the end of its period',
  ...slow,
  errors: [billingErrors.noSubscription, planErrors.limitExceeded, billingErrors.unavailable],
});

export const getBilling = checks({
  summary: 'Get how the subscription of a tenant goes on',
  ...slow,
  output: billing,
});

export const listInvoices = checks({
  summary: 'List the invoices of a tenant, the newest first, at most 100',
  ...slow,
  output: z.array(invoice),
});

export const getInvoiceUrl = checks({
  summary: 'Get the address of an invoice’s page',
  ...slow,
  output: z.object({ hostedInvoiceUrl: z.string() }),
  errors: [entityErrors.notFound, billingErrors.unavailable],
});

export const openPortal = checks({
  summary: 'Open the page where payment, invoices and the subscription are managed',
  ...slow,
  body: newPortal,
  output: z.object({ redirectUri: z.string() }),
  errors: [billingErrors.callbackUrl, billingErrors.noSubscription, billingErrors.unavailable],
});
