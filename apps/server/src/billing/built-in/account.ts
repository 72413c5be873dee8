import type { ProviderStatus } from '@gatehouse/contract/billing/billing';
import { z } from 'zod';

/*
 * The books of a customer of the built-in providers, and what time does to them. Without effects, so that every case is a unit test.
 */

const status = z.enum(['active', 'past_due', 'canceled', 'unpaid']) satisfies z.ZodType<ProviderStatus>;

const builtInInvoice = z.object({
  ref: z.string(),
  number: z.string(),
  status: z.enum(['open', 'paid', 'void']),
  amount: z.number(),
  periodStart: z.number(),
  periodEnd: z.number(),
  createdAt: z.number(),
  dueAt: z.number().nullable(),
  /** Since when the money of a paid invoice is with the payer again: disputed or refunded. */
  reversedAt: z.number().nullable().default(null),
});
type BuiltInInvoice = z.infer<typeof builtInInvoice>;

export const account = z.object({
  tenantId: z.string(),
  email: z.string().nullable(),
  /** How far the customer's clock was moved, in the sandbox. */
  clockMs: z.number(),
  /** What happens to a charge in the sandbox. */
  card: z.enum(['pays', 'declines']),
  subscription: z
    .object({
      ref: z.string(),
      skuId: z.string(),
      amount: z.number(),
      status,
      periodStart: z.number(),
      periodEnd: z.number(),
      endsWithPeriod: z.boolean(),
    })
    .nullable(),
  /** The oldest first. */
  invoices: z.array(builtInInvoice),
});
export type Account = z.infer<typeof account>;

/** How a provider collects: at once with a card, or with an invoice that is due later. */
export interface Collection {
  dueAfterMs: number | null;
}

const dayMs = 86_400_000;
/** How long an unpaid subscription is past due before the provider gives it up. */
const givenUpMs = 30 * dayMs;

/** The same day of the next month, or its last one (UTC). */
export function nextMonth(time: number): number {
  const date = new Date(time);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 2, 0)).getUTCDate();
  return Date.UTC(
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    Math.min(date.getUTCDate(), last),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  );
}

export const openAccount = (tenantId: string, email: string | null): Account => ({
  tenantId,
  email,
  clockMs: 0,
  card: 'pays',
  subscription: null,
  invoices: [],
});

/** The customer's time. */
export const timeOf = ({ clockMs }: Account, now: number): number => now + clockMs;

/** Adds the invoice of a period, which is paid at once unless it is due later or the card declines. */
function charge(
  { invoices, card, ...rest }: Account,
  prefix: string,
  { dueAfterMs }: Collection,
  period: { amount: number; start: number; end: number },
): Account {
  const serial = invoices.length + 1;
  const isPaid = dueAfterMs === null && card === 'pays';
  const added: BuiltInInvoice = {
    ref: `in_${prefix}_${serial}`,
    number: `${prefix.slice(0, 6).toUpperCase()}-${String(serial).padStart(4, '0')}`,
    status: isPaid ? 'paid' : 'open',
    amount: period.amount,
    periodStart: period.start,
    periodEnd: period.end,
    createdAt: period.start,
    dueAt: dueAfterMs === null ? null : period.start + dueAfterMs,
    reversedAt: null,
  };
  return { ...rest, card, invoices: [...invoices, added] };
}

/** Begins a subscription with its first period. */
export function subscribe(
  given: Account,
  prefix: string,
  collection: Collection,
  { skuId, amount, now }: { skuId: string; amount: number; now: number },
): Account {
  const start = timeOf(given, now);
  const end = nextMonth(start);
  const ref = `sub_${prefix}_${given.invoices.length + 1}`;
  const subscription = {
    ref,
    skuId,
    amount,
    status: 'active' as const,
    periodStart: start,
    periodEnd: end,
    endsWithPeriod: false,
  };
  return charge({ ...given, subscription }, prefix, collection, { amount, start, end });
}

/** Since when the money of an invoice is missing; undefined if it isn't. What was given back counts as long as its period. */
function missingSince(
  { status, dueAt, createdAt, reversedAt, periodEnd }: BuiltInInvoice,
  at: number,
): number | undefined {
  if (status === 'paid') return periodEnd > at ? (reversedAt ?? undefined) : undefined;
  const due = dueAt ?? createdAt;
  return status === 'open' && due <= at ? due : undefined;
}

/** Whether an invoice should have been paid by now (ADR 200). */
export const owes = ({ invoices }: Account, at: number): boolean =>
  invoices.some(({ status, dueAt, createdAt }) => status === 'open' && (dueAt ?? createdAt) <= at);

/** Past due as long as money is missing, and given up after a month. */
function judge(given: Account, at: number): Account {
  const { subscription, invoices } = given;
  if (!subscription || subscription.status === 'canceled' || subscription.status === 'unpaid') return given;
  const missing = invoices.flatMap((one) => missingSince(one, at) ?? []);
  const since = Math.min(...missing);
  const current = missing.length === 0 ? 'active' : at - since > givenUpMs ? 'unpaid' : 'past_due';
  return { ...given, subscription: { ...subscription, status: current } };
}

/** What has happened until now: periods that ended, invoices that became due. */
export function advance(given: Account, prefix: string, collection: Collection, now: number): Account {
  const at = timeOf(given, now);
  let known = given;
  for (;;) {
    const { subscription } = known;
    if (!subscription || subscription.status === 'canceled' || at < subscription.periodEnd) break;
    if (subscription.endsWithPeriod || subscription.status === 'unpaid')
      return { ...known, subscription: { ...subscription, status: 'canceled' } };
    const [start, end] = [subscription.periodEnd, nextMonth(subscription.periodEnd)];
    known = charge(
      { ...known, subscription: { ...subscription, periodStart: start, periodEnd: end } },
      prefix,
      collection,
      { amount: subscription.amount, start, end },
    );
    known = judge(known, start);
  }
  return judge(known, at);
}

/** Pays an invoice, or all that are open. */
export function pay(given: Account, now: number, ref?: string): Account {
  const invoices = given.invoices.map((one) =>
    one.status === 'open' && (ref === undefined || one.ref === ref)
      ? { ...one, status: 'paid' as const }
      : one,
  );
  return judge({ ...given, invoices }, timeOf(given, now));
}

/** Voids an open invoice, which isn't owed any more. */
export function waive(given: Account, now: number, ref: string): Account {
  const invoices = given.invoices.map((one) =>
    one.status === 'open' && one.ref === ref ? { ...one, status: 'void' as const } : one,
  );
  return judge({ ...given, invoices }, timeOf(given, now));
}

/** Gives the money of the last payment back, as a refund or a dispute does, or undoes that. */
export function reverse(given: Account, now: number, isReversed: boolean): Account {
  const at = timeOf(given, now);
  const last = given.invoices.findLast(({ status }) => status === 'paid');
  const invoices = given.invoices.map((one) =>
    one.ref === last?.ref ? { ...one, reversedAt: isReversed ? at : null } : one,
  );
  return judge({ ...given, invoices }, at);
}

/** Ends a subscription at once, or with its period. Open invoices stay: the operator decides about them. */
export function end(given: Account, when: 'now' | 'at-end' | 'never'): Account {
  const { subscription } = given;
  if (!subscription || subscription.status === 'canceled') return given;
  if (when !== 'now')
    return { ...given, subscription: { ...subscription, endsWithPeriod: when === 'at-end' } };
  return { ...given, subscription: { ...subscription, status: 'canceled' } };
}
