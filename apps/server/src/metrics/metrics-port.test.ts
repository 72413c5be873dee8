import { request as send } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { startMeasuredServer } from './scrape.fixture.ts';

const token = 'a-token-of-monitoring';
let off: TestServer;
let local: TestServer;
let exposed: TestServer;
beforeAll(async () => {
  off = await startTestServer();
  local = await startMeasuredServer();
  exposed = await startMeasuredServer({ environment: { METRICS_HOST: '0.0.0.0', METRICS_TOKEN: token } });
});
afterAll(async () => {
  for (const server of [off, local, exposed]) await server.stop();
});

/** A request with any Host header, which `fetch` doesn't send. */
async function ask(port: number | undefined, headers: Record<string, string> = {}, path = '/metrics') {
  const request = send({ host: '127.0.0.1', port, path, headers, agent: false });
  request.end();
  const [response] = await once(request, 'response');
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode as number, text, headers: response.headers as Record<string, string> };
}

async function isOpen(host: string, port: number | undefined): Promise<boolean> {
  const socket = connect({ host, port: port ?? 0 });
  const result = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return result;
}

describe('the metrics port', () => {
  it('is off by default: nothing counts, and no port is opened', () => {
    expect([off.settings.METRICS_PORT, off.runtime.metrics]).toEqual([undefined, undefined]);
  });

  it('serves OpenMetrics, and nothing else', async () => {
    const { METRICS_PORT } = local.settings;
    const { status, text, headers } = await ask(METRICS_PORT);
    expect([status, headers['content-type']]).toEqual([
      200,
      'application/openmetrics-text; version=1.0.0; charset=utf-8',
    ]);
    expect(text).toMatch(/\n# EOF\n$/);
    for (const path of ['/', '/api/ready', '/console', '/metrics/x', '//metrics'])
      expect([path, (await ask(METRICS_PORT, {}, path)).status]).toEqual([path, 404]);
    const post = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`, { method: 'POST', body: 'x' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('attacks: metrics at a public port: neither port serves them, with any host and token', async () => {
    for (const server of [local, exposed]) {
      const { PORT, ADMIN_PORT, METRICS_PORT } = server.settings;
      for (const port of [PORT, ADMIN_PORT])
        for (const host of [`default.localhost:${port}`, `localhost:${port}`, `127.0.0.1:${METRICS_PORT}`]) {
          const { status, text } = await ask(port, { host, authorization: `Bearer ${token}` });
          expect([404, 421]).toContain(status);
          expect(text).not.toContain('gatehouse_');
        }
    }
  });

  it('attacks: metrics from another machine: only 127.0.0.1 is listened on', async () => {
    expect(await isOpen('127.0.0.1', local.settings.METRICS_PORT)).toBe(true);
    for (const host of ['127.0.0.2', '::1'])
      expect([host, await isOpen(host, local.settings.METRICS_PORT)]).toEqual([host, false]);
    expect(await isOpen('127.0.0.2', exposed.settings.METRICS_PORT)).toBe(true);
  });

  it('attacks: metrics with METRICS_HOST: only the bearer token reads them', async () => {
    const { METRICS_PORT } = exposed.settings;
    for (const authorization of [
      '',
      'Bearer',
      `Bearer ${token}x`,
      `Basic ${token}`,
      token,
      'Bearer undefined',
    ]) {
      const { status, text, headers } = await ask(METRICS_PORT, { authorization });
      expect([authorization, status, headers['www-authenticate']]).toEqual([authorization, 401, 'Bearer']);
      expect(text).not.toContain('gatehouse_');
    }
    expect((await ask(METRICS_PORT, {}, '/other')).status).toBe(401);
    expect((await ask(METRICS_PORT, { authorization: `Bearer ${token}` })).status).toBe(200);
    expect((await ask(METRICS_PORT, { authorization: `bearer ${token}`, host: 'pod.internal' })).status).toBe(
      200,
    );
  });

  it('attacks: DNS rebinding: without a token, a page in a browser of this machine can’t read metrics', async () => {
    const { METRICS_PORT } = local.settings;
    for (const host of ['evil.example', `evil.example:${METRICS_PORT}`, '127.0.0.1.evil.example', 'a b'])
      expect([host, (await ask(METRICS_PORT, { host })).status]).toEqual([host, 421]);
    for (const host of ['localhost', `127.0.0.1:${METRICS_PORT}`, '[::1]:9464'])
      expect([host, (await ask(METRICS_PORT, { host })).status]).toEqual([host, 200]);
    const { headers } = await ask(METRICS_PORT, { origin: 'https://evil.example' });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is closed when the server stops', async () => {
    const server = await startMeasuredServer();
    await server.stop();
    expect(await isOpen('127.0.0.1', server.settings.METRICS_PORT)).toBe(false);
  });
});
