import type {
  BillingProvider,
  BillingState,
  CheckoutSession,
  Invoice,
} from '@gatehouse/contract/billing/billing';
import type { regionNames } from '@gatehouse/contract/tenants/tenants';
import type { IncomingHttpHeaders } from 'node:http';

/** What a user wants to buy, for a tenant that they administer or with a new one. */
export interface CheckoutRequest {
  userId: string;
  skuId: string;
  successUrl: string;
  cancelUrl: string;
  tenant: { id: string } | { name: string; region: (typeof regionNames)[number] };
}

/** What a hosted page of the built-in providers shows. Amounts are in cents. */
export type HostedPage = { bankText: string | null } & (
  | {
      kind: 'checkout';
      planName: string;
      amount: number;
      email: string | null;
      successUrl: string;
      cancelUrl: string;
      state: 'open' | 'complete' | 'expired';
    }
  | {
      kind: 'portal';
      returnUrl: string;
      /** What happens to charges; null if invoices are paid otherwise. */
      card: 'pays' | 'declines' | null;
      now: number;
      subscription: { skuId: string; status: string; periodEnd: number; endsWithPeriod: boolean } | null;
      invoices: readonly HostedInvoice[];
    }
  | ({ kind: 'invoice'; email: string | null } & HostedInvoice)
);

export interface HostedInvoice {
  ref: string;
  number: string;
  status: string;
  amount: number;
  periodStart: number;
  periodEnd: number;
  createdAt: number;
  dueAt: number | null;
  /** When the money was given back. */
  reversedAt: number | null;
}

/** The hosted pages of the built-in providers, by their random IDs. */
export interface HostedBilling {
  find(id: string): Promise<HostedPage | undefined>;
  /** `undefined` if the page doesn't exist or the action does nothing there; `problem` says why nothing is paid. */
  act(id: string, action: string, value: string): Promise<{ goTo?: string; problem?: string } | undefined>;
}

/** What handlers, pages and jobs may do with the billing of tenants (`billing/billing.ts`, ADR 195). */
export interface TenantBilling {
  provider: BillingProvider;
  /** Throws the errors of `createCheckoutSession`. */
  startCheckout(request: CheckoutRequest): Promise<{ redirectUri: string; sessionId: string }>;
  /** A session of the user. Compares an open one with the provider, at most once a second. */
  findCheckout(userId: string, sessionId: string): Promise<CheckoutSession | undefined>;
  /** At the end of the period. Throws the errors of `cancelSubscription`. */
  cancel(tenantId: string): Promise<void>;
  find(tenantId: string): Promise<BillingState>;
  listInvoices(tenantId: string): Promise<Invoice[]>;
  getInvoiceUrl(tenantId: string, invoiceId: string): Promise<string | undefined>;
  openPortal(tenantId: string, returnUrl: string): Promise<string | undefined>;
  /** Receives an event, once. Returns the status to answer with. */
  receive(provider: string, raw: Buffer, headers: IncomingHttpHeaders): Promise<200 | 400 | 404>;
  /** An event of our own, from the outbox. */
  receiveOwn(raw: Buffer): Promise<void>;
  /** Does what is due: events, checkouts and subscriptions to compare with the provider. Returns their number. */
  work(): Promise<number>;
  pages: HostedBilling;
}
