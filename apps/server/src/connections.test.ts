import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server.ts';

let server: TestServer;
let sockets: Socket[];
beforeEach(async () => {
  server = await startTestServer();
  sockets = [];
});
afterEach(() => sockets.forEach((socket) => socket.destroy()));

async function open(port: number, text?: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  if (text) socket.write(text);
  return socket;
}

const ports = () => [server.settings.PORT, server.settings.ADMIN_PORT];

async function timeStop(): Promise<number> {
  const begun = performance.now();
  await server.stop();
  return performance.now() - begun;
}

it('stops at once while browsers hold connections that ask nothing, or no longer', async () => {
  for (const port of ports()) {
    await open(port);
    const asked = await open(port, 'GET /api/status HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    await once(asked, 'data');
  }
  expect(await timeStop()).toBeLessThan(2000);
});

it('waits for an answer, and not for ever', async () => {
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
    // The server has begun to deal with it.
    await once(asked, 'continue');
    return asked;
  };
  const [slow, endless] = [await ask(server.settings.PORT), await ask(server.settings.ADMIN_PORT)];
  const isCut = once(endless, 'error');
  const answered = once(slow, 'response') as Promise<[{ statusCode: number }]>;
  const stopped = timeStop();
  slow.end('{"a": 1}  ');
  expect((await answered)[0].statusCode).toBe(401);
  expect(await stopped).toBeLessThan(8000);
  await isCut;
});
