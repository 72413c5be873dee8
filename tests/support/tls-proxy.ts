import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:https';

/**
 * Terminates TLS like a proxy in front of the server, with an untrusted certificate, and sets the forwarded headers. `targets` are the
 * server's ports by host.
 */
export async function startTlsProxy(
  port: number,
  targets: Record<string, number>,
): Promise<{ stop(): Promise<void> }> {
  const [key, cert] = await Promise.all(
    ['key', 'certificate'].map((name) => readFile(new URL(`./tls/${name}.pem`, import.meta.url))),
  );
  const proxy = createServer({ key, cert }, (incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': incoming.socket.remoteAddress,
    };
    const { method, url: path } = incoming;
    const target = targets[incoming.headers.host ?? ''];
    const onward = request({ host: '127.0.0.1', port: target, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return {
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
