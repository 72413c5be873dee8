import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that an endpoint of a webhook got. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  /** As it was sent. */
  raw: string;
  body: Record<string, unknown> & { event: string };
}

type Answer = (response: ServerResponse, request: Received) => void;

/** An endpoint for webhooks. */
export interface WebhookReceiver {
  /** The URL for a path; each test has one of its own. */
  url(path: string): string;
  received: Received[];
  /** Those of a path, in their order. */
  at(path: string): Received[];
  /** Answers further requests to a path: with a status, or as the function does. It is 200 by default. */
  answer(path: string, how: number | Answer): void;
  /** The number of open connections. */
  connections(): Promise<number>;
  stop(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const answers = new Map<string, number | Answer>();
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      const path = request.url ?? '';
      const one = { path, headers: request.headers, raw, body: JSON.parse(raw) as Received['body'] };
      received.push(one);
      const how = answers.get(path) ?? 200;
      if (typeof how === 'function') how(response, one);
      else response.writeHead(how).end(`answer ${how}`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    received,
    at: (path) => received.filter((one) => one.path === path),
    answer: (path, how) => void answers.set(path, how),
    connections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
