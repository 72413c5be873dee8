import { randomInt } from 'node:crypto';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Log } from '../lib/log.ts';
import { createId } from '../lib/ids.ts';
import { version } from '../lib/version.ts';
import { createContext } from './context.ts';
import { createExporter } from './exporter.ts';
import { parseTraceparent } from './traceparent.ts';
import { kindOfError, type OpenSpan, type SpanStart, type Tracing } from './tracing.ts';

/** Spans that wait to be exported. Further ones are dropped. */
const mostWaiting = 2048;
/** An import of many users would otherwise fill the queue. */
const mostSpans = 250;
/** Traces that a `traceparent` asks for beyond the ratio: many proxies pass on what clients send. */
const mostForcedPerSecond = 20;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** A trace in progress. Connections that were opened meanwhile keep it, so it lets go of its span at the end. */
interface Scope {
  context: Context | undefined;
  left: number;
}

export interface TracingOptions {
  settings: {
    OTEL_EXPORTER_OTLP_ENDPOINT: string;
    OTEL_EXPORTER_OTLP_HEADERS?: Record<string, string> | undefined;
    OTEL_SERVICE_NAME: string;
    OTEL_TRACES_SAMPLER_ARG: number;
  };
  log: Pick<Log, 'info' | 'warn'>;
}

/** Nothing is registered globally: tests run several servers, and libraries that look for a global tracer would record what they like. */
export function createTracing({ settings, log }: TracingOptions): Tracing {
  const { OTEL_SERVICE_NAME: service, OTEL_TRACES_SAMPLER_ARG: ratio } = settings;
  const exporter = createExporter({
    endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    log,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.version': version,
      // Not the name of the machine.
      'service.instance.id': createId(16),
    }),
    // Decided before, by `isSampled`: most requests then don't begin a span at all.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor(exporter, { maxQueueSize: mostWaiting, ...exporter.batches })],
  });
  const tracer = provider.getTracer('gatehouse', version);
  const current = createContext<Scope>();
  const takeForced = limitBySecond(mostForcedPerSecond);

  const begin = ({ name, kind, attributes = {} }: SpanStart, parent: Context): Span =>
    tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);

  function open(span: Span): Scope {
    current.open();
    return { context: trace.setSpan(ROOT_CONTEXT, span), left: mostSpans };
  }

  function close(scope: Scope): void {
    scope.context = undefined;
    current.close();
  }

  function end(span: Span, { attributes, error }: { attributes?: Attributes; error?: string | undefined }) {
    if (attributes) span.setAttributes(attributes);
    if (error !== undefined) span.setAttribute('error.type', error).setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  const isSampled = (): boolean => randomInt(2 ** 32) / 2 ** 32 < ratio;

  /** What the span of a request begins in; undefined if it isn't sampled. */
  function findContext(traceparent: string | undefined): Context | undefined {
    const parent = traceparent === undefined ? undefined : parseTraceparent(traceparent);
    if (parent && (parent.traceFlags & TraceFlags.SAMPLED) === 0) return undefined;
    if (parent && (ratio === 1 || takeForced()))
      return trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
    return isSampled() ? ROOT_CONTEXT : undefined;
  }

  return {
    openRequest({ id, traceparent }) {
      const context = findContext(traceparent);
      if (!context) return undefined;
      const span = begin({ name: 'request', kind: 'server' }, context);
      const scope = open(span);
      span.setAttribute('gatehouse.request_id', id);
      return {
        traceId: span.spanContext().traceId,
        enter: (rest) => current.run(scope, rest),
        end({ method, route, status }) {
          close(scope);
          span.updateName(route === undefined ? method : `${method} ${route}`);
          const isFailure = status === undefined || status >= 500;
          end(span, {
            attributes: {
              'http.request.method': method,
              ...(route === undefined ? {} : { 'http.route': route }),
              ...(status === undefined ? {} : { 'http.response.status_code': status }),
            },
            error: isFailure ? String(status ?? 'aborted') : undefined,
          });
        },
      };
    },
    outside: (work) => (current.get() ? current.run(undefined, work) : work()),
    start(describe): OpenSpan | undefined {
      const scope = current.get();
      if (!scope?.context || scope.left <= 0) return undefined;
      scope.left -= 1;
      const span = begin(describe(), scope.context);
      return { end: (outcome = {}) => end(span, outcome) };
    },
    bind(callback) {
      const scope = current.get();
      // Mostly both are none.
      return (...given) =>
        current.get() === scope ? callback(...given) : current.run(scope, () => callback(...given));
    },
    capture() {
      const context = current.get()?.context;
      return context && trace.getSpanContext(context);
    },
    async run({ origin, ...given }, work) {
      if (!origin && !isSampled()) return current.run(undefined, () => work(() => undefined));
      const span = begin(given, origin ? trace.setSpanContext(ROOT_CONTEXT, origin) : ROOT_CONTEXT);
      const scope = open(span);
      let error: string | undefined;
      try {
        return await current.run(scope, () => work((kind) => void (error = kind)));
      } catch (thrown) {
        error = kindOfError(thrown);
        throw thrown;
      } finally {
        close(scope);
        end(span, { error });
      }
    },
    async close(ms) {
      await exporter.within(ms, () => provider.shutdown());
    },
  };
}

/** Returns whether there was less than the limit in this second. */
function limitBySecond(limit: number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, count] = [now, 0];
    count += 1;
    return count <= limit;
  };
}
