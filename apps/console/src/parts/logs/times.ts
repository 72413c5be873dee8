import { useEffect, useState } from 'react';

const minute = 60_000;

/** Time ranges that end now, in milliseconds. */
export const timeRanges = {
  hour: 60 * minute,
  day: 1440 * minute,
  week: 10_080 * minute,
  month: 43_200 * minute,
};
export type TimeRange = keyof typeof timeRanges;

export const isTimeRange = (value: string | undefined): value is TimeRange =>
  value !== undefined && Object.hasOwn(timeRanges, value);

/** The current minute, so that relative time ranges are read again once a minute. */
export function useMinute(): number {
  const [now, setNow] = useState(startOfMinute);
  useEffect(() => {
    const timer = setInterval(() => setNow(startOfMinute()), minute / 4);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const startOfMinute = (): number => Math.floor(Date.now() / minute) * minute;

/** A time in the format of `<input type="datetime-local">`, in the user's time zone. */
export function toLocalInput(time: number): string {
  const shifted = new Date(time - new Date(time).getTimezoneOffset() * minute);
  return shifted.toISOString().slice(0, 16);
}
