const dayMs = 86_400_000;

/** The UTC day that is some days before another one. */
export const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10);

/** The days of a period that ends with a day, the oldest first. */
export const daysUntil = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => daysBefore(day, count - 1 - index));
