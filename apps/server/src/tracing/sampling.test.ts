import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../../tests/support/server.ts';
import { type Collector, startCollector, startTracedServer } from './collector.fixture.ts';
import { parseTraceparent } from './traceparent.ts';

let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector.stop());

const path = '/api/.well-known/sign-in-exp';
const idOf = (number: number): string => number.toString(16).padStart(32, 'a');
const header = (number: number, flags = '01'): string => `00-${idOf(number)}-00f067aa0ba902b7-${flags}`;

/** Requests as a proxy on this machine sends them, with the client's IP address. */
async function ask(server: TestServer, traceparent: string, forwardedFor?: string): Promise<void> {
  const origin = `http://default.localhost:${server.settings.PORT}`;
  const headers = { traceparent, ...(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}) };
  const response = await fetch(origin + path, { headers });
  await response.text();
}
const traced = (number: number) => collector.spans.filter(({ traceId }) => traceId === idOf(number));

describe('a traceparent', () => {
  it('of a trusted proxy decides: the request continues that trace, or isn’t traced', async () => {
    const server = await startTracedServer(collector, {
      ratio: 0,
      environment: { TRUST_PROXY: 'loopback' },
    });
    await ask(server, header(1), '192.0.2.1');
    await ask(server, header(2, '00'), '192.0.2.1');
    await server.stop();
    const [request] = traced(1).filter(({ kind }) => kind === 2);
    expect(request).toMatchObject({ parentSpanId: '00f067aa0ba902b7', attributes: { 'http.route': path } });
    expect(traced(2)).toEqual([]);
  });

  it('of anyone else is ignored', async () => {
    const before = collector.spans.length;
    // No proxy is trusted, or another one, or the sender itself isn't a proxy.
    for (const [TRUST_PROXY, forwardedFor] of [
      ['', '192.0.2.1'],
      ['192.0.2.9', '192.0.2.1'],
      ['loopback', undefined],
    ] as const) {
      const server = await startTracedServer(collector, { ratio: 0, environment: { TRUST_PROXY } });
      await ask(server, header(3), forwardedFor);
      await server.stop();
    }
    expect(collector.spans.slice(before)).toEqual([]);

    const server = await startTracedServer(collector, { ratio: 1 });
    await ask(server, header(4), '192.0.2.1');
    await ask(server, header(5, '00'), '192.0.2.1');
    await server.stop();
    expect([...traced(4), ...traced(5)]).toEqual([]);
    expect(collector.spans.slice(before).filter(({ kind }) => kind === 2)).toHaveLength(2);
  });

  it('doesn’t let clients whose header a proxy passes on have everything traced', async () => {
    const server = await startTracedServer(collector, {
      ratio: 0,
      environment: { TRUST_PROXY: 'loopback' },
    });
    const started = performance.now();
    await Promise.all(Array.from({ length: 200 }, (_, at) => ask(server, header(1000 + at), '192.0.2.1')));
    const seconds = Math.ceil((performance.now() - started) / 1000) + 1;
    await server.stop();
    const requests = Array.from({ length: 200 }, (_, at) => traced(1000 + at)).filter(
      (spans) => spans.length > 0,
    );
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.length).toBeLessThanOrEqual(20 * seconds);
    expect(requests.length).toBeLessThan(200);
  });

  it.each([
    ['', undefined],
    ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', undefined],
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01', undefined],
    ['ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', undefined],
    ['00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01', undefined],
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more', undefined],
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01, x', undefined],
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-03', 1],
    ['01-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00-more', 0],
  ])('is read as W3C Trace Context says: %s', (given, flags) => {
    expect(parseTraceparent(given)?.traceFlags).toBe(flags);
  });
});

describe('the share of requests', () => {
  it('that OTEL_TRACES_SAMPLER_ARG says is traced, with all their spans', async () => {
    const before = collector.spans.length;
    const server = await startTracedServer(collector, { ratio: 0.5 });
    const origin = `http://default.localhost:${server.settings.PORT}`;
    await Promise.all(Array.from({ length: 200 }, () => fetch(origin + path).then((one) => one.text())));
    await server.stop();
    const spans = collector.spans.slice(before);
    const requests = spans.filter(({ kind }) => kind === 2);
    // Six standard deviations around 100.
    expect(requests.length).toBeGreaterThan(57);
    expect(requests.length).toBeLessThan(143);
    const ids = new Set(spans.map(({ spanId }) => spanId));
    expect(spans.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))).toEqual([]);
  });
});
