import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { type Outbound, OutboundError } from '../src/kit/outbound.ts';

/** A request as a provider sees it; `url` is the address it was meant for. */
export interface FakeRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string;
}

/** An object is answered as JSON, a text as it is. */
export interface FakeAnswer {
  status: number;
  body?: object | string;
}

/** A provider at the network's edge: written from its documentation, and refusing what it refuses. */
export type FakeProvider = (request: FakeRequest) => FakeAnswer;

export interface RunningProvider {
  outbound: Outbound;
  requests: FakeRequest[];
  /** Answers the next call, or the one after `skip` others, instead of the provider: with this, or not at all. */
  next(answer: FakeAnswer | 'silence', skip?: number): void;
  stop(): Promise<void>;
}

/** Only silence is waited for: a busy machine must not look like a provider that is down. */
const silenceMs = 150;
const timeoutMs = 20_000;

/** Runs a fake on this machine; `outbound` leads every address there, over real sockets. */
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
        // `fetch` sets the host itself; a signature may cover the one it was meant for.
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
