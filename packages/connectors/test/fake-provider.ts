import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { type Outbound, OutboundError } from '../src/kit/outbound.ts';

/** A request as a provider receives it; `url` is the URL that was requested. */
export interface FakeRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string;
}

/** The body is sent as JSON if it is an object, otherwise as plain text. */
export interface FakeAnswer {
  status: number;
  body?: object | string;
}

/** A fake of a provider, written from its documentation. Rejects the requests that the provider rejects. */
export type FakeProvider = (request: FakeRequest) => FakeAnswer;

export interface RunningProvider {
  outbound: Outbound;
  requests: FakeRequest[];
  /** Overrides the response to the next call, or to the one after `skip` others; `silence` sends none. */
  next(answer: FakeAnswer | 'silence', skip?: number): void;
  stop(): Promise<void>;
}

/** The timeout is short only if no response comes: a busy machine must not look like a provider that is down. */
const silenceMs = 150;
const timeoutMs = 20_000;

/** Runs a fake on this machine; `outbound` sends every request there, over real sockets. */
export async function startProvider(fake: FakeProvider): Promise<RunningProvider> {
  const requests: FakeRequest[] = [];
  let override: { answer: FakeAnswer | 'silence'; skip: number } | undefined;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { 'x-meant-for': meantFor = '', ...headers } = flatten(incoming.headers);
      const request = {
        method: incoming.method ?? '',
        url: new URL(meantFor),
        headers,
        body: Buffer.concat(chunks).toString(),
      };
      requests.push(request);
      const isNext = override !== undefined && override.skip-- === 0;
      const answer = isNext && override ? override.answer : fake(request);
      if (isNext) override = undefined;
      if (answer === 'silence') return;
      const isJson = typeof answer.body === 'object';
      outgoing.writeHead(answer.status, { 'content-type': isJson ? 'application/json' : 'text/plain' });
      outgoing.end(isJson ? JSON.stringify(answer.body) : answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The provider is not listening.');
  const { port } = address;
  return {
    requests,
    next: (answer, skip = 0) => void (override = { answer, skip }),
    outbound: {
      async request(url, { method = 'GET', headers = {}, body } = {}) {
        // `fetch` sets the Host header itself. The original one is removed here, but a signature may cover it.
        const { host: _host, ...sent } = headers;
        const answer = await fetch(`http://127.0.0.1:${port}/`, {
          method,
          headers: { ...sent, 'x-meant-for': url },
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(override?.answer === 'silence' ? silenceMs : timeoutMs),
        }).catch((error: Error) => {
          throw new OutboundError('timeout', 'did not answer in time', { cause: error });
        });
        return {
          status: answer.status,
          headers: Object.fromEntries(answer.headers),
          text: await answer.text(),
        };
      },
      connect: async () => connect(port, '127.0.0.1'),
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const flatten = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** The name and password of HTTP Basic (RFC 7617). */
export function readBasic(header: string | undefined): string {
  return Buffer.from(/^Basic (.+)$/.exec(header ?? '')?.[1] ?? '', 'base64').toString();
}
