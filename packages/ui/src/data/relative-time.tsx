import { useEffect, useState } from 'react';
import { useLocale, useTexts } from '../base/texts.tsx';
import './relative-time.css';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A short relative time: "2 minutes ago", "yesterday", "Nov 18", "May 3, 2025". */
export function writeRelative(time: number, now: number, locale: string, justNow: string): string {
  const age = now - time;
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (Math.abs(age) < 45_000) return justNow;
  if (Math.abs(age) < hour) return relative.format(-Math.round(age / minute), 'minute');
  const days = Math.round((startOfDay(now) - startOfDay(time)) / day);
  if (Math.abs(age) < day && (days === 0 || Math.abs(age) < 6 * hour))
    return relative.format(-Math.round(age / hour), 'hour');
  if (Math.abs(days) < 2) return relative.format(-days, 'day');
  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    year: sameYear ? undefined : 'numeric',
  }).format(time);
}

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0);

export type RelativeTimeProps = {
  /** Milliseconds or an ISO date; "Never" if undefined. */
  time: number | string | null | undefined;
};

/** The current time, updated while the component is mounted. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** A relative time, with the exact time in the user's time zone on hover. */
export function RelativeTime({ time }: RelativeTimeProps) {
  const texts = useTexts();
  const locale = useLocale();
  const now = useNow();
  if (time === null || time === undefined) return <span>{texts.never}</span>;
  const at = new Date(time);
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long' }).format(at);
  return (
    <time dateTime={at.toISOString()} title={exact} className="ui-time">
      {writeRelative(at.getTime(), now, locale, texts.justNow)}
    </time>
  );
}

/** "Nov 22 08:27:29" in the user's time zone, with the year unless it is the current one. */
export function writeExact(time: number, now: number, locale: string): string {
  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  const day = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    year: sameYear ? undefined : 'numeric',
  }).format(time);
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(time);
  return `${day} ${clock}`;
}

/** A time to the second, for logs; on hover the relative time and the time zone. */
export function ExactTime({ time }: { time: number | string }) {
  const texts = useTexts();
  const locale = useLocale();
  const now = useNow();
  const at = new Date(time);
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long' }).format(at);
  const relative = writeRelative(at.getTime(), now, locale, texts.justNow);
  return (
    <time dateTime={at.toISOString()} title={`${relative} (${full})`} className="ui-time">
      {writeExact(at.getTime(), now, locale)}
    </time>
  );
}
