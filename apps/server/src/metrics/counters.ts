import { Counter } from 'prom-client';
import type { MetricsRegistry } from './registry.ts';

/**
 * A counter with one label, whose values are known; anything else, such as what a caller sends, is counted as `other`. Each is 0 from the
 * start, so that its first increase shows.
 */
export function createKnownCounter(
  registry: MetricsRegistry,
  { name, help, label, values }: { name: string; help: string; label: string; values: readonly string[] },
): (value: string) => void {
  const other = { count: 0 };
  const counts = new Map(values.map((value) => [value, { count: 0 }])).set('other', other);
  void new Counter({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset();
      for (const [value, { count }] of counts) this.inc({ [label]: value }, count);
    },
  });
  return (value) => {
    (counts.get(value) ?? other).count += 1;
  };
}
