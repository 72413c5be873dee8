import type { BillingProvider, ProviderStatus } from '@gatehouse/contract/billing/billing';
import type { IncomingHttpHeaders } from 'node:http';

/*
 * What a payment provider does for us. Neither the tables' readers nor the console see which one it is (ADR 195). Amounts are in cents, times in
 * milliseconds. `ref`s are the provider's IDs.
 */

/** A plan that someone wants to buy. */
export interface Order {
  /** Our session, with which the provider's events name it. */
  sessionId: string;
  tenantId: string;
  /** Of the payer. */
  email: string | null;
  sku: { id: string; name: string; unitPrice: number; priceRef: string | null };
  /** The customer that the tenant already is. */
  customerRef: string | undefined;
  successUrl: string;
  cancelUrl: string;
  expiresAt: number;
}

export interface ProviderCheckout {
  state: 'open' | 'complete' | 'expired';
  customerRef: string | undefined;
  subscriptionRef: string | undefined;
}

export interface ProviderSubscription {
  ref: string;
  customerRef: string;
  status: ProviderStatus;
  /** The SKU that was bought. */
  skuId: string;
  periodStart: number;
  periodEnd: number;
  /** When it ends instead of being renewed. */
  cancelAt: number | null;
  items: readonly { ref: string; quantity: number }[];
  /** The provider's time: that of a sandbox can be moved. */
  asOf: number;
}

export interface ProviderInvoice {
  ref: string;
  number: string | null;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  skuId: string | null;
  currency: string;
  total: number;
  amountDue: number;
  periodStart: number;
  periodEnd: number;
  createdAt: number;
  dueAt: number | null;
}

/** An event whose signature is right. What happened is fetched, not read from it: events come late, twice and in any order. */
export interface ProviderEvent {
  id: string;
  type: string;
  customerRef?: string;
  /** Our session. */
  sessionId?: string;
}

/** The signature of an event is missing, wrong or old. */
export class InvalidEvent extends Error {}

/** The provider can't be reached, or failed. A retry may help. */
export class ProviderUnavailable extends Error {}

export interface Billing {
  readonly provider: BillingProvider;
  createCheckout(order: Order): Promise<{ ref: string; url: string }>;
  getCheckout(ref: string): Promise<ProviderCheckout | undefined>;
  /** The page takes no payment any more. Does nothing if it has. */
  expireCheckout(ref: string): Promise<void>;
  openPortal(customerRef: string, returnUrl: string): Promise<string>;
  /** Idempotent. `at-end`: the period that is paid goes on. */
  cancel(subscriptionRef: string, when: 'now' | 'at-end'): Promise<void>;
  getSubscription(subscriptionRef: string): Promise<ProviderSubscription | undefined>;
  /** The newest first, at most 100. */
  listInvoices(customerRef: string): Promise<ProviderInvoice[]>;
  /** The page of an invoice. */
  getInvoiceUrl(customerRef: string, invoiceRef: string): Promise<string | undefined>;
  /** Throws `InvalidEvent`. `undefined` for an event that says nothing to us. */
  parseEvent(raw: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent | undefined>;
}
