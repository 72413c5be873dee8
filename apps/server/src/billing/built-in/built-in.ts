import { createId } from '../../lib/ids.ts';
import type { OwnerRuntime } from '../../runtime/runtime.ts';
import type { Billing } from '../port.ts';
import { end, type Account, timeOf } from './account.ts';
import type { Books } from './books.ts';
import type { OwnEvents } from './own-events.ts';

/** How long the page of a portal or invoice can be used. */
const pageMs = 3_600_000;

interface Parts {
  owner: () => OwnerRuntime;
  provider: 'sandbox' | 'manual';
  books: Books;
  events: OwnEvents;
}

/** The account in the ID of a subscription. */
const accountOf = (subscriptionRef: string): string => subscriptionRef.split('_')[1] ?? '';

/** A provider whose books are in our own database: the sandbox, and invoices that the operator collects. */
export function createBuiltIn({ owner, provider, books, events }: Parts): Billing {
  const origin = () => owner().settings.ADMIN_ENDPOINT;
  const address = (id: string): string => `${origin()}/billing/pages/${id}`;
  return {
    provider,
    async createCheckout({ sessionId, tenantId, email, sku, customerRef, successUrl, cancelUrl, expiresAt }) {
      const ref = await books.createPage(
        {
          kind: 'checkout',
          sessionId,
          tenantId,
          email,
          accountId: customerRef ?? null,
          subscriptionRef: null,
          skuId: sku.id,
          planName: sku.name,
          amount: sku.unitPrice,
          successUrl,
          cancelUrl,
          state: 'open',
        },
        expiresAt,
      );
      return { ref, url: address(ref) };
    },
    async getCheckout(ref) {
      const found = await books.findPage(ref);
      if (found?.kind !== 'checkout') return undefined;
      return {
        state: found.state,
        customerRef: found.accountId ?? undefined,
        subscriptionRef: found.subscriptionRef ?? undefined,
      };
    },
    async expireCheckout(ref) {
      await books.changePage(ref, async (_db, found) =>
        found.kind === 'checkout' && found.state === 'open'
          ? { page: { ...found, state: 'expired' }, result: undefined }
          : { result: undefined },
      );
    },
    async openPortal(customerRef, returnUrl) {
      const id = await books.createPage(
        { kind: 'portal', accountId: customerRef, returnUrl },
        owner().clock() + pageMs,
      );
      return address(id);
    },
    async cancel(subscriptionRef, when) {
      const customerRef = accountOf(subscriptionRef);
      const changed = await books.changeAccount(customerRef, (known) =>
        known.subscription?.ref === subscriptionRef ? end(known, when) : known,
      );
      if (changed) await events.tell({ type: 'customer.subscription.updated', customerRef });
    },
    async getSubscription(subscriptionRef) {
      const customerRef = accountOf(subscriptionRef);
      const known = await books.findAccount(customerRef);
      return known && describe(known, customerRef, subscriptionRef, owner().clock());
    },
    async listInvoices(customerRef) {
      const known = await books.findAccount(customerRef);
      const skuId = known?.subscription?.skuId ?? null;
      return (known?.invoices ?? []).toReversed().map(({ ref, amount, ...one }) => ({
        ...one,
        ref,
        skuId,
        currency: 'usd',
        total: amount,
        amountDue: one.status === 'open' ? amount : 0,
      }));
    },
    async getInvoiceUrl(customerRef, invoiceRef) {
      const known = await books.findAccount(customerRef);
      if (!known?.invoices.some(({ ref }) => ref === invoiceRef)) return undefined;
      const id = await books.createPage(
        { kind: 'invoice', accountId: customerRef, invoiceRef },
        owner().clock() + pageMs,
      );
      return address(id);
    },
    parseEvent: (raw, headers) => events.parse(raw, headers),
  };
}

function describe(known: Account, customerRef: string, ref: string, now: number) {
  const { subscription } = known;
  if (subscription?.ref !== ref) return undefined;
  const { skuId, status, periodStart, periodEnd, endsWithPeriod } = subscription;
  return {
    ref,
    customerRef,
    status,
    skuId,
    periodStart,
    periodEnd,
    cancelAt: endsWithPeriod ? periodEnd : null,
    items: [{ ref: skuId, quantity: 1 }],
    asOf: timeOf(known, now),
  };
}

/** The ID of an account: it is part of those of its subscriptions and invoices. */
export const createAccountId = (): string => createId(16);
