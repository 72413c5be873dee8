/** Only fixed texts of ours, numbers and the request ID: never what a caller has sent (ADR 221). */
export type SpanAttributes = Record<string, string | number>;

export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: SpanAttributes;
}

/** A span in progress. */
export interface OpenSpan {
  /** `error` is its kind, never its message: messages can contain values. */
  end(outcome?: { attributes?: SpanAttributes; error?: string | undefined }): void;
}

/** The trace of a request that is sampled. */
export interface RequestTrace {
  traceId: string;
  /** Runs the rest of the request, whose statements and calls belong to the trace. */
  enter(rest: () => void): void;
  /** Without a status, the response wasn't sent. */
  end(answer: { method: string; route: string | undefined; status: number | undefined }): void;
}

/** What a delivery after the request belongs to. */
export interface TraceOrigin {
  traceId: string;
  spanId: string;
  traceFlags: number;
}

/** What this process traces, if OTEL_EXPORTER_OTLP_ENDPOINT is set (ADR 221). */
export interface Tracing {
  /**
   * Begins the trace of a request, if it is sampled. `traceparent` is the header of a trusted proxy.
   */
  openRequest(request: { id: string; traceparent: string | undefined }): RequestTrace | undefined;
  /** Runs what isn't sampled. */
  outside<T>(work: () => T): T;
  /** Begins a span of the current trace; undefined if there is none, or if it has enough. */
  start(describe: () => SpanStart): OpenSpan | undefined;
  /** Keeps the current trace for callbacks that run on behalf of others. */
  bind<Given extends unknown[]>(callback: (...given: Given) => void): (...given: Given) => void;
  /** The current trace, for work that begins later. */
  capture(): TraceOrigin | undefined;
  /** Runs work as part of `origin`, or as a trace of its own. `fail` notes an error that the work doesn't throw. */
  run<T>(
    span: SpanStart & { origin?: TraceOrigin | undefined },
    work: (fail: (error: string) => void) => Promise<T>,
  ): Promise<T>;
  /** Sends what has ended, for at most so long. Nothing is traced afterwards. */
  close(ms: number): Promise<void>;
}

/** The kind of an error: the SQLSTATE of the database, or the code of the system. Names and messages may come from others. */
export function kindOfError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^(?:[0-9A-Z]{5}|E[A-Z_]{2,20})$/.test(code) ? code : 'error';
}

/** As the specification of the OTLP exporter says: the path of the signal follows that of the endpoint. */
export const tracesUrl = (endpoint: string): string => `${endpoint.replace(/\/+$/, '')}/v1/traces`;
