import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '../../../../tests/support/server.ts';

/** A span, as it was received. */
export interface Received {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Record<string, string | number>;
  links: unknown[];
  events: unknown[];
  isError: boolean;
}

type Value = { stringValue?: string; intValue?: number; doubleValue?: number };
type Pairs = { key: string; value: Value }[];
interface Sent extends Omit<Received, 'attributes' | 'isError'> {
  attributes: Pairs;
  status: { code: number; message?: string };
}
interface Export {
  resourceSpans: {
    resource: { attributes: Pairs };
    scopeSpans: { spans: Sent[] }[];
  }[];
}

/** An OpenTelemetry collector. */
export interface Collector {
  endpoint: string;
  spans: Received[];
  /** All bodies, as they were sent. */
  raw: string[];
  headers: IncomingHttpHeaders[];
  resource: Record<string, string | number>;
  /** Answers further exports like this; otherwise with 200. */
  answer: ((response: ServerResponse) => void) | undefined;
  /** The first span that fits, when it has arrived. */
  find(fits: (span: Received) => boolean): Promise<Received>;
  /** When an export has arrived. */
  next(): Promise<unknown>;
  openConnections(): Promise<number>;
  stop(): Promise<void>;
}

const read = (pairs: Pairs): Record<string, string | number> =>
  Object.fromEntries(
    pairs.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue ?? '']),
  );

export async function startCollector(port = 0): Promise<Collector> {
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      collector.raw.push(body);
      collector.headers.push(request.headers);
      if (request.url !== '/v1/traces') return response.writeHead(404).end();
      for (const { resource, scopeSpans } of (JSON.parse(body) as Export).resourceSpans) {
        Object.assign(collector.resource, read(resource.attributes));
        for (const { attributes, status, ...span } of scopeSpans.flatMap(({ spans }) => spans))
          collector.spans.push({ ...span, attributes: read(attributes), isError: status.code === 2 });
      }
      if (collector.answer) collector.answer(response);
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      for (const look of waiting) look();
    });
  });
  const arrived = <T>(look: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const check = (): void => {
        const found = look();
        if (found === undefined) return;
        waiting.delete(check);
        resolve(found);
      };
      waiting.add(check);
      check();
    });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: opened } = server.address() as AddressInfo;
  const collector: Collector = {
    endpoint: `http://127.0.0.1:${opened}`,
    spans: [],
    raw: [],
    headers: [],
    resource: {},
    answer: undefined,
    find: (fits) => arrived(() => collector.spans.find(fits)),
    next: () => {
      const before = collector.raw.length;
      return arrived(() => collector.raw.length > before || undefined);
    },
    openConnections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return collector;
}

/** A server that traces every request, unless `ratio` is less. */
export function startTracedServer(
  { endpoint }: Pick<Collector, 'endpoint'>,
  { ratio = 1, ...options }: TestServerOptions & { ratio?: number } = {},
): Promise<TestServer> {
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_TRACES_SAMPLER_ARG: String(ratio),
    ...options.environment,
  };
  return startTestServer({ ...options, environment });
}
