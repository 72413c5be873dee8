import { describe, expect, it } from 'vitest';
import {
  type Account,
  advance,
  end,
  nextMonth,
  openAccount,
  pay,
  reverse,
  subscribe,
  waive,
} from './account.ts';

const card = { dueAfterMs: null };
const byInvoice = { dueAfterMs: 14 * 86_400_000 };
const start = Date.UTC(2026, 10, 27, 10);
const at = (month: number, day: number, hour = 10) => Date.UTC(2026, month, day, hour);
const bought = (collection: { dueAfterMs: number | null } = card) =>
  subscribe(openAccount('t', null), 'acc', collection, { skuId: 'pro', amount: 1600, now: start });
const statusOf = ({ subscription }: Account) => subscription?.status;

describe('the books of a customer', () => {
  it('charges each period once, however late they are looked at', () => {
    const later = advance(bought(), 'acc', card, at(13, 1));
    expect(later.invoices.map(({ status, periodStart }) => [status, periodStart])).toEqual([
      ['paid', start],
      ['paid', at(11, 27)],
      ['paid', at(12, 27)],
    ]);
    expect(later.subscription).toMatchObject({ status: 'active', periodEnd: at(13, 27) });
    expect(advance(later, 'acc', card, at(13, 1))).toEqual(later);
  });

  it('keeps the day of the month, or takes its last one', () => {
    expect(nextMonth(Date.UTC(2026, 0, 31))).toBe(Date.UTC(2026, 1, 28));
    expect(nextMonth(Date.UTC(2026, 11, 15))).toBe(Date.UTC(2027, 0, 15));
  });

  it('is past due while a card declines, active once it is paid, given up after a month and then canceled', () => {
    const declined = advance({ ...bought(), card: 'declines' }, 'acc', card, at(11, 28));
    expect(statusOf(declined)).toBe('past_due');
    expect(statusOf(pay(declined, at(11, 29)))).toBe('active');
    expect(statusOf(advance(declined, 'acc', card, at(12, 26)))).toBe('past_due');
    expect(statusOf(advance(declined, 'acc', card, at(12, 27, 9)))).toBe('unpaid');
    expect(statusOf(advance(declined, 'acc', card, at(13, 27, 11)))).toBe('canceled');
  });

  it('ends with its period, at once, or not', () => {
    const ending = end(bought(), 'at-end');
    expect(statusOf(advance(ending, 'acc', card, at(11, 27, 9)))).toBe('active');
    expect(statusOf(advance(ending, 'acc', card, at(11, 27, 11)))).toBe('canceled');
    expect(advance(ending, 'acc', card, at(12, 30)).invoices).toHaveLength(1);
    expect(statusOf(advance(end(ending, 'never'), 'acc', card, at(11, 28)))).toBe('active');
    expect(statusOf(end(ending, 'now'))).toBe('canceled');
  });

  it('is past due only after the due date of an invoice', () => {
    const billed = bought(byInvoice);
    expect([statusOf(billed), billed.invoices[0]?.status]).toEqual(['active', 'open']);
    expect(statusOf(advance(billed, 'acc', byInvoice, at(11, 11, 9)))).toBe('active');
    expect(statusOf(advance(billed, 'acc', byInvoice, at(11, 11, 11)))).toBe('past_due');
  });

  it('[D13] is past due while the money of its period is given back, and no longer than that period', () => {
    const disputed = reverse(bought(), at(10, 29), true);
    expect(statusOf(disputed)).toBe('past_due');
    expect(statusOf(reverse(disputed, at(10, 30), false))).toBe('active');
    expect(statusOf(advance(disputed, 'acc', card, at(11, 26)))).toBe('past_due');
    // The next period is paid.
    expect(statusOf(advance(disputed, 'acc', card, at(11, 28)))).toBe('active');
  });

  it('owes an invoice after its end, until it is paid or void', () => {
    const ended = end(advance(bought(byInvoice), 'acc', byInvoice, at(11, 12)), 'now');
    expect([statusOf(ended), ended.invoices[0]?.status]).toEqual(['canceled', 'open']);
    const ref = ended.invoices[0]?.ref ?? '';
    expect(waive(ended, at(11, 13), ref).invoices[0]?.status).toBe('void');
    expect(waive(pay(ended, at(11, 13)), at(11, 14), ref).invoices[0]?.status).toBe('paid');
  });
});
