import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import type { OutboundError } from '@gatehouse/connectors/kit/outbound';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mayReach, readAllowed } from './ip-addresses.ts';
import { createOutbound } from './outbound.ts';

/** A server in the private network that counts requests. */
let inner: Server;
let port: number;
let reached = 0;

beforeAll(async () => {
  inner = createServer((request, response) => {
    reached += 1;
    if (request.url === '/large') response.end('x'.repeat(1024 * 1024 + 1));
    else if (request.url === '/endless') response.write('x');
    else if (request.url === '/elsewhere')
      response.writeHead(302, { location: `http://127.0.0.1:${port}/secret` }).end();
    else if (request.url !== '/silent') response.end(`inner ${request.method} ${request.headers.host}`);
  });
  inner.on('connection', () => (reached += 1));
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
  port = (inner.address() as AddressInfo).port;
});
afterAll(() => {
  inner.closeAllConnections();
  inner.close();
});

const failureOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'no failure',
    (error: OutboundError) => error.failure,
  );

describe('outbound requests', () => {
  const spellings = [
    '127.0.0.1',
    'localhost',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '0.0.0.0',
    '[::]',
  ];
  it.each(spellings)('SSRF: do not reach this machine as http://%s', async (host) => {
    reached = 0;
    const { request, connect } = createOutbound({ allow: [] });
    expect(await failureOf(request(`http://${host}:${port}/`))).toBe('refused');
    expect(await failureOf(connect({ host, port }))).toMatch(/refused|unreachable/);
    expect(reached).toBe(0);
  });

  it.each([
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    'fd00::1',
    '3fff::1',
    '5f00::1',
    'fe80::1',
    'fe80::1%eth0',
    'fe80::1%br-0a.1',
    'fec0::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '0:0:0:0:0:ffff:c0a8:1',
    '::FFFF:7f00:1%eth0',
    '::ffff:0:7f00:1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::a00:1',
    '2002:a00:1::',
    '2001:0:a00:1::',
    '::a00:1',
    // Benchmarks, ORCHIDv2, the dummy prefix, an unassigned block (RFC 5180, 7343, 9780).
    '2001:2::1',
    '2001:20::1',
    '100:0:0:1::1',
    '4000::1',
    // Octal and short spellings aren't valid addresses.
    '0177.0.0.1',
    '8.8',
  ])('SSRF: treat %s as private', (address) => {
    expect(mayReach(readAllowed([]), 'host.example', address)).toBe(false);
  });

  it.each([
    '93.184.216.34',
    '172.32.0.1',
    '100.128.0.1',
    '2606:2800:220:1::1',
    '2001:4860:4860::8888',
    '::ffff:93.184.216.34',
  ])('treat %s as public', (address) => {
    expect(mayReach(readAllowed([]), 'host.example', address)).toBe(true);
  });

  it('SSRF: reject a name with a private address, also as one of several', async () => {
    reached = 0;
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::ffff:127.0.0.1']]) {
      const { request, connect } = createOutbound({ allow: [], resolve: async () => addresses });
      expect(await failureOf(request(`http://rebind.example:${port}/`))).toBe('refused');
      expect(await failureOf(connect({ host: 'rebind.example', port }))).toBe('refused');
    }
    expect(reached).toBe(0);
  });

  it('SSRF: connect to the checked address, whatever the name resolves to next (DNS rebinding)', async () => {
    let asked = 0;
    // The first lookup returns an allowed address, a second one would return a private one.
    const resolve = async () => [(asked += 1) === 1 ? '127.0.0.1' : '127.0.0.2'];
    const { request, connect } = createOutbound({ allow: ['127.0.0.1/32'], resolve });
    const answer = await request(`http://rebind.example:${port}/`);
    expect([answer.text, asked]).toEqual([`inner GET rebind.example:${port}`, 1]);
    asked = 0;
    const socket = await connect({ host: 'rebind.example', port });
    expect([socket.remoteAddress, asked]).toEqual(['127.0.0.1', 1]);
    socket.destroy();
  });

  it('SSRF: follow no redirects', async () => {
    const { request } = createOutbound({ allow: ['127.0.0.1'] });
    const answer = await request(`http://127.0.0.1:${port}/elsewhere`);
    expect([answer.status, answer.text]).toEqual([302, '']);
  });

  it.each([
    'file:///etc/passwd',
    'gopher://example.com/',
    'ftp://example.com/',
    'http://user:pass@example.com/',
    'nonsense',
  ])('SSRF: refuse %s', async (address) => {
    expect(await failureOf(createOutbound({ allow: ['example.com'] }).request(address))).toBe('refused');
  });

  it('read at most a megabyte and wait no longer than the timeout', async () => {
    const { request } = createOutbound({ allow: ['127.0.0.1'] });
    expect(await failureOf(request(`http://127.0.0.1:${port}/large`))).toBe('too_large');
    expect(await failureOf(request(`http://127.0.0.1:${port}/silent`, { timeoutMs: 100 }))).toBe('timeout');
    expect(await failureOf(request(`http://127.0.0.1:${port}/endless`, { timeoutMs: 100 }))).toBe('timeout');
    const never = createOutbound({ allow: [], resolve: () => new Promise(() => {}) });
    expect(await failureOf(never.request('http://slow.example/', { timeoutMs: 50 }))).toBe('timeout');
    expect(await failureOf(request('http://127.0.0.1:1/'))).toBe('unreachable');
    const late = (call: Promise<unknown>) =>
      call.catch((error: OutboundError) => [error.step, error.message]);
    expect(await late(request(`http://127.0.0.1:${port}/silent`, { timeoutMs: 100 }))).toEqual([
      'send',
      `127.0.0.1:${port} did not answer in time. Step: sending, given up after 0.1 s`,
    ]);
    expect(await late(never.request('http://slow.example/', { timeoutMs: 50 }))).toMatchObject([
      'connect',
      /./,
    ]);
  });

  it('reach only the private addresses that OUTBOUND_ALLOW names', async () => {
    const to = (allow: string[], host: string) =>
      failureOf(createOutbound({ allow }).request(`http://${host}:${port}/`));
    expect(await to(['127.0.0.0/8'], '127.0.0.1')).toBe('no failure');
    expect(await to(['LOCALHOST'], 'localhost')).toBe('no failure');
    expect(await to(['127.0.0.1'], '2130706433')).toBe('no failure');
    expect(await to(['10.0.0.0/8', 'other.example'], '127.0.0.1')).toBe('refused');
    expect(() => readAllowed(['10.0.0.0/33'])).toThrow('10.0.0.0/33');
    expect(() => readAllowed(['10.0.0.0/'])).toThrow('10.0.0.0/');
  });

  it('reject an incomplete response', async () => {
    const breaking = createSocketServer((socket) => {
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 50\r\n\r\nhalf');
    });
    await new Promise<void>((resolve) => breaking.listen(0, '127.0.0.1', resolve));
    const { request } = createOutbound({ allow: ['127.0.0.1'] });
    const address = `http://127.0.0.1:${(breaking.address() as AddressInfo).port}/`;
    expect(await failureOf(request(address))).toBe('unreachable');
    breaking.close();
  });

  describe('that keep their connection', () => {
    const sockets = new Set<Socket>();
    const count = (socket: Socket) => void sockets.add(socket);
    let addresses: string[];
    let send: (keepAlive?: boolean) => Promise<string>;
    beforeEach(() => {
      sockets.clear();
      addresses = ['127.0.0.1'];
      inner.on('connection', count);
      const { request } = createOutbound({ allow: ['127.0.0.0/8'], resolve: async () => addresses });
      send = (keepAlive = true) => failureOf(request(`http://kept.example:${port}/`, { keepAlive }));
      return () => inner.off('connection', count);
    });

    it('use it again, unless they are not meant to', async () => {
      expect([await send(), await send(), sockets.size]).toEqual(['no failure', 'no failure', 1]);
      expect([await send(false), await send(false), sockets.size]).toEqual(['no failure', 'no failure', 3]);
    });

    it('SSRF: use it only while the name resolves to the same addresses, which are allowed', async () => {
      await send();
      addresses = ['127.0.0.2', '127.0.0.1'];
      expect([await send(), sockets.size]).toEqual(['no failure', 2]);
      addresses = ['10.0.0.1'];
      expect([await send(), sockets.size]).toEqual(['refused', 2]);
    });

    it('are sent again if it was closed meanwhile, and only then', async () => {
      await send();
      // Without a word, as a load balancer does: the client learns it from its next request.
      const [kept] = sockets;
      inner.prependOnceListener('request', () => kept?.destroy());
      expect([await send(), sockets.size]).toEqual(['no failure', 2]);
      const refusing = createSocketServer((socket) => socket.once('data', () => socket.destroy()));
      const opened: Socket[] = [];
      refusing.on('connection', (socket) => opened.push(socket));
      await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
      const { request } = createOutbound({ allow: ['127.0.0.1'] });
      const address = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}/`;
      expect(await failureOf(request(address, { keepAlive: true }))).toBe('unreachable');
      expect(opened).toHaveLength(1);
      refusing.close();
    });
  });
});
