import { billingProviders } from '@gatehouse/contract/billing/billing';
import { z } from 'zod';

const whole = z.coerce.number('must be a whole number').int('must be a whole number');

/** How plans of the cloud edition are paid (ADR 195). */
export const billingSettings = {
  BILLING: z
    .enum(billingProviders)
    .default('sandbox')
    .describe(
      'Who takes payments in the cloud edition: `sandbox` moves no money, `manual` writes invoices that you collect, `stripe` uses Stripe.',
    ),
  BILLING_BANK_TEXT: z
    .string()
    .max(2000)
    .default('Ask us for our bank details.')
    .describe('What customers read on pages and invoices with BILLING=manual: your bank details.'),
  BILLING_DUE_DAYS: whole
    .min(1)
    .max(90)
    .default(14)
    .describe('Days after which an invoice is overdue with BILLING=manual.'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret or restricted key')
    .optional()
    .describe('Secret key of Stripe, with BILLING=stripe.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', 'must begin with whsec_')
    .optional()
    .describe('Signing secret of the webhook endpoint at Stripe, `{ADMIN_ENDPOINT}/billing/events/stripe`.'),
};
