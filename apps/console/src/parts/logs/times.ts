import { useEffect, useState } from 'react';

/** One minute in milliseconds. */
export const minuteMs = 60_000;

/** Time ranges that end now, in milliseconds. */
export const timeRanges = {
  hour: 60 * minuteMs,
  day: 1440 * minuteMs,
  week: 10_080 * minuteMs,
  month: 43_200 * minuteMs,
};
export type TimeRange = keyof typeof timeRanges;

export const isTimeRange = (value: string | undefined): value is TimeRange =>
  value !== undefined && Object.hasOwn(timeRanges, value);

/** The current minute, so that relative time ranges are read again once a minute. */
export function useMinute(): number {
  const [now, setNow] = useState(startOfMinute);
  useEffect(() => {
    const timer = setInterval(() => setNow(startOfMinute()), minuteMs / 4);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const startOfMinute = (): number => Math.floor(Date.now() / minuteMs) * minuteMs;

/** A time in the format of `<input type="datetime-local">`, in the user's time zone. */
export function toLocalInput(time: number): string {
  const shifted = new Date(time - new Date(time).getTimezoneOffset() * minuteMs);
  return shifted.toISOString().slice(0, 16);
}
