import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isLoopback } from '@gatehouse/contract/validation/loopback';
import type { Log } from '../lib/log.ts';
import type { Metrics } from './metrics.ts';
import { metricsType } from './registry.ts';

/** Hashes have the same length, so that the comparison takes the same time for every token. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

interface ServeOptions {
  port: number | undefined;
  /** By default, only this machine. */
  host?: string | undefined;
  /** The bearer token, if one is required. */
  token?: string | undefined;
  metrics: Metrics;
  log: Pick<Log, 'error'>;
}

/** Serves metrics at `/metrics` of METRICS_PORT: a port of their own, so that the public ports can't reach them, whatever a request says. */
export async function serveMetrics({
  port,
  host = '127.0.0.1',
  token,
  metrics,
  log,
}: ServeOptions): Promise<{ close(): Promise<void> }> {
  const expected = token === undefined ? undefined : hashOf(token);

  /** With a token, who sends it. Without, who asks for this machine: not a page that a browser here has open, at a name that leads here. */
  function mayRead({ headers }: IncomingMessage): boolean {
    if (expected) {
      const [, sent] = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? [];
      return sent !== undefined && timingSafeEqual(hashOf(sent), expected);
    }
    const url = `http://${headers.host ?? ''}`;
    return URL.canParse(url) && isLoopback(new URL(url).hostname);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const send = (status: number, text: string, headers: Record<string, string> = {}): void => {
      response
        .writeHead(status, {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          ...headers,
        })
        .end(method === 'HEAD' ? undefined : text);
    };
    if (!mayRead(request))
      return expected
        ? send(401, 'A bearer token is required: METRICS_TOKEN.\n', {
            'www-authenticate': 'Bearer',
            connection: 'close',
          })
        : send(421, 'Without METRICS_TOKEN, metrics are only served at localhost or 127.0.0.1.\n');
    if (url.split('?')[0] !== '/metrics') return send(404, 'Metrics are at /metrics.\n');
    if (method !== 'GET' && method !== 'HEAD') return send(405, '', { allow: 'GET, HEAD' });
    send(200, await metrics.render(), { 'content-type': metricsType });
  }

  const server = createServer(
    { requestTimeout: 10_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      // A body isn't read.
      request.resume();
      answer(request, response).catch((error: unknown) => {
        log.error({ err: error }, 'metrics could not be served');
        response.destroy();
      });
    },
  );
  server.maxConnections = 256;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
