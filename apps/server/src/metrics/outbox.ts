import { setTimeout as wait } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import type { Log } from '../lib/log.ts';
import type { MetricsRegistry } from './registry.ts';

/** Rows of each kind that are read at most, so that many of them don't make the measurement expensive. */
const mostRows = 10_000;
const keptMs = 10_000;
/** A scrape doesn't wait longer for the database, because the other metrics say why it doesn't answer. */
const patienceMs = 2_000;

interface Measured {
  kind: string;
  waiting: number;
  dead: number;
  overdue: number;
}

/**
 * The outbox and the webhook events of all tenants that are served. The waiting ones are found by an index. So are failed webhook events; given-up
 * entries of the outbox, of which there are few, among its first rows.
 */
const sample = `
  with rows as (
    (select tenant_id, kind, next_at, false as is_dead from outbox where dead_at is null order by next_at limit ${mostRows})
    union all
    (select tenant_id, kind, next_at, true from (select tenant_id, kind, next_at, dead_at from outbox limit ${2 * mostRows}) o where dead_at is not null)
    union all
    (select tenant_id, 'webhook', next_at, false from webhook_deliveries where failed_at is null limit ${mostRows})
    union all
    (select tenant_id, 'webhook', next_at, true from webhook_deliveries where failed_at is not null limit ${mostRows})
  )
  select kind, count(*) filter (where not is_dead) as waiting, count(*) filter (where is_dead) as dead,
    coalesce(greatest(0, $1::float8 / 1000 - extract(epoch from min(next_at) filter (where not is_dead))), 0)::float8 as overdue
  from rows join tenants t on t.id = tenant_id and not t.is_suspended and t.deleted_at is null group by kind`;

export interface OutboxMetricsOptions {
  /** The kinds that this version knows. */
  kinds: readonly string[];
  query<Row extends object>(text: string, values: unknown[]): Promise<Row[]>;
  clock: () => number;
  log: Pick<Log, 'warn'>;
}

/** Measures the outbox in the database: at most once in ten seconds and once at a time, however often and by how many they are scraped. */
export function createOutboxMetrics(
  registry: MetricsRegistry,
  { kinds, query, clock, log }: OutboxMetricsOptions,
): () => Promise<void> {
  const registers = [registry];
  const gauge = (name: string, help: string): Gauge<'kind'> =>
    new Gauge({ name, help, labelNames: ['kind'], registers });
  const waiting = gauge(
    'gatehouse_outbox_waiting',
    `Entries of the database's outbox that wait to be delivered, at most ${mostRows}.`,
  );
  const dead = gauge(
    'gatehouse_outbox_dead',
    `Entries that were given up and are kept for a while, at most ${mostRows}.`,
  );
  const overdue = gauge(
    'gatehouse_outbox_overdue_seconds',
    'Time since the entry that waits the longest was due.',
  );
  const up = new Gauge({
    name: 'gatehouse_database_up',
    help: 'Whether the database has answered when the outbox was last measured.',
    registers,
  });
  /** Not the values of before, because nothing is known about them now. */
  function forget(): void {
    for (const each of [waiting, dead, overdue]) each.reset();
    up.set(0);
  }
  let until = 0;
  let running: Promise<void> | undefined;

  async function measure(): Promise<void> {
    try {
      const now = clock();
      const rows = await query<Measured>(sample, [now]);
      for (const kind of [...kinds, 'other']) {
        const all = rows.filter((row) => (kind === 'other' ? !kinds.includes(row.kind) : row.kind === kind));
        const sum = (read: (row: Measured) => number): number =>
          all.reduce((total, row) => total + read(row), 0);
        waiting.set(
          { kind },
          sum((row) => row.waiting),
        );
        dead.set(
          { kind },
          sum((row) => row.dead),
        );
        overdue.set({ kind }, Math.max(0, ...all.map((row) => row.overdue)));
      }
      up.set(1);
      until = now + keptMs;
    } catch (error) {
      log.warn({ err: error }, 'the outbox could not be measured');
      forget();
      until = clock() + keptMs;
    }
  }

  return async () => {
    const leftMs = until - clock();
    // A longer time was calculated while the clock ran ahead.
    if (leftMs > 0 && leftMs <= keptMs) return;
    running ??= measure().finally(() => (running = undefined));
    const isAnswered = await Promise.race([
      running.then(() => true),
      wait(patienceMs, false, { ref: false }),
    ]);
    if (!isAnswered) forget();
  };
}
