import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { watchConnections } from './connections.ts';
import { graceMs } from './stopping.ts';

let server: TestServer;
let sockets: Socket[];
beforeEach(async () => {
  server = await startTestServer({ environment: { SHUTDOWN_GRACE_SECONDS: '1' } });
  sockets = [];
});
afterEach(async () => {
  await server.stop();
  sockets.forEach((socket) => socket.destroy());
});

const open = (port: number): Socket => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
};

const ports = () => [server.settings.PORT, server.settings.ADMIN_PORT];
const asking = (path: string, method = 'GET') => `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;

/** Everything received until the other side closes the connection; the reason if the connection is reset. */
function read(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return new Promise((resolve) => {
    socket.once('error', (error) => resolve(`${text}${error.message}`)).once('close', () => resolve(text));
  });
}

const closed = /^HTTP\/1\.1 204 [^]*\r\nconnection: close\r\n/i;

it('responds to unread requests when it stops: on idle, new and not yet accepted connections', async () => {
  const kept = ports().flatMap((port) => Array.from({ length: 10 }, () => open(port)));
  const fresh = ports().flatMap((port) => Array.from({ length: 10 }, () => open(port)));
  for (const socket of kept) {
    socket.write(asking('/api/status'));
    await once(socket, 'data');
  }
  await Promise.all(fresh.filter(({ connecting }) => connecting).map((socket) => once(socket, 'connect')));
  const answers = [...kept, ...fresh].map(read);
  for (const socket of [...kept, ...fresh]) socket.write(asking('/api/status'));
  // Node writes as soon as it is connected, which the system says before this process accepts.
  const coming = ports().map((port) => open(port));
  const late = coming.map((socket) => {
    socket.write(asking('/api/status'));
    return read(socket);
  });
  const stopped = server.stop();
  for (const answer of [...answers, ...late]) expect(await answer).toMatch(closed);
  await stopped;
});

it('resets no connection of callers that repeatedly send requests on new connections', async () => {
  const ended: string[] = [];
  const outcome = (port: number): Promise<string> =>
    new Promise((resolve) => {
      const asked = request({ port, host: '127.0.0.1', path: '/api/status', agent: false }, (answer) => {
        answer.resume().on('end', () => resolve(String(answer.statusCode)));
      });
      asked.on('error', (error) => resolve('code' in error ? String(error.code) : error.message)).end();
    });
  let answered = (): void => undefined;
  const isUnderWay = new Promise<void>((resolve) => (answered = resolve));
  const callers = ports().flatMap((port) =>
    Array.from({ length: 15 }, async () => {
      for (;;) {
        const said = await outcome(port);
        if (said !== '204') return ended.push(said);
        answered();
      }
    }),
  );
  await isUnderWay;
  await server.stop();
  await Promise.all(callers);
  expect(new Set(ended)).toEqual(new Set(['ECONNREFUSED']));
});

it('responds to a request on an open connection after the port is closed, and does not wait for idle connections', async () => {
  const plain = createServer((_request, response) => response.writeHead(204).end());
  const connections = watchConnections(plain);
  await once(plain.listen(0, '127.0.0.1'), 'listening');
  const address = plain.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const [kept, idle, silent] = [open(port), open(port), open(port)];
  idle.write(asking('/'));
  await Promise.all([once(idle, 'data'), once(silent, 'connect')]);
  kept.write(asking('/'));
  await once(kept, 'data');
  connections.closeWithAnswers();
  await connections.closePort();
  kept.write(asking('/'));
  expect(await read(kept)).toMatch(closed);
  await connections.closeAll(new AbortController().signal);
});

it('waits for running requests, up to a limit', async () => {
  const { host } = new URL(server.tenant('default').origin);
  const ask = async (port: number) => {
    const asked = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/roles',
      headers: { host, 'content-type': 'application/json', 'content-length': 10, expect: '100-continue' },
    });
    asked.flushHeaders();
    // The server has started to handle it.
    await once(asked, 'continue');
    return asked;
  };
  const [slow, endless] = [await ask(server.settings.PORT), await ask(server.settings.ADMIN_PORT)];
  const isCut = once(endless, 'error');
  const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
  const stopped = server.stop();
  slow.end('{"a": 1}  ');
  const [{ statusCode, headers }] = await answered;
  expect([statusCode, headers.connection]).toEqual([401, 'close']);
  await stopped;
  await isCut;
});

it('is not ready once it starts to stop, and serves all requests, also on new connections, until the grace period ends', async () => {
  const ready = async () => (await fetch(`http://127.0.0.1:${server.settings.PORT}/api/ready`)).status;
  expect(graceMs(server.runtime)).toBe(0);
  expect(await ready()).toBe(204);
  expect(graceMs(server.runtime)).toBe(1000);
  const left = server.leave({ graceMs: graceMs(server.runtime) });
  expect(await ready()).toBe(503);
  for (const port of ports()) {
    const kept = open(port);
    kept.write(asking('/api/status'));
    expect(await read(kept)).toMatch(closed);
  }
  const { status } = await fetch(`${server.tenant('default').origin}/oidc/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  expect(status).toBe(400);
  await left;
  await expect(ready()).rejects.toThrow();
});

it('ends the grace period early on request', async () => {
  const atOnce = new AbortController();
  const left = server.leave({ graceMs: 3_600_000, atOnce: atOnce.signal });
  expect((await fetch(`http://127.0.0.1:${server.settings.PORT}/api/status`)).status).toBe(204);
  atOnce.abort();
  await left;
  await expect(fetch(`http://127.0.0.1:${server.settings.PORT}/api/status`)).rejects.toThrow();
});
