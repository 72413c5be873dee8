import { Agent, METHODS, request as send } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { implementations } from '../endpoints.ts';
import type { TestServer } from '../../../../tests/support/server.ts';
import { createRequestMetrics, mostRouteSeries } from './requests.ts';
import { createKnownCounter } from './counters.ts';
import { createRegistry } from './registry.ts';
import { scrape, startMeasuredServer } from './scrape.fixture.ts';

const mostSeries = 2_000;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
let server: TestServer;
beforeAll(async () => {
  server = await startMeasuredServer();
});
afterAll(async () => {
  agent.destroy();
  await server.stop();
});

interface Hostile {
  method?: string;
  path: string;
  host?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Methods and hosts that `fetch` doesn't send. */
const ask = ({ method = 'GET', path, host, headers, body }: Hostile): Promise<void> =>
  new Promise((resolve, reject) => {
    const { PORT } = server.settings;
    const request = send(
      {
        agent,
        host: '127.0.0.1',
        port: PORT,
        method,
        path,
        headers: { host: host ?? `default.localhost:${PORT}`, ...headers },
      },
      (response) => response.resume().on('end', resolve),
    );
    request.on('error', reject);
    request.end(body);
  });

async function askAll(count: number, toRequest: (at: number) => Hostile): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, at) => ask(toRequest(at))));
}

const methods = METHODS.filter((method) => method !== 'CONNECT');
const marker = 'invented';

describe('attacks: series without end', () => {
  it('thousands of unknown paths, methods, clients and tenants add no series of their own', async () => {
    const { PORT } = server.settings;
    const warmUp = [
      ...methods.map((method) => ({ method, path: `/${marker}` })),
      { path: `/oidc/${marker}` },
      { path: `/api/users/${marker}` },
      { path: `/console/${marker}` },
      { path: '/', host: `${marker}.localhost:${PORT}` },
      { path: '/', host: `${marker}.example` },
    ];
    await askAll(warmUp.length, (at) => warmUp[at] ?? { path: '/' });
    await askAll(2_500, (at) => ({
      method: methods[at % methods.length],
      path: [`/${marker}${at}`, `/api/${marker}${at}`, `/oidc/${marker}${at}`, `/oidc/auth/${marker}${at}`][
        Math.floor(at / methods.length) % 4
      ] as string,
    }));
    await askAll(300, (at) => ({ path: '/sign-in', host: `${marker}${at}.localhost:${PORT}` }));
    await askAll(300, (at) => ({ path: '/', host: `${marker}${at}.example` }));
    await askAll(300, (at) => ({ path: `/oidc/auth?client_id=${marker}${at}&response_type=code` }));
    await askAll(300, (at) => ({
      method: 'POST',
      path: '/oidc/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `grant_type=${marker}${at}&client_id=${marker}${at}`,
    }));
    const { text, series } = await scrape(server);
    expect(text).not.toContain(marker);
    expect(series.length).toBeLessThan(mostSeries / 4);
  });

  it('requests to every endpoint, with every method, stay below the limit', async () => {
    const requests = implementations.flatMap(({ endpoint: { path, method } }) =>
      [method, 'GET', 'DELETE', 'OPTIONS', 'TRACE'].map((each) => ({
        method: each,
        path: path.replaceAll(/\{\w+\}/g, marker),
      })),
    );
    await askAll(requests.length, (at) => requests[at] ?? { path: '/' });
    const { text, series } = await scrape(server);
    expect(text).not.toContain(marker);
    expect(series.length).toBeLessThan(mostSeries);
    // Room for the responses that only authenticated callers get.
    const ofRoutes = series.filter(({ name }) => name === 'gatehouse_http_requests_total');
    expect(ofRoutes.length).toBeGreaterThan(300);
    expect(ofRoutes.length).toBeLessThan(mostRouteSeries / 2);
  });

  it('beyond the limit, requests of further routes are counted together', async () => {
    const registry = createRegistry();
    const openRoute = createRequestMetrics(registry);
    for (let at = 0; at < 2_000; at += 1) openRoute(`/route-${at}`, 'page')('GET', 200 + (at % 4) * 100, 1);
    const text = await registry.metrics();
    const counts = [...text.matchAll(/^gatehouse_http_requests_total\{route="(\S+?)".*\} (\d+)$/gm)];
    expect(counts).toHaveLength(mostRouteSeries + 4);
    expect(counts.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(2_000);
    const rest = counts.filter(([, route]) => route === 'other').map(([, , count]) => Number(count));
    expect(rest).toEqual([150, 150, 150, 150]);
  });

  it('unknown values of a label are counted together', async () => {
    const registry = createRegistry();
    const count = createKnownCounter(registry, {
      name: 'x_total',
      help: 'x',
      label: 'grant',
      values: ['known'],
    });
    for (const value of ['known', 'invented1', 'invented2', 'other', '__proto__']) count(value);
    const text = await registry.metrics();
    expect(text.match(/^x_total.*$/gm)).toEqual(['x_total{grant="known"} 1', 'x_total{grant="other"} 4']);
  });

  it('labels have only these names', async () => {
    const { series } = await scrape(server);
    const names = new Set(
      series.filter(({ name }) => name.startsWith('gatehouse_')).flatMap(({ labels }) => Object.keys(labels)),
    );
    expect([...names].toSorted()).toEqual(
      ['area', 'hashes', 'grant', 'le', 'method', 'kind', 'result', 'route', 'state', 'status'].toSorted(),
    );
  });
});
