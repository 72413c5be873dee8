import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Log } from '../lib/log.ts';
import { tracesUrl } from './tracing.ts';

/** How long an export may take, with its retries. The library's own time is only that of silence, which a slow answer never reaches. */
const defaultExportMs = 10_000;
const mostPerExport = 512;
/** While it fails, the log has a line each minute. */
const quietMs = 60_000;

export interface WatchedExporter extends SpanExporter {
  /** How the processor hands over spans. */
  batches: { maxExportBatchSize: number; exportTimeoutMillis: number; scheduledDelayMillis: number };
  /** Runs the last export, and closes all connections afterwards or when the time is over. */
  within(ms: number, work: () => Promise<void>): Promise<void>;
}

/**
 * Sends spans to the operator's collector, with OTLP over HTTP as JSON. Not by the guarded client, because no tenant chooses this address (ADR 221).
 */
export function createExporter({
  endpoint,
  headers,
  log,
  exportMs = defaultExportMs,
}: {
  endpoint: string;
  headers: Record<string, string>;
  exportMs?: number;
  log: Pick<Log, 'info' | 'warn'>;
}): WatchedExporter {
  const agent = new (endpoint.startsWith('https:') ? HttpsAgent : HttpAgent)({ keepAlive: true });
  const otlp = new OTLPTraceExporter({
    url: tracesUrl(endpoint),
    headers,
    timeoutMillis: exportMs,
    // More than the processor has at once, when it stops.
    concurrencyLimit: 8,
    httpAgentOptions: () => agent,
  });
  let toldAt = -Infinity;
  let lost = 0;

  function note(error: Error | undefined, count: number): void {
    if (!error) {
      if (toldAt > -Infinity) log.info('traces are exported again');
      toldAt = -Infinity;
      lost = 0;
      return;
    }
    lost += count;
    if (performance.now() - toldAt < quietMs) return;
    toldAt = performance.now();
    log.warn({ reason: reasonOf(error), lost }, 'traces could not be exported');
  }

  return {
    batches: {
      maxExportBatchSize: mostPerExport,
      exportTimeoutMillis: exportMs + 1_000,
      scheduledDelayMillis: 2_000,
    },
    export(spans, done) {
      const late = setTimeout(() => agent.destroy(), exportMs).unref();
      otlp.export(spans, (result) => {
        clearTimeout(late);
        note(Number(result.code) === 0 ? undefined : (result.error ?? new Error()), spans.length);
        done(result);
      });
    },
    forceFlush: () => otlp.forceFlush(),
    shutdown: () => otlp.shutdown(),
    async within(ms, work) {
      await Promise.race([work().catch(() => undefined), wait(ms, undefined, { ref: false })]);
      agent.destroy();
    },
  };
}

/** The status or the code of the error: the collector writes what else it says. */
function reasonOf(error: Error): string {
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'number' ? `status ${code}` : typeof code === 'string' ? code : 'no answer in time';
}
