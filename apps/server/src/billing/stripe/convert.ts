import { providerStatuses } from '@gatehouse/contract/billing/billing';
import type Stripe from 'stripe';
import type { ProviderEvent, ProviderInvoice, ProviderSubscription } from '../port.ts';

/** What Stripe adds later isn't known, and is an error rather than a guess. */
function known<T extends string>(values: readonly T[], given: string | null): T {
  const value = values.find((one) => one === given);
  if (value === undefined) throw new Error(`Stripe has sent an unknown status: ${given}`);
  return value;
}
const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

const ms = (seconds: number): number => seconds * 1000;

/** The ID of something that Stripe may also send whole. */
export const refOf = (value: string | { id: string } | null | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.id;

/** Since 2025-03-31 the period is that of the items, and `invoice.subscription` is below `parent`. */
export function toSubscription(given: Stripe.Subscription, now: number): ProviderSubscription {
  const [item] = given.items.data;
  const { skuId } = given.metadata;
  if (!item || skuId === undefined) throw new Error('A subscription of Stripe is not one of ours');
  const periodEnd = ms(item.current_period_end);
  return {
    ref: given.id,
    customerRef: refOf(given.customer) ?? '',
    status: known(providerStatuses, given.status),
    skuId,
    periodStart: ms(item.current_period_start),
    periodEnd,
    cancelAt:
      given.cancel_at === null ? (given.cancel_at_period_end ? periodEnd : null) : ms(given.cancel_at),
    items: given.items.data.map(({ id, quantity = 1 }) => ({ ref: id, quantity })),
    asOf: now,
  };
}

export function toInvoice(given: Stripe.Invoice): ProviderInvoice {
  return {
    ref: given.id,
    number: given.number,
    status: known(invoiceStatuses, given.status ?? 'draft'),
    skuId: given.parent?.subscription_details?.metadata?.skuId ?? null,
    currency: given.currency,
    total: given.total,
    amountDue: given.status === 'open' ? given.amount_remaining : 0,
    periodStart: ms(given.period_start),
    periodEnd: ms(given.period_end),
    createdAt: ms(given.created),
    dueAt: given.due_date === null ? null : ms(given.due_date),
  };
}

const ofCustomers =
  /^(customer\.subscription\.|charge\.refunded$|invoice\.(finalized|paid|payment_failed|voided|marked_uncollectible)$)/;

/** What an event is about; what it says happened is fetched. */
export function readEvent(event: Stripe.Event): ProviderEvent | undefined {
  const { id, type } = event;
  if (
    event.type === 'checkout.session.completed' ||
    event.type === 'checkout.session.async_payment_succeeded' ||
    event.type === 'checkout.session.expired'
  ) {
    const { client_reference_id: sessionId } = event.data.object;
    return sessionId === null ? undefined : { id, type, sessionId };
  }
  if (!ofCustomers.test(type)) return undefined;
  const { object } = event.data;
  const customer = 'customer' in object ? object.customer : undefined;
  const customerRef = typeof customer === 'string' ? customer : undefined;
  return customerRef === undefined ? undefined : { id, type, customerRef };
}
