import { Stripe } from 'stripe';
import type { OwnerRuntime } from '../../runtime/runtime.ts';
import type { Settings } from '../../runtime/settings.ts';
import { type Billing, InvalidEvent, type Order, ProviderUnavailable } from '../port.ts';
import { readEvent, refOf, toInvoice, toSubscription } from './convert.ts';
import { findDisputant, isPaidBack } from './paid-back.ts';

/** Another server than Stripe's, in tests. */
export interface StripeServer {
  host: string;
  port: number;
  protocol: 'http' | 'https';
}

/** The version whose fields `convert.ts` reads. Another one of the account doesn't change what we get. */
const apiVersion = Stripe.API_VERSION;
const toleranceSeconds = 300;

/** Stripe, with its official package (ADR 196). Prices are those of our SKUs, so nothing has to be set up there but the portal. */
export function createStripe(owner: () => OwnerRuntime, settings: Settings, server?: StripeServer): Billing {
  const { STRIPE_SECRET_KEY: key = '', STRIPE_WEBHOOK_SECRET: secret = '' } = settings;
  const stripe = new Stripe(key, {
    apiVersion,
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    ...server,
  });
  const isLive = /^[a-z]+_live_/.test(key);
  return {
    provider: 'stripe',
    createCheckout: (order) =>
      reached(async () => {
        const session = await stripe.checkout.sessions.create(toCheckout(order), {
          idempotencyKey: order.sessionId,
        });
        if (!session.url) throw new Error('Stripe has created a checkout without a page');
        return { ref: session.id, url: session.url };
      }),
    getCheckout: (ref) =>
      reached(async () => {
        const session = await unlessMissing(stripe.checkout.sessions.retrieve(ref));
        if (!session) return undefined;
        // A payment that takes days is complete when it has arrived.
        const isPaid = session.status === 'complete' && session.payment_status !== 'unpaid';
        return {
          state: isPaid ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
          customerRef: refOf(session.customer),
          subscriptionRef: refOf(session.subscription),
        };
      }),
    expireCheckout: (ref) =>
      reached(async () => {
        await stripe.checkout.sessions.expire(ref).catch(unlessInvalid);
      }),
    openPortal: (customer, returnUrl) =>
      reached(
        async () => (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url,
      ),
    cancel: (ref, when) =>
      reached(async () => {
        const known = await unlessMissing(stripe.subscriptions.retrieve(ref));
        if (!known || known.status === 'canceled' || known.status === 'incomplete_expired') return;
        if (when === 'now') await stripe.subscriptions.cancel(ref);
        else await stripe.subscriptions.update(ref, { cancel_at_period_end: true });
      }),
    getSubscription: (ref) =>
      reached(async () => {
        const known = await unlessMissing(stripe.subscriptions.retrieve(ref));
        if (!known) return undefined;
        const subscription = toSubscription(known, owner().clock());
        const isReversed = subscription.status === 'active' && (await isPaidBack(stripe, subscription));
        return isReversed ? { ...subscription, status: 'past_due' } : subscription;
      }),
    listInvoices: (customer) =>
      reached(async () => (await stripe.invoices.list({ customer, limit: 100 })).data.map(toInvoice)),
    getInvoiceUrl: (customer, ref) =>
      reached(async () => {
        const found = await unlessMissing(stripe.invoices.retrieve(ref));
        const isOwn = found !== undefined && refOf(found.customer) === customer;
        return isOwn ? (found.hosted_invoice_url ?? undefined) : undefined;
      }),
    async parseEvent(raw, headers) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') throw new InvalidEvent('no signature');
      const event = await stripe.webhooks
        .constructEventAsync(raw, signature, secret, toleranceSeconds, undefined, owner().clock())
        .catch((error: unknown) => {
          throw new InvalidEvent('wrong signature', { cause: error });
        });
      // Events of test mode say nothing about live subscriptions, and the other way around.
      if (event.livemode !== isLive) return undefined;
      const disputant = await reached(() => unlessMissing(findDisputant(stripe, event)));
      return disputant === undefined
        ? readEvent(event)
        : { id: event.id, type: event.type, customerRef: disputant };
    },
  };
}

function toCheckout({
  sessionId,
  tenantId,
  email,
  sku,
  customerRef,
  successUrl,
  cancelUrl,
  expiresAt,
}: Order): Stripe.Checkout.SessionCreateParams {
  const metadata = { tenantId, skuId: sku.id };
  const priced = {
    currency: 'usd',
    unit_amount: sku.unitPrice,
    recurring: { interval: 'month' as const },
    product_data: { name: sku.name },
  };
  return {
    mode: 'subscription',
    client_reference_id: sessionId,
    metadata,
    subscription_data: { metadata },
    line_items: [
      { quantity: 1, ...(sku.priceRef === null ? { price_data: priced } : { price: sku.priceRef }) },
    ],
    // One of the two: a customer has an address already.
    ...(customerRef === undefined ? email !== null && { customer_email: email } : { customer: customerRef }),
    success_url: successUrl,
    cancel_url: cancelUrl,
    // Stripe allows at most 24 hours, by its own clock.
    expires_at: Math.floor(expiresAt / 1000) - 300,
  };
}

/** Failures that a retry may mend. */
async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
    const isPassing =
      error instanceof StripeConnectionError ||
      error instanceof StripeAPIError ||
      error instanceof StripeRateLimitError;
    if (isPassing) throw new ProviderUnavailable('Stripe cannot be reached', { cause: error });
    throw error;
  }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return undefined;
    throw error;
  }
}

/** What can't be done any more needs nothing. */
function unlessInvalid(error: unknown): undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  return undefined;
}
