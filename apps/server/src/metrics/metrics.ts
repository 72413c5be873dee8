import { collectDefaultMetrics } from 'prom-client';
import type { OwnerDatabase } from '../database/database.ts';
import type { Log } from '../lib/log.ts';
import type { Hasher } from '../passwords/hasher.ts';
import { createKnownCounter } from './counters.ts';
import { createJobMetrics } from './jobs.ts';
import { createPoolMetrics } from './pools.ts';
import { createOutboxMetrics } from './outbox.ts';
import { createRegistry } from './registry.ts';
import { createRequestMetrics, type OpenRoute } from './requests.ts';
import type { OpenJob } from './watch-job.ts';

/** What this process counts and measures, if METRICS_PORT is set (ADR 219). */
export interface Metrics {
  openRoute: OpenRoute;
  openJob: OpenJob;
  /** Counts a sign-in, by its result: `Success`, or why it failed. */
  countSignIn(result: string): void;
  /** Counts a request that was answered with tokens, by its `grant_type`. */
  countTokens(grantType: string): void;
  /** All metrics, in the format of OpenMetrics 1.0. */
  render(): Promise<string>;
}

export interface MetricsOptions {
  database: OwnerDatabase;
  hasher: Pick<Hasher, 'readStates'>;
  /** The results of sign-ins. */
  signInResults: readonly string[];
  /** Of token requests. */
  grantTypes: readonly string[];
  /** The kinds of entries in the outbox, with that of webhook events. */
  outboxKinds: readonly string[];
  clock: () => number;
  log: Pick<Log, 'warn'>;
}

export function createMetrics({
  database,
  hasher,
  signInResults,
  grantTypes,
  outboxKinds,
  clock,
  log,
}: MetricsOptions): Metrics {
  const registry = createRegistry();
  const openRoute = createRequestMetrics(registry);
  const countSignIn = createKnownCounter(registry, {
    name: 'gatehouse_sign_ins_total',
    help: 'Sign-ins by result: Success, or why an attempt failed.',
    label: 'result',
    values: signInResults,
  });
  const countTokens = createKnownCounter(registry, {
    name: 'gatehouse_tokens_total',
    help: 'Requests that were answered with tokens, by grant.',
    label: 'grant',
    values: grantTypes,
  });
  createPoolMetrics(registry, { pool: database.pool, hasher });
  const measureOutbox = createOutboxMetrics(registry, {
    kinds: outboxKinds,
    query: (text, values) => database.query(text, values),
    clock,
    log,
  });
  const openJob = createJobMetrics(registry, clock);
  collectDefaultMetrics({ register: registry });
  const renderNow = async (): Promise<string> => {
    await measureOutbox();
    return registry.metrics();
  };
  let rendering: Promise<string> | undefined;
  return {
    openRoute,
    openJob,
    countSignIn,
    countTokens,
    // Scrapes at the same time get the same text, because each would reset the measured delays of the others.
    render: () => (rendering ??= renderNow().finally(() => (rendering = undefined))),
  };
}
