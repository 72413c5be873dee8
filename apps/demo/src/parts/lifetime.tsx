import { texts } from '@gatehouse/phrases/demo/en';
import { Status } from '@gatehouse/ui/data/badge';
import { useEffect, useState } from 'react';
import { fill } from '../fill.ts';

const second = 1000;
const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** The remaining lifetime of a token, counted down. */
export function Lifetime({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  if (until <= now) return <Status tone="danger">{texts.tokens.expired}</Status>;
  return (
    <Status tone="success">
      {fill(texts.tokens.valid, { time: formatDuration((until - now) / second) })}
    </Status>
  );
}

/** A duration in its largest unit, so that it changes rarely. */
function formatDuration(seconds: number): string {
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? units[3];
  const count = Math.floor(seconds / size);
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
