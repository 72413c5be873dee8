import { billingErrors, type BillingState } from '@gatehouse/contract/billing/billing';
import { fail } from '../lib/fail.ts';
import type { OwnerRuntime } from '../runtime/runtime.ts';
import type { Settings } from '../runtime/settings.ts';
import type { HostedBilling, TenantBilling } from '../runtime/tenant-billing.ts';
import { createBuiltIn } from './built-in/built-in.ts';
import { openBooks } from './built-in/books.ts';
import { createHostedPages } from './built-in/hosted-pages.ts';
import { createOwnEvents } from './built-in/own-events.ts';
import { findCheckout, startCheckout } from './checkout.ts';
import { isLive } from './entitled.ts';
import { receiveEvent } from './events.ts';
import { type Billing, ProviderUnavailable } from './port.ts';
import {
  countOpenInvoices,
  findInvoiceProvider,
  findSoldSku,
  findSubscription,
  listInvoiceRows,
} from './records.ts';
import { createStripe, type StripeServer } from './stripe/stripe.ts';
import { type BillingParts, syncSubscription } from './sync.ts';
import { deleteOld, doDueWork } from './work.ts';

const dayMs = 86_400_000;

interface Provider {
  port: Billing;
  pages: HostedBilling;
}

const noPages: HostedBilling = { find: async () => undefined, act: async () => undefined };

/** The provider that the settings name. */
function openProvider(owner: () => OwnerRuntime, settings: Settings, stripeServer?: StripeServer): Provider {
  const provider = settings.BILLING;
  if (provider === 'stripe') return { port: createStripe(owner, settings, stripeServer), pages: noPages };
  const isManual = provider === 'manual';
  const collection = { dueAfterMs: isManual ? settings.BILLING_DUE_DAYS * dayMs : null };
  const books = openBooks(owner, provider, collection);
  const events = createOwnEvents(owner);
  const byInvoice = isManual ? { bankText: settings.BILLING_BANK_TEXT } : undefined;
  return {
    port: createBuiltIn({ owner, provider, books, events }),
    pages: createHostedPages({ owner, books, events, collection, byInvoice }),
  };
}

/** The billing of tenants, with the provider of the settings (ADR 195). */
export function createBilling(
  owner: () => OwnerRuntime,
  settings: Settings,
  stripeServer?: StripeServer,
): TenantBilling {
  const { port, pages } = openProvider(owner, settings, stripeServer);
  const parts: BillingParts = { owner, port };
  const events = createOwnEvents(owner);
  let cleanedAt = 0;
  return {
    provider: port.provider,
    pages,
    startCheckout: (request) => available(() => startCheckout(parts, request)),
    findCheckout: (userId, sessionId) => findCheckout(parts, userId, sessionId),
    cancel: (tenantId) => available(() => cancel(parts, tenantId)),
    find: (tenantId) => describe(parts, tenantId),
    listInvoices: (tenantId) => listInvoiceRows(owner().database, tenantId),
    getInvoiceUrl: (tenantId, invoiceId) =>
      available(async () => {
        const known = await findInvoiceProvider(owner().database, tenantId, invoiceId);
        return known?.provider === port.provider
          ? port.getInvoiceUrl(known.customerRef, invoiceId)
          : undefined;
      }),
    openPortal: (tenantId, returnUrl) =>
      available(async () => {
        const known = await findSubscription(owner().database, tenantId);
        return known?.provider === port.provider ? port.openPortal(known.customerRef, returnUrl) : undefined;
      }),
    receive: (provider, raw, headers) => receiveEvent(parts, provider, raw, headers),
    async receiveOwn(raw) {
      const status = await receiveEvent(parts, port.provider, raw, await events.sign(raw.toString('utf8')));
      if (status !== 200) throw new Error(`Our own event was answered with ${status}`);
    },
    async work() {
      const done = await doDueWork(parts);
      const now = owner().clock();
      if (now - cleanedAt > dayMs) {
        cleanedAt = now;
        await deleteOld(parts);
      }
      return done;
    },
  };
}

/** The provider's failures as an error of the API. */
async function available<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderUnavailable) fail(billingErrors.unavailable, { cause: error });
    throw error;
  }
}

async function cancel(parts: BillingParts, tenantId: string): Promise<void> {
  const { owner, port } = parts;
  const known = await findSubscription(owner().database, tenantId);
  if (known?.provider !== port.provider || !isLive(known.status)) return fail(billingErrors.noSubscription);
  // A period that isn't paid doesn't go on.
  await port.cancel(
    known.providerRef,
    known.status === 'active' || known.status === 'trialing' ? 'at-end' : 'now',
  );
  await syncSubscription(parts, tenantId);
}

async function describe({ owner, port }: BillingParts, tenantId: string): Promise<BillingState> {
  const { database } = owner();
  const known = await findSubscription(database, tenantId);
  const open = await countOpenInvoices(database, tenantId);
  const isRenewed = known !== undefined && isLive(known.status) && known.cancelAt === null;
  const sku = isRenewed ? await findSoldSku(database, known.planId) : undefined;
  return {
    provider: port.provider,
    hasPortal: known?.provider === port.provider,
    cancelAt: known && isLive(known.status) ? known.cancelAt : null,
    graceEndsAt: known?.graceEndsAt ?? null,
    nextAmount: sku?.unitPrice ?? null,
    isDeletable: !isRenewed && open === 0,
  };
}
