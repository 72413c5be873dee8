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

/** How long a token is good for, counted down. */
export function Lifetime({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  if (until <= now) return <Status tone="danger">{texts.tokens.expired}</Status>;
  return (
    <Status tone="success">
      {fill(texts.tokens.valid, { time: writeDuration((until - now) / second) })}
    </Status>
  );
}

/** In the largest unit that fits, so that it changes no oftener than it has to. */
function writeDuration(seconds: number): string {
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? units[3];
  const count = Math.floor(seconds / size);
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
