/** A period in which use is counted, from `start` until before `end`. */
export interface Period {
  start: number;
  end: number;
}

/** The current period: a calendar month in UTC. */
export function currentPeriod(now: number): Period {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { start: Date.UTC(year, month), end: Date.UTC(year, month + 1) };
}

/** The UTC day of a time, as the database has it: `2026-11-27`. */
export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
