import { signInFailure } from '@gatehouse/contract/dashboard/dashboard';
import type { Outbound } from '@gatehouse/connectors/kit/outbound';
import type pg from 'pg';
import { succeeded } from './audit/usage.ts';
import { ownEventKind } from './billing/built-in/own-events.ts';
import { messageKind, noticeKind } from './delivery/messages/message.ts';
import type { Log } from './lib/log.ts';
import type { Metrics, MetricsOptions } from './metrics/metrics.ts';
import { protocolEvents } from './oidc/protocol-events.ts';
import type { Hasher } from './passwords/hasher.ts';
import type { Settings } from './runtime/settings.ts';
import { logoutKind } from './sessions/backchannel-logout.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Nothing of it is loaded while METRICS_PORT isn't set. */
export async function openMetrics({
  settings,
  ...parts
}: Pick<MetricsOptions, 'database' | 'hasher' | 'clock' | 'log'> & { settings: Settings }): Promise<
  Metrics | undefined
> {
  if (settings.METRICS_PORT === undefined) return undefined;
  const { createMetrics } = await import('./metrics/metrics.ts');
  return createMetrics({
    ...parts,
    signInResults: [succeeded, ...signInFailure.options],
    grantTypes: protocolEvents.flatMap(({ grant }) => grant ?? []),
    outboxKinds: [messageKind, noticeKind, logoutKind, ownEventKind, 'webhook'],
  });
}

export async function openMetricsPort(
  settings: Settings,
  parts: { metrics: Metrics; log: Log },
): Promise<{ close(): Promise<void> }> {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = settings;
  const { serveMetrics } = await import('./metrics/serve.ts');
  return serveMetrics({ port, host, token, ...parts });
}

/** What tracing adds to the parts of the server. */
interface Traced {
  statements(pool: pg.Pool): void;
  hasher(hasher: Hasher): Hasher;
  outbound(outbound: Outbound): Outbound;
}

const untraced: Traced = {
  statements: () => undefined,
  hasher: (hasher) => hasher,
  outbound: (outbound) => outbound,
};

/** Nothing of it is loaded, and all parts stay as they are, while OTEL_EXPORTER_OTLP_ENDPOINT isn't set. */
export async function openTracing(
  settings: Settings,
  log: Log,
): Promise<{ tracing: Tracing | undefined; traced: Traced }> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === undefined) return { tracing: undefined, traced: untraced };
  const [{ createTracing }, { traceStatements }, { traceHasher, traceOutbound }] = await Promise.all([
    import('./tracing/create-tracing.ts'),
    import('./tracing/trace-statements.ts'),
    import('./tracing/trace-calls.ts'),
  ]);
  const tracing = createTracing({ settings: { ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, log });
  return {
    tracing,
    traced: {
      statements: (pool) => traceStatements(pool, tracing),
      hasher: (hasher) => traceHasher(hasher, tracing),
      outbound: (outbound) => traceOutbound(outbound, tracing),
    },
  };
}
