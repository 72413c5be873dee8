import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';

/** What a proxy does wrong. Without anything, it does what the guides say. */
export interface ProxyFault {
  /** The address that it connects from, 127.0.0.2 otherwise. */
  from?: string;
  /** Changes what it passes on. `given` are the client's headers. */
  request?(headers: OutgoingHttpHeaders, given: IncomingHttpHeaders): OutgoingHttpHeaders;
  /** Changes the headers of the answer. */
  answer?(headers: OutgoingHttpHeaders): OutgoingHttpHeaders;
  /** Answers itself. */
  own?(response: ServerResponse): void;
  /** The port that it passes requests to, instead of the right one. */
  target?(right: number): number;
}

export interface MisledProxy {
  fault: ProxyFault;
  /** Uses another key and certificate from now on. */
  present(pair: { key: string | Buffer; cert: string | Buffer }): void;
  stop(): Promise<void>;
}

const pem = (name: string): Buffer => readFileSync(new URL(`./tls/${name}.pem`, import.meta.url));

/** The certificate of the tests' proxies, and its file, for NODE_EXTRA_CA_CERTS. */
export const testCertificate = (): { key: Buffer; cert: Buffer } => ({
  key: pem('key'),
  cert: pem('certificate'),
});
export const certificateFile = new URL('./tls/certificate.pem', import.meta.url).pathname;

const withoutGaps = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

/** A proxy with https whose mistakes tests choose. It listens on the ports of `targets`, and passes requests on to theirs. */
export async function startMisledProxy(targets: Record<number, number>): Promise<MisledProxy> {
  const proxy: Pick<MisledProxy, 'fault'> = { fault: {} };
  const open = (right: number): Server =>
    createServer(testCertificate(), (incoming, outgoing) => {
      const { from, request: change, answer: changeAnswer, own, target } = proxy.fault;
      if (own) return own(outgoing);
      const { headers: given, method, url: path } = incoming;
      // As nginx in the guide: what clients say about themselves is replaced.
      const headers: OutgoingHttpHeaders = {
        ...given,
        'x-forwarded-for': incoming.socket.remoteAddress,
        'x-forwarded-proto': 'https',
        'x-forwarded-host': given.host,
      };
      const onward = request(
        {
          host: '127.0.0.1',
          port: target?.(right) ?? right,
          localAddress: from ?? '127.0.0.2',
          method,
          path,
          headers: withoutGaps(change?.(headers, given) ?? headers),
        },
        (answer) => {
          outgoing.writeHead(
            answer.statusCode ?? 502,
            changeAnswer?.({ ...answer.headers }) ?? answer.headers,
          );
          answer.pipe(outgoing);
        },
      );
      onward.on('error', () => outgoing.writeHead(502).end());
      incoming.pipe(onward);
      return undefined;
    });
  const servers = await Promise.all(
    Object.entries(targets).map(async ([port, right]) => {
      const server = open(right);
      await new Promise<void>((resolve) => server.listen(Number(port), '127.0.0.1', resolve));
      return server;
    }),
  );
  return Object.assign(proxy, {
    present: (pair: { key: string | Buffer; cert: string | Buffer }) =>
      servers.forEach((server) => server.setSecureContext(pair)),
    async stop() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  });
}
