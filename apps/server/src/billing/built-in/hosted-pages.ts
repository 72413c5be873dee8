import type { PlatformDb } from '../../database/database.ts';
import type { HostedBilling, HostedPage } from '../../runtime/tenant-billing.ts';
import type { OwnerRuntime } from '../../runtime/runtime.ts';
import { isLive } from '../entitled.ts';
import {
  type Account,
  advance,
  type Collection,
  end,
  nextMonth,
  openAccount,
  owes,
  pay,
  reverse,
  subscribe,
  timeOf,
} from './account.ts';
import type { Books, CheckoutPage } from './books.ts';
import { createAccountId } from './built-in.ts';
import type { OwnEvents } from './own-events.ts';

interface Parts {
  owner: () => OwnerRuntime;
  books: Books;
  events: OwnEvents;
  collection: Collection;
  /** Instead of a card: what the payer is told. */
  byInvoice?: { bankText: string };
}

type Act = (
  id: string,
  action: string,
  value: string,
) => Promise<{ goTo?: string; problem?: string } | undefined>;

/** What the pages of the built-in providers show and do. The web layer draws them. */
export function createHostedPages(parts: Parts): HostedBilling {
  const { owner, books, byInvoice } = parts;
  async function find(id: string): Promise<HostedPage | undefined> {
    const found = await books.findPage(id);
    if (!found) return undefined;
    const bankText = byInvoice?.bankText ?? null;
    if (found.kind === 'checkout') {
      const { planName, amount, cancelUrl, successUrl, state } = found;
      return {
        kind: 'checkout',
        planName,
        amount,
        cancelUrl,
        successUrl,
        state,
        bankText,
        email: found.email,
      };
    }
    const known = await books.findAccount(found.accountId);
    if (!known) return undefined;
    if (found.kind === 'invoice') {
      const invoice = known.invoices.find(({ ref }) => ref === found.invoiceRef);
      return invoice && { kind: 'invoice', bankText, email: known.email, ...invoice };
    }
    const { subscription, card, invoices } = known;
    return {
      kind: 'portal',
      bankText,
      returnUrl: found.returnUrl,
      card: byInvoice ? null : card,
      now: timeOf(known, owner().clock()),
      subscription,
      invoices: invoices.toReversed(),
    };
  }
  const act: Act = async (id, action, value) => {
    const found = await books.findPage(id);
    if (found?.kind === 'checkout') return checkOut(parts, id, action);
    if (found?.kind === 'portal') {
      await manage(parts, found.accountId, action, value);
      return {};
    }
    return undefined;
  };
  return { find, act };
}

/** Pays for a checkout: of several requests at once, one does. */
async function checkOut(
  { books, events, owner, collection }: Parts,
  id: string,
  action: string,
): Promise<{ goTo?: string; problem?: string } | undefined> {
  if (action === 'declined') return { problem: 'declined' };
  if (action === 'secure') return { problem: 'secure' };
  const isLate = action === 'late';
  if (!isLate && action !== 'pays' && action !== 'order') return undefined;
  const paid = await books.changePage(id, async (db, found) => {
    if (found.kind !== 'checkout' || found.state !== 'open') return { result: undefined };
    const ordered = await order(db, { books, collection, now: owner().clock() }, found);
    // Another page of the customer was paid meanwhile, or an invoice has become overdue.
    if (!ordered) return { page: { ...found, state: 'expired' as const }, result: undefined };
    return { page: { ...found, ...ordered, state: 'complete' as const }, result: found };
  });
  if (!paid) return undefined;
  await events.tell({ type: 'checkout.session.completed', sessionId: paid.sessionId }, isLate);
  return { goTo: paid.successUrl };
}

/** Begins a subscription of the customer, who is a new one without an account. Returns nothing if the customer has one, or owes an invoice. */
async function order(
  db: PlatformDb,
  { books, collection, now }: Pick<Parts, 'books' | 'collection'> & { now: number },
  { accountId, tenantId, email, skuId, amount }: CheckoutPage,
): Promise<Pick<CheckoutPage, 'accountId' | 'subscriptionRef'> | undefined> {
  const id = accountId ?? createAccountId();
  if (accountId === null) await books.addAccount(db, id, openAccount(tenantId, email));
  let isNew = false;
  const changed = await books.changeAccountIn(db, id, (known) => {
    const hasOne = known.subscription !== null && isLive(known.subscription.status);
    isNew = !hasOne && !owes(known, timeOf(known, now));
    return isNew ? subscribe(known, id, collection, { skuId, amount, now }) : known;
  });
  return isNew ? { accountId: id, subscriptionRef: changed?.subscription?.ref ?? '' } : undefined;
}

/** What a payer does in the portal. Unknown actions change nothing. */
async function manage(
  { books, events, owner, collection, byInvoice }: Parts,
  accountId: string,
  action: string,
  value: string,
): Promise<void> {
  const now = owner().clock();
  const ofSandbox: Record<string, (known: Account) => Account> = {
    card: (known) => ({ ...known, card: value === 'declines' ? 'declines' : 'pays' }),
    pay: (known) => (known.card === 'pays' ? pay(known, now, value) : known),
    dispute: (known) => reverse(known, now, value !== 'won'),
    month: (known) => {
      const at = timeOf(known, now);
      const moved = { ...known, clockMs: known.clockMs + nextMonth(at) - at };
      return advance(moved, accountId, collection, now);
    },
  };
  const actions: Record<string, (known: Account) => Account> = {
    cancel: (known) => end(known, 'at-end'),
    keep: (known) => end(known, 'never'),
    ...(byInvoice ? {} : ofSandbox),
  };
  const change = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!change) return;
  await books.changeAccount(accountId, change);
  await events.tell({ type: 'customer.subscription.updated', customerRef: accountId });
}
