const grouped = new Intl.NumberFormat('en-US');

/** How much is used: `1,234,567` (QUOTA-14). */
export const writeCount = (count: number): string => grouped.format(count);

/** A limit, in short: `999`, `1.5K`, `1M` (QUOTA-15). Cut off and not rounded, so that it never says more than there is. */
export function writeLimit(limit: number): string {
  if (limit < 1000) return String(limit);
  const [unit, suffix] = limit < 1_000_000 ? [1000, 'K'] : [1_000_000, 'M'];
  return `${Math.floor((limit * 10) / unit) / 10}${suffix}`;
}

/** The used share of a limit in whole percent (QUOTA-16). Cut off, so that 100 is said only when nothing is left. */
export const percentOf = (usage: number, limit: number): number =>
  limit === 0 ? 100 : Math.floor((usage * 100) / limit);

/** Whether a usage card is exceeded (QUOTA-17). */
export const isExceeded = (usage: number, limit: number): boolean => usage >= limit;

/** A price or amount in cents as dollars: `$16`, `$12.50` (TEN-06, BILL-03). */
export const writePrice = (cents: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
