/** An amount in cents, in dollars (BILL-03). */
export const writeMoney = (cents: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / 100);

/** "Jan 5, 2025". Periods are in UTC (BILL-01). */
export const writeDay = (time: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
